package picklerick

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

type phrases struct{ *talk.UI }

func (t phrases) say(id string, args ...tables.Args) string {
	return t.Words.Say("picklerick."+id, args...)
}

func (t phrases) customOf(house rules.House) session.Custom {
	book := parts.Rulebook()
	return session.Custom{Book: &book, Switches: game.Switches, House: house}
}

func (t phrases) readingOf(name, value string) string {
	return t.customOf(nil).Reading(name, value, t.Words.Lang())
}

func (t phrases) seat(seat rules.Seat) string {
	switch seat {
	case game.SeatRick, game.SeatRussians, rules.Cardboard:
		return t.say("seat." + string(seat))
	}
	return ""
}

func (t phrases) figure(f game.Figure) string {
	return t.named("figure", f)
}

// whom returns a figure's name as the object of a sentence.
func (t phrases) whom(f game.Figure) string { return t.named("whom", f) }

func (t phrases) named(list string, f game.Figure) string {
	if f.IsOperative() {
		return t.say(list+".operative", tables.Args{"number": int(f)})
	}
	return t.say(list + "." + cmp.Or(f.String(), "none"))
}

func (t phrases) figures(who []game.Figure) string { return talk.NameAll(who, t.figure) }

func (t phrases) dir(d game.Dir) string { return t.listWord("dir", d.String()) }

// toward returns a direction for the end of a sentence, such as "на север".
func (t phrases) toward(d game.Dir) string     { return t.listWord("toward", d.String()) }
func (t phrases) symbol(s parts.Symbol) string { return t.listWord("symbol", string(s)) }
func (t phrases) colour(c parts.Colour) string { return t.listWord("colour", string(c)) }
func (t phrases) part(p game.Part) string      { return t.listWord("part", string(p)) }

func (t phrases) listWord(list, name string) string {
	if name == "" {
		return "?"
	}
	return t.say(list + "." + name)
}

func (t phrases) symbols(list []parts.Symbol) string {
	if len(list) == 0 {
		return t.say("symbol.none")
	}
	return strings.Join(tables.Each(list, t.symbol), " · ")
}

func (t phrases) card(id string) string {
	if c, ok := t.cardByID(id); ok {
		return t.cardName(c)
	}
	return id
}

func (t phrases) cardName(c parts.Card) string {
	return cmp.Or(c.Name.In(t.Words.Lang()), c.ID)
}

func (t phrases) wayOf(from game.Cell, path []game.Cell) string {
	return talk.NameAll(from.Way(path), t.toward)
}

// Margins show the column letter and row number of a tile: L4 is the Bathroom. Letters that look
// like digits, or that mark Rick or Jaguar, are not used. A Russian letter must not look like a
// Latin letter, because the Latin one could mean another column.
const rowOfBathroom = 4

var columnLetters = tables.Text{En: "ABCDEFGHKLMNPQSTUVWXYZ", Ru: "БГДЖЗИЛПУФЦЧШЩЭЮ"}

// through returns words for a step of Jaguar through a wall, or "".
func (t phrases) through(s game.State, who game.Figure, path []game.Cell) string {
	if len(path) != 1 || !s.ThroughWall(game.StepTo{Figure: who, To: path[0]}) {
		return ""
	}
	return " " + t.say("decided.through")
}

func (t phrases) cell(c game.Cell) string {
	if column := t.columnName(c[0]); column != "" {
		return column + rowName(c[1])
	}
	return strconv.Itoa(c[0]) + "," + strconv.Itoa(c[1])
}

func (t phrases) columnName(x int) string {
	letters := t.columns()
	if i := x + bathroomIn(letters); i >= 0 && i < len(letters) {
		return string(letters[i])
	}
	return ""
}

func (t phrases) columns() []rune { return []rune(columnLetters.In(t.Words.Lang())) }

func bathroomIn(columns []rune) int {
	return slices.IndexFunc(columns, func(r rune) bool { return r == 'L' || r == 'П' })
}

func rowName(y int) string { return strconv.Itoa(y + rowOfBathroom) }

func (t phrases) cellNamed(typed string) (game.Cell, bool) {
	name := []rune(strings.ToUpper(withoutBlanks(typed)))
	if len(name) < 2 {
		return game.Cell{}, false
	}
	column := slices.Index(t.columns(), name[0])
	row, err := strconv.Atoi(string(name[1:]))
	if column < 0 || err != nil || max(row, -row) > maxDistance {
		return game.Cell{}, false
	}
	return game.Cell{column - bathroomIn(t.columns()), row - rowOfBathroom}, true
}

// code returns a figure's sign on the board, such as R, J or 7.
func (t phrases) code(f game.Figure) string { return strings.ToUpper(t.figureKeys(f)[0]) }

func (t phrases) figureKeys(f game.Figure) []string {
	switch f {
	case game.Rick:
		return t.Letters(rickLetters)
	case game.Jaguar:
		return t.Letters(jaguarLetters)
	}
	return []string{f.String()[len("operative "):]}
}

// Here lists the rules that people probably look up in a state, the likeliest first.
func (Flow) Here(s game.State) []tables.RuleID {
	switch {
	case s.Result != nil:
		return []tables.RuleID{"PR-WIN-05", "PR-WIN-07", "PR-WIN-08"}
	case s.Wait != nil && s.Wait.For == game.ForTile && s.Wait.Way == game.Afoot:
		return []tables.RuleID{"PR-TILE-04", "PR-OPS-03", "PR-JAG-02"}
	case s.Wait != nil && s.Wait.For == game.ForTile:
		return []tables.RuleID{"PR-VENT-06", "PR-VENT-05", "PR-AMB-16"}
	case s.Wait != nil && s.Wait.For == game.ForBribe:
		return []tables.RuleID{"PR-CLAR-03", "PR-CLAR-04"}
	case s.Wait != nil && s.Wait.For == game.ForTrap:
		return []tables.RuleID{"PR-AMB-43", "PR-SHOOT-02"}
	case s.Wait != nil:
		return []tables.RuleID{"PR-WIN-10", "PR-AMB-29"}
	}
	switch s.Turn.Step {
	case game.Roll:
		return []tables.RuleID{"PR-ROLL-01", "PR-DICE-02"}
	case game.Choose, game.Fall:
		if s.Turn.Side == game.SeatRussians {
			return []tables.RuleID{"PR-REROLL-04", "PR-REROLL-01", "PR-DICE-11"}
		}
		return []tables.RuleID{"PR-REROLL-03", "PR-REROLL-01", "PR-DICE-11"}
	case game.Act:
		return []tables.RuleID{"PR-SOLO-06", "PR-SOLO-07", "PR-SOLO-08", "PR-AMB-34"}
	}
	return spendingRules(s)
}

func spendingRules(s game.State) []tables.RuleID {
	out := []tables.RuleID{"PR-SPEND-05"}
	if s.Turn.Grant != nil && s.Turn.Grant.Effect == parts.Flight {
		out = append([]tables.RuleID{"PR-CLAR-11"}, out...)
	}
	if s.Turn.Side == game.SeatRussians {
		return append(out, "PR-RUS-04", "PR-SHOOT-03", "PR-RUS-07")
	}
	out = append(out, "PR-RICK-02")
	gun := func(d game.Die) bool { return d.Spent == game.Unspent && d.Face == parts.Gun }
	if slices.ContainsFunc(s.Turn.Dice, gun) {
		out = append(out, "PR-DICE-08")
	}
	return append(out, "PR-VENT-02", "PR-JAG-09", "PR-DICE-09")
}

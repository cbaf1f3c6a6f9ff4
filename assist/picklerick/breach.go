package picklerick

import (
	"fmt"
	"strconv"
	"strings"

	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	box "tablemate/tables/picklerick"
)

// variants are the arguments that make a breach of one rule a case of its own,
// the most special first.
var variants = []string{"by_card", "again", "crossed", "neighbours", "die", "want", "problem", "figure", "status", "missing"}

// Breach is the sentence of a warning, for rules whose own text is not plain
// enough at that moment.
func (Flow) Breach(t *session.Talk, s game.State, did game.Action, v rules.Violation) string {
	a := asking{talk{t}, s}
	said := a.spoken(v.Args)
	for name, value := range a.moment(did) {
		if _, told := said[name]; !told {
			said[name] = value
		}
	}
	if _, over := v.Args["over"]; over {
		return a.say("breach.over", said)
	}
	for _, variant := range variants {
		id := "breach." + string(v.Rule) + "-" + variant
		if _, there := v.Args[variant]; there && a.Words.Has("picklerick."+id) {
			return a.say(id, said)
		}
	}
	if id := "breach." + string(v.Rule); a.Words.Has("picklerick." + id) {
		return a.say(id, said)
	}
	return ""
}

// moment is what any sentence may mention: whose turn, the dice at hand, what
// can still be done.
func (a asking) moment(did game.Action) tables.Args {
	said := tables.Args{
		"side": a.seat(a.state.Turn.Side), "at_hand": a.symbols(a.handDice()), "deck": a.deck(),
		"open": a.openSteps(), "shooters": a.figures(a.shooters()),
		"health": a.state.Jaguar.Health, "card": "", "cost": "",
	}
	if p, ok := did.(game.Play); ok {
		said["card"] = a.playedName(p)
	}
	return said
}

// openSteps names the steps that could still be taken, of each figure.
func (a asking) openSteps() string {
	ways := map[game.Figure][]string{}
	var who []game.Figure
	for _, step := range a.state.Moves() {
		if step.ByCard {
			continue
		}
		from, _ := a.state.Where(step.Figure)
		d, _ := from.Toward(step.To)
		if ways[step.Figure] == nil {
			who = append(who, step.Figure)
		}
		ways[step.Figure] = append(ways[step.Figure], a.toward(d))
	}
	parts := make([]string, len(who))
	for i, f := range who {
		parts[i] = a.figure(f) + " " + strings.Join(ways[f], ", ")
	}
	return strings.Join(parts, "; ")
}

// shooters lists who can still shoot at Rick.
func (a asking) shooters() []game.Figure {
	var out []game.Figure
	for _, l := range (game.Game{}).Legal(a.state) {
		if s, ok := l.(game.Shoot); ok && !s.ByCard {
			out = append(out, s.Figure)
		}
	}
	return out
}

// spoken are a violation's arguments in people's words.
func (a asking) spoken(from rules.Args) tables.Args {
	out := tables.Args{}
	if dice, ok := from["dice"].(int); ok && from["symbol"] != nil {
		out["unspent"] = a.say("unspent."+fmt.Sprint(from["symbol"]), args("count", dice))
	}
	for name, value := range from {
		switch name {
		case "figure":
			out[name] = a.figure(figureNamed(value))
		case "toward", "arrow", "right":
			out[name] = a.toward(dirNamed(value))
		case "symbol", "face":
			out[name] = a.named("symbol", fmt.Sprint(value))
		case "side":
			out["other"] = a.seat(rules.Seat(fmt.Sprint(value)))
		case "price":
			out["cost"] = a.price(value)
		case "problem":
			out["problem"] = a.problem(from)
		case "step", "report":
			out[name] = a.named(name, fmt.Sprint(value))
		default:
			out[name] = value
		}
	}
	return out
}

func (a asking) price(value any) string {
	list, _ := value.([]string)
	names := make([]string, len(list))
	for i, s := range list {
		names[i] = a.named("symbol", s)
	}
	return strings.Join(names, " · ")
}

func (a asking) problem(from rules.Args) string {
	said, _ := from["args"].(rules.Args)
	return a.Words.Say(fmt.Sprint(from["problem"]), said)
}

// Reason is a sentence for one step of an automated decision. What a reason
// mentions may come fresh from the decision or read back from a record.
func (Flow) Reason(t *session.Talk, r rules.Reason) string {
	w := talk{t}
	said := tables.Args{}
	for _, arg := range r.Args {
		said[arg.Name] = w.mentioned(arg.Value)
	}
	if id := "reason." + r.Point; w.Words.Has("picklerick." + id) {
		return w.say(id, said)
	}
	return string(r.Rule)
}

// mentioned is one value of a reason in people's words.
func (t talk) mentioned(value any) any {
	switch v := plainly(value).(type) {
	case string:
		return t.word(v)
	case float64:
		return int(v)
	case []any:
		if cell, ok := cellOf(v); ok {
			return place(cell)
		}
		parts := make([]string, len(v))
		for i, part := range v {
			parts[i] = fmt.Sprint(t.mentioned(part))
		}
		return strings.Join(parts, ", ")
	case map[string]any:
		var parts []string
		for _, d := range game.Dirs {
			if n, there := v[d.String()]; there {
				parts = append(parts, t.toward(d)+" "+fmt.Sprint(t.mentioned(n)))
			}
		}
		return strings.Join(parts, ", ")
	default:
		return v
	}
}

// word is a name of the journal as people say it.
func (t talk) word(name string) string {
	if f := figureNamed(name); f != game.NoFigure {
		return t.figure(f)
	}
	if d := dirNamed(name); d != game.NoDir {
		return t.toward(d)
	}
	if n, err := strconv.Atoi(name); err == nil {
		return strconv.Itoa(n)
	}
	return name
}

func cellOf(list []any) (game.Cell, bool) {
	if len(list) != 2 {
		return game.Cell{}, false
	}
	x, isX := list[0].(float64)
	y, isY := list[1].(float64)
	return game.Cell{int(x), int(y)}, isX && isY
}

// Here lists the rules that matter at this moment, most likely first.
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
	if s.Turn.Grant != nil && s.Turn.Grant.Effect == box.Flight {
		out = append([]tables.RuleID{"PR-CLAR-11"}, out...)
	}
	if s.Turn.Side == game.SeatRussians {
		return append(out, "PR-RUS-04", "PR-SHOOT-03", "PR-RUS-07")
	}
	return append(out, "PR-RICK-02", "PR-VENT-02", "PR-JAG-09", "PR-DICE-09")
}

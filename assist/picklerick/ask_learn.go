package picklerick

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	"tablemate/tables/card"
	parts "tablemate/tables/picklerick"
)

// maxOnCard is the largest number on a card.
const maxOnCard = 25

func (t phrases) cardByID(id string) (parts.Card, bool) {
	if c, ok := t.learnedCard(id); ok {
		return c, true
	}
	return parts.CardByID(id)
}

func (t phrases) learnedCard(id string) (parts.Card, bool) {
	var c parts.Card
	found := t.Box != nil && t.Box.Find(id, &c)
	return c, found
}

func (t phrases) cards(side parts.Side) []parts.Card {
	out := make([]parts.Card, 0, len(parts.Cards))
	add := func(id string) {
		c, ok := t.cardByID(id)
		if ok && (c.Side == side || c.Side == parts.AnySide) &&
			!slices.ContainsFunc(out, func(o parts.Card) bool { return o.ID == id }) {
			out = append(out, c)
		}
	}
	for _, c := range parts.Cards {
		add(c.ID)
	}
	if t.Box != nil {
		for _, id := range t.Box.IDs() {
			add(id)
		}
	}
	return out
}

type cardForm struct {
	prompter
	card  parts.Card
	given parts.Card // what `card` was before the questions
	fresh bool       // people chose the menu row for a new card
	anew  bool       // typed values replace saved ones
	read  bool       // people type the values now, or typed them earlier
	done  bool       // all values are known
}

// ask asks for the unknown values of a card, and saves them.
func (f *cardForm) ask(choose ...func() error) error {
	err := talk.StepsWithin(append(choose, f.begin, f.newEffect, f.cost, f.bookEffect, f.amount, f.reach, f.targets,
		f.draws)...)
	if err == nil && f.read && !f.done {
		f.learn(f.card)
	}
	return err
}

func (f *cardForm) name() (err error) {
	if !f.fresh {
		return talk.ErrUnasked
	}
	f.card, f.anew, err = f.newCard()
	return err
}

func (f *cardForm) begin() error {
	f.given, f.read, f.done = f.card, true, false
	printed, inBook := parts.CardByID(f.card.ID)
	if kept, ok := f.learnedCard(f.card.ID); ok && !f.anew {
		f.card, f.done = kept, true
	} else if inBook && printed.Cost != nil && printed.Amount != parts.Unread && printed.Effect != parts.Other {
		f.read, f.done = false, true
	}
	return talk.ErrUnasked
}

func (f *cardForm) inBook() bool {
	_, inBook := parts.CardByID(f.given.ID)
	return inBook
}

func (f *cardForm) newEffect() (err error) {
	if f.done || f.given.Effect != "" {
		return talk.ErrUnasked
	}
	f.card.Effect, err = f.askEffect()
	return err
}

func (f *cardForm) cost() error {
	if f.done || f.given.Cost != nil {
		return talk.ErrUnasked
	}
	cost, err := talk.Written(f.UI, desk.Question{Text: f.say("card.cost", tables.Args{"card": f.cardName(f.card)}),
		Help: f.say("card.cost-help"), Example: f.Own("mc", "дк")[0]}, readCost)
	f.card.Cost = &cost
	return err
}

func (f *cardForm) bookEffect() (err error) {
	if f.done || !f.inBook() || f.given.Effect != parts.Other {
		return talk.ErrUnasked
	}
	f.card.Effect, err = f.askEffect()
	return err
}

// learn saves a card. If this fails, the game continues.
func (a prompter) learn(c parts.Card) {
	if a.Box == nil {
		return
	}
	if err := a.Box.Learn(c.ID, c); err != nil {
		why, ok := talk.Sentence(a.Words, err)
		if !ok {
			why = err.Error()
		}
		a.Desk.Say(a.Paint.Warning(a.say("card.not-kept", tables.Args{"card": a.cardName(c), "why": why})))
	}
}

// newCard asks for a card that the rulebook does not name, or whose saved values are wrong. If
// `anew` is true, saved values are not used.
func (a prompter) newCard() (c parts.Card, anew bool, err error) {
	side := parts.Side(a.state.Turn.Side)
	name, facts, err := a.askCardLine(side)
	if err != nil {
		return parts.Card{}, false, err
	}
	told := facts.Effect != ""
	id, printed := strings.ToLower(strings.Join(strings.Fields(name), "-")), tables.Text{En: name, Ru: name}
	for _, known := range a.cards(side) {
		if !strings.EqualFold(name, known.Name.En) && !strings.EqualFold(name, known.Name.Ru) {
			continue
		}
		if _, read := a.learnedCard(known.ID); !read && !told {
			return known, false, nil
		}
		anew, err := a.Desk.Confirm(
			desk.Question{Text: a.say("card.again", tables.Args{"card": a.cardName(known)}), Default: "n"},
		)
		if err != nil || !anew {
			return known, false, err
		}
		if printed, inBook := parts.CardByID(known.ID); inBook && !told {
			return printed, true, nil
		}
		id, printed = known.ID, known.Name
	}
	c = facts
	c.ID, c.Name, c.Side = id, printed, side
	if !told {
		c.Amount = parts.Unread
		return c, true, nil
	}
	return a.saidBack(c)
}

func (a prompter) askCardLine(side parts.Side) (name string, facts parts.Card, err error) {
	q := desk.Question{Text: a.say("card.name"), Help: a.say("card.name-help"), Rest: true,
		Example: a.Own("Sticky Bomb hits 3 gt 0-2", "Липкая бомба бьёт 3 пи 0-2")[0]}
	typed, err := talk.Written(a.UI, q, func(typed string) (string, error) {
		_, _, err := readCardLine(typed, side)
		return typed, err
	})
	if err != nil {
		return "", facts, err
	}
	return readCardLine(typed, side)
}

// saidBack shows the values of a card, which people typed as a single line. It asks whether the
// values are right. If they are wrong, it asks for the card again.
func (a prompter) saidBack(c parts.Card) (card parts.Card, anew bool, err error) {
	if c.Effect == parts.Weapon {
		c.Targets = max(1, c.Targets)
	}
	said := a.say("card.told", tables.Args{"card": a.cardName(c), "told": about(a.Words.Lang(), c)})
	right, err := a.Desk.Confirm(desk.Question{Text: said, Default: "y"})
	if err == nil && !right {
		return a.newCard()
	}
	return c, true, err
}

// askEffect asks for the effect of a card. Effects of the other side's cards come last.
func (a prompter) askEffect() (parts.Effect, error) {
	var effects, others []parts.Effect
	for _, e := range parts.Effects {
		if side, known := effectsOf[e]; known && side != parts.Side(a.state.Turn.Side) {
			others = append(others, e)
			continue
		}
		effects = append(effects, e)
	}
	effects = append(effects, others...)
	return talk.ChooseOne(a.UI, desk.Question{Text: a.say("card.effect")}, effects,
		func(i int, e parts.Effect) desk.Option {
			return desk.Option{Keys: []string{strconv.Itoa(i + 1)}, Label: a.say("effect." + string(e))}
		})
}

// effectsOf maps an effect to the only side that has cards with this effect in the rulebook. Other
// effects are missing.
var effectsOf = map[parts.Effect]parts.Side{
	parts.Weapon: parts.RickSide, parts.Beam: parts.RickSide, parts.Flight: parts.RickSide,
	parts.Parkour: parts.RickSide,
	parts.Jokers:  parts.RickSide, parts.HealRick: parts.RickSide, parts.Trap: parts.RickSide,
	parts.HealJag: parts.RussiansSide, parts.Summon: parts.RussiansSide, parts.Enter: parts.RussiansSide,
	parts.Bribe: parts.RussiansSide, parts.Collapse: parts.RussiansSide, parts.Turn: parts.RussiansSide,
}

// slot returns a field of a card, with its value. If the card's effect does not use the field,
// `Matters` is false in the result.
func slot(c *parts.Card, field string) card.Slot {
	return card.Question{Fields: field}.Slots(reflect.ValueOf(c).Elem())[0]
}

func (f *cardForm) amount() error {
	f.card.Amount = f.given.Amount
	switch known := f.given.Amount != parts.Unread && !(f.inBook() && f.given.Amount == 0); {
	case f.done:
		return talk.ErrUnasked
	case !slot(&f.card, "amount").Matters:
		f.card.Amount = max(0, f.card.Amount)
		return talk.ErrUnasked
	case known:
		return talk.ErrUnasked
	}
	return f.askNumber("card.amount-"+string(f.card.Effect), "", &f.card, "amount")
}

func (f *cardForm) reach() error {
	if f.done {
		return talk.ErrUnasked
	}
	f.card.Range = f.given.Range
	if !slot(&f.card, "range").Matters || f.card.Range != nil {
		return talk.ErrUnasked
	}
	q := desk.Question{Text: f.say("card.range", tables.Args{"card": f.cardName(f.card)}), Example: "0-1"}
	reach, err := talk.Written(f.UI, q, readRange)
	f.card.Range = &reach
	return err
}

func (f *cardForm) targets() error {
	if f.done {
		return talk.ErrUnasked
	}
	f.card.Targets = f.given.Targets
	if !slot(&f.card, "targets").Matters || f.card.Targets > 0 {
		return talk.ErrUnasked
	}
	return f.askNumber("card.most-targets", "1", &f.card, "targets")
}

// The method `draws` asks how many cards a player may draw by playing a new card. If the new card
// was typed in one line, this number is known already.
func (f *cardForm) draws() error {
	if f.done || f.inBook() || f.given.Cost != nil || f.given.Amount != parts.Unread {
		return talk.ErrUnasked
	}
	return f.askNumber("card.draws", "0", &f.card, "draws")
}

func (a prompter) askNumber(id, likely string, c *parts.Card, field string) error {
	q := desk.Question{Text: a.say(id, tables.Args{"card": a.cardName(*c)}), Default: likely}
	into, least := slot(c, field), 1
	if likely == "0" {
		least = 0
	}
	n, err := a.Desk.Number(q, max(least, into.Low), into.High)
	into.Value.SetInt(int64(n))
	return err
}

// Read asks for a card that the rulebook does not name, saves it, and returns its name.
func (Flow) Read(s *talk.UI) (string, error) {
	t := phrases{s}
	sides := []parts.Side{parts.RickSide, parts.RussiansSide}
	side, err := talk.ChooseOne(s, desk.Question{Text: t.Words.Say("box.card-whose")}, sides,
		func(_ int, side parts.Side) desk.Option {
			return desk.Option{Label: t.seat(rules.Seat(side))}
		})
	if err != nil {
		return "", err
	}
	f := &cardForm{prompter: prompter{t, game.State{Turn: game.Turn{Side: rules.Seat(side)}}}, fresh: true}
	err = f.ask(f.name)
	return t.cardName(f.card), err
}

// readCost parses a price: "mt" is one movement symbol and one tools symbol. "aa" is any two
// symbols, and "-" is no price. "xt4" is one to four tools symbols, as the player chooses.
func readCost(typed string) (parts.Cost, error) {
	var cost parts.Cost
	letters := withoutBlanks(typed)
	if letters == "" {
		return cost, unread("cost", nil)
	}
	if strings.Trim(letters, nothingLetters) == "" {
		return cost, nil
	}
	letters, cost, err := cutX(letters)
	if err != nil {
		return parts.Cost{}, err
	}
	for _, r := range letters {
		face, known := letterMeaning(symbolLetters, r)
		switch {
		case strings.ContainsRune(anyLetters, unicode.ToLower(r)):
			cost.Any++
		case !known || face == parts.Joker:
			return parts.Cost{}, unread("cost", nil)
		default:
			*cost.Of(face)++
		}
	}
	return cost, nil
}

// cutX removes the variable part, such as "xt4", from a price.
func cutX(letters string) (rest string, cost parts.Cost, err error) {
	before, after, has := strings.Cut(strings.NewReplacer("х", "x", "Х", "x", "X", "x").Replace(letters), "x")
	if !has {
		return letters, cost, nil
	}
	behind := []rune(after)
	digits := 1
	for digits < len(behind) && unicode.IsDigit(behind[digits]) {
		digits++
	}
	if len(behind) < 2 || digits == 1 {
		return "", cost, unread("cost-x", nil)
	}
	face, known := letterMeaning(symbolLetters, behind[0])
	most, wrong := strconv.Atoi(string(behind[1:digits]))
	if !known || face == parts.Joker || wrong != nil || most < 1 || most > maxOnCard {
		return "", cost, unread("cost-x", nil)
	}
	return before + string(behind[digits:]), parts.Cost{X: face, XMax: most}, nil
}

// readRange parses "0-1" or a single number.
func readRange(typed string) (parts.Range, error) {
	low, high, both := strings.Cut(strings.ReplaceAll(withoutBlanks(typed), "–", "-"), "-")
	if !both {
		high = low
	}
	from, wrong := strconv.Atoi(low)
	to, also := strconv.Atoi(high)
	if wrong != nil || also != nil || from < 0 || to < from || to > maxDistance {
		return parts.Range{}, unread("range", nil)
	}
	return parts.Range{Min: from, Max: to}, nil
}

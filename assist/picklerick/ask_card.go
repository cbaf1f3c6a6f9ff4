package picklerick

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// askPlay asks for a card, its unknown values, and the choices that its effect needs.
func (a prompter) askPlay() (game.Action, error) {
	if a.hand() == 0 {
		a.Desk.Say(a.say("breach.PR-CARD-03"))
	}
	f := &cardForm{prompter: a}
	var p game.Play
	steps := []func() error{func() error {
		err := f.ask(f.choose, f.name)
		p = game.Play{Card: f.card.ID}
		if f.read {
			p.Facts = new(f.card)
		}
		return err
	}}
	for _, choose := range []func(parts.Card, *game.Play) error{
		a.choosePay, a.chooseTargets, a.chooseWay, a.chooseX, a.chooseCell, a.chooseOnCell,
	} {
		steps = append(steps, func() error { return choose(f.card, &p) })
	}
	err := talk.StepsWithin(steps...)
	return p, err
}

func (f *cardForm) choose() error {
	cards := f.cards(parts.Side(f.state.Turn.Side))
	options := talk.Options(cards, func(i int, c parts.Card) desk.Option {
		return desk.Option{Keys: cardKeys(i, c), Label: f.cardName(c)}
	})
	options = append(options, desk.Option{Keys: f.Own("new", "новая"), Label: f.say("card.new")})
	i, err := f.Desk.Choose(desk.Question{Text: f.say("card.which")}, options)
	if f.fresh, f.anew = i == len(cards), false; err == nil && !f.fresh {
		f.card = cards[i]
	}
	return err
}

// cardKeys returns what people may type for a card: its row number or a name. If a name is itself a
// number, it is left out, because this number could mean another row.
func cardKeys(i int, c parts.Card) []string {
	keys := []string{strconv.Itoa(i + 1)}
	for _, name := range []string{c.Name.En, c.Name.Ru} {
		key := strings.ToLower(strings.ReplaceAll(name, " ", "-"))
		if _, err := strconv.Atoi(key); err != nil && key != "" && !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	}
	return keys
}

// choosePay asks which symbols pay for a card with a price such as "aa" (any two symbols). For
// other prices, package rules/picklerick chooses the symbols.
func (a prompter) choosePay(c parts.Card, p *game.Play) error {
	if c.Cost == nil || c.Cost.Any == 0 || *c.Cost != (parts.Cost{Any: c.Cost.Any}) {
		return talk.ErrUnasked
	}
	hand := a.handDice()
	if len(hand) <= c.Cost.Any || len(kinds(hand)) < 2 {
		return talk.ErrUnasked
	}
	p.Pay = nil
	faces := make([]parts.Symbol, c.Cost.Any)
	steps := make([]func() error, c.Cost.Any)
	for n := range steps {
		steps[n] = func() (err error) {
			left := slices.Clone(hand)
			for _, face := range faces[:n] {
				left = slices.Delete(left, slices.Index(left, face), slices.Index(left, face)+1)
			}
			faces[n], err = a.chooseSymbol(kinds(left), *p)
			return err
		}
	}
	err := talk.StepsWithin(steps...)
	if err == nil {
		p.Pay = a.payment(faces)
	}
	return err
}

func (a prompter) payment(faces []parts.Symbol) *game.Payment {
	var pay game.Payment
	for _, face := range faces {
		if die := a.die(face, pay.Dice); die > 0 {
			pay.Dice = append(pay.Dice, die)
		} else {
			pay.Jokers++
		}
	}
	return &pay
}

// kinds lists the different symbols in `hand`, the least useful first.
func kinds(hand []parts.Symbol) []parts.Symbol {
	var out []parts.Symbol
	for _, s := range []parts.Symbol{parts.Tools, parts.Gun, parts.CardSign, parts.Movement, parts.Joker} {
		if slices.Contains(hand, s) {
			out = append(out, s)
		}
	}
	return out
}

func (a prompter) chooseSymbol(kinds []parts.Symbol, p game.Play) (parts.Symbol, error) {
	if len(kinds) == 1 {
		return kinds[0], talk.ErrUnasked
	}
	q := desk.Question{Text: a.say("card.pay"), Default: a.lawful(a.Letters(symbolLetters[kinds[0]])[0], p)}
	return talk.ChooseOne(a.UI, q, kinds, func(_ int, s parts.Symbol) desk.Option {
		return desk.Option{Keys: a.Letters(symbolLetters[s]), Label: a.symbol(s)}
	})
}

// The method `die` returns the number of an unspent die with this face, counted from 1. Dice in
// `taken` are skipped. If there is no such die, the result is 0.
func (a prompter) die(face parts.Symbol, taken []int) int {
	for i, die := range a.state.Turn.Dice {
		if die.Face == face && die.Spent == game.Unspent && !slices.Contains(taken, i+1) {
			return i + 1
		}
	}
	return 0
}

func (a prompter) chooseTargets(c parts.Card, p *game.Play) error {
	if c.Effect != parts.Weapon {
		return talk.ErrUnasked
	}
	p.Targets = nil
	reach := slices.DeleteFunc(a.state.Enemies(), func(f game.Figure) bool { return a.state.Misses(c, f) != nil })
	if len(reach) == 0 {
		reach = a.state.Enemies()
	}
	switch {
	case len(reach) == 0:
		return talk.ErrUnasked
	case c.Targets == 1:
		q := desk.Question{Text: a.say("card.target")}
		target, err := a.chooseFigure(q, reach, func(f game.Figure) game.Action {
			with := *p
			with.Targets = []game.Figure{f}
			return with
		})
		p.Targets = []game.Figure{target}
		return err
	}
	q := desk.Question{Text: a.say("card.targets", tables.Args{"count": c.Targets}), Needed: true, Twice: true}
	q.Default = a.likelyTargets(*p, reach, c.Targets)
	targets, err := talk.ChooseSome(a.UI, q, reach, a.figureOption)
	p.Targets = targets
	return err
}

func (a prompter) likelyTargets(p game.Play, reach []game.Figure, most int) string {
	var keys []string
	for _, f := range reach {
		with := p
		with.Targets = append(slices.Clone(p.Targets), f)
		if key := a.lawful(a.figureKeys(f)[0], with); len(keys) < most && key != "" {
			p, keys = with, append(keys, key)
		}
	}
	return strings.Join(keys, ",")
}

func (a prompter) lawful(key string, did game.Action) string {
	if len(game.Game{}.Check(a.state, did)) > 0 {
		return ""
	}
	return key
}

// chooseFigure asks for one of several figures. `done` returns the action for a figure. If there is
// only one figure, and its action is legal, this figure is the default.
func (a prompter) chooseFigure(
	q desk.Question, who []game.Figure, done func(game.Figure) game.Action,
) (game.Figure, error) {
	if len(who) == 1 {
		q.Default = a.lawful(a.figureKeys(who[0])[0], done(who[0]))
	}
	return talk.ChooseOne(a.UI, q, who, a.figureOption)
}

// chooseWay asks for the direction of a beam card or of the card Parkour.
func (a prompter) chooseWay(c parts.Card, p *game.Play) error {
	if c.Effect != parts.Beam && c.Effect != parts.Parkour {
		return talk.ErrUnasked
	}
	options := talk.Options(game.Dirs[:], func(_ int, d game.Dir) desk.Option {
		label, listed := a.beamed(c, d), true
		if c.Effect == parts.Parkour {
			label, listed = a.beyond(game.Rick, d), a.state.Edge(a.state.Rick.Cell, d) == parts.Vent
		}
		label = a.say("spend.step", tables.Args{"dir": a.dir(d), "what": label})
		return desk.Option{Keys: a.Letters(dirLetters[d]), Label: label, Hidden: !listed}
	})
	q := desk.Question{Text: a.say("card.toward")}
	if len(listed(options)) == 0 { // if no direction is possible, show all; any choice causes a warning
		for i := range options {
			options[i].Hidden = false
		}
	}
	if only := listed(options); len(only) == 1 {
		with := *p
		with.Toward = game.Dirs[only[0]]
		q.Default = a.lawful(options[only[0]].Keys[0], with)
	}
	i, err := a.Desk.Choose(q, options)
	if err != nil {
		return err
	}
	p.Toward = game.Dirs[i]
	return nil
}

func listed(options []desk.Option) []int {
	var out []int
	for i, o := range options {
		if !o.Hidden {
			out = append(out, i)
		}
	}
	return out
}

func (a prompter) beamed(c parts.Card, d game.Dir) string {
	if hit := a.state.Beamed(c, d); len(hit) > 0 {
		return a.figures(hit)
	}
	return a.say("card.nobody")
}

// chooseX asks for the number X in a card's cost. The default is the largest X that the player can
// pay.
func (a prompter) chooseX(c parts.Card, p *game.Play) error {
	if c.Cost == nil || c.Cost.X == "" {
		return talk.ErrUnasked
	}
	able := 0
	for _, s := range a.handDice() {
		if s == c.Cost.X || s == parts.Joker {
			able++
		}
	}
	q := desk.Question{Text: a.say("card.x", tables.Args{"symbol": a.symbol(c.Cost.X), "most": c.Cost.XMax})}
	with := *p
	with.X = min(max(able, 1), c.Cost.XMax)
	q.Default = a.lawful(strconv.Itoa(with.X), with)
	var err error
	p.X, err = a.Desk.Number(q, 1, c.Cost.XMax)
	return err
}

// chooseCell asks for the tile that a card affects.
func (a prompter) chooseCell(c parts.Card, p *game.Play) error {
	switch {
	case !slices.Contains([]parts.Effect{parts.Summon, parts.Enter, parts.Turn, parts.Trap}, c.Effect):
		return talk.ErrUnasked
	case c.Effect == parts.Enter && a.state.Jaguar.Status != game.Away:
		return talk.ErrUnasked // Jaguar has already entered the game, so no tile is needed (PR-CLAR-20)
	}
	cell, err := a.askCell(a.say("card.cell-" + string(c.Effect)))
	p.Cell = &cell
	return err
}

// chooseOnCell asks for operatives, quarter turns or the name of a marker.
func (a prompter) chooseOnCell(c parts.Card, p *game.Play) (err error) {
	with := *p
	switch c.Effect {
	case parts.Summon:
		p.Relocate, err = a.askRelocation(c.Amount)
	case parts.Turn:
		with.Quarters = 1
		p.Quarters, err = a.Desk.Number(desk.Question{Text: a.say("card.quarters"), Default: a.lawful("1", with)}, 1, 3)
	case parts.Trap:
		with.Marker = a.cardName(c)
		q := desk.Question{Text: a.say("card.marker"), Default: a.lawful(with.Marker, with), Rest: true}
		p.Marker, err = a.Desk.Write(q)
	}
	return err
}

func (a prompter) askCell(text string) (game.Cell, error) {
	q := desk.Question{Text: text, Help: a.say("ask.cell-help"), Example: a.cell(a.state.Rick.Cell)}
	return talk.Written(a.UI, q, func(typed string) (game.Cell, error) { return a.readCell(typed, a.state.Rick.Cell) })
}

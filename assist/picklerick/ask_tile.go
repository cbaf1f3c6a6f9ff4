package picklerick

import (
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

func (a prompter) askTile() (game.Action, error) {
	seen, err := talk.Written(a.UI, desk.Question{
		Text: a.newTile(), Help: a.tileHelp(), Example: a.tileExample(),
	}, readTile)
	if err != nil {
		return nil, err
	}
	a.Desk.Say("  " + tables.Capital(a.seen(seen)) + ".")
	out := game.Reveal{Tile: seen}
	if out.Vent, err = a.ventOf(seen); err != nil {
		return nil, err
	}
	out.Relocate, err = a.askRelocation(seen.Summon)
	if g := a.state.Turn.Grant; g != nil && g.Effect == parts.Flight && a.state.Wait.Card == g.Card && err == nil {
		a.Desk.Say(a.say("spend.grant-ended", tables.Args{"card": a.card(g.Card)}))
	}
	return out, err
}

// The example is a blue tile with a wall on the left, a vent on the right, and one operative.
func (a prompter) tileExample() string { return a.Own("blR1", "глП1")[0] }

func (a prompter) newTile() string {
	w := a.state.Wait
	d, _ := w.From.Toward(w.Cell)
	id := "ask.tile-stack"
	if a.state.TileOn(w.Cell) != nil {
		id = "ask.tile-flip"
	}
	return a.say(id, tables.Args{"dir": a.dir(d), "toward": a.toward(d), "arrow": a.toward(d.Back())})
}

func (a prompter) tileHelp() string {
	if a.state.Wait.Way != game.Afoot {
		return a.say("ask.tile-help-vent")
	}
	return a.say("ask.tile-help")
}

// PR-AMB-16
func (a prompter) ventOf(seen game.Seen) (game.Part, error) {
	vents := seen.Vents()
	if a.state.Wait.Way == game.Afoot || len(vents) < 2 {
		return "", nil
	}
	return talk.ChooseOne(a.UI, desk.Question{Text: a.say("ask.vent")}, vents, func(_ int, p game.Part) desk.Option {
		return desk.Option{Keys: a.Letters(partLetters[p]), Label: a.part(p)}
	})
}

// askRelocation asks which operatives move from the board to the new tile. It asks only if the
// supply has fewer operatives than `summon` (PR-OPS-04). With one player, a house rule may forbid
// such moves (PR-AMB-38).
func (a prompter) askRelocation(summon int) ([]game.Figure, error) {
	missing := summon - a.state.Supply()
	who := operatives(a.state)
	if missing <= 0 || len(who) == 0 || a.state.Mode.Alone() && a.state.House.Is(game.SoloRelocate, "false") {
		return nil, nil
	}
	q := desk.Question{Text: a.say("ask.relocate", tables.Args{"count": missing}), Help: a.say("ask.relocate-help")}
	return talk.ChooseSome(a.UI, q, who, a.figureOption)
}

func (a prompter) figureOption(_ int, f game.Figure) desk.Option {
	at, _ := a.state.Where(f)
	return desk.Option{
		Keys:  a.figureKeys(f),
		Label: a.say("ask.figure-at", tables.Args{"figure": a.figure(f), "cell": a.cell(at)}),
	}
}

func (a prompter) askAnswer() (game.Action, error) {
	q := desk.Question{Text: a.say("ask.stuck")}
	if w := a.state.Wait; w.For == game.ForBribe {
		q.Text = a.say("ask.bribe", tables.Args{"count": w.Cards, "deck": a.state.Cards.Deck})
	}
	yes, err := a.Desk.Confirm(q)
	if err != nil {
		return nil, err
	}
	return game.Answer{Yes: yes}, nil
}

// People type these letters to say what a marker (such as a trap) does to a figure.
const (
	hurtLetters = "hу"
	takeLetters = "uм"
	goesLetters = "gд"
	stopLetters = "sс"
)

// askTrap asks what happens to an automated figure on a tile with a marker (PR-AMB-43).
func (a prompter) askTrap() (game.Action, error) {
	w := a.state.Wait
	markers := a.state.MarkersOn(w.Cell)
	said := tables.Args{
		"figure":  a.figure(w.Rest.Figure),
		"whom":    a.whom(w.Rest.Figure),
		"cell":    a.cell(w.Cell),
		"markers": strings.Join(markers, ", "),
	}
	row := func(letters, id string, take func() (game.Action, error)) offer {
		return offer{Option: desk.Option{Keys: a.Letters(letters), Label: a.say(id, said)}, Take: take}
	}
	q := desk.Question{Text: tables.Capital(a.say("trap.after", said)), Default: a.Letters(goesLetters)[0], Fresh: true}
	list := []offer{
		row(goesLetters, "trap.goes-on", answerWith(game.Answer{Yes: true})),
		row(stopLetters, "trap.stops", answerWith(game.Answer{})),
	}
	if len(markers) > 0 {
		q.Text = tables.Capital(a.say("trap.which", said))
		list = append([]offer{
			row(hurtLetters, "trap.hurt", a.askTrapDamage(markers)),
			row(takeLetters, "trap.taken", a.askTrapTaken(markers)),
		}, list...)
	}
	return talk.Menu(a.UI, q, list)
}

func (a prompter) askTrapDamage(markers []string) func() (game.Action, error) {
	return func() (game.Action, error) {
		damage, err := a.Desk.Number(desk.Question{Text: a.say("other.damage"), Default: "1"}, 1, maxOnCard)
		return game.Hurt{Figure: a.state.Wait.Rest.Figure, Damage: damage, By: strings.Join(markers, ", ")}, err
	}
}

func (a prompter) askTrapTaken(markers []string) func() (game.Action, error) {
	return func() (game.Action, error) {
		name := markers[0]
		var err error
		if len(markers) > 1 {
			name, err = a.Desk.Write(desk.Question{Text: a.say("card.marker"), Default: name, Rest: true})
		}
		return game.Mark{Cell: a.state.Wait.Cell, Marker: name, Gone: true}, err
	}
}

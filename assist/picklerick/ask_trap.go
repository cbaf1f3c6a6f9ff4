package picklerick

import (
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
)

// The letters of what a marker may do to a figure.
const (
	hurtLetters = "hу"
	takeLetters = "uм"
	goesLetters = "gд"
	stopLetters = "sс"
)

// askTrap asks what the marker on a tile does to the automated figure that has come
// there (PR-AMB-43). Enter lets it go on.
func (a prompter) askTrap() (game.Action, error) {
	w := a.state.Wait
	markers := a.state.MarkersOn(w.Cell)
	said := tables.Args{"figure": a.figure(w.Rest.Figure), "whom": a.whom(w.Rest.Figure), "cell": a.cell(w.Cell), "markers": strings.Join(markers, ", ")}
	row := func(letters, id string, take func() (game.Action, error)) offer {
		return offer{Option: desk.Option{Keys: a.Letters(letters), Label: a.say(id, said)}, Take: take}
	}
	q := desk.Question{Text: talk.Capital(a.say("trap.after", said)), Default: a.Letters(goesLetters)[0], Fresh: true}
	list := []offer{
		row(goesLetters, "trap.goes-on", answerWith(game.Answer{Yes: true})),
		row(stopLetters, "trap.stops", answerWith(game.Answer{})),
	}
	if len(markers) > 0 {
		q.Text = talk.Capital(a.say("trap.which", said))
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

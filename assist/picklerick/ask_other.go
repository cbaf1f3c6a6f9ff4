package picklerick

import (
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/picklerick"
	parts "tablemate/tables/picklerick"
)

// askOther asks for the rare actions: damage by a trap or by a card's own text,
// markers, dice handed over for nothing.
func (a prompter) askOther() (game.Action, error) {
	kinds := []struct {
		id, letters string
		take        func() (game.Action, error)
	}{
		{"hurt", "hу", a.askHurt},
		{"mark", "mм", a.askMark(false)},
		{"unmark", "uс", a.askMark(true)},
		{"enter", "jя", a.askEntry},
		{"hand-over", "dк", a.askHandOver},
		{"reshuffle", "sп", answerWith(game.Reshuffle{Side: a.state.Turn.Side})},
	}
	offers := make([]offer, len(kinds))
	for i, k := range kinds {
		offers[i] = offer{Option: desk.Option{Keys: a.Letters(k.letters), Label: a.say("other." + k.id)}, Take: k.take}
	}
	return talk.Menu(a.UI, desk.Question{Text: a.say("other.which")}, offers)
}

func (a prompter) askHurt() (game.Action, error) {
	who := a.state.Enemies()
	if len(who) == 0 {
		a.Desk.Say(a.say("other.no-enemies"))
		return nil, desk.ErrBack
	}
	f, err := a.chooseFigure(desk.Question{Text: a.say("other.hurt-whom")}, who)
	if err != nil {
		return nil, err
	}
	damage, err := a.Desk.Number(desk.Question{Text: a.say("other.damage"), Default: "1"}, 1, maxOnCard)
	if err != nil {
		return nil, err
	}
	by, err := a.Desk.Write(desk.Question{Text: a.say("other.by"), Default: "-", Rest: true})
	if err != nil {
		return nil, err
	}
	return game.Hurt{Figure: f, Damage: damage, By: strings.Trim(by, "- ")}, nil
}

func (a prompter) askMark(gone bool) func() (game.Action, error) {
	return func() (game.Action, error) {
		cell, err := a.askCell(a.say("other.where"))
		if err != nil {
			return nil, err
		}
		q := desk.Question{Text: a.say("card.marker"), Rest: true}
		if on := a.state.MarkersOn(cell); gone && len(on) > 0 {
			q.Default = on[0]
		}
		name, err := a.Desk.Write(q)
		return game.Mark{Cell: cell, Marker: name, Gone: gone}, err
	}
}

func (a prompter) askEntry() (game.Action, error) {
	cell, err := a.askCell(a.say("card.cell-" + string(parts.Enter)))
	return game.Enters{Cell: cell}, err
}

func (a prompter) askHandOver() (game.Action, error) {
	n, err := a.Desk.Number(desk.Question{Text: a.say("other.die")}, 1, max(1, len(a.state.Turn.Dice)))
	return game.SpendFor{Die: n}, err
}

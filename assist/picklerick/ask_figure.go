package picklerick

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// If more figures than this can act, they share one menu row, which opens a list.
const mostFigures = 4

// figureOffers returns a menu row for each Russian figure. People may also type figure and action
// as one word: "2e" moves operative 2 to the east.
func (a prompter) figureOffers(legal []game.Action) []offer {
	var figures, joined []offer
	var able []string
	for _, f := range a.state.Enemies() {
		deeds := a.figureActions(f, legal)
		o := a.figureOffer(f, deeds)
		if !o.Hidden {
			able = append(able, a.code(f))
		}
		figures = append(figures, o)
		joined = append(joined, joinedKeys(a.figureKeys(f), deeds)...)
	}
	if len(able) <= mostFigures {
		return append(figures, joined...)
	}
	list := append(slices.Clone(figures), joined...)
	for i := range figures {
		figures[i].Hidden = true
	}
	all := desk.Option{
		Keys:  a.Letters(actLetters),
		Label: a.say("spend.figures", tables.Args{"figures": strings.Join(able, " ")}),
	}
	return append(append(figures, joined...), offer{Option: all, Take: func() (game.Action, error) {
		return talk.Menu(a.UI, desk.Question{Text: a.say("spend.which-figure")}, list)
	}})
}

func (a prompter) figureOffer(f game.Figure, deeds []offer) offer {
	var can []string
	for i, o := range deeds {
		switch shot := i == len(deeds)-1; {
		case o.Hidden:
		case shot:
			can = append(can, o.Keys[0]+" ("+o.Label+")")
		default:
			can = append(can, o.Keys[0])
		}
	}
	label := a.say("spend.figure", tables.Args{"figure": a.figure(f), "can": strings.Join(can, " ")})
	return offer{
		Option: desk.Option{Keys: a.figureKeys(f), Label: label, Hidden: len(can) == 0},
		Take: func() (game.Action, error) {
			return talk.Menu(a.UI, desk.Question{Text: a.say("spend.which-deed",
				tables.Args{"figure": a.figure(f)})}, deeds)
		},
	}
}

func (a prompter) figureActions(f game.Figure, legal []game.Action) []offer {
	g := a.state.Turn.Grant
	shot, listed := game.Shoot{Figure: f, ByCard: g != nil && g.Shots > 0}, false
	for _, l := range legal {
		if s, ok := l.(game.Shoot); ok && s.Figure == f && (!listed || s.ByCard) {
			shot, listed = s, true
		}
	}
	return append(a.steps(f, legal), offer{
		Option: desk.Option{Keys: a.Letters(fireLetters), Label: a.say("spend.shoot"), Hidden: !listed},
		Take:   answerWith(shot),
	})
}

func joinedKeys(figure []string, deeds []offer) []offer {
	var out []offer
	for _, deed := range deeds {
		var keys []string
		for _, f := range figure {
			for _, key := range deed.Keys {
				keys = append(keys, f+key)
			}
		}
		out = append(out, offer{Option: desk.Option{Keys: keys, Hidden: true}, Take: deed.Take})
	}
	return out
}

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
	var did game.Hurt
	err := talk.StepsWithin(
		func() (err error) {
			hurt := func(f game.Figure) game.Action { return game.Hurt{Figure: f, Damage: 1, By: "-"} }
			did.Figure, err = a.chooseFigure(desk.Question{Text: a.say("other.hurt-whom")}, who, hurt)
			return err
		},
		func() (err error) {
			lawful := a.lawful("1", game.Hurt{Figure: did.Figure, Damage: 1, By: "-"})
			did.Damage, err = a.Desk.Number(desk.Question{Text: a.say("other.damage"), Default: lawful}, 1, maxOnCard)
			return err
		},
		func() (err error) {
			q := desk.Question{Text: a.say("other.by"), Rest: true}
			q.Default = a.lawful("-", game.Hurt{Figure: did.Figure, Damage: did.Damage})
			did.By, err = a.Desk.Write(q)
			return err
		},
	)
	did.By = strings.Trim(did.By, "- ")
	return did, err
}

func (a prompter) askMark(gone bool) func() (game.Action, error) {
	return func() (game.Action, error) {
		did := game.Mark{Gone: gone}
		err := talk.StepsWithin(
			func() (err error) {
				did.Cell, err = a.askCell(a.say("other.where"))
				return err
			},
			func() (err error) {
				q := desk.Question{Text: a.say("card.marker"), Rest: true}
				if on := a.state.MarkersOn(did.Cell); gone && len(on) > 0 {
					q.Default = on[0]
				}
				did.Marker, err = a.Desk.Write(q)
				return err
			},
		)
		return did, err
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

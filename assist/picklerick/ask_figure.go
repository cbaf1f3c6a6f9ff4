package picklerick

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
)

// mostFigures is how many figures have rows of their own beside the board; more
// share one row, which leads to a list of them.
const mostFigures = 4

// figureOffers offers the Russian figures, each with a menu of what it can do.
// Both in one word, as in 2e or jf, is understood too.
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
	all := desk.Option{Keys: a.Letters(actLetters), Label: a.say("spend.figures", tables.Args{"figures": strings.Join(able, " ")})}
	return append(append(figures, joined...), offer{Option: all, Take: func() (game.Action, error) {
		return talk.Menu(a.UI, desk.Question{Text: a.say("spend.which-figure")}, list)
	}})
}

func (a prompter) figureOffer(f game.Figure, deeds []offer) offer {
	var can []string
	for _, o := range deeds {
		if !o.Hidden {
			can = append(can, o.Keys[0])
		}
	}
	label := a.say("spend.figure", tables.Args{"figure": a.figure(f), "can": strings.Join(can, " ")})
	return offer{Option: desk.Option{Keys: a.figureKeys(f), Label: label, Hidden: len(can) == 0}, Take: func() (game.Action, error) {
		return talk.Menu(a.UI, desk.Question{Text: a.say("spend.which-deed", tables.Args{"figure": a.figure(f)})}, deeds)
	}}
}

// figureActions lists the steps and the shot of one Russian figure.
func (a prompter) figureActions(f game.Figure, legal []game.Action) []offer {
	out := a.steps(f, "", legal)
	shot := game.Shoot{Figure: f}
	listed := false
	for _, l := range legal {
		if s, ok := l.(game.Shoot); ok && s.Figure == f && (!listed || s.ByCard) {
			shot, listed = s, true
		}
	}
	return append(out, offer{Option: desk.Option{Keys: a.Letters(fireLetters), Label: a.say("spend.shoot"), Hidden: !listed}, Take: answerWith(shot)})
}

// joinedKeys returns hidden offers whose keys are a figure's and an action's in
// one word.
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

package micemystics

import (
	"strconv"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

// stopsOnTheWay returns the longest of some movements if they differ in nothing but how
// far a ranged minion goes over a tile without a map.
func (a prompter) stopsOnTheWay(open []game.Action) (game.March, bool) {
	first, ok := open[0].(game.March)
	for _, did := range open {
		march, walks := did.(game.March)
		ok = ok && walks && len(march.Path) == 0 && march.Steps > 0 && march.Toward != game.NoFigure && march.Toward == first.Toward
	}
	return first, ok
}

// askStopInView asks after how many steps a ranged minion first sees a mouse, where it
// stops (MM-MMOV-08). Enter answers that it sees nobody before its last step.
func (a prompter) askStopInView(first game.March, open []game.Action) (game.Action, error) {
	said := tables.Args{"figure": a.actorName(first), "goal": a.figure(first.Toward), "count": first.Steps}
	q := desk.Question{Text: a.say("decided.stop", said), Help: a.say("decided.stop-help", said), Default: strconv.Itoa(first.Steps)}
	return talk.ChooseOne(a.UI, q, open, func(_ int, did game.Action) desk.Option {
		n := did.(game.March).Steps
		return desk.Option{Keys: []string{strconv.Itoa(n)}, Label: a.say("n.steps", tables.Args{"count": n})}
	})
}

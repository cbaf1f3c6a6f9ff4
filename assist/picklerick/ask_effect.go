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

// chooseTargets asks whom a weapon hits. Those out of reach are not listed.
func (a prompter) chooseTargets(c parts.Card, p *game.Play) error {
	if c.Effect != parts.Weapon {
		return nil
	}
	reach := slices.DeleteFunc(a.state.Enemies(), func(f game.Figure) bool { return a.state.Misses(c, f) != nil })
	if len(reach) == 0 {
		reach = a.state.Enemies()
	}
	switch {
	case len(reach) == 0:
		return nil
	case c.Targets == 1:
		target, err := a.chooseFigure(desk.Question{Text: a.say("card.target")}, reach)
		p.Targets = []game.Figure{target}
		return err
	}
	q := desk.Question{Text: a.say("card.targets", tables.Args{"count": c.Targets})}
	q.Default = a.likelyTargets(*p, reach, c.Targets)
	targets, err := talk.ChooseSome(a.UI, q, reach, a.figureOption)
	p.Targets = targets
	return err
}

// likelyTargets returns the keys of as many of reach as a card hits by the rules,
// from the first on.
func (a prompter) likelyTargets(p game.Play, reach []game.Figure, most int) string {
	p.Targets = reach[:1]
	keys := []string{a.figureKeys(reach[0])[0]}
	allowed := len(game.Game{}.Check(a.state, p))
	for _, f := range reach[1:] {
		with := p
		with.Targets = append(slices.Clone(p.Targets), f)
		if len(keys) < most && len(game.Game{}.Check(a.state, with)) <= allowed {
			p, keys = with, append(keys, a.figureKeys(f)[0])
		}
	}
	return strings.Join(keys, ",")
}

// chooseFigure asks for one figure; if there is only one, Enter takes it.
func (a prompter) chooseFigure(q desk.Question, who []game.Figure) (game.Figure, error) {
	if len(who) == 1 {
		q.Default = a.figureKeys(who[0])[0]
	}
	return talk.ChooseOne(a.UI, q, who, a.figureOption)
}

// chooseWay asks for the direction of a beam or of Parkour.
func (a prompter) chooseWay(c parts.Card, p *game.Play) error {
	if c.Effect != parts.Beam && c.Effect != parts.Parkour {
		return nil
	}
	var dirs []game.Dir
	var options []desk.Option
	for _, d := range game.Dirs {
		label, listed := a.beamed(c, d), true
		if c.Effect == parts.Parkour {
			label, listed = a.beyond(game.Rick, d), edgeAt(a.state, a.state.Rick.Cell, d) == parts.Vent
		}
		label = a.say("spend.step", tables.Args{"dir": a.dir(d), "what": label})
		dirs = append(dirs, d)
		options = append(options, desk.Option{Keys: a.Letters(dirLetters[d]), Label: label, Hidden: !listed})
	}
	q := desk.Question{Text: a.say("card.toward")}
	if len(listed(options)) == 0 { // what cannot be is judged, not withheld
		for i := range options {
			options[i].Hidden = false
		}
	}
	if only := listed(options); len(only) == 1 {
		q.Default = options[only[0]].Keys[0]
	}
	i, err := a.Desk.Choose(q, options)
	if err != nil {
		return err
	}
	p.Toward = dirs[i]
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

// beamed names whom a beam would hit in a direction.
func (a prompter) beamed(c parts.Card, d game.Dir) string {
	if hit := a.state.Beamed(c, d); len(hit) > 0 {
		return a.figures(hit)
	}
	return a.say("card.nobody")
}

// chooseX asks for the number that a card's player chooses; Enter takes as many
// as the dice pay for.
func (a prompter) chooseX(c parts.Card, p *game.Play) error {
	if c.Cost == nil || c.Cost.X == "" {
		return nil
	}
	able := 0
	for _, s := range a.handDice() {
		if s == c.Cost.X || s == parts.Joker {
			able++
		}
	}
	q := desk.Question{Text: a.say("card.x", tables.Args{"symbol": a.symbol(c.Cost.X), "most": c.Cost.XMax})}
	q.Default = strconv.Itoa(min(max(able, 1), c.Cost.XMax))
	var err error
	p.X, err = a.Desk.Number(q, 1, c.Cost.XMax)
	return err
}

// chooseCell asks where a card puts or turns something, and what.
func (a prompter) chooseCell(c parts.Card, p *game.Play) error {
	switch {
	case !slices.Contains([]parts.Effect{parts.Summon, parts.Enter, parts.Turn, parts.Trap}, c.Effect):
		return nil
	case c.Effect == parts.Enter && a.state.Jaguar.Status != game.Away:
		return nil // PR-CLAR-20
	}
	cell, err := a.askCell(a.say("card.cell-" + string(c.Effect)))
	if err != nil {
		return err
	}
	p.Cell = &cell
	switch c.Effect {
	case parts.Summon:
		p.Relocate, err = a.askRelocation(c.Amount)
	case parts.Turn:
		p.Quarters, err = a.Desk.Number(desk.Question{Text: a.say("card.quarters"), Default: "1"}, 1, 3)
	case parts.Trap:
		p.Marker, err = a.Desk.Write(desk.Question{Text: a.say("card.marker"), Default: a.cardName(c), Rest: true})
	}
	return err
}

func (a prompter) askCell(text string) (game.Cell, error) {
	q := desk.Question{Text: text, Help: a.say("ask.cell-help")}
	return talk.Written(a.UI, q, func(typed string) (game.Cell, error) { return a.readCell(typed, a.state.Rick.Cell) })
}

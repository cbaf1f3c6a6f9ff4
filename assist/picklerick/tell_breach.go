package picklerick

import (
	"strings"

	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
)

// Breach returns the sentence of a warning, for rules whose own text is not plain
// enough at that moment.
func (Flow) Breach(t *talk.UI, s game.State, did game.Action, v rules.Violation) string {
	a := prompter{phrases{t}, s}
	if problem, wrong := v.Args["problem"].(rules.Noun); wrong {
		return a.problem(problem.ID, voice.Spell(t, s, v.Args))
	}
	return voice.Breach(t, s, v, a.warningArgs(did))
}

// problem returns the sentence of a problem. Problems of package session have ids
// without an area.
func (t phrases) problem(id string, said tables.Args) string {
	if !strings.Contains(id, ".") {
		id = "session.problem-" + id
	}
	return t.Words.Say(id, said)
}

// warningArgs returns the arguments that any warning may mention: the card that is
// played, the unspent dice, what can still be done.
func (a prompter) warningArgs(did game.Action) tables.Args {
	said := tables.Args{
		"at_hand": a.symbols(a.handDice()), "whose": a.listWord("has", string(a.state.Turn.Side)), "deck": a.deck(),
		"open": a.openSteps(), "shooters": a.figures(a.shooters()),
	}
	if p, ok := did.(game.Play); ok {
		said["card"] = a.playedName(p)
	}
	return said
}

// openSteps names the steps that could still be taken, of each figure.
func (a prompter) openSteps() string {
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
	can := make([]string, len(who))
	for i, f := range who {
		can[i] = a.say("can.step", tables.Args{"figure": a.figure(f), "ways": strings.Join(ways[f], ", ")})
	}
	return talk.Capital(strings.Join(can, "; "))
}

// shooters lists who can still shoot at Rick.
func (a prompter) shooters() []game.Figure {
	var out []game.Figure
	for _, l := range (game.Game{}).Legal(a.state) {
		if s, ok := l.(game.Shoot); ok && !s.ByCard {
			out = append(out, s.Figure)
		}
	}
	return out
}

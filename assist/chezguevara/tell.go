package chezguevara

import (
	"maps"
	"slices"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

var voice = talk.Voice[game.State]{
	Area: "chezguevara",
	Call: call,
	Tones: map[string]talk.Tone{
		"won": paint.Paint.Gain, "promoted": paint.Paint.Gain, "done": paint.Paint.Gain, "claims": paint.Paint.Warning,
		"wounded": paint.Paint.Loss, "demoted": paint.Paint.Loss, "convicted": paint.Paint.Loss,
		"woken": paint.Paint.Loss,
	},
}

// Tell returns the sentence of a note, with the indentation of the action. If the note says nothing
// new, Tell returns "".
func (Flow) Tell(t *talk.UI, s game.State, n rules.Note) string {
	level, _ := n.Args["level"].(int)
	n.Args = maps.Clone(n.Args)
	for name, total := range n.Args { // the slack before a later consequence of the same action
		if seat, then := strings.CutSuffix(name, "_then"); then {
			n.Args[seat+"_total"] = total
		}
	}
	card, _ := n.Args["card"].(rules.Noun)
	seat, named := n.Args["seat"].(rules.Noun)
	switch n.ID {
	case "learned":
		n.Args["about"] = phrases{t}.about(*s.Card(parts.CardID(card.ID)))
	case "drew":
		n.Args["count"] = n.Args["cards"]
	case "announced-loot":
		n.Args["untold"] = untold(s, n.Args["cards"])
	case "raid-no-promotion", "promotion-kept":
		p := s.Player(rules.Seat(seat.ID))
		n.Args["top"] = p != nil && p.Rank == parts.Sergeant
	case "cancelled":
		if line, ok := n.Args["line"].(rules.Noun); ok {
			seat, named = whose(s, line).Noun(), true
			n.Args["seat"] = seat
		}
	}
	if named && seat == rules.Nobody.Noun() {
		n.Args["seat"] = phrases{t}.say("seat.unknown")
		if n.ID == "mended" {
			n.ID = "named"
		}
	}
	if cards, ok := n.Args["on_cards"].([]rules.Noun); ok && len(cards) == 0 {
		return "" // the note is about an action that played no card
	}
	return strings.Repeat("  ", level) + tables.Capital(voice.Tell(t, s, n))
}

// The function `untold` reports whether the cost of a card is unknown. The rulebook has the cost of some
// cards whose slack is unknown.
func untold(s game.State, cards any) bool {
	list, _ := cards.([]rules.Noun)
	return slices.ContainsFunc(list, func(n rules.Noun) bool {
		c := s.Card(parts.CardID(n.ID))
		return c.Untold && c.Cost == 0
	})
}

func whose(s game.State, noun rules.Noun) rules.Seat {
	if noun.Kind != game.NounLine {
		return rules.Seat(noun.ID)
	}
	if n := number(noun.ID); 1 <= n && n <= len(s.Lines) {
		return game.Speaker(s.Lines[n-1].Action)
	}
	return rules.Nobody
}

// Breach returns the sentence of a warning, or "" if the text of the rule is enough.
func (Flow) Breach(t *talk.UI, s game.State, did game.Action, v rules.Violation) string {
	v.Args = named(t, v.Args)
	problem := v.ID
	if p, ok := v.Args["problem"].(rules.Noun); ok {
		problem = p.ID
	}
	if strings.HasPrefix(problem, "chezguevara.problem.") && t.Words.Has(problem) {
		return tables.Capital(t.Words.Say(problem, voice.Spell(t, s, v.Args)))
	}
	return voice.Breach(t, s, v, nil)
}

// The function `named` replaces each unknown card or seat by a general word.
func named(t *talk.UI, args rules.Args) rules.Args {
	out := rules.Args{}
	for name, value := range args {
		if n, ok := value.(rules.Noun); ok && n.ID == "" && t.Words.Has("chezguevara.nameless."+n.Kind) {
			value = phrases{t}.say("nameless." + n.Kind)
		}
		out[name] = value
	}
	return out
}

// Spell replaces ids in the arguments of a sentence by names.
func (Flow) Spell(t *talk.UI, s game.State, args rules.Args) tables.Args {
	return voice.Spell(t, s, args)
}

// Ending returns a sentence about the rule that ended a game, or "".
func (Flow) Ending(t *talk.UI, s game.State, by tables.RuleID) string {
	a, id := prompter{phrases{t}, s}, "end."+string(by)
	if s.Result == nil || !t.Words.Has("chezguevara."+id) {
		return ""
	}
	winner := s.Result.Winner
	return a.say(id, tables.Args{"seat": a.seat(winner), "slack": s.Total(winner), "goal": s.Goal()})
}

// Report returns a phrase for an action. The phrase does not name the player, but it says if the
// player is unknown. The phrase omits the number of a cancelled action, because numbers are valid
// only within a turn.
func (Flow) Report(t *talk.UI, s game.State, did game.Action) string {
	a := prompter{phrases{t}, s}
	if cancel, ok := did.(game.Cancel); ok {
		cancel.On = 0
		did = cancel
	}
	if game.Unnamed(did) {
		return a.say("seat.unknown") + ": " + a.report(did)
	}
	return a.report(did)
}

// report is like Report, but keeps the number of a cancelled action, and does not say if the player
// is unknown.
func (a prompter) report(did game.Action) string {
	args := game.Forms.Args(did)
	switch did := did.(type) {
	case game.Correct:
		what := voice.CorrectedIn(a.UI, a.state, game.Correctables, did.Correction)
		return a.say("report.correct", tables.Args{"what": what})
	case game.Learn:
		return a.say("report.learn", tables.Args{"card": a.nameOf(did.Card), "about": a.about(did.Card)})
	}
	by := game.Speaker(did).Noun()
	for _, blank := range []string{"to", "target"} {
		if args[blank] == any(by) {
			args[blank] = rules.Noun{}
		}
	}
	said := voice.Spell(a.UI, a.state, args)
	if house, ok := did.(game.Settle); ok {
		said["reading"] = a.customOf(nil).Reading(house.Name, house.Value, a.Words.Lang())
	}
	for _, blank := range strings.Fields("to target of card seat cards keep by feeder with from") {
		if said[blank] == nil {
			said[blank] = ""
		}
	}
	return a.say("report."+did.Kind(), said)
}

func call(t *talk.UI, s game.State, n rules.Noun) talk.Forms {
	a := prompter{phrases{t}, s}
	switch n.Kind {
	case game.NounSeat:
		return talk.Forms{"": a.seat(rules.Seat(n.ID))}
	case game.NounCard:
		return talk.Forms{"": a.card(parts.CardID(n.ID))}
	case game.NounRank:
		return talk.Forms{"": a.rank(parts.Rank(n.ID))}
	case game.NounLine:
		return talk.Forms{"": a.line(number(n.ID))}
	case game.NounPhase, game.NounPlan:
		if id := n.Kind + "." + n.ID; n.ID != "" && t.Words.Has("chezguevara."+id) {
			return talk.Forms{"": a.say(id)}
		}
	}
	return talk.Forms{"": n.ID}
}

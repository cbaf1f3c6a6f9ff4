package raccoonheist

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/chance"
	"tablemate/assist/paint"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

var voice = talk.Voice[game.State]{
	Area: "raccoonheist",
	Call: nounForms,
	Tones: map[string]talk.Tone{
		"dog-off": paint.Paint.Gain, "matches": paint.Paint.Gain, "fed": paint.Paint.Gain, "rescued": paint.Paint.Gain,
		"popper-used": paint.Paint.Gain, "popper-taken": paint.Paint.Gain,
		"caught-owner": paint.Paint.Loss, "caught-trap": paint.Paint.Loss, "caught-basement": paint.Paint.Loss,
		"differs": paint.Paint.Warning, "warned": paint.Paint.Warning,
		"hidden-check": paint.Paint.Muted,
	},
}

// Tell returns the sentence of a note.
func (Flow) Tell(t *talk.UI, s game.State, n rules.Note) string {
	if n.ID == "matches-check" {
		return "" // only the commands "verify" and "why" print this note
	}
	if n.ID == "rescued" {
		n.Args = maps.Clone(n.Args)
		n.Args["who"] = freedBy(n.Args["seat"], n.Args["who"])
	}
	return voice.Tell(t, s, n)
}

// freedBy returns the list of freed raccoons. If raccoons were freed by their own group, the
// group's id is removed: "raccoons_1 2" becomes " 2".
func freedBy(seat, who any) any {
	by, _ := seat.(rules.Noun)
	list, _ := who.([]rules.Noun)
	told := slices.Clone(list)
	for i, f := range told {
		if of, n, _ := strings.Cut(f.ID, " "); of == by.ID {
			told[i].ID = " " + n
		}
	}
	return told
}

// Ending returns a sentence about the rule that ended the game, or "" if the rule's text is enough.
func (Flow) Ending(t *talk.UI, s game.State, by tables.RuleID) string {
	id := "end." + string(by)
	fits := func(g *game.Group) bool { return g.Food >= parts.FoodToWin }
	if by == "RH-END-02" {
		fits = func(g *game.Group) bool { return g.Uncaught() == 0 }
		switch {
		case !s.Mode.InGroups():
			id = "end.RH-END-02-player"
		case s.House.Is(game.DuelWipeout, "both_groups"):
			id = "end.RH-END-02-both"
		}
	}
	a := prompter{phrases: phrases{t}, state: s}
	if !t.Words.Has("raccoonheist." + id) {
		return ""
	}
	said := tables.Args{"food": 0, "others": parts.FoodOfOthers}
	var names []string
	for i := range s.Groups {
		if g := &s.Groups[i]; fits(g) {
			names, said["food"] = append(names, a.groupName(g)), g.Food
		}
	}
	if len(names) == 0 {
		return ""
	}
	said["seats"] = strings.Join(names, ", ")
	return a.say(id, said)
}

// Breach returns the sentence for a violation, which is a warning or a problem that a correction
// would cause. If the rule's text is enough as a warning, Breach returns "".
func (Flow) Breach(t *talk.UI, s game.State, _ game.Action, v rules.Violation) string {
	if problem, wrong := v.Args["problem"].(rules.Noun); wrong {
		return tables.Capital(t.Words.Say(problem.ID, Flow{}.Spell(t, s, v.Args)))
	}
	return voice.Breach(t, s, v, nil)
}

// Spell replaces the ids in a sentence's arguments with the names used at the table.
func (Flow) Spell(t *talk.UI, s game.State, args rules.Args) tables.Args {
	said := voice.Spell(t, s, args)
	if colour, ok := args["colour"].(string); ok {
		said["colour"] = phrases{t}.colour(colour)
	}
	return said
}

// Reason returns a sentence for one reason of the Owner's decision.
func (Flow) Reason(t *talk.UI, _ game.State, n rules.Note) string {
	if n.ID != "proof" {
		return voice.Reason(t, game.State{}, n, nil)
	}
	seal, _ := n.Args["seal"].(rules.Noun)
	return voice.Reason(t, game.State{}, n, tables.Args{
		"digits": chance.SealDigits(seal.ID), "words": phrases{t}.sealNumbers(seal.ID),
	})
}

func nounForms(t *talk.UI, s game.State, n rules.Noun) talk.Forms {
	a := prompter{phrases: phrases{t}, state: s}
	switch n.Kind {
	case game.NounSeat:
		if n.ID == "" {
			return talk.Forms{"": a.say("seat.nobody")}
		}
		return talk.Forms{"": a.seat(rules.Seat(n.ID))}
	case game.NounFreed:
		return talk.Forms{"": a.freed(n.ID)}
	case game.NounPlace:
		l := parts.Location(n.ID)
		if l == parts.Nowhere {
			return talk.Forms{"": "", "at": "", "into": ""}
		}
		return talk.Forms{"": a.place(l), "at": a.at(l), "into": a.into(l)}
	case game.NounSeal:
		return talk.Forms{"": a.sealWords(n.ID)}
	case game.NounChance:
		p, _ := strconv.ParseFloat(n.ID, 64)
		return talk.Forms{"": percent(p)}
	case game.NounBasis:
		return talk.Forms{"": a.say("basis." + n.ID)}
	}
	return talk.Forms{"": n.ID}
}

func (a prompter) freed(id string) string {
	seat, number, _ := strings.Cut(id, " ")
	count, _ := strconv.Atoi(number)
	if seat == "" {
		return a.say("tell.freed-own", tables.Args{"count": count})
	}
	return a.say("tell.freed", tables.Args{"count": count, "seat": a.seat(rules.Seat(seat))})
}

// Report returns a short phrase for an action, without the name of its seat.
func (Flow) Report(t *talk.UI, s game.State, did game.Action) string {
	id := "report." + did.Kind()
	if hide, ok := did.(game.Hide); ok && hide.Card != parts.Nowhere { // a recorded Hide has no Card
		id = "report.hide-open"
	}
	said := voice.Spell(t, s, game.Forms.Args(did))
	switch did := did.(type) {
	case game.Correct:
		said["what"] = voice.CorrectedIn(t, s, game.Correctables, did.Correction)
	case game.Settle:
		said["reading"] = phrases{t}.customOf(nil).Reading(did.Name, did.Value, t.Words.Lang())
	}
	return phrases{t}.say(id, said)
}

// By returns the seat that raids, changes a raid, passes or gives food, or the holder of a popper
// that is used or handed over. Players report these actions in any order. For other actions, By
// returns Nobody.
func (Flow) By(s game.State, did game.Action) rules.Seat {
	switch did.(type) {
	case game.HandOver, game.UsePopper, game.KeepPopper:
		return s.Popper.Holder
	case game.Raid, game.Change, game.Pass, game.Give:
		return rules.Seat(game.Forms.Nouns(did, game.NounSeat)[0].ID)
	}
	return rules.Nobody
}

// Here lists the rules that people probably look up in a state, the most likely rule first.
func (Flow) Here(s game.State) []tables.RuleID {
	switch {
	case s.Result != nil:
		return []tables.RuleID{"RH-END-01", "RH-END-02", "RH-AMB-03"}
	case s.Round.Step == game.DogStep:
		return []tables.RuleID{"RH-DOG-01", "RH-DOG-02", "RH-OWN-03"}
	case s.Round.Step == game.TrapStep:
		return []tables.RuleID{"RH-TRAP-01", "RH-TRAP-02", "RH-TRAP-03"}
	case s.Round.Step == game.HideStep:
		return []tables.RuleID{"RH-OWN-04", "RH-OWN-06", "RH-OWN-08"}
	case s.Round.Step == game.Heist && len(s.Missing()) > 0:
		return []tables.RuleID{"RH-RAID-05", "RH-DOG-03", "RH-OWN-06", "RH-RAID-09"}
	case s.Round.Step == game.Heist:
		return []tables.RuleID{"RH-AMB-21", "RH-OWN-06", "RH-RES-01"}
	}
	return roundUpRules(&s)
}

func roundUpRules(s *game.State) []tables.RuleID {
	switch s.Waits().For {
	case game.ForPopper:
		return []tables.RuleID{"RH-POP-04", "RH-POP-06", "RH-POP-03"}
	case game.ForDie:
		if s.Here() == parts.Basement {
			return []tables.RuleID{"RH-BAS-03", "RH-BAS-04", "RH-BAS-07"}
		}
		return []tables.RuleID{"RH-TRAP-07", "RH-TRAP-08", "RH-TRAP-10"}
	case game.ForTake:
		return []tables.RuleID{"RH-LIV-02", "RH-LIV-03", "RH-POP-02"}
	case game.ForFood:
		return []tables.RuleID{"RH-AMB-15", "RH-KIT-01", "RH-TRASH-01"}
	}
	return []tables.RuleID{"RH-YARD-02", "RH-YARD-03", "RH-YARD-04"}
}

package infiltrators

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
	"tablemate/tables/strictjson"
)

var voice = talk.Voice[game.State]{
	Area: "infiltrators",
	Call: nounForms,
	Tones: map[string]talk.Tone{
		"right": paint.Paint.Gain, "reward": paint.Paint.Gain,
		"wrong": paint.Paint.Loss, "lay-wrong": paint.Paint.Loss, "hq-empty": paint.Paint.Loss,
		"no-spare":  paint.Paint.Warning,
		"kept-anew": paint.Paint.Warning,
		"time-left": paint.Paint.Warning, "over-limit": paint.Paint.Warning,
	},
}

// Tell writes a note as a sentence. The note about an answer that contradicts the seal names its
// rule, because the breach is known only after the answer is recorded.
func (Flow) Tell(t *talk.UI, s game.State, n rules.Note) string {
	text := voice.Tell(t, s, n)
	if n.ID == "denied" {
		text = t.Paint.Warning(text) + " " + t.Paint.Citation("("+string(n.Rule)+")")
	}
	return text
}

// Breach returns the warning about a broken rule, or "" if the text of the rule says enough.
func (Flow) Breach(t *talk.UI, s game.State, did game.Action, v rules.Violation) string {
	if v.ID == "denied" {
		return voice.Tell(t, s, v.Note)
	}
	return voice.Breach(t, s, v, nil)
}

// Spell replaces the ids in a sentence's arguments with the names used at the table.
func (Flow) Spell(t *talk.UI, s game.State, args rules.Args) tables.Args {
	return voice.Spell(t, s, args)
}

func nounForms(t *talk.UI, s game.State, n rules.Noun) talk.Forms {
	a := prompter{phrases: phrases{t}, state: s}
	switch n.Kind {
	case game.NounSeat:
		return talk.Forms{"": a.seat(rules.Seat(n.ID))}
	case game.NounCard:
		return talk.Forms{"": a.card(parts.Card(n.ID))}
	case game.NounSuit:
		return talk.Forms{"": a.suit(parts.Suit(n.ID))}
	case game.NounLies, game.NounSays, game.NounPile, game.NounAction, game.NounDeed:
		return talk.Forms{"": a.listWord(n)}
	case game.NounChance:
		p, _ := strconv.ParseFloat(n.ID, 64)
		return talk.Forms{"": percent(p)}
	case game.NounBits:
		bits, _ := strconv.ParseFloat(n.ID, 64)
		return talk.Forms{"": a.bits(bits)}
	}
	return talk.Forms{"": n.ID}
}

func (t phrases) listWord(n rules.Noun) string {
	if id := n.Kind + "." + n.ID; n.ID != "" && t.Words.Has("infiltrators."+id) {
		return t.say(id)
	}
	return n.ID
}

// Ending returns a sentence about the rule that ended a mission, or "" if the rule's text is
// enough. The first sentence about a loss also says that the team has lost (IN-GOAL-01).
func (Flow) Ending(t *talk.UI, s game.State, by tables.RuleID) string {
	a, text := prompter{phrases: phrases{t}, state: s}, ""
	if id := "end." + string(by); t.Words.Has("infiltrators." + id) {
		text = a.say(id, tables.Args{"name": a.seat(s.Turn.Seat)})
	}
	if s.Result == nil || s.Result.Winner != game.SeatTraitors || by != s.Result.By[0] {
		return text
	}
	book := parts.Rulebook()
	return a.say("end.lost", tables.Args{"text": cmp.Or(text, talk.RuleText(&book, by, t.Words.Lang()))})
}

// Report returns a phrase for an action, to be printed after the agent's name.
func (Flow) Report(t *talk.UI, s game.State, did game.Action) string {
	return prompter{phrases: phrases{t}, state: s}.report(did)
}

func (a prompter) report(did game.Action) string {
	said := voice.Spell(a.UI, a.state, game.Forms.Args(did))
	switch did := did.(type) {
	case game.Correct:
		said["what"] = a.corrected(did.Correction)
	case game.Settle:
		said["reading"] = a.customOf(nil).Reading(did.Name, did.Value, a.Words.Lang())
	}
	if name, ok := said["name"].(string); ok {
		said["name"] = a.condition(name)
	}
	return a.say("report."+did.Kind(), said)
}

func (a prompter) condition(id string) string {
	m := a.state.Mission
	for _, c := range slices.Concat(m.Win, m.Lose, m.Actions, m.Rules) {
		if text := c.Text.In(a.Words.Lang()); c.ID == id && text != "" {
			return text
		}
	}
	return id
}

// corrected describes a correction. It has special sentences for changed hints, and for a changed
// summary of the hints.
func (a prompter) corrected(c rules.Correction) string {
	var others rules.Correction
	var out []string
	if shown := a.shownFrom(c); shown != "" {
		out = append(out, a.say("corrected.shown", tables.Args{"shown": shown}))
	}
	for _, change := range c.Changes {
		if change.Path == shownPath || change.Path == boardsPath {
			continue
		}
		rest, found := strings.CutPrefix(change.Path, "/agents/seat=")
		seat, list, _ := strings.Cut(rest, "/")
		if !found || list != "hints" {
			others.Changes = append(others.Changes, change)
			continue
		}
		var hints []game.LaidHint
		_ = strictjson.Read(change.Value, &hints) // an invalid list is not printed
		said := voice.Spell(a.UI, a.state, rules.Args{"seat": rules.Seat(seat).Noun()})
		said["hints"] = a.hintsIn(hints)
		out = append(out, a.say("corrected.hint", said))
	}
	if len(others.Changes) > 0 {
		out = append(out, voice.CorrectedIn(a.UI, a.state, game.Correctables, others))
	}
	return strings.Join(out, "; ")
}

// JSON paths in the state
const (
	shownPath  = "/shown"
	boardsPath = "/no_boards"
)

func (a prompter) shownFrom(c rules.Correction) string {
	if !c.Names(shownPath) && !c.Names(boardsPath) {
		return ""
	}
	var s game.State
	for _, change := range c.Changes {
		switch change.Path {
		case shownPath:
			_ = strictjson.Read(change.Value, &s.Shown) // an invalid value leaves s.Shown at ShownBoard
		case boardsPath:
			_ = strictjson.Read(change.Value, &s.NoBoards)
		}
	}
	return a.shownName(shownAs(s))
}

func (a prompter) hintsIn(hints []game.LaidHint) string {
	return talk.NameAll(hints, func(h game.LaidHint) string {
		return a.card(h.Card) + " " + a.say("lies."+string(h.Lies))
	})
}

// hereBy lists the rules that people probably look up while an answer is awaited.
var hereBy = map[game.Awaited][]tables.RuleID{
	game.ForBegin:        {"IN-TM3-05", "IN-SETUP-09", "IN-AMB-25"},
	game.ForLies:         {"IN-INFO-03", "IN-INFO-04", "IN-REL-01", "IN-REL-06"},
	game.ForExchangeDraw: {"IN-INFO-05", "IN-HAND-02"},
	game.ForWaitDraw:     {"IN-WAIT-02", "IN-WAIT-05"},
	game.ForAnswer:       {"IN-ELIM-06", "IN-ELIM-07", "IN-COMM-03"},
	game.ForReward:       {"IN-ELIM-11", "IN-ELIM-12", "IN-COMM-06"},
	game.ForDiscard:      {"IN-HAND-03", "IN-HAND-04"},
	game.ForVerdict:      {"IN-END-08", "IN-END-01"},
}

var byAction = map[string]tables.RuleID{
	"detain": "IN-DET-01", "hint": "IN-HINT-01", "exchange": "IN-INFO-01", "wait": "IN-WAIT-01",
	"eliminate": "IN-ELIM-01",
}

// Here lists the rules that people probably look up in a state, the likeliest first.
func (Flow) Here(s game.State) []tables.RuleID {
	if s.Result != nil {
		return []tables.RuleID{"IN-END-01", "IN-END-03", "IN-END-04"}
	}
	if here := hereBy[s.Turn.Wait]; here != nil {
		return here
	}
	out := []tables.RuleID{"IN-TURN-03"}
	for _, kind := range s.Can(s.Turn.Seat) {
		out = append(out, byAction[kind])
	}
	return append(out, "IN-REL-01")
}

package infiltrators

import (
	"slices"
	"strings"

	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// Report returns a short phrase for an action, as undo and the log name it after
// the name of whoever did it.
func (Flow) Report(t *talk.UI, s game.State, did game.Action) string {
	return prompter{phrases{t}, s}.report(did)
}

// report is Report where the names of the agents are known.
func (a prompter) report(did game.Action) string {
	said := voice.Spell(a.UI, a.state, game.Forms.Args(did))
	if c, ok := did.(game.Correct); ok {
		said["what"] = a.corrected(c.Correction)
	}
	if name, ok := said["name"].(string); ok {
		said["name"] = a.condition(name)
	}
	return a.say("report."+did.Kind(), said)
}

// condition returns the text of something that the mission has of its own.
func (a prompter) condition(id string) string {
	m := a.state.Mission
	for _, c := range slices.Concat(m.Win, m.Lose, m.Actions, m.Rules) {
		if text := c.Text.In(a.Words.Lang()); c.ID == id && text != "" {
			return text
		}
	}
	return id
}

// corrected returns what a correction changes, in words. Hints are a list of their
// own that no place of the others has.
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
		_ = strictjson.Read(change.Value, &hints) // of what a file wrote otherwise nothing is told
		said := voice.Spell(a.UI, a.state, rules.Args{"seat": rules.Seat(seat).Noun()})
		said["hints"] = a.hintsIn(hints)
		out = append(out, a.say("corrected.hint", said))
	}
	if len(others.Changes) > 0 {
		out = append(out, voice.Corrected(a.UI, game.Correctables, others))
	}
	return strings.Join(out, ", ")
}

// The places of what people see of what the hints tell.
const (
	shownPath  = "/shown"
	boardsPath = "/no_boards"
)

// shownFrom returns what a correction says that people see from now on, "" for one that
// does not say it.
func (a prompter) shownFrom(c rules.Correction) string {
	if !c.Names(shownPath) && !c.Names(boardsPath) {
		return ""
	}
	shown, none := game.ShownBoard, false
	for _, change := range c.Changes {
		switch change.Path {
		case shownPath:
			_ = strictjson.Read(change.Value, &shown) // what a file wrote otherwise is the board
		case boardsPath:
			_ = strictjson.Read(change.Value, &none)
		}
	}
	switch {
	case none && shown == game.ShownBoard:
		return a.say("shown.nothing")
	case shown == game.ShownBoard:
		return a.say("shown.board")
	}
	return a.say("shown." + string(shown))
}

func (a prompter) hintsIn(hints []game.LaidHint) string {
	return talk.NameAll(hints, func(h game.LaidHint) string {
		return a.card(h.Card) + " " + a.say("lies."+string(h.Lies))
	})
}

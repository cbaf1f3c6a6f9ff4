package session

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// The method `reported` returns an action as a phrase. The name of the seat comes first, unless the
// seat is Nobody or Cardboard.
func (def *game[U, S, A]) reported(t *talk.UI, s S, by rules.Seat, did A) string {
	text := def.Flow.Report(t, s, did)
	if by == rules.Nobody || by == rules.Cardboard {
		return text
	}
	return def.Flow.Name(t, s, by) + ": " + text
}

// name returns the present name of a seat, or "" for Nobody.
func (p *past[U, S, A]) name(seat rules.Seat) string {
	if seat == rules.Nobody {
		return ""
	}
	return p.Flow.Name(p.talk, p.state, seat)
}

// turnSaid returns a turn's action as a phrase. If the game cannot decode the action, turnSaid
// returns the JSON of the action.
func (p *past[U, S, A]) turnSaid(one turn[S, A]) string {
	did, err := p.did(one)
	if err != nil {
		return string(one.line.Did)
	}
	return p.reported(p.talk, p.state, one.line.By, did)
}

// toldNotes puts the notes listed in ToldLast at the end.
func (def *game[U, S, A]) toldNotes(t *talk.UI, s S, notes []rules.Note) []string {
	var told, last []string
	for _, n := range notes {
		switch text := tables.Capital(def.Flow.Tell(t, s, n)); {
		case text == "":
		case slices.Contains(def.ToldLast, n.ID):
			last = append(last, text)
		default:
			told = append(told, text)
		}
	}
	return append(told, last...)
}

// breach returns the game's sentence for a breach, or the text of the rule.
func (def *game[U, S, A]) breach(t *talk.UI, s S, did A, v rules.Violation) string {
	if text := def.Flow.Breach(t, s, did, v); text != "" {
		return text
	}
	return talk.RuleText(def.Book, v.Rule, t.Words.Lang())
}

func (def *game[U, S, A]) reason(t *talk.UI, s S, n int, r rules.Note) string {
	return t.Words.Say("session.reason", tables.Args{
		"n": n, "rule": tables.Verbatim(t.Paint.Citation(string(r.Rule))), "text": tables.Verbatim(def.Reason(t, s, r)),
	})
}

func (p *past[U, S, A]) reasonsTold(reasons []rules.Note) []string {
	told := make([]string, len(reasons))
	for i, r := range reasons {
		told[i] = p.reason(p.talk, p.state, i+1, r)
	}
	return told
}

// heading returns the coloured title of a table. If the line has room, the name of the table comes
// first. To make room for the name, the title may lose words, but no numbers. For a what-if copy
// (journal.Copy), a warning in a line above the title replaces the name.
func (p *past[U, S, A]) heading(s S) string {
	t, name := p.talk, p.journal.Header.Table
	if copied := p.journal.Header.Copy; copied != nil {
		return t.Paint.Warning(t.Words.Say("whatif.title", copyArgs(copied))) + "\n" + t.Paint.Title(p.titled(t, s))
	}
	title := p.titled(t, s)
	beside := p.titled(t.Beside(name+apart), s)
	if name != "" && t.Fits(name+apart+beside) && keepsNumbers(beside, title) {
		title = name + apart + beside
	}
	return t.Paint.Title(title)
}

func keepsNumbers(shorter, title string) bool {
	numbers := func(text string) []string {
		return strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsDigit(r) })
	}
	return slices.Equal(numbers(shorter), numbers(title))
}

func (def *game[U, S, A]) titled(t *talk.UI, s S) string {
	own := def.custom(s)
	count := tables.Args{"count": len(own.switched()) + len(own.waived())}
	if count["count"] == 0 {
		return def.Flow.Title(t, s)
	}
	whole := *t
	whole.Width = 0
	if title := def.Flow.Title(&whole, s) + apart + t.Words.Say("session.house-count", count); t.Fits(title) {
		return title
	}
	house, title := apart+t.Words.Say("session.house-count-short", count), def.Flow.Title(t, s)
	if beside := def.Flow.Title(t.Beside(house), s); t.Fits(beside+house) && keepsNumbers(beside, title) {
		return beside + house
	}
	return title
}

const apart = " · "

func copyArgs(c *journal.Copy) tables.Args {
	return tables.Args{"of": c.Of, "line": c.Line, "head": c.Head}
}

func (p *past[U, S, A]) ended() (Ending, bool) {
	if p.Rules.Next(p.state) != rules.Nobody {
		return Ending{}, false
	}
	scorer, ok := p.Rules.(rules.Scorer[S])
	if !ok {
		return Ending{}, true
	}
	winner, by := scorer.Outcome(p.state)
	return Ending{winner, by}, true
}

// EndingTold is the ending of a game in JSON for other programs.
type EndingTold struct {
	Winner rules.Seat      `json:"winner,omitempty" jsonschema:"who won; left out: nobody"`
	Name   string          `json:"name,omitempty" jsonschema:"of the winner, as people call it"`
	By     []tables.RuleID `json:"by,omitempty" jsonschema:"the rules that decided"`
	Text   string          `json:"text" jsonschema:"the sentence that people read"`
}

func (p *past[U, S, A]) endedFor() *EndingTold {
	how, over := p.ended()
	if !over {
		return nil
	}
	return &EndingTold{how.Winner, p.name(how.Winner), how.By, p.outcome()}
}

func (p *past[U, S, A]) outcome() string {
	how, _ := p.ended()
	lines := []string{p.talk.Words.Say("session.ended")}
	if name := p.name(how.Winner); name != "" {
		lines[0] = p.talk.Words.Say("session.won", tables.Args{"name": tables.Verbatim(p.talk.Paint.Seat(name))})
	}
	for _, id := range how.By {
		lines = append(lines, "  "+p.ending(id)+" "+p.talk.Paint.Citation("("+string(id)+")"))
	}
	if len(how.By) == 1 {
		return lines[0] + strings.TrimPrefix(lines[1], " ")
	}
	return strings.Join(lines, "\n")
}

func (p *past[U, S, A]) ending(by tables.RuleID) string {
	return cmp.Or(p.Ending(p.talk, p.state, by), talk.RuleText(p.Book, by, p.talk.Words.Lang()))
}

func (p *past[U, S, A]) awaited() string {
	seat := p.Rules.Next(p.state)
	switch {
	case seat == rules.Nobody:
		return p.outcome()
	case seat == rules.Cardboard:
		return p.talk.Words.Say("watch.awaits-cardboard")
	}
	name := p.Flow.Name(p.talk, p.state, seat)
	if p.automated(p.state, seat) {
		return p.talk.Words.Say("watch.awaits-automa", tables.Args{"name": name})
	}
	return p.talk.Words.Say("watch.awaits", tables.Args{"name": tables.Verbatim(p.talk.Paint.Seat(name))})
}

// AsSentence gives a phrase a capital letter and a full stop.
func AsSentence(phrase string) string {
	if phrase == "" || strings.ContainsAny(phrase[len(phrase)-1:], ".!?:") {
		return tables.Capital(phrase)
	}
	return tables.Capital(phrase) + "."
}

func joined(ids []tables.RuleID) string {
	return talk.NameAll(ids, func(id tables.RuleID) string { return string(id) })
}

// noteText turns a coded note of the app, such as "--fix 12 +5", into a sentence. It returns other
// notes unchanged.
func noteText(t *talk.UI, note string) string {
	if a, ok := journal.IsAmendNote(note); ok {
		return t.Words.Say("amend.log", tables.Args{"line": a.Line, "count": a.Kept})
	}
	if line, agreed, ok := journal.IsAgreedNote(note); ok {
		return t.Words.Say("undo.log-"+string(agreed), tables.Args{"line": line})
	}
	if kept, ok := journal.IsKeptNote(note); ok {
		id := "session.outside-kept"
		if kept.Back {
			id = "session.outside-back"
		}
		return t.Words.Say(id, tables.Args{"id": kept.ID})
	}
	return note
}

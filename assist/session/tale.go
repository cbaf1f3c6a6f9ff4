package session

import (
	"slices"
	"strings"

	"tablemate/assist/journal"
	"tablemate/assist/paint"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// tale tells what stands in a record.
func (def *game[U, S, A]) tale(t *talk.UI, record *journal.Record) (tale, error) {
	told, notes := tale{told: map[int]toldLine{}}, saidNotes(t, record)
	held, err := def.heldTo(t, record.Header)
	if err != nil {
		return told, err
	}
	if len(held) > 0 {
		told.under(t.Words.Say("tale.before")).add(held, false)
	}
	st, err := def.walk(record, func(before, after S, one turn[S, A]) error {
		followed, err := def.notes(one)
		if err != nil {
			return err
		}
		happened, _ := def.happened(one, one.did)
		did := Transition[S, A]{By: one.line.By, Did: happened, Before: before, After: after, Notes: followed}
		said, next := def.sentences(t, did), def.noted(t, did, def.ofNext)
		said = append(said, def.setAside(t, did, one.line.Waived)...)
		turn := def.Turn(t, before)
		notes = told.note(notes, one.line.N, turn.Heading)
		told.told[one.line.N] = toldLine{turn, slices.Concat(said, next)}
		under := told.under(turn.Heading)
		if who := def.idle(t, did); who != "" {
			under.idle = append(under.idle, who)
		}
		again := def.Tale.Retold != nil && def.Tale.Retold(did) && under.drop()
		under.add(said, def.joins(did) && !again)
		under.closed = aside(did.Did)
		if next != nil {
			told.under(def.Turn(t, after).Heading).add(next, false)
		}
		return nil
	})
	if err != nil {
		return told, err
	}
	told.note(notes, record.Last()+1, def.Turn(t, st.state).Heading)
	for i := range told.sections {
		if who := told.sections[i].idle; len(who) > 0 {
			told.sections[i].add([]string{def.Tale.IdleTold(t, who)}, false)
		}
	}
	told.end = def.talesEnd(t, st.state)
	return told, nil
}

func (def *game[U, S, A]) idle(t *talk.UI, d Transition[S, A]) string {
	if def.Tale.Idle == nil {
		return ""
	}
	return def.Tale.Idle(t, d)
}

func (def *game[U, S, A]) joins(d Transition[S, A]) bool {
	return slices.Contains(def.Tale.Joined, d.Did.Kind()) && (def.Tale.Apart == nil || !def.Tale.Apart(d))
}

// sentences returns what the tale says of an action and of its notes, less those that
// belong to the next turn.
func (def *game[U, S, A]) sentences(t *talk.UI, d Transition[S, A]) []string {
	kind := d.Did.Kind()
	if aside(d.Did) {
		d.By = rules.Nobody
		return []string{def.ruled(t, d)}
	}
	var said []string
	if def.Tale.Own != nil {
		said = def.Tale.Own(t, d)
	}
	said = append(said, def.noted(t, d, def.ofThis)...)
	if len(said) == 0 && !slices.Contains(def.Tale.Quiet, kind) && def.idle(t, d) == "" {
		return []string{def.deedSaid(t, d)}
	}
	return said
}

// What every game records when people say what the table really shows, and when they
// settle a rule.
const (
	correcting = "correct"
	settling   = "settle"
)

// aside reports whether an action only says so: what is done after it is a line of its own.
func aside(did rules.Kinded) bool { return did.Kind() == correcting || did.Kind() == settling }

// ofThis and ofNext report whether a note belongs to the turn at hand, or to the one that
// begins with it.
func (def *game[U, S, A]) ofThis(id string) bool {
	return !slices.Contains(def.Tale.Silent, id) && !def.ofNext(id)
}

func (def *game[U, S, A]) ofNext(id string) bool { return slices.Contains(def.Tale.Next, id) }

// noted returns the sentences of the notes that are wanted.
func (def *game[U, S, A]) noted(t *talk.UI, d Transition[S, A], wanted func(id string) bool) []string {
	var told []string
	for _, n := range d.Notes {
		if !wanted(n.ID) {
			continue
		}
		text := def.Flow.Tell(t, d.After, n)
		if def.Tale.Flat {
			text = AsSentence(strings.TrimPrefix(strings.TrimSpace(paint.Bare(text)), "! "))
		}
		if text != "" {
			told = append(told, text)
		}
	}
	return told
}

// ruled returns a correction, or what people settled about a rule, as a sentence.
func (def *game[U, S, A]) ruled(t *talk.UI, d Transition[S, A]) string {
	var settled struct {
		Name  string `json:"name"`
		Value string `json:"value"`
	}
	text, err := def.Actions.Encode(d.Did)
	if err != nil || strictjson.ReadKnown(text, &settled) != nil || settled.Name == "" {
		return def.deedSaid(t, d)
	}
	switch settled.Value {
	case rules.Waived, rules.InForce:
		rule := talk.RuleText(def.Book, tables.RuleID(settled.Name), t.Words.Lang())
		return t.Words.Say("tale.house-"+settled.Value, tables.Args{"rule": settled.Name, "text": rule})
	}
	reading := Custom{Book: def.Book, Switches: def.Switches}.Reading(settled.Name, settled.Value, t.Words.Lang())
	return t.Words.Say("tale.house", tables.Args{"reading": reading})
}

// deedSaid returns an action as a sentence; whose turn it is needs no name.
func (def *game[U, S, A]) deedSaid(t *talk.UI, d Transition[S, A]) string {
	by := d.By
	if by == def.Turn(t, d.Before).Whose {
		by = rules.Nobody
	}
	return AsSentence(def.reported(t, d.Before, by, d.Did))
}

// setAside tells which rules people set aside for an action.
func (def *game[U, S, A]) setAside(t *talk.UI, d Transition[S, A], waived []tables.RuleID) []string {
	var said []string
	broken := def.Rules.Check(d.Before, d.Did)
	for _, id := range waived {
		text := talk.RuleText(def.Book, id, t.Words.Lang())
		if i := slices.IndexFunc(broken, func(v rules.Violation) bool { return v.Rule == id }); i >= 0 {
			text = def.breach(t, d.Before, d.Did, broken[i])
		}
		said = append(said, waivedText(t, text, id))
	}
	return said
}

// heldTo tells which rules people set aside for the setup of a record.
func (def *game[U, S, A]) heldTo(t *talk.UI, header journal.Header) ([]string, error) {
	if len(header.Waived) == 0 {
		return nil, nil
	}
	broken, _, err := def.checkSetup(t, header)
	var said []string
	for _, id := range header.Waived {
		text := talk.RuleText(def.Book, id, t.Words.Lang())
		if i := slices.IndexFunc(broken, func(f Finding) bool { return f.Rule == id }); i >= 0 {
			text = broken[i].Text
		}
		said = append(said, waivedText(t, text, id))
	}
	return said, err
}

// talesEnd returns how a game ended, or the turn that it stands in.
func (def *game[U, S, A]) talesEnd(t *talk.UI, s S) section {
	if _, over := def.ended(s); over {
		return section{heading: t.Words.Say("tale.end"), lines: strings.Split(def.outcome(t, s), "\n")}
	}
	return section{heading: t.Words.Say("tale.now", tables.Args{"turn": def.Turn(t, s).Heading})}
}

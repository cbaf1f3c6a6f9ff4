package session

import (
	"slices"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// buildTale builds the text of a record turn by turn, without struck lines.
func (p *past[U, S, A]) buildTale() (taleBuilder, error) {
	t, told, notes := p.talk, taleBuilder{told: map[int]toldLine{}}, saidNotes(p.talk, p.journal)
	if held := p.heldTo(); len(held) > 0 {
		told.under(t.Words.Say("tale.before")).add(held, false)
	}
	err := p.walk(func(before, after S, one turn[S, A]) error {
		followed, err := p.notes(one)
		if err != nil {
			return err
		}
		happened, _ := p.happened(one, one.did)
		did := Transition[S, A]{By: one.line.By, Did: happened, Before: before, After: after, Notes: followed}
		said, next := p.sentences(did), p.noted(did, p.ofNext)
		if waived := one.line.Waived; len(waived) > 0 {
			said = append(said, p.setAside(waived, p.Rules.Check(before, happened), before, happened)...)
		}
		turn := p.Turn(t, before)
		notes = told.note(notes, one.line.N, turn.Heading)
		told.told[one.line.N] = toldLine{turn, slices.Concat(said, next)}
		under := told.under(turn.Heading)
		if who := p.idle(did); who != "" {
			under.idle = append(under.idle, who)
		}
		again := p.TaleSpec.Retold != nil && p.TaleSpec.Retold(did) && under.drop()
		under.add(said, p.joins(did) && !again)
		under.closed = aside(did.Did)
		if next != nil {
			told.under(p.Turn(t, after).Heading).add(next, false)
		}
		return nil
	}, true)
	if err != nil {
		return told, err
	}
	told.note(notes, p.journal.Last()+1, p.Turn(t, p.state).Heading)
	for i := range told.sections {
		if who := told.sections[i].idle; len(who) > 0 {
			told.sections[i].add([]string{p.TaleSpec.IdleTold(t, who)}, false)
		}
	}
	told.end = p.talesEnd()
	return told, nil
}

func (p *past[U, S, A]) idle(d Transition[S, A]) string {
	if p.TaleSpec.Idle == nil {
		return ""
	}
	return p.TaleSpec.Idle(p.talk, d)
}

func (p *past[U, S, A]) joins(d Transition[S, A]) bool {
	return slices.Contains(p.TaleSpec.Joined, d.Did.Kind()) && (p.TaleSpec.Apart == nil || !p.TaleSpec.Apart(d))
}

// The method `sentences` returns what the tale says about an action. It leaves out notes that
// belong to the next turn.
func (p *past[U, S, A]) sentences(d Transition[S, A]) []string {
	kind := d.Did.Kind()
	if aside(d.Did) {
		d.By = rules.Nobody
		return []string{p.ruled(d)}
	}
	var said []string
	if p.TaleSpec.Own != nil {
		said = p.TaleSpec.Own(p.talk, d)
	}
	said = append(said, p.noted(d, p.ofThis)...)
	if len(said) == 0 && !slices.Contains(p.TaleSpec.Quiet, kind) && p.idle(d) == "" {
		return []string{p.deedSaid(d)}
	}
	return said
}

// These kinds of actions are in every game.
const (
	correcting = "correct"
	settling   = "settle"
)

// The function `aside` reports whether an action is a correction or a change of a house rule.
func aside(did rules.Kinded) bool { return did.Kind() == correcting || did.Kind() == settling }

func (p *past[U, S, A]) ofThis(id string) bool {
	return !slices.Contains(p.TaleSpec.Silent, id) && !p.ofNext(id)
}

func (p *past[U, S, A]) ofNext(id string) bool { return slices.Contains(p.TaleSpec.Next, id) }

func (p *past[U, S, A]) noted(d Transition[S, A], wanted func(id string) bool) []string {
	var told []string
	for _, n := range d.Notes {
		if !wanted(n.ID) {
			continue
		}
		text := p.Flow.Tell(p.talk, d.After, n)
		if p.TaleSpec.Flat {
			text = AsSentence(strings.TrimPrefix(strings.TrimSpace(paint.Bare(text)), "! "))
		}
		if text != "" {
			told = append(told, text)
		}
	}
	return told
}

func (p *past[U, S, A]) ruled(d Transition[S, A]) string {
	var settled struct {
		Name  string `json:"name"`
		Value string `json:"value"`
	}
	text, err := p.Actions.Encode(d.Did)
	if err != nil || strictjson.ReadKnown(text, &settled) != nil || settled.Name == "" {
		return p.deedSaid(d)
	}
	switch settled.Value {
	case rules.Waived, rules.InForce:
		rule := talk.RuleText(p.Book, tables.RuleID(settled.Name), p.talk.Words.Lang())
		return p.talk.Words.Say("tale.house-"+settled.Value, tables.Args{"rule": settled.Name, "text": rule})
	}
	reading := p.custom(d.After).Reading(settled.Name, settled.Value, p.talk.Words.Lang())
	return p.talk.Words.Say("tale.house", tables.Args{"reading": reading})
}

func (p *past[U, S, A]) deedSaid(d Transition[S, A]) string {
	by := d.By
	if by == p.Turn(p.talk, d.Before).Whose {
		by = rules.Nobody
	}
	return AsSentence(p.reported(p.talk, d.Before, by, d.Did))
}

func (p *past[U, S, A]) setAside(waived []tables.RuleID, broken []rules.Violation, s S, did A) []string {
	var said []string
	for _, id := range waived {
		text := talk.RuleText(p.Book, id, p.talk.Words.Lang())
		if i := slices.IndexFunc(broken, func(v rules.Violation) bool { return v.Rule == id }); i >= 0 {
			text = p.breach(p.talk, s, did, broken[i])
		}
		args := tables.Args{"text": text, "rule": string(id)}
		said = append(said, p.talk.Paint.Warning(p.talk.Words.Say("tale.waived", args)))
	}
	return said
}

func (p *past[U, S, A]) heldTo() []string {
	header := p.journal.Header
	if len(header.Waived) == 0 {
		return nil
	}
	var broken []rules.Violation
	if setup, _, err := p.start(header); err == nil {
		broken = p.setupBreaches(setup)
	}
	var none A
	return p.setAside(header.Waived, broken, p.state, none)
}

// talesEnd returns the last section: the end of the game, or the present turn.
func (p *past[U, S, A]) talesEnd() section {
	if _, over := p.ended(); over {
		return section{heading: p.talk.Words.Say("tale.end"), lines: strings.Split(p.outcome(), "\n")}
	}
	return section{heading: p.talk.Words.Say("tale.now", tables.Args{"turn": p.Turn(p.talk, p.state).Heading})}
}

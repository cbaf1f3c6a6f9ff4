package session

import (
	"reflect"
	"slices"

	"tablemate/assist/journal"
	"tablemate/rules"
	"tablemate/tables"
)

func (p *past[U, S, A]) verify(proof *journal.Verification) (Proof, error) {
	again, record, words := comparing[U, S, A]{past: p, differences: []Difference{}}, p.journal, p.talk.Words
	if err := again.opening(); err != nil {
		return Proof{}, err
	}
	if err := p.walk(again.turn, true); err != nil {
		return Proof{}, err
	}
	out := Proof{
		Version: proofVersion, Table: record.Header.Table, Copy: record.Header.Copy, Game: p.Book.Game,
		Lines: record.Last(), Turns: record.Turns(),
		Chained: record.Chained, Torn: record.Torn.Bytes, Code: record.Code(words.Lang()),
		Same: again.same, Unrecorded: again.unrecorded,
		Rolls: proof.Compared, Unproved: proof.Unproved, Doubts: []Doubt{},
		Seat: p.Rules.Next(p.state), journal: proof,
	}
	places := p.newPlaces().Follow(record)
	sealed, err := p.sealed(proof, places)
	if err != nil {
		return Proof{}, err
	}
	doubts := append(proof.Discrepancies, sealed.doubts...)
	for _, k := range places.Known(record) {
		what := chosenAnew
		if k.Agreed {
			what = chosenKnown
		}
		doubts = append(doubts, journal.Discrepancy{Line: k.Line, What: what, Shown: k.Shown})
	}
	for _, d := range doubts {
		out.Doubts = append(out.Doubts, Doubt{d.Line, d.What, d.Shown, words.Say(d.Message())})
	}
	slices.SortStableFunc(out.Doubts, func(a, b Doubt) int { return a.Line - b.Line })
	out.Differences, out.Seals, out.seals = again.differences, sealed.seals, sealed.proofs
	out.luck = p.lucks()
	out.State, err = compact(p.state)
	return out, err
}

// The method `proven` checks the hash chain, the dice and the seeds. It does not need the rules of
// the game. A seed that the record does not reveal yet is in a secret file beside the record. If
// the record is read from r.From, this file is not used.
func (def *game[U, S, A]) proven(r Reading) (*journal.Verification, error) {
	if r.From == nil {
		return journal.Verify(r.Path, def.agrees)
	}
	record, err := r.record()
	if err != nil {
		return nil, err
	}
	return record.Prove(def.agrees), nil
}

// The type `comparing` compares the recorded results with the results under the present rules.
type comparing[U, S any, A rules.Kinded] struct {
	*past[U, S, A]
	differences []Difference
	// `same` is the number of turns with the same result. `unrecorded` is the number of turns
	// without a recorded result.
	same, unrecorded int
}

func (c *comparing[U, S, A]) opening() error {
	header := c.journal.Header
	if header.State == nil || header.Setup == nil {
		return nil
	}
	_, now, err := c.start(header)
	if err != nil {
		return err
	}
	patch, err := between(c.state, now)
	if err == nil && patch != nil {
		c.add(Difference{Line: 1, Recorded: Followed{Patch: unchanged}, Now: Followed{Patch: patch}})
	}
	return err
}

func (c *comparing[U, S, A]) turn(before, after S, t turn[S, A]) error {
	if t.line.Patch == nil {
		c.unrecorded++
		return nil
	}
	rightly, notes := c.Rules.Apply(before, t.did)
	now := Followed{Patch: unchanged}
	var err error
	if now.Notes, err = encodeNotes(notes); err != nil {
		return err
	}
	gap, err := between(after, rightly)
	if err != nil {
		return err
	}
	recorded, err := readNotes(t.line.N, t.line.Notes)
	if err != nil {
		return err
	}
	present, err := readNotes(t.line.N, now.Notes)
	if err != nil {
		return err
	}
	if gap == nil && among(recorded, present) {
		c.same++
		return nil
	}
	if patch, err := between(before, rightly); patch != nil || err != nil {
		now.Patch = patch
	}
	c.add(Difference{Line: t.line.N, Recorded: Followed{t.line.Notes, t.line.Patch}, Now: now})
	return err
}

// The function `among` reports whether the recorded notes are among the notes under the present
// rules, in the same order. A later version of the program may make more notes, and put more
// arguments into a note.
func among(recorded, now []rules.Note) bool {
	for _, n := range now {
		if len(recorded) == 0 {
			break
		}
		told := recorded[0]
		same := n.ID == told.ID && n.Rule == told.Rule
		for name, value := range told.Args {
			same = same && reflect.DeepEqual(value, n.Args[name])
		}
		if same {
			recorded = recorded[1:]
		}
	}
	return len(recorded) == 0
}

func (c *comparing[U, S, A]) add(d Difference) {
	d.Text = c.talk.Words.Say("session.differs", tables.Args{"line": d.Line})
	c.differences = append(c.differences, d)
}

package session

import (
	"encoding/json"
	"slices"

	"tablemate/assist/journal"
	"tablemate/tables"
	"tablemate/tables/words"
)

// verify proves a record: that its lines are whole, that each report has the
// consequences that were recorded, and that the dice are those of their seed.
func (h Hosted[U, S, A, E]) verify(r Reading) (Proof, error) {
	proof, err := h.proven(r)
	if err != nil {
		return Proof{}, err
	}
	record := proof.Record
	st, err := h.replay(record)
	if err != nil {
		return Proof{}, err
	}
	p := Proof{
		Table: record.Header.Table, Game: h.Book.Game, Lines: record.Last(), Turns: record.Turns(),
		Chained: record.Chained, Torn: record.Torn.Bytes, Head: record.Head(),
		Rolls: proof.Compared, Unproved: proof.Unproved, Doubts: []Doubt{},
		Seat: h.Rules.Next(st.now), journal: proof,
	}
	for _, d := range append(proof.Doubts, h.openings(proof, st)...) {
		id, args := d.Message()
		p.Doubts = append(p.Doubts, Doubt{d.Line, d.What, r.Words.Say(id, args)})
	}
	if p.Differences, err = h.differences(r, record, st); err != nil {
		return p, err
	}
	p.State, err = compact(st.now)
	return p, err
}

// proven reads the record with what the journal itself can prove. A record
// that is no file of a table has no secret seed beside it.
func (h Hosted[U, S, A, E]) proven(r Reading) (*journal.Proof, error) {
	if r.From == nil {
		return journal.Verify(r.Path, h.agrees)
	}
	record, err := r.record()
	if err != nil {
		return nil, err
	}
	return record.Prove(h.agrees), nil
}

// differences are the lines whose recorded consequences the rules would not
// give now, each over the table that the record had before it.
func (h Hosted[U, S, A, E]) differences(r Reading, record *journal.Record, st story[S, A, E]) ([]Difference, error) {
	out := []Difference{}
	if len(record.Header.Events) > 0 && record.Header.Setup != nil {
		layout, err := h.start(record.Header)
		if err != nil {
			return nil, err
		}
		if out, err = h.compare(out, 1, st.layout, layout); err != nil {
			return nil, err
		}
	}
	for _, t := range st.turns {
		var err error
		if out, err = h.compare(out, t.line.N, t.events, h.Rules.Apply(t.before, t.did)); err != nil {
			return nil, err
		}
	}
	for i := range out {
		out[i].Text = r.Words.Say("session.differs", tables.Args{"line": out[i].Line})
	}
	return out, nil
}

// compare adds a line to out where what is recorded is not what follows now.
func (h Hosted[U, S, A, E]) compare(out []Difference, line int, recorded, now []E) ([]Difference, error) {
	d := Difference{Line: line}
	var err error
	if d.Recorded, err = encodeAll(h.Events, recorded); err != nil {
		return out, err
	}
	if d.Now, err = encodeAll(h.Events, now); err != nil {
		return out, err
	}
	if slices.EqualFunc(d.Recorded, d.Now, sameText) {
		return out, nil
	}
	return append(out, d), nil
}

func sameText(a, b json.RawMessage) bool { return string(a) == string(b) }

// Tell puts a proof into sentences, one a line.
func (p Proof) Tell(w *words.Words) []string {
	lines := []string{w.Say(p.journal.Chain())}
	if torn := p.journal.Record.Torn; torn != (journal.Tail{}) {
		lines = append(lines, w.Say(torn.Message()))
	}
	for _, d := range p.Differences {
		lines = append(lines, "! "+d.Text)
	}
	if len(p.Differences) == 0 {
		lines = append(lines, w.Say("session.replays", tables.Args{"count": p.Turns}))
	}
	for _, d := range p.Doubts {
		lines = append(lines, "! "+d.Text)
	}
	return append(lines, w.Say(p.journal.Dice()))
}

package session

import (
	"slices"

	"tablemate/assist/journal"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/words"
)

// Verify implements [Game]: it finds what is proven of a record: that its lines are whole, that the rules give
// the tables that it records, and that dice and seals are those of their seed.
func (def *game[U, S, A]) Verify(r Reading) (_ Proof, err error) {
	defer refuse(r.talk(), &err)
	proof, err := def.proven(r)
	if err != nil {
		return Proof{}, err
	}
	record := proof.Record
	again := comparing[U, S, A]{def: def, proof: proof, words: r.Words, differences: []Difference{}}
	if err := again.opening(); err != nil {
		return Proof{}, err
	}
	st, err := def.walk(record, again.turn)
	if err != nil {
		return Proof{}, err
	}
	p := Proof{
		Version: proofVersion, Table: record.Header.Table, Copy: record.Header.Copy, Game: def.Book.Game,
		Lines: record.Last(), Turns: record.Turns(),
		Chained: record.Chained, Torn: record.Torn.Bytes, Code: record.Code(r.Words.Lang()),
		Same: again.same, Unrecorded: again.unrecorded,
		Rolls: proof.Compared, Unproved: proof.Unproved, Doubts: []Doubt{},
		Seat: def.Rules.Next(st.state), journal: proof,
	}
	places := def.newPlaces().Follow(record)
	sealed, err := def.sealed(proof, places)
	if err != nil {
		return Proof{}, err
	}
	doubts := append(proof.Doubts, sealed.doubts...)
	for _, k := range places.Known(record) {
		what := chosenAnew
		if k.Agreed {
			what = chosenKnown
		}
		doubts = append(doubts, journal.Doubt{Line: k.Line, What: what, Shown: k.Shown})
	}
	for _, d := range doubts {
		p.Doubts = append(p.Doubts, Doubt{d.Line, d.What, d.Shown, r.Words.Say(d.Message())})
	}
	slices.SortStableFunc(p.Doubts, func(a, b Doubt) int { return a.Line - b.Line })
	p.Differences, p.Seals = again.differences, sealed.seals
	p.luck = def.lucks(st)
	p.State, err = compact(st.state)
	return p, err
}

// proven reads the record with what the journal itself can prove. A record
// that is no file of a table has no secret seed beside it.
func (def *game[U, S, A]) proven(r Reading) (*journal.Proof, error) {
	if r.From == nil {
		return journal.Verify(r.Path, def.agrees)
	}
	record, err := r.record()
	if err != nil {
		return nil, err
	}
	return record.Prove(def.agrees), nil
}

// comparing holds a record against what the rules give now, line by line.
type comparing[U, S any, A rules.Kinded] struct {
	def         *game[U, S, A]
	proof       *journal.Proof
	words       *words.Words
	differences []Difference
	// same is how many turns the rules give as they are recorded, and unrecorded how many
	// record nothing to compare.
	same, unrecorded int
}

// opening compares the table as it was laid out with what the setup gives.
func (c *comparing[U, S, A]) opening() error {
	header := c.proof.Record.Header
	if header.State == nil || header.Setup == nil {
		return nil
	}
	recorded, err := c.def.opening(header)
	if err != nil {
		return err
	}
	_, now, err := c.def.start(header)
	if err != nil {
		return err
	}
	patch, err := between(recorded, now)
	if err == nil && patch != nil {
		c.add(Difference{Line: 1, Recorded: Followed{Patch: unchanged}, Now: Followed{Patch: patch}})
	}
	return err
}

// turn compares what a line tells of the table after it with what the rules give
// now. A line that does not tell is what the rules make of it.
func (c *comparing[U, S, A]) turn(before, after S, t turn[S, A]) error {
	if t.line.Patch == nil {
		c.unrecorded++
		return nil
	}
	rightly, notes := c.def.Rules.Apply(before, t.did)
	now := Followed{Patch: unchanged}
	var err error
	if now.Notes, err = encodeNotes(notes); err != nil {
		return err
	}
	gap, err := between(after, rightly)
	if err != nil {
		return err
	}
	if gap == nil && string(now.Notes) == string(t.line.Notes) {
		c.same++
		return nil
	}
	if patch, err := between(before, rightly); patch != nil || err != nil {
		now.Patch = patch
	}
	c.add(Difference{Line: t.line.N, Recorded: Followed{t.line.Notes, t.line.Patch}, Now: now})
	return err
}

func (c *comparing[U, S, A]) add(d Difference) {
	d.Text = c.words.Say("session.differs", tables.Args{"line": d.Line})
	c.differences = append(c.differences, d)
}

// Tell puts a proof into sentences, one a line: what holds of the lines, what was judged
// again, and what was held against seals and seeds.
func (p Proof) Tell(w *words.Words) []string {
	lines := p.tellLines(w)
	for _, d := range p.Differences {
		lines = append(lines, "! "+d.Text)
	}
	lines = append(lines, w.Say("session.judged", tables.Args{"count": p.Same, "turns": p.Turns}))
	if p.Unrecorded > 0 {
		lines = append(lines, w.Say("session.unrecorded", tables.Args{"count": p.Unrecorded}))
	}
	for _, d := range p.Doubts {
		lines = append(lines, "! "+d.Text)
	}
	lines = append(lines, w.Say(p.journal.Dice()))
	if p.Rolls > 0 {
		for _, l := range p.journal.Record.Lines {
			if l.Entry() == journal.Opened {
				lines = append(lines, w.Say("session.opened", tables.Args{"seed": l.Seed, "line": l.N}))
			}
		}
	}
	if p.Seals != (Seals{}) {
		args := tables.Args{"drawn": p.Seals.Drawn, "opened": p.Seals.Opened, "unproved": p.Seals.Unproved}
		lines = append(lines, w.Say("session.seals", args))
	}
	for _, luck := range p.luck {
		lines = append(lines, w.Say(luck.Message()))
	}
	return lines
}

// tellLines tells of the lines of the file, whatever they record.
func (p Proof) tellLines(w *words.Words) []string {
	var lines []string
	if p.Copy != nil {
		lines = append(lines, "! "+w.Say("whatif.proof", copyArgs(p.Copy)))
	}
	lines = append(lines, w.Say(p.journal.Chain(w.Lang())))
	if torn := p.journal.Record.Torn; torn != (journal.TornLine{}) {
		lines = append(lines, w.Say(torn.Message()))
	}
	switch {
	case p.Noted == nil && p.Chained > 0:
		return append(lines, w.Say("session.not-held"))
	case p.Noted == nil:
		return lines
	case p.Noted.To == 0:
		return append(lines, "! "+w.Say("session.never-noted"))
	}
	return append(lines, w.Say("session.noted", tables.Args{"from": p.Noted.From, "line": p.Noted.To}))
}

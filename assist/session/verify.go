package session

import (
	"encoding/json"
	"slices"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/words"
)

// Proof is what can be said for a recorded game.
type Proof struct {
	Version     int             `json:"version"` // of what stands here
	Table       string          `json:"table"`
	Copy        *journal.Copy   `json:"copy,omitempty"` // that it is no record of a game
	Game        string          `json:"game"`
	Lines       int             `json:"lines"`
	Turns       int             `json:"turns"`          // standing ones
	Chained     int             `json:"chained"`        // the first line bound to the one before; 0 when none is
	Torn        int             `json:"torn,omitempty"` // bytes of an unfinished last line
	Code        string          `json:"code"`           // as it is noted on paper at a pause
	Noted       *Noted          `json:"noted,omitempty"`
	Same        int             `json:"same"`        // standing turns that the rules give as they are recorded
	Unrecorded  int             `json:"unrecorded"`  // those that record no table to compare
	Differences []Difference    `json:"differences"` // where the rules give another table, or other notes, now
	Rolls       int             `json:"rolls"`       // of the app's dice, compared with their seed
	Unproved    int             `json:"unproved"`    // rolls for which no seed is open
	Seals       Seals           `json:"seals"`
	Doubts      []Doubt         `json:"doubts"`
	Seat        rules.Seat      `json:"seat"`
	State       json.RawMessage `json:"state"`

	journal *journal.Verification
	luck    []chance.Luck
}

// proofVersion is the version of what Proof is for other programs.
const proofVersion = 2

// Noted is the lines that a code vouches for which somebody noted: they are what they were
// then. Zeros where the record never had it.
type Noted struct {
	From int `json:"from"`
	To   int `json:"to"`
}

// Hold holds a noted code against the record.
func (p *Proof) Hold(code chance.Noted) {
	from, to := p.journal.Record.Noted(code)
	p.Noted = &Noted{from, to}
}

// Whole reports whether nothing speaks against the record. A seed that was given
// does not, nor a choice made with knowledge, or a sealed word that was kept or replaced,
// where the record says so itself.
func (p Proof) Whole() bool {
	told := []journal.What{journal.SeedGiven, sealKept, keptAnew, chosenKnown}
	grave := func(d Doubt) bool { return !slices.Contains(told, d.What) }
	return len(p.Differences) == 0 && !slices.ContainsFunc(p.Doubts, grave) && (p.Noted == nil || p.Noted.To > 0)
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
	if torn := p.journal.Record.Torn; torn != (journal.Tail{}) {
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

// Difference is a line after which the rules give another table now, or other
// notes, than were recorded.
type Difference struct {
	Line     int      `json:"line"`
	Recorded Followed `json:"recorded"`
	Now      Followed `json:"now"`
	Text     string   `json:"text"`
}

// Followed is what a line tells of what followed.
type Followed struct {
	Notes json.RawMessage `json:"notes,omitempty"`
	Patch json.RawMessage `json:"patch"`
}

// Doubt is one thing about the dice that does not look right.
type Doubt struct {
	Line int          `json:"line"`
	What journal.What `json:"what"`
	// Shown is the line in whose place it stands, where what it held had been shown.
	Shown int    `json:"shown,omitempty"`
	Text  string `json:"text"`
}

// Seals counts what was held against seals and seeds.
type Seals struct {
	Drawn    int `json:"drawn"`    // choices that were drawn again from the seed
	Opened   int `json:"opened"`   // opened words that were held against their seal
	Unproved int `json:"unproved"` // choices for which no seed is at hand
}

// Doubts about what was drawn and sealed.
const (
	sealDiffers journal.What = "seal-differs" // the word and the salt do not give the seal
	saltDiffers journal.What = "salt-differs" // the salt is not the one that the seed gives
	drawDiffers journal.What = "draw-differs" // the seed draws something else
	notSealed   journal.What = "not-sealed"   // drawn, and not sealed although there was a seed
	chosenAnew  journal.What = "chosen-anew"  // in the place of what had been shown, and nobody noted it
	chosenKnown journal.What = "chosen-known" // the same, as the record says itself
	sealDenies  journal.What = "seal-denies"  // what was reported of a sealed word is not so
	keptAnew    journal.What = "kept-anew"    // people put another word under seal, and all were told
	sealKept    journal.What = "seal-kept"    // a report before it was amended and the word left as it was; the record says so
)

// verify finds what is proven of a record: that its lines are whole, that the rules give
// the tables that it records, and that dice and seals are those of their seed.
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
	out.Differences, out.Seals = again.differences, sealed.seals
	out.luck = p.lucks()
	out.State, err = compact(p.state)
	return out, err
}

// proven reads the record with what the journal itself can prove. A record
// that is no file of a table has no secret seed beside it.
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

// comparing holds a record against what the rules give now, line by line.
type comparing[U, S any, A rules.Kinded] struct {
	*past[U, S, A]
	differences []Difference
	// same is how many turns the rules give as they are recorded, and unrecorded how many
	// record nothing to compare.
	same, unrecorded int
}

// opening compares the table as it was laid out with what the setup gives.
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

// turn compares what a line tells of the table after it with what the rules give
// now. A line that does not tell is what the rules make of it.
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
	d.Text = c.talk.Words.Say("session.differs", tables.Args{"line": d.Line})
	c.differences = append(c.differences, d)
}

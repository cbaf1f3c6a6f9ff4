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

// Proof is the result of verifying a recorded game.
type Proof struct {
	Version     int             `json:"version"` // of what stands here
	Table       string          `json:"table"`
	Copy        *journal.Copy   `json:"copy,omitempty"` // that it is no record of a game
	Game        string          `json:"game"`
	Lines       int             `json:"lines"`
	Turns       int             `json:"turns"`          // standing ones
	Chained     int             `json:"chained"`        // the first line bound to the one before; 0 when none is
	Torn        int             `json:"torn,omitempty"` // bytes of an unfinished last line
	Code        string          `json:"code"`           // as people note it on paper at a pause
	Noted       *Noted          `json:"noted,omitempty"`
	Same        int             `json:"same"`        // standing turns with the same result by the present rules
	Unrecorded  int             `json:"unrecorded"`  // those that record no table to compare
	Differences []Difference    `json:"differences"` // where the rules give another table, or other notes, now
	Rolls       int             `json:"rolls"`       // of the app's dice, compared with their seed
	Unproved    int             `json:"unproved"`    // rolls for which no seed is open
	Seals       Seals           `json:"seals"`
	Doubts      []Doubt         `json:"doubts"`
	Seat        rules.Seat      `json:"seat"`
	State       json.RawMessage `json:"state"`

	journal *journal.Verification
	seals   []sealProof
	luck    []chance.Luck
}

// proofVersion is the version of what Proof is for other programs.
const proofVersion = 2

// Noted is the range of lines that a noted code covers: they have not changed since. It is zero
// if the record never had the code.
type Noted struct {
	From int `json:"from"`
	To   int `json:"to"`
}

// Hold holds a noted code against the record.
func (p *Proof) Hold(code chance.Noted) {
	from, to := p.journal.Record.Noted(code)
	p.Noted = &Noted{from, to}
}

// Whole reports whether nothing contradicts the record. A given seed does not, nor a choice
// made with knowledge, or a sealed word that was kept or replaced, if the record says so
// itself.
func (p Proof) Whole() bool {
	told := []journal.What{journal.SeedGiven, sealKept, keptAnew, chosenKnown}
	grave := func(d Doubt) bool { return !slices.Contains(told, d.What) }
	return len(p.Differences) == 0 && !slices.ContainsFunc(p.Doubts, grave) && (p.Noted == nil || p.Noted.To > 0)
}

// Tell puts a proof into sentences, one a line: about the lines, about the judgement, and about
// seals and seeds.
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
		for _, s := range p.seals {
			lines = append(lines, s.tell(w))
		}
	}
	for _, luck := range p.luck {
		if luck.Rolled() == 0 && luck.Source == chance.App {
			continue // that of the rolls says so
		}
		lines = append(lines, w.Say(luck.Message()))
	}
	return lines
}

// tellLines tells about the lines of the file, whatever they record.
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

// Difference is a line after which the rules give another table now, or other
// notes, than were recorded.
type Difference struct {
	Line     int      `json:"line"`
	Recorded Followed `json:"recorded"`
	Now      Followed `json:"now"`
	Text     string   `json:"text"`
}

// Followed is a line whose recorded result differs from that of the present rules.
type Followed struct {
	Notes json.RawMessage `json:"notes,omitempty"`
	Patch json.RawMessage `json:"patch"`
}

// Doubt is one thing about the dice that does not look right.
type Doubt struct {
	Line int          `json:"line"`
	What journal.What `json:"what"`
	// Shown is the line whose shown result it replaces, or 0.
	Shown int    `json:"shown,omitempty"`
	Text  string `json:"text"`
}

// Seals counts what was checked against seals and seeds.
type Seals struct {
	Drawn    int `json:"drawn"`    // choices that were drawn again from the seed
	Opened   int `json:"opened"`   // opened words that were held against their seal
	Unproved int `json:"unproved"` // choices whose seed is not available
}

// Discrepancies about draws and seals.
const (
	sealDiffers journal.What = "seal-differs" // the word and the salt do not give the seal
	saltDiffers journal.What = "salt-differs" // the salt is not the one that the seed gives
	drawDiffers journal.What = "draw-differs" // the seed gives another draw
	notSealed   journal.What = "not-sealed"   // drawn, and not sealed although there was a seed
	chosenAnew  journal.What = "chosen-anew"  // instead of a shown result, without a note
	chosenKnown journal.What = "chosen-known" // the same, with a note in the record
	sealDenies  journal.What = "seal-denies"  // a report about a sealed word contradicts it
	keptAnew    journal.What = "kept-anew"    // people sealed another word, and all were told
	sealKept    journal.What = "seal-kept"    // an earlier report was amended and the word was kept; the record says so
)

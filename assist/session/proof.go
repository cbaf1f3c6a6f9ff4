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
	Version     int             `json:"version"` // the version of this JSON format
	Table       string          `json:"table"`
	Copy        *journal.Copy   `json:"copy,omitempty"` // set if the record is a copy
	Game        string          `json:"game"`
	Lines       int             `json:"lines"`
	Turns       int             `json:"turns"`          // the number of turns that are not struck out
	Chained     int             `json:"chained"`        // the first line with a hash of its previous line; 0 if none
	Torn        int             `json:"torn,omitempty"` // the number of bytes in an unfinished last line
	Code        string          `json:"code"`           // the words that people write on paper at a pause
	Noted       *Noted          `json:"noted,omitempty"`
	Same        int             `json:"same"`        // how many turns have a result that agrees with the present rules
	Unrecorded  int             `json:"unrecorded"`  // how many turns have no recorded result to compare
	Differences []Difference    `json:"differences"` // turns, or the setup, with another result by the present rules
	Rolls       int             `json:"rolls"`       // how many rolls of the app were compared with a seed
	Unproved    int             `json:"unproved"`    // how many rolls of the app have a seed that is still secret
	Seals       Seals           `json:"seals"`
	Doubts      []Doubt         `json:"doubts"`
	Seat        rules.Seat      `json:"seat"`
	State       json.RawMessage `json:"state"`

	journal *journal.Verification
	seals   []sealProof
	luck    []chance.Luck
}

const proofVersion = 2

// Noted is the range of lines that are unchanged since people wrote down a code. It is zero if the
// record never had that code.
type Noted struct {
	From int `json:"from"`
	To   int `json:"to"`
}

// Hold compares the record with a code that people wrote down, and sets p.Noted.
func (p *Proof) Hold(code chance.Noted) {
	from, to := p.journal.Record.Noted(code)
	p.Noted = &Noted{from, to}
}

// Whole reports whether the record passed all checks. If Hold was called, the comparison with the
// code is one of these checks. Whole ignores a doubt whose cause is noted in the record, such as a
// seed that a person chose.
func (p Proof) Whole() bool {
	told := []journal.What{journal.SeedGiven, sealKept, keptAnew, chosenKnown}
	grave := func(d Doubt) bool { return !slices.Contains(told, d.What) }
	return len(p.Differences) == 0 && !slices.ContainsFunc(p.Doubts, grave) && (p.Noted == nil || p.Noted.To > 0)
}

// Tell returns a proof as sentences.
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
			continue // the app made no rolls that could be judged
		}
		lines = append(lines, w.Say(luck.Message()))
	}
	return lines
}

// tellLines tells whether the file is a copy, whether its lines are intact, and which lines the
// code on paper protects.
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

// Difference is a line whose recorded result differs from its result under the present rules.
type Difference struct {
	Line     int      `json:"line"`
	Recorded Followed `json:"recorded"`
	Now      Followed `json:"now"`
	Text     string   `json:"text"`
}

// Followed is the result of a line: its notes and its patch.
type Followed struct {
	Notes json.RawMessage `json:"notes,omitempty"`
	Patch json.RawMessage `json:"patch"`
}

// Doubt is a discrepancy about dice or seals on one line.
type Doubt struct {
	Line int          `json:"line"`
	What journal.What `json:"what"`
	// If the dice or the word of an earlier line were replaced, Shown is the number of the earlier
	// line. Otherwise it is 0.
	Shown int    `json:"shown,omitempty"`
	Text  string `json:"text"`
}

// Seals counts random choices and sealed words. The hash of a sealed word was recorded before the
// word itself.
type Seals struct {
	Drawn    int `json:"drawn"`    // choices that were computed again from the seed
	Opened   int `json:"opened"`   // revealed words that were compared with recorded hashes (seals)
	Unproved int `json:"unproved"` // choices whose seed is not available
}

// Discrepancies about random choices and sealed words.
const (
	sealDiffers journal.What = "seal-differs" // the revealed word and salt do not fit the recorded seal
	saltDiffers journal.What = "salt-differs" // the salt differs from the salt computed from the seed
	drawDiffers journal.What = "draw-differs" // the recorded choice is not the one computed from the seed
	notSealed   journal.What = "not-sealed"   // a choice has no seal, although the record has a seed
	chosenAnew  journal.What = "chosen-anew"  // people chose again after they had seen the result
	chosenKnown journal.What = "chosen-known" // like chosenAnew, but the record says that people agreed to this
	sealDenies  journal.What = "seal-denies"  // an action contradicts the sealed word
	keptAnew    journal.What = "kept-anew"    // a person sealed a new word in place of an earlier one
	sealKept    journal.What = "seal-kept"    // a choice was kept after an undo or a correction, and the record says so
)

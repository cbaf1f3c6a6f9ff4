package journal

import (
	"slices"

	"tablemate/assist/chance"
	"tablemate/tables"
)

// Agrees says whether what a turn reports is what the app's dice give for its
// roll. Each game knows which dice it rolled for which report.
type Agrees func(seed chance.Seed, turn *Line) bool

// Proof is what can be said for a record that is whole.
type Proof struct {
	Record *Record
	// Rolls is how many of the app's rolls were compared with their seed, and
	// Sealed how many could not be: their seed is not open yet.
	Rolls, Sealed int
	Doubts        []Doubt // in the order of the lines
}

// Doubt is one thing about the dice that does not look right.
type Doubt struct {
	Line int
	What What
}

// What can be doubtful about dice.
const (
	DiceDiffer   What = "dice-differ"   // the seed gives another result
	DiceUnsealed What = "dice-unsealed" // rolled with no commitment before
	DiceForeseen What = "dice-foreseen" // rolled when the seed lay open
	DiceSkipped  What = "dice-skipped"  // a roll before this one was not recorded
	DiceTwice    What = "dice-twice"    // the same roll stands twice
	SeedDiffers  What = "seed-differs"  // not the seed that was committed
	SeedReplaced What = "seed-replaced" // new dice before the old seed was opened
	SeedUnneeded What = "seed-unneeded" // a seed opened that nothing was committed to
)

// Message is the sentence for people: its id and what it mentions.
func (d Doubt) Message() (string, tables.Args) {
	return "journal." + string(d.What), tables.Args{"line": d.Line}
}

// Verify proves what can be proved about the record at path: that its lines
// are whole and in order, what its chain covers (Record.Chained), and that
// every roll of the app's dice, struck ones too, is what their seed gives. The
// seed is taken from the record where it was opened, else from the secret file
// beside it. Errors are those of Read.
func Verify(path string, agrees Agrees) (*Proof, error) {
	r, err := Read(path)
	if err != nil {
		return nil, err
	}
	p := &Proof{Record: r}
	bags := r.bags()
	for i, b := range bags {
		if b.opened == 0 && b.sealed != "" {
			b.seed, _ = loadSeed(path, b.sealed)
			if i+1 < len(bags) {
				p.doubt(bags[i+1].lines[0].N, SeedReplaced)
			}
		}
		p.judgeSeed(&b)
		p.judge(&b, agrees)
	}
	slices.SortStableFunc(p.Doubts, func(a, b Doubt) int { return a.Line - b.Line })
	return p, nil
}

// bag is the dice of one seed: its commitment and the lines rolled under it.
type bag struct {
	sealed string
	seed   chance.Seed // as opened in the record
	opened int         // the line that opened it, 0 when none did
	lines  []Line      // from the commitment to the next one
}

// bags cuts the record where new dice were committed.
func (r *Record) bags() []bag {
	all := []bag{{sealed: r.Header.Dice}}
	from := 0
	for i := range r.Lines {
		b := &all[len(all)-1]
		switch l := &r.Lines[i]; l.Entry() {
		case Opened:
			b.opened = l.N
			b.seed, _ = chance.ParseSeed(l.Seed)
		case Sealed:
			b.lines = r.Lines[from:i]
			from = i
			all = append(all, bag{sealed: l.Dice})
		}
	}
	all[len(all)-1].lines = r.Lines[from:]
	return all
}

// judge looks at every roll from one bag of dice.
func (p *Proof) judge(b *bag, agrees Agrees) {
	next, stood := 1, map[int]bool{}
	for i := range b.lines {
		l := &b.lines[i]
		if l.Roll.Source != chance.App {
			continue
		}
		if l.Roll.N > next {
			p.doubt(l.N, DiceSkipped)
		}
		next = max(next, l.Roll.N+1)
		if l.Struck == 0 && stood[l.Roll.N] {
			p.doubt(l.N, DiceTwice)
		}
		stood[l.Roll.N] = stood[l.Roll.N] || l.Struck == 0
		p.compare(b, l, agrees)
	}
}

// judgeSeed doubts the seed itself, and forgets one that proves nothing.
func (p *Proof) judgeSeed(b *bag) {
	switch {
	case b.opened == 0 || chance.Commitment(b.seed) == b.sealed:
		return
	case b.sealed == "":
		p.doubt(b.opened, SeedUnneeded)
	default:
		p.doubt(b.opened, SeedDiffers)
	}
	b.seed = chance.Seed{}
}

func (p *Proof) compare(b *bag, l *Line, agrees Agrees) {
	if b.opened != 0 && l.N > b.opened {
		p.doubt(l.N, DiceForeseen)
	}
	switch {
	case b.sealed == "":
		p.doubt(l.N, DiceUnsealed)
	case b.seed == (chance.Seed{}) || agrees == nil:
		p.Sealed++
	default:
		p.Rolls++
		if !agrees(b.seed, l) {
			p.doubt(l.N, DiceDiffer)
		}
	}
}

func (p *Proof) doubt(line int, what What) { p.Doubts = append(p.Doubts, Doubt{line, what}) }

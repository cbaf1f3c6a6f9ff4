package journal

import (
	"errors"
	"slices"

	"tablemate/assist/chance"
	"tablemate/tables"
	"tablemate/tables/words"
)

// Agrees reports whether the dice in a turn are those that the app rolls with the seed. Each game
// provides such a function.
type Agrees func(seed chance.Seed, turn *Line) bool

// Verification is the result of checking the rolls and seeds of a record.
type Verification struct {
	Record *Record
	// Compared counts the app's rolls that were compared with a seed. Unproved counts the app's
	// other rolls. Their seed is still secret, unknown or wrong.
	Compared, Unproved int
	Discrepancies      []Discrepancy // sorted by line

	bags []diceBag
	kept map[int]int // maps a line that repeats a roll to the line of the original roll
}

// Seed returns the dice seed that applies to a line, or the zero Seed if it is unknown.
func (p *Verification) Seed(line int) chance.Seed {
	var seed chance.Seed
	for _, b := range p.bags {
		if len(b.lines) == 0 || b.lines[0].N <= line {
			seed = b.seed
		}
	}
	return seed
}

// Chain returns a sentence about the hash chain, as its id and arguments. The chain is never broken
// here, because Read checks it.
func (p *Verification) Chain(lang tables.Lang) (string, tables.Args) {
	r := p.Record
	args := tables.Args{words.Count: r.Last(), "line": r.Chained, "code": r.Code(lang)}
	switch {
	case r.Chained == 2 || r.Chained == 0 && len(r.Lines) == 0:
		return "journal.chain-whole", args
	case r.Chained == 0:
		return "journal.chain-absent", args
	}
	return "journal.chain-late", args
}

// Dice returns a sentence about the app's rolls, as its id and arguments.
func (p *Verification) Dice() (string, tables.Args) {
	switch {
	case p.Unproved > 0:
		return "journal.dice-closed", tables.Args{words.Count: p.Unproved, "compared": p.Compared}
	case p.Compared > 0:
		return "journal.dice-compared", tables.Args{words.Count: p.Compared}
	}
	return "journal.dice-none", nil
}

// Discrepancy is a contradiction about dice or seeds on one line.
type Discrepancy struct {
	Line  int
	What  What
	Shown int // the earlier line whose result this line replaces, or 0; only other packages set it
}

// The kinds of discrepancies.
const (
	DiceDiffer   What = "dice-differ"   // the roll computed from the seed differs
	DiceUnsealed What = "dice-unsealed" // the app rolled without a commitment to a seed
	DiceForeseen What = "dice-foreseen" // the app rolled after the seed was revealed
	DiceSkipped  What = "dice-skipped"  // an earlier roll of the seed was not recorded
	DiceTwice    What = "dice-twice"    // two turns have the same seed and roll number
	SeedDiffers  What = "seed-differs"  // the revealed seed does not match its commitment
	SeedReplaced What = "seed-replaced" // a new commitment came before the old seed was revealed
	SeedUnneeded What = "seed-unneeded" // a seed was revealed without a commitment to it
	SeedGiven    What = "seed-given"    // a person chose the seed and could foresee the rolls; the record is intact
	SeedMisfits  What = "seed-misfits"  // the seed file does not match the commitment
)

// Message returns the id and the arguments of the sentence about the discrepancy.
func (d Discrepancy) Message() (string, tables.Args) {
	return "journal." + string(d.What), tables.Args{"line": d.Line, "shown": d.Shown}
}

// Verify checks the rolls in the record at path. A seed that is not revealed yet is read from the
// secret file. The errors are those of Read.
func Verify(path string, agrees Agrees) (*Verification, error) {
	r, err := Read(path)
	if err != nil {
		return nil, err
	}
	return r.proveWith(agrees, func(sealed string) (chance.Seed, error) { return loadSeed(path, sealed) }), nil
}

// Prove checks the rolls of a record. It uses only seeds that the record reveals.
func (r *Record) Prove(agrees Agrees) *Verification {
	return r.proveWith(agrees, func(string) (chance.Seed, error) { return chance.Seed{}, nil })
}

// proveWith checks every roll of the app, also in turns that were undone. The function `closed`
// returns the secret seed that matches a commitment, or the zero Seed.
func (r *Record) proveWith(agrees Agrees, closed func(sealed string) (chance.Seed, error)) *Verification {
	p := &Verification{Record: r, kept: r.keptRolls()}
	bags := r.diceBags()
	for i, b := range bags {
		if b.opened == 0 && b.sealed != "" {
			seed, err := closed(b.sealed)
			b.seed = seed
			switch {
			case i+1 < len(bags):
				p.addDoubt(bags[i+1].lines[0].N, SeedReplaced)
			case errors.Is(err, WrongSeed):
				p.addDoubt(b.line(), SeedMisfits)
			}
		}
		p.checkSeed(&b)
		p.compareBag(&b, agrees)
		p.checkGiven(&b)
		p.bags = append(p.bags, b)
	}
	slices.SortStableFunc(p.Discrepancies, func(a, b Discrepancy) int { return a.Line - b.Line })
	return p
}

type diceBag struct {
	sealed string
	seed   chance.Seed // revealed in the record or read from the secret file; zero if unknown or wrong
	opened int         // the line that revealed the seed; 0 for none
	lines  []Line      // the lines from this commitment to the next one
}

func (b *diceBag) line() int {
	if len(b.lines) > 0 && b.lines[0].Entry() == Sealed {
		return b.lines[0].N
	}
	return 1
}

func (r *Record) diceBags() []diceBag {
	all := []diceBag{{sealed: r.Header.Dice}}
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
			all = append(all, diceBag{sealed: l.Dice})
		}
	}
	all[len(all)-1].lines = r.Lines[from:]
	return all
}

func (p *Verification) compareBag(b *diceBag, agrees Agrees) {
	next, stood := 1, map[int]bool{}
	for i := range b.lines {
		l := &b.lines[i]
		if l.Roll.Source != chance.App {
			continue
		}
		if fell := p.kept[l.N]; fell > 0 { // a repeated roll: its number is checked on the line of the original roll
			seed := b.seed
			if fell < b.line() {
				seed = p.Seed(fell)
			}
			p.compare(seed, l, agrees)
			continue
		}
		if l.Roll.N > next {
			p.addDoubt(l.N, DiceSkipped)
		}
		next = max(next, l.Roll.N+1)
		if l.Struck == 0 && stood[l.Roll.N] {
			p.addDoubt(l.N, DiceTwice)
		}
		stood[l.Roll.N] = stood[l.Roll.N] || l.Struck == 0
		if b.opened != 0 && l.N > b.opened {
			p.addDoubt(l.N, DiceForeseen)
		}
		if b.sealed == "" {
			p.addDoubt(l.N, DiceUnsealed)
		}
		p.compare(b.seed, l, agrees)
	}
}

func (p *Verification) checkGiven(b *diceBag) {
	for i := range b.lines {
		seed, given := givenSeed(b.lines[i].Note)
		if given && chance.Commitment(seed) == b.sealed {
			p.addDoubt(b.lines[i].N, SeedGiven)
		}
	}
}

func (p *Verification) checkSeed(b *diceBag) {
	switch {
	case b.opened == 0 || chance.Commitment(b.seed) == b.sealed:
		return
	case b.sealed == "":
		p.addDoubt(b.opened, SeedUnneeded)
	default:
		p.addDoubt(b.opened, SeedDiffers)
	}
	b.seed = chance.Seed{}
}

func (p *Verification) compare(seed chance.Seed, l *Line, agrees Agrees) {
	if seed == (chance.Seed{}) {
		p.Unproved++
		return
	}
	p.Compared++
	if !agrees(seed, l) {
		p.addDoubt(l.N, DiceDiffer)
	}
}

func (p *Verification) addDoubt(line int, what What) {
	p.Discrepancies = append(p.Discrepancies, Discrepancy{Line: line, What: what})
}

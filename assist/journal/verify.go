package journal

import (
	"errors"
	"slices"

	"tablemate/assist/chance"
	"tablemate/tables"
	"tablemate/tables/words"
)

// Agrees reports whether the action of a turn equals the app's dice for its roll. Each game
// knows which dice it rolls for which action.
type Agrees func(seed chance.Seed, turn *Line) bool

// Verification is the result of checking an undamaged record.
type Verification struct {
	Record *Record
	// Compared is the number of rolls of the app that were compared with their seed. Unproved is
	// the number of rolls that could not be compared, for example without an open seed.
	Compared, Unproved int
	Discrepancies      []Discrepancy // in the order of the lines

	bags []diceBag
	kept map[int]int // for each line that repeats a roll, the line where the dice first fell
}

// Seed returns the seed of the app's dice on a line; zero if it is closed and not in the secret
// file.
func (p *Verification) Seed(line int) chance.Seed {
	var seed chance.Seed
	for _, b := range p.bags {
		if len(b.lines) == 0 || b.lines[0].N <= line {
			seed = b.seed
		}
	}
	return seed
}

// Chain returns the sentence about the lines, as id and arguments. A broken chain is a
// *LineError and is not reported here.
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

// Dice returns the sentence about the app's rolls, as id and arguments.
func (p *Verification) Dice() (string, tables.Args) {
	switch {
	case p.Unproved > 0:
		return "journal.dice-closed", tables.Args{words.Count: p.Unproved, "compared": p.Compared}
	case p.Compared > 0:
		return "journal.dice-compared", tables.Args{words.Count: p.Compared}
	}
	return "journal.dice-none", nil
}

// Discrepancy is one thing about the dice that does not look right.
type Discrepancy struct {
	Line  int
	What  What
	Shown int // the line of the result shown in the same place, or 0
}

// What can be doubtful about dice.
const (
	DiceDiffer   What = "dice-differ"   // the seed gives another result
	DiceUnsealed What = "dice-unsealed" // rolled with no commitment before
	DiceForeseen What = "dice-foreseen" // rolled after the seed was opened
	DiceSkipped  What = "dice-skipped"  // a roll before this one was not recorded
	DiceTwice    What = "dice-twice"    // the same roll occurs twice
	SeedDiffers  What = "seed-differs"  // not the seed that was committed
	SeedReplaced What = "seed-replaced" // new dice were committed before the old seed was opened
	SeedUnneeded What = "seed-unneeded" // a seed was opened without a commitment
	SeedGiven    What = "seed-given"    // the person who gave the seed could foresee everything; the record is whole
	SeedMisfits  What = "seed-misfits"  // the seed file holds another seed
)

// Message returns the id of the sentence and its arguments.
func (d Discrepancy) Message() (string, tables.Args) {
	return "journal." + string(d.What), tables.Args{"line": d.Line, "shown": d.Shown}
}

// Verify checks the record at path. A seed that the record has not opened is read from the
// secret file beside the record. Errors are those of Read.
func Verify(path string, agrees Agrees) (*Verification, error) {
	r, err := Read(path)
	if err != nil {
		return nil, err
	}
	return r.proveWith(agrees, func(sealed string) (chance.Seed, error) { return loadSeed(path, sealed) }), nil
}

// Prove checks a record without a secret file, by the seeds that the record has opened.
func (r *Record) Prove(agrees Agrees) *Verification {
	return r.proveWith(agrees, func(string) (chance.Seed, error) { return chance.Seed{}, nil })
}

// proveWith checks that every roll of the app, including struck ones, follows from its seed. For
// a seed that the record has not opened, closed returns the seed of the commitment, or the zero
// Seed. Without a seed its rolls are unproved. A seed that does not match the commitment is a
// discrepancy.
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

// diceBag is the dice of one seed: its commitment and the lines rolled under it.
type diceBag struct {
	sealed string
	seed   chance.Seed // as opened in the record
	opened int         // the line that opened it, 0 when none did
	lines  []Line      // from the commitment up to the next commitment
}

// line returns the line that committed to the dice.
func (b *diceBag) line() int {
	if len(b.lines) > 0 && b.lines[0].Entry() == Sealed {
		return b.lines[0].N
	}
	return 1
}

// diceBags splits the record at each commitment to new dice.
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

// compareBag checks every roll under one seed.
func (p *Verification) compareBag(b *diceBag, agrees Agrees) {
	next, stood := 1, map[int]bool{}
	for i := range b.lines {
		l := &b.lines[i]
		if l.Roll.Source != chance.App {
			continue
		}
		if fell := p.kept[l.N]; fell > 0 {
			p.compareKept(b, l, fell, agrees)
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
		p.compare(b, l, agrees)
	}
}

// checkGiven adds a doubt for each note that a person knew the seed of the bag.
func (p *Verification) checkGiven(b *diceBag) {
	for i := range b.lines {
		seed, given := givenSeed(b.lines[i].Note)
		if given && chance.Commitment(seed) == b.sealed {
			p.addDoubt(b.lines[i].N, SeedGiven)
		}
	}
}

// checkSeed checks the opened seed against its commitment, and removes a seed that does not
// match.
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

func (p *Verification) compare(b *diceBag, l *Line, agrees Agrees) {
	if b.opened != 0 && l.N > b.opened {
		p.addDoubt(l.N, DiceForeseen)
	}
	switch {
	case b.sealed == "":
		p.addDoubt(l.N, DiceUnsealed)
		p.Unproved++
	case b.seed == (chance.Seed{}) || agrees == nil:
		p.Unproved++
	default:
		p.Compared++
		if !agrees(b.seed, l) {
			p.addDoubt(l.N, DiceDiffer)
		}
	}
}

func (p *Verification) addDoubt(line int, what What) {
	p.Discrepancies = append(p.Discrepancies, Discrepancy{Line: line, What: what})
}

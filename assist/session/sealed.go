package session

import (
	"cmp"
	"maps"
	"strconv"
	"strings"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/words"
)

// The type `sealing` checks the sealed words in all lines of a record, even struck ones.
type sealing[U, S any, A rules.Kinded] struct {
	def    *game[U, S, A]
	proof  *journal.Verification
	hidden map[string]int    // for each seal, the first line that contains the seal
	kept   map[string]string // the seal of each person's secret word, by Draw.Label
	shown  map[string]int    // for each seal, the last line that reveals its word
	places *journal.Places
	doubts []journal.Discrepancy
	seals  Seals
	proofs []sealProof
}

// sealProof has all values that are needed to compute a seal.
type sealProof struct {
	line int
	Opening
}

func (def *game[U, S, A]) sealed(p *journal.Verification, places *journal.Places) (sealing[U, S, A], error) {
	s := sealing[U, S, A]{
		def: def, proof: p, places: places,
		hidden: map[string]int{}, kept: map[string]string{}, shown: map[string]int{},
	}
	if !def.brings(def.Sealing) {
		return s, nil
	}
	err := def.timeline(p.Record, s.turn)
	return s, err
}

func (s *sealing[U, S, A]) turn(before S, t turn[S, A]) {
	if copied := s.proof.Record.Header.Copy; copied != nil && t.line.N <= copied.Lines {
		return // the copied lines cannot be checked: a copy does not have the seed of the original
	}
	if draw, ok := s.def.Drawn(before, t.did); ok {
		_, twice := s.hidden[draw.Seal]
		if !twice {
			s.hidden[draw.Seal] = t.line.N
		}
		switch {
		case t.line.Auto || s.def.automated(before, t.line.By):
			s.drawn(t.line.N, draw)
		case !twice && draw.Seal != "":
			s.keeps(t.line.N, draw)
		}
	}
	if o, ok := s.def.Opened(before, t.did); ok && o.Seal != "" {
		s.opened(t.line.N, o)
	}
	if c, ok := s.def.Claimed(before, t.did); ok {
		s.claimed(t.line, c)
	}
}

func (s *sealing[U, S, A]) keeps(line int, d Draw) {
	if was := cmp.Or(d.Was, s.kept[d.Label]); was != "" {
		s.doubts = append(s.doubts, journal.Discrepancy{Line: line, What: keptAnew, Shown: s.hidden[was]})
	}
	s.kept[d.Label] = d.Seal
}

// The method `claimed` adds a doubt if a claim contradicts the sealed word. A wrong claim on a
// struck line adds no doubt.
func (s *sealing[U, S, A]) claimed(l *journal.Line, c Claim[A]) {
	if c.Found {
		maps.DeleteFunc(s.kept, func(_, seal string) bool { return seal == c.Seal })
	}
	denied, line := c.Denied, l.N
	if word, salt, ok := unlocked(s.proof.Seed(cmp.Or(s.hidden[c.Seal], line)), c.Seal, c.Box); ok {
		_, denied = c.Held(word, salt)
	}
	if denied && l.Struck == 0 {
		s.doubt(line, sealDenies)
	}
}

func (s *sealing[U, S, A]) drawn(line int, d Draw) {
	first := s.hidden[d.Seal]
	seed := s.proof.Seed(line)
	if seed == (chance.Seed{}) || len(d.Words) == 0 {
		s.seals.Unproved++
		return
	}
	s.seals.Drawn++
	seal, box := hidden(seed, d.Moment, d.Words[chance.Weigh(seed, d.Label, d.Weights)])
	switch {
	case d.Seal == "":
		s.doubt(line, notSealed)
	case seal == d.Seal && box == d.Box:
	case first < line && (s.places.Agreed(first) != "" || s.places.Agreed(s.shown[d.Seal]) != ""):
		// people kept the choice that line `first` recorded; this choice was checked at that line
		s.doubt(line, sealKept)
	default:
		s.doubt(line, drawDiffers)
	}
}

// The method `opened` checks that a revealed secret word matches its seal. If the seed is known, it
// also checks that the salt was computed from this seed.
func (s *sealing[U, S, A]) opened(line int, o Opening) {
	seed := s.proof.Seed(cmp.Or(s.hidden[o.Seal], line))
	s.seals.Opened++
	switch {
	case chance.SealOf(o.Word, o.Salt) != o.Seal:
		s.doubt(line, sealDiffers)
	case seed != (chance.Seed{}) && chance.Salt(seed, o.Label) != o.Salt:
		s.doubt(line, saltDiffers)
	default:
		s.proofs = append(s.proofs, sealProof{line, o})
	}
	s.shown[o.Seal] = line
}

// The method `tell` returns instructions for computing the seal again.
func (p sealProof) tell(w *words.Words) string {
	var numbered []string
	for i, word := range chance.SealWords(w.Lang(), p.Seal) {
		numbered = append(numbered, strconv.Itoa(chance.SealNumbers(p.Seal)[i])+" "+word)
	}
	return w.Say("session.seal-proof", tables.Args{
		"line": p.line, "word": p.Word, "salt": p.Salt, "digits": chance.SealDigits(p.Seal),
		"words": strings.Join(numbered, apart),
	})
}

func (s *sealing[U, S, A]) doubt(line int, what journal.What) {
	s.doubts = append(s.doubts, journal.Discrepancy{Line: line, What: what})
}

// timeline calls `look` for every turn in the order of the file, even for struck turns. If a struck
// turn cannot be decoded, timeline skips this turn and all turns up to the next undo or redo.
func (def *game[U, S, A]) timeline(r *journal.Record, look func(before S, t turn[S, A])) error {
	opening, err := def.opening(r.Header)
	if err != nil {
		return err
	}
	at, lost, kept := opening, false, tablesBefore[S](r)
	for i := range r.Lines {
		l := &r.Lines[i]
		if _, wanted := kept[l.N]; wanted && !lost {
			kept[l.N] = at
		}
		switch l.Entry() {
		case journal.Undo:
			at, lost = kept[l.Undo], false
		case journal.Redo:
			at, lost = kept[l.Redo], false
		case journal.Turn:
			if !lost {
				_, err := def.seen(&at, l, func(before, _ S, t turn[S, A]) error { look(before, t); return nil }, false)
				lost = err != nil
			}
		}
	}
	return nil
}

// tablesBefore returns a map with line numbers as keys. The keys are the lines to which the undos and
// redos go back. The values are still empty. Later, timeline sets each value to the state before
// the line.
func tablesBefore[S any](r *journal.Record) map[int]S {
	kept := map[int]S{}
	for i := range r.Lines {
		var none S
		if n := max(r.Lines[i].Undo, r.Lines[i].Redo); n > 0 {
			kept[n] = none
		}
	}
	return kept
}

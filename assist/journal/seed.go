package journal

import (
	"errors"
	"io/fs"
	"strconv"
	"strings"

	"tablemate/assist/chance"
	"tablemate/assist/disk"
)

func seedPath(path string) string { return strings.TrimSuffix(path, Extension) + ".seed" }

// SeatsPath returns the path of the secret file with the seats of the phones. This file is in the
// same folder as the table's record.
func SeatsPath(path string) string { return strings.TrimSuffix(path, Extension) + ".seats" }

// Seed returns the secret seed of the table's dice, or the zero Seed if the table does not use the
// app's dice. It returns a *FileError if the seed file is missing (NoSeed), does not match the
// commitment (WrongSeed), or cannot be read.
func (w *Writer) Seed() (chance.Seed, error) {
	sealed, open := w.record.Dice()
	switch {
	case sealed == "":
		return chance.Seed{}, nil
	case open:
		return w.record.SeedOf(sealed), nil
	}
	seed, err := loadSeed(w.path, sealed)
	if err == nil {
		w.seed = seed
	}
	return seed, err
}

// SeedOf returns the revealed seed whose commitment is `sealed`, or the zero Seed.
func (r *Record) SeedOf(sealed string) chance.Seed {
	for _, seed := range r.OpenSeeds() {
		if chance.Commitment(seed) == sealed {
			return seed
		}
	}
	return chance.Seed{}
}

// OpenSeeds returns all seeds that the record reveals.
func (r *Record) OpenSeeds() []chance.Seed {
	var all []chance.Seed
	for i := range r.Lines {
		if seed, err := chance.ParseSeed(r.Lines[i].Seed); err == nil {
			all = append(all, seed)
		}
	}
	return all
}

// Dice returns the commitment to the present dice seed, and whether the seed is revealed.
func (r *Record) Dice() (sealed string, open bool) {
	sealed = r.Header.Dice
	for i := range r.Lines {
		switch l := &r.Lines[i]; l.Entry() {
		case Sealed:
			sealed, open = l.Dice, false
		case Opened:
			open = true
		}
	}
	return sealed, open
}

// Reveal writes the seed into the record at the end of a game. Then anybody can check the rolls.
func (w *Writer) Reveal() error {
	sealed, open := w.record.Dice()
	if sealed == "" || open {
		return &FileError{Path: w.path, What: SeedOpen}
	}
	seed, err := loadSeed(w.path, sealed)
	if err != nil {
		return err
	}
	return w.Append(Line{Seed: seed.String()})
}

// Seal commits the table to a new dice seed. The present seed must be revealed before, so that
// people can check its rolls. Otherwise Seal returns a *FileError (SeedOpen).
func (w *Writer) Seal(seed chance.Seed) error {
	if sealed, open := w.record.Dice(); sealed != "" && !open {
		return &FileError{Path: w.path, What: SeedOpen}
	}
	if w.failed != nil {
		return w.failed
	}
	if err := saveSeed(w.path, seed); err != nil {
		return err
	}
	w.seed = seed
	return w.Append(Line{Dice: chance.Commitment(seed)})
}

const seedNotePrefix = "--seed "

// SeedNote returns the note about a dice seed that a person chose as a number. Because of the note,
// everybody can see that this person knew the seed.
func SeedNote(number int64) string { return seedNotePrefix + strconv.FormatInt(number, 10) }

func givenSeed(note string) (chance.Seed, bool) {
	number, given := strings.CutPrefix(note, seedNotePrefix)
	n, err := strconv.ParseInt(number, 10, 64)
	return chance.SeedOf(n), given && err == nil
}

// saveSeed saves the secret file with the seed. It must be called before the commitment is
// recorded.
func saveSeed(path string, seed chance.Seed) error {
	if seed == (chance.Seed{}) {
		return nil
	}
	to := seedPath(path)
	if err := disk.Replace(to, []byte(seed.String()+"\n"), 0o600); err != nil {
		return writeError(to, err)
	}
	return nil
}

const maxSeed = 1 << 10

func loadSeed(path, sealed string) (chance.Seed, error) {
	from := seedPath(path)
	text, err := disk.Read(from, maxSeed)
	if errors.Is(err, fs.ErrNotExist) {
		return chance.Seed{}, &FileError{Path: from, What: NoSeed}
	}
	if err != nil {
		return chance.Seed{}, readError(from, err)
	}
	seed, err := chance.ParseSeed(strings.TrimSpace(string(text)))
	if err != nil || chance.Commitment(seed) != sealed {
		return chance.Seed{}, &FileError{Path: from, What: WrongSeed}
	}
	return seed, nil
}

package journal

import (
	"errors"
	"io/fs"
	"strconv"
	"strings"

	"tablemate/assist/chance"
	"tablemate/assist/disk"
)

// seedPath returns the secret file of the seed beside a table's record.
func seedPath(path string) string { return strings.TrimSuffix(path, Extension) + ".seed" }

// SeatsPath returns the secret file beside a table's record that holds the seats of the phones.
func SeatsPath(path string) string { return strings.TrimSuffix(path, Extension) + ".seats" }

// Seed returns the secret seed of the table's dice, or the zero Seed if the table has no dice of
// the app. It returns a *FileError if the seed file is gone (NoSeed) or does not match the
// commitment (WrongSeed). Then the table needs real dice or a new seed.
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

// SeedOf returns the seed of a commitment if the record has opened it, or the zero Seed.
func (r *Record) SeedOf(sealed string) chance.Seed {
	for _, seed := range r.OpenSeeds() {
		if chance.Commitment(seed) == sealed {
			return seed
		}
	}
	return chance.Seed{}
}

// OpenSeeds lists the seeds that were opened, in their order.
func (r *Record) OpenSeeds() []chance.Seed {
	var all []chance.Seed
	for i := range r.Lines {
		if seed, err := chance.ParseSeed(r.Lines[i].Seed); err == nil {
			all = append(all, seed)
		}
	}
	return all
}

// Dice returns the commitment to the table's present dice, or "", and whether their seed is
// open.
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

// Reveal records the committed seed at the end of a game. Then anybody can repeat the rolls and
// compare. It returns a *FileError if there is no seed.
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

// Seal commits the table to new dice. It returns a *FileError if the seed of the present dice
// is still closed, because nobody could ever check their rolls.
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

// seedNotePrefix begins the note that a seed was given on the command line.
const seedNotePrefix = "--seed "

// SeedNote returns the note that a person gave the number of the seed, and so knows the seed.
func SeedNote(number int64) string { return seedNotePrefix + strconv.FormatInt(number, 10) }

// givenSeed returns the seed that a note names, or false.
func givenSeed(note string) (chance.Seed, bool) {
	number, given := strings.CutPrefix(note, seedNotePrefix)
	n, err := strconv.ParseInt(number, 10, 64)
	return chance.SeedOf(n), given && err == nil
}

// saveSeed saves the seed in its file, before the commitment to it is recorded. The zero Seed
// needs no file.
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

// maxSeed is the largest size of a seed file, in bytes.
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

package journal

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"tablemate/assist/chance"
)

// seedPath is the secret file beside a table's record.
func seedPath(path string) string { return strings.TrimSuffix(path, Extension) + ".seed" }

// Seed is the secret seed of the table's dice, the zero Seed when the table
// has none. A *FileError when its file is gone (NoSeed) or does not hold what
// was committed (WrongSeed): then only real dice are left, or new ones.
func (w *Writer) Seed() (chance.Seed, error) {
	sealed, _ := w.record.Dice()
	if sealed == "" {
		return chance.Seed{}, nil
	}
	return loadSeed(w.path, sealed)
}

// Dice is the commitment to the table's present dice, "" when it has none, and
// whether their seed lies open.
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

// Reveal opens the committed seed, at the end of a game: from now on anybody
// can roll again and compare. A *FileError when there is no seed to open.
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

// Seal commits the table to new dice. A *FileError when the seed of the present
// ones is still closed: nobody could ever check their rolls.
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
	return w.Append(Line{Dice: chance.Commitment(seed)})
}

// saveSeed keeps the seed before anything is committed to it. The zero Seed
// needs no file.
func saveSeed(path string, seed chance.Seed) error {
	if seed == (chance.Seed{}) {
		return nil
	}
	to := seedPath(path)
	draft, err := os.CreateTemp(filepath.Dir(to), ".seed-*") // readable by its owner alone
	if err != nil {
		return writeError(to, err)
	}
	_, err = draft.WriteString(seed.String() + "\n")
	err = errors.Join(err, draft.Sync(), draft.Close())
	if err == nil {
		err = os.Rename(draft.Name(), to)
	}
	if err != nil {
		os.Remove(draft.Name())
		return writeError(to, err)
	}
	return nil
}

func loadSeed(path, sealed string) (chance.Seed, error) {
	from := seedPath(path)
	text, err := os.ReadFile(from)
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

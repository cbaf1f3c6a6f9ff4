package serve

import (
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"errors"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"tablemate/assist/disk"
	"tablemate/tables/strictjson"
)

// Seating records which phone has which seat of a table. It is stored in a secret file beside the
// record, so the phones' links still work after a restart.
type Seating struct {
	path    string
	entropy io.Reader
	lost    func(seat string) // called when a phone has lost its seat; nil if nobody plays here

	mu      sync.Mutex
	kept    kept
	read    time.Time        // the modification time of the file when it was last read or saved
	waiting map[string]claim // by seat
}

// The type `kept` is the content of the seating file. For each seat that has a phone, the field
// Seats has the SHA-256 of the phone's key.
type kept struct {
	ID    string            `json:"id"`
	Link  secret            `json:"link"`
	Key   secret            `json:"key"`
	Port  int               `json:"port,omitempty"`
	Seats map[string]string `json:"seats,omitempty"`
}

// claim is the request of a second phone for a seat. `sum` is the SHA-256 of the phone's key.
type claim struct {
	sum   string
	until time.Time
}

const (
	mostKept    = 64 << 10
	claimStands = 5 * time.Minute
)

// OpenSeating reads the seating file at path, or returns a new seating if there is none.
func OpenSeating(path string, entropy io.Reader) (*Seating, error) {
	s := &Seating{path: path, entropy: entropy, waiting: map[string]claim{}}
	if err := s.refresh(); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if s.kept.Link != "" {
		return s, nil
	}
	return s, drawAddress(entropy, &s.kept.ID, &s.kept.Link, &s.kept.Key)
}

func (s *Seating) refresh() error {
	about, err := os.Stat(s.path)
	if err != nil || about.ModTime().Equal(s.read) {
		return err
	}
	text, err := disk.Read(s.path, mostKept)
	if err != nil {
		return err
	}
	var next kept
	if err := strictjson.Read(text, &next); err != nil {
		return err
	}
	seats := next.Seats
	next.Seats = s.kept.Seats
	s.kept, s.read = next, about.ModTime()
	s.change(seats)
	return nil
}

// The method `change` replaces kept.Seats.
func (s *Seating) change(seats map[string]string) {
	before := s.kept.Seats
	s.kept.Seats = seats
	for seat, sum := range before {
		if s.lost != nil && seats[seat] != sum {
			s.lost(seat)
		}
	}
}

func (s *Seating) save() error {
	text, err := strictjson.Write(s.kept)
	if err == nil {
		err = os.MkdirAll(filepath.Dir(s.path), 0o755)
	}
	if err == nil {
		err = disk.Replace(s.path, append(text, '\n'), 0o600)
	}
	if about, wrong := os.Stat(s.path); wrong == nil {
		s.read = about.ModTime()
	}
	return err
}

// Port returns the port in the links for the phones, or 0.
func (s *Seating) Port() int { return s.kept.Port }

// Keep saves the port in the links for the phones.
func (s *Seating) Keep(port int) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.kept.Port = port
	return s.save()
}

// Taken returns the seats that have a phone.
func (s *Seating) Taken() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	_ = s.refresh()
	return slices.Sorted(maps.Keys(s.kept.Seats))
}

// Release removes the phone from a seat. It returns false if the seat had no phone.
func (s *Seating) Release(seat string) (bool, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := s.refresh(); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return false, err
	}
	if s.kept.Seats[seat] == "" {
		return false, nil
	}
	return true, s.sit("", s.kept.Seats[seat])
}

func (s *Seating) draw() (secret, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return newSecret(s.entropy)
}

// The method `who` returns the seat of the phone with this key. `waits` is the seat that this phone
// wants to take over from another phone, or "". If the wanted seat has become free, this phone gets
// the seat.
func (s *Seating) who(key string) (found, waits string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	_ = s.refresh()
	sum := sumOf(key)
	for seat, c := range s.waiting {
		switch {
		case c.sum != sum || time.Now().After(c.until):
		case s.kept.Seats[seat] == "":
			_ = s.sit(seat, sum)
		default:
			waits, s.waiting[seat] = seat, claim{sum, time.Now().Add(claimStands)}
		}
	}
	for seat, kept := range s.kept.Seats {
		if subtle.ConstantTimeCompare([]byte(kept), []byte(sum)) == 1 {
			found = seat
		}
	}
	return found, waits
}

// sit gives a seat to a phone. The phone leaves its earlier seat, and no longer waits for another
// one. If `seat` is "", the phone only leaves.
func (s *Seating) sit(seat, sum string) error {
	maps.DeleteFunc(s.waiting, func(_ string, c claim) bool { return c.sum == sum })
	seats := map[string]string{}
	maps.Copy(seats, s.kept.Seats)
	maps.DeleteFunc(seats, func(_, kept string) bool { return kept == sum })
	if seat != "" {
		seats[seat] = sum
	}
	s.change(seats)
	return s.save()
}

// claim returns true if it has given the seat to the phone with this key. If another phone has the
// seat, this phone leaves its earlier seat and waits for the new one. If a third phone is already
// waiting for the seat, claim changes nothing.
func (s *Seating) claim(seat, key string) (bool, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	_ = s.refresh()
	sum := sumOf(key)
	if has := s.kept.Seats[seat]; has == "" || has == sum {
		return true, s.sit(seat, sum)
	}
	if before, asked := s.waiting[seat]; asked && before.sum != sum && time.Now().Before(before.until) {
		return false, nil // at most one phone may wait for each seat
	}
	err := s.sit("", sum)
	s.waiting[seat] = claim{sum, time.Now().Add(claimStands)}
	return false, err
}

func (s *Seating) claims() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	maps.DeleteFunc(s.waiting, func(_ string, c claim) bool { return time.Now().After(c.until) })
	return slices.Sorted(maps.Keys(s.waiting))
}

// admit gives a seat to the phone that waits for it, or rejects this phone. It returns true if the
// phone gets the seat.
func (s *Seating) admit(seat string, yes bool) (bool, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	c, waits := s.waiting[seat]
	delete(s.waiting, seat)
	if !waits || !yes || time.Now().After(c.until) {
		return false, nil
	}
	return true, s.sit(seat, c.sum)
}

func sumOf(key string) string {
	sum := sha256.Sum256([]byte(key))
	return hex.EncodeToString(sum[:])
}

package journal

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/words"
)

func kept(l Line) Line {
	l.N, l.Prev, l.Struck = 0, "", 0
	return l
}

const first = `{"tablemate":2,"game":"chezguevara"}` + "\n"

func requireSentence(t *testing.T, err error) {
	t.Helper()
	var told interface {
		Message() (string, tables.Args)
	}
	require.ErrorAs(t, err, &told)
	id, args := told.Message()
	for _, lang := range tables.Langs {
		said := words.In(lang).Say(id, args)
		require.NotEqual(t, "["+id+"]", said)
		require.NotContains(t, said, "no value")
	}
}

var evening = time.Date(2026, 11, 20, 20, 1, 2, 0, time.UTC)

func opening() Header {
	return Header{
		Game: "picklerick", Edition: "2018", Table: "Пятница", Lang: tables.Russian, At: evening,
		Setup: json.RawMessage(`{"seats":["rick"]}`),
		State: json.RawMessage(`{"tile":"К <1>"}`),
	}
}

func turn(i int) Line {
	return Line{
		By: rules.Seat("rick"), At: evening.Add(time.Duration(i) * time.Minute),
		Did:   json.RawMessage(fmt.Sprintf(`{"kind":"step","to":"east","figure":"rick","turn":%d}`, i)),
		Notes: json.RawMessage(`[{"id":"moved"}]`), Patch: json.RawMessage(`[{"op":"replace","path":"/rick","value":"east"}]`),
	}
}

func played(t testing.TB, lines ...Line) string {
	path := filepath.Join(t.TempDir(), "friday.jsonl")
	w := must(Create(path, opening(), chance.SeedOf(1)))
	for _, l := range lines {
		require.NoError(t, w.Append(l))
	}
	require.NoError(t, w.Close())
	return path
}

func turns(n int) []Line {
	var lines []Line
	for i := range n {
		lines = append(lines, turn(i))
	}
	return lines
}

func numbers(r *Record) []int {
	ns := []int{}
	for l := range r.Standing() {
		ns = append(ns, l.N)
	}
	return ns
}

func text(t testing.TB, path string) []byte {
	all := must(os.ReadFile(path))
	return all
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// The function `fell` implements the function type Agrees for the turns that `rolled` returns.
func fell(seed chance.Seed, turn *Line) bool {
	face := chance.Roll(seed, turn.Roll.N, 6, 1)[0]
	return strings.Contains(string(turn.Did), string(rune('0'+face)))
}

func rolled(n, face int) Line {
	l := turn(0)
	l.Did = []byte(`{"fell":` + string(rune('0'+face)) + `}`)
	l.Roll = Roll{Source: chance.App, N: n}
	return l
}

// fair returns a turn with the dice of roll n of seed 1.
func fair(n int) Line { return rolled(n, chance.Roll(chance.SeedOf(1), n, 6, 1)[0]) }

func damage(t *testing.T, whole []byte, first, step int) {
	last := bytes.LastIndexByte(whole[:len(whole)-1], '\n') + 1
	tried, lines := 0, bytes.Count(whole, []byte("\n"))
	for at := first; at < len(whole); at += step {
		line := 1 + bytes.Count(whole[:at], []byte("\n"))
		damaged := bytes.Clone(whole)
		damaged[at] ^= 1
		r, err := Parse("x", bytes.NewReader(damaged))
		var wrong *LineError
		switch {
		case errors.As(err, &wrong):
			require.InDelta(t, line, wrong.Line, 1, "byte %d", at)
		case at < last:
			require.ErrorAs(t, err, new(*FileError), "byte %d of line %d", at, line)
		case err == nil:
			require.LessOrEqual(t, r.Last(), lines)
		}
		r, err = Parse("x", bytes.NewReader(whole[:at]))
		if line == 1 {
			require.ErrorAs(t, err, new(*FileError))
		} else {
			require.NoError(t, err, "cut at %d", at)
			require.Equal(t, line-1, r.Last())
		}
		tried++
	}
	t.Logf("%d bytes of %d lines flipped, and cut there", tried, lines)
}

func sumOf(line []byte) string {
	sum := sha256.Sum256(line)
	return hex.EncodeToString(sum[:])
}

type faulty struct {
	text  []byte
	room  int // in bytes
	flush error
	cut   error
	err   error
}

func (f *faulty) Write(p []byte) (int, error) {
	n := min(len(p), f.room)
	f.text, f.room = append(f.text, p[:n]...), f.room-n
	if n < len(p) {
		return n, f.err
	}
	return n, nil
}

func (f *faulty) Sync() error { return f.flush }

func (f *faulty) Truncate(size int64) error {
	if f.cut == nil {
		f.text = f.text[:size]
	}
	return f.cut
}

func (f *faulty) Close() error { return nil }

// spoiling is a file that calls `spoil` before each sync.
type spoiling struct {
	File
	spoil func()
}

func (f spoiling) Sync() error {
	f.spoil()
	return f.File.Sync()
}

func overFaulty(t *testing.T, room int) (*faulty, *Writer) {
	path := played(t, turns(2)...)
	r, err := Read(path)
	require.NoError(t, err)
	file := &faulty{text: text(t, path), room: room, err: &fs.PathError{Op: "write", Path: path, Err: syscall.ENOSPC}}
	return file, &Writer{file: file, record: r}
}

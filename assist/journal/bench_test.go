package journal

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/tables"
	"tablemate/tables/strictjson"
)

func fiveThousand(b *testing.B) string {
	path := filepath.Join(b.TempDir(), "long.jsonl")
	file := must(os.Create(path))
	h := opening()
	h.Version = Version
	header := must(strictjson.Write(h))
	must(file.Write(append(header, '\n')))
	r := &Record{}
	require.Nil(b, r.loadHeader(header))
	w := &Writer{file: unflushed{appendOnly{file}}, record: r}
	for i := range 5000 {
		l := turn(i)
		l.Roll, l.Waived = Roll{Source: chance.App, N: i + 1}, []tables.RuleID{"PR-MOVE-01"}
		require.NoError(b, w.Append(l))
	}
	require.NoError(b, w.Close())
	return path
}

// unflushed is a file whose Sync does nothing, so that a benchmark does not wait for the disk.
type unflushed struct{ File }

func (unflushed) Sync() error { return nil }

func BenchmarkRead5000Turns(b *testing.B) {
	path := fiveThousand(b)
	size := len(text(b, path))
	b.SetBytes(int64(size))
	b.ReportAllocs()
	for b.Loop() {
		require.Equal(b, 5000, must(Read(path)).Turns())
	}
	b.ReportMetric(float64(size)/5000, "bytes/line")
}

func BenchmarkReadAgainstStandardDecoder(b *testing.B) {
	path := fiveThousand(b)
	var ours, theirs time.Duration
	for b.Loop() {
		begun := time.Now()
		must(Read(path))
		read := time.Now()
		file := must(os.Open(path))
		lines := json.NewDecoder(file)
		require.NoError(b, lines.Decode(new(Header)))
		for lines.More() {
			require.NoError(b, lines.Decode(new(Line)))
		}
		file.Close()
		ours, theirs = ours+read.Sub(begun), theirs+time.Since(read)
	}
	b.ReportMetric(float64(ours)/float64(theirs), "ratio")
}

func BenchmarkAppend(b *testing.B) {
	dir := b.TempDir()
	w := must(Create(filepath.Join(dir, "ours.jsonl"), opening(), chance.Seed{}))
	defer w.Close()
	bare := must(os.OpenFile(filepath.Join(dir, "bare"), os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o644))
	defer bare.Close()
	same := must(strictjson.Write(turn(0)))
	same = append(same, make([]byte, 74)...) // as many bytes as a hash and a line number
	l := turn(0)
	var ours, theirs time.Duration
	for b.Loop() {
		begun := time.Now()
		if err := w.Append(l); err != nil {
			b.Fatal(err)
		}
		between := time.Now()
		if _, err := bare.Write(same); err != nil {
			b.Fatal(err)
		}
		if err := bare.Sync(); err != nil {
			b.Fatal(err)
		}
		ours, theirs = ours+between.Sub(begun), theirs+time.Since(between)
	}
	b.ReportMetric(float64(ours)/float64(theirs), "ratio")
}

func BenchmarkTables(b *testing.B) {
	path := fiveThousand(b)
	for b.Loop() {
		must(Tables(filepath.Dir(path), evening))
	}
}

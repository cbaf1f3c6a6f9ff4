package journal

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"tablemate/assist/disk"
	"tablemate/tables"
	"tablemate/tables/words"
)

func TestDamageIsNamedByLine(t *testing.T) {
	long := strings.Repeat("0", 64)
	tests := []struct {
		name  string
		after string // the text after the header
		line  int
		what  What
	}{
		{"no JSON", `{"did":{}`, 2, NotJSON},
		{"an empty line", ``, 2, NotJSON},
		{"two objects on one line", `{"did":{}}{"did":{}}`, 2, NotJSON},
		{"a broken report", `{"did":{"kind":x}}`, 2, NotJSON},
		{"a broken escape", `{"did":{"kind":"\q"}}`, 2, NotJSON},
		{"a list", `[1]`, 2, NotJSON},
		{"more values than any table has", `{"did":{"a":[` + strings.Repeat("0,", MaxValues) + `0]},"note":""}`, 2,
			TooMuch},
		{"bytes that are no text", "{\"note\":\"\xff\"}", 2, NotText},
		{"an unknown field", `{"did":{},"colour":"red"}`, 2, UnknownField},
		{"an unknown field of a roll", `{"did":{},"roll":{"source":"table","of":2}}`, 2, WrongValue},
		{"a field twice", `{"did":{},"did":{}}`, 2, FieldTwice},
		{"a field twice within a report", `{"did":{"kind":"step","kind":"stay"}}`, 2, FieldTwice},
		{"a field twice in another spelling", `{"did":{"kind":1,"k\u0069nd":1}}`, 2, FieldTwice},
		{"an app roll without number", `{"did":{},"roll":{"source":"app"}}`, 2, WrongValue},
		{"a table roll with a number", `{"did":{},"roll":{"source":"table","n":1}}`, 2, WrongValue},
		{"a roll by nobody", `{"did":{},"roll":{}}`, 2, WrongValue},
		{"a number that is nothing", `{"did":{},"undo":null}`, 2, WrongValue},
		{"a time that is none", `{"did":{},"at":"yesterday"}`, 2, WrongValue},
		{"a number that does not fit", "{\"did\":{}}\n{\"n\":4,\"did\":{}}", 3, WrongNumber},
		{"nothing at all", `{}`, 2, NoEntry},
		{"a turn and an undo at once", "{\"did\":{}}\n{\"did\":{},\"undo\":2}", 3, NoEntry},
		{"an undo with a patch", "{\"did\":{}}\n{\"patch\":[],\"undo\":2}", 3, NoEntry},
		{"an undo of nothing", `{"undo":2}`, 2, NothingToUndo},
		{"a redo of nothing", `{"redo":2}`, 2, NothingToRedo},
		{"another text before", `{"did":{},"prev":"` + long + `"}`, 1, Changed},
		{"a miswritten link", `{"did":{},"prev":"` + "0" + sumOf([]byte(strings.TrimSpace(first)))[1:] + `"}`, 2, WrongLink},
		{"a link that stops", `{"did":{},"prev":"` + sumOf([]byte(strings.TrimSpace(first))) + "\"}\n{\"did\":{}}", 3, NoLink},
	}
	for _, test := range tests {
		_, err := Parse("game.jsonl", strings.NewReader(first+test.after+"\n"))
		var damage *LineError
		require.ErrorAs(t, err, &damage, test.name)
		require.Equal(t, test.what, damage.What, test.name)
		require.Equal(t, test.line, damage.Line, test.name)
		requireSentence(t, damage)
	}
}

func TestAFieldWithAnImpossibleValueIsNamed(t *testing.T) {
	for line, fields := range []map[string]string{
		{"tablemate": `0`, "game": `""`, "copy": `{"lines":0}`, "dice": `"12"`},
		{"n": `-1`, "did": `"step"`, "undo": `-1`, "redo": `-1`, "seed": `"12"`, "dice": `"12"`, "prev": `"12"`},
	} {
		for field, value := range fields {
			text := []string{strings.TrimSuffix(first, "}\n") + ",", first + "{"}[line] + `"` + field + `":` + value + "}\n"
			for _, twice := range []string{`"tablemate":2,`, `"game":"chezguevara",`} {
				if strings.Contains(twice, field) {
					text = strings.Replace(text, twice, "", 1)
				}
			}
			_, err := Parse("x", strings.NewReader(text))
			require.Equal(t, &LineError{Path: "x", Line: line + 1, What: WrongValue, Field: field}, err, text)
			require.EqualError(t, err, fmt.Sprintf("x:%d: wrong-value %q", line+1, field))
		}
	}
}

func TestSizesAtTheirBounds(t *testing.T) {
	long := func(bytes int) string {
		const empty = `{"did":{"kind":""}}`
		return empty[:len(empty)-3] + strings.Repeat("x", bytes-len(empty)) + `"}}`
	}
	for name, c := range map[string]struct {
		fits, tooMuch string
		line          int
	}{
		"a line":              {long(maxLine) + "\n", long(maxLine+1) + "\n", 2},
		"a line that was cut": {long(maxLine), long(maxLine + 1), 2},
		"values": {
			`{"did":{"a":[` + strings.Repeat("0,", MaxValues) + "0]}}\n",
			`{"did":{"a":[` + strings.Repeat("0,", MaxValues+1) + "0]}}\n", 2,
		},
		"lines": {
			strings.Repeat(`{"did":{}}`+"\n", maxLines-1), strings.Repeat(`{"did":{}}`+"\n", maxLines), maxLines + 1,
		},
	} {
		must(Parse("game.jsonl", strings.NewReader(first+c.fits)))
		_, err := Parse("game.jsonl", strings.NewReader(first+c.tooMuch))
		require.Equal(t, &LineError{Path: "game.jsonl", Line: c.line, What: TooMuch}, err, name)
	}
	path := filepath.Join(t.TempDir(), "x.jsonl")
	for _, c := range []struct {
		bytes int
		wrong error
	}{{maxLine, nil}, {maxLine + 1, disk.ErrTooBig}} {
		require.NoError(t, os.WriteFile(path, []byte(long(c.bytes)+"\n"), 0o644))
		line, err := firstLine(path)
		require.ErrorIs(t, err, c.wrong)
		require.Len(t, line, c.bytes+1)
	}
	for _, c := range []struct {
		bytes int64
		wrong error
	}{{MaxBytes, nil}, {MaxBytes + 1, TooBig}} {
		require.NoError(t, os.Truncate(path, c.bytes))
		file, err := openRecord(path)
		require.ErrorIs(t, err, c.wrong)
		if err == nil {
			require.NoError(t, file.Close())
		}
	}
}

func TestAFieldTwiceInASetupIsNamed(t *testing.T) {
	_, err := Parse("game.jsonl", strings.NewReader(`{"tablemate":2,"game":"picklerick","setup":{"mode":"solo","mode":"insane"}}`+"\n"))
	var damage *LineError
	require.ErrorAs(t, err, &damage)
	require.Equal(t, FieldTwice, damage.What)
	require.Equal(t, "mode", damage.Field)
}

func TestFilesOfOtherProgramsNeedOnlyReports(t *testing.T) {
	r := must(Parse("x", strings.NewReader(first+
		"{\"by\":\"ann\",\"did\":{\"kind\":\"pass\"}}\r\n { \"did\" : { } } \n{\"undo\":3}\n")))
	require.Nil(t, r.Lines[0].Patch)
	require.Equal(t, []int{2}, numbers(r))
	require.Equal(t, 0, r.Chained)
	require.Equal(t, 3, r.Lines[1].N)
}

func TestTextInALineIsPlain(t *testing.T) {
	for given, plain := range map[string]string{
		strings.Repeat("z", 121): strings.Repeat("z", 120) + "…", `a\u001bb`: "a�b", "a\u202eb": "a�b",
	} {
		require.Equal(t, plain, must(Parse("x", strings.NewReader(first+`{"from":"`+given+`","did":{}}`+"\n"))).Lines[0].From)
	}
}

func TestAForeignFileIsToldApart(t *testing.T) {
	tests := []struct {
		name, text string
		what       What
	}{
		{"nothing in it", "", Empty},
		{"a header cut off", strings.TrimSpace(first), Unfinished},
		{"a byte order mark", "\xef\xbb\xbf" + first, Mark},
		{"a picture", "\x89PNG\r\n\x1a\n\x00\x00", Binary},
		{"a letter", "Dear Ann,\n", NotOurs},
		{"other JSON", "{\"name\":\"x\"}\n", NotOurs},
		{"a page of JSON", "{\n\"tablemate\":2}\n", NotOurs},
		{"an older format", "{\"tablemate\":1,\"game\":\"picklerick\",\"events\":[]}\n", Older},
		{"a newer format", "{\"tablemate\":5,\"shelf\":1}\n", Newer},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "x.jsonl")
			require.NoError(t, os.WriteFile(path, []byte(test.text), 0o644))
			_, err := Read(path)
			require.ErrorIs(t, err, test.what)
			requireSentence(t, err)
			_, err = Open(path)
			require.ErrorIs(t, err, test.what)
			require.Equal(t, test.text, string(text(t, path)), "untouched")
		})
	}
	_, err := Read(t.TempDir())
	require.ErrorIs(t, err, IsFolder)
	_, err = Read(os.DevNull)
	require.ErrorIs(t, err, NotFile)
	_, err = Read(filepath.Join(t.TempDir(), "none.jsonl"))
	require.ErrorIs(t, err, Missing)
	require.ErrorIs(t, err, os.ErrNotExist)
	_, err = Parse("x", iotest.TimeoutReader(iotest.OneByteReader(strings.NewReader(first))))
	require.ErrorIs(t, err, Unreadable)
	_, err = Parse("x", strings.NewReader("{\"tablemate\":2}\n"))
	require.ErrorIs(t, err, WrongValue, "no game named")
}

func TestAFlippedByteIsFoundInItsLine(t *testing.T) {
	path := played(t, turn(0), turn(1), Line{Undo: 3}, Line{Redo: 4}, turn(2), Line{Note: "чай"})
	whole := text(t, path)
	head := readHead(t, whole)
	line, last := 1, 7
	for i, c := range whole {
		bad := bytes.Clone(whole)
		bad[i] ^= 1
		_, err := Parse("x", bytes.NewReader(bad))
		var damage *LineError
		switch {
		case errors.As(err, &damage):
			require.Equal(t, line, damage.Line, "byte %d of line %d: %v", i, line, err)
		case err != nil:
			require.Equal(t, 1, line, "%v", err)
		default: // no error: the last line is unprotected, because no later line has its hash
			require.Equal(t, last, line, "byte %d", i)
			require.NotEqual(t, head, readHead(t, bad))
		}
		if c == '\n' {
			line++
		}
	}
}

func TestALostOrSwappedLineIsFound(t *testing.T) {
	lines := bytes.SplitAfter(text(t, played(t, turns(4)...)), []byte("\n"))
	without := bytes.Join(append(append([][]byte{}, lines[:2]...), lines[3:]...), nil)
	_, err := Parse("x", bytes.NewReader(without))
	require.ErrorIs(t, err, WrongNumber)
	lines[2], lines[3] = lines[3], lines[2]
	_, err = Parse("x", bytes.NewReader(bytes.Join(lines, nil)))
	require.ErrorIs(t, err, WrongNumber)
}

func TestATornTailIsLeftOutAtEveryByte(t *testing.T) {
	path := played(t, turns(3)...)
	whole := text(t, path)
	end := bytes.LastIndexByte(whole[:len(whole)-1], '\n') + 1
	for cut := end; cut < len(whole); cut++ {
		require.NoError(t, os.WriteFile(path, whole[:cut], 0o644))
		r := must(Read(path))
		require.Equal(t, cut-end, r.Torn.Bytes)
		require.Equal(t, []int{2, 3}, numbers(r))

		w := must(Open(path))
		require.NoError(t, w.Append(turn(2)))
		require.NoError(t, w.Close())
		require.Equal(t, string(whole), string(text(t, path)), "cut at %d", cut)
	}
	id, args := TornLine{Path: path, Bytes: 1}.Message()
	require.Contains(t, words.In(tables.Russian).Say(id, args), "friday.jsonl")
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(first))
	f.Add([]byte(`{"n":2,"did":{"a":[1,-2.5e3,true,null,"\u00e9"]},"undo":1}`))
	f.Add([]byte("{\"undo\":3}\n{\"redo\":4}\n{\"seed\":\"\"}"))
	prefix := text(f, played(f, turns(3)...))
	f.Fuzz(func(t *testing.T, given []byte) {
		if r, err := Parse("any", bytes.NewReader(given)); err == nil {
			require.GreaterOrEqual(t, len(given), r.Last())
		} else if trouble := (*FileError)(nil); !errors.As(err, &trouble) {
			require.ErrorAs(t, err, new(*LineError))
		}
		r, err := Parse("prefix", bytes.NewReader(append(bytes.Clone(prefix), given...)))
		var damage *LineError
		switch {
		case len(given) == 0:
			require.NoError(t, err)
		case errors.As(err, &damage):
			require.GreaterOrEqual(t, damage.Line, 4, "the lines before are sound")
		case bytes.IndexByte(given, '\n') < 0:
			require.NoError(t, err)
			require.Equal(t, len(given), r.Torn.Bytes)
			require.Equal(t, []int{2, 3, 4}, numbers(r))
		default:
			require.NoError(t, err)
		}
	})
}

func TestNestingHasABound(t *testing.T) {
	nested := func(depth int) string {
		return first + `{"did":{"a":` + strings.Repeat("[", depth) + strings.Repeat("]", depth) + "}}\n"
	}
	must(Parse("x", strings.NewReader(nested(9_000))))
	_, err := Parse("x", strings.NewReader(nested(1_000_000)))
	require.ErrorIs(t, err, NotJSON, "deeper than the library goes")
}

func readHead(t *testing.T, text []byte) string {
	r := must(Parse("x", bytes.NewReader(text)))
	return r.Code(tables.English)
}

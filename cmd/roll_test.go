package cmd

import (
	"crypto/sha256"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/tables"
	"tablemate/tables/words"
)

func TestDiceThatPeopleRoll(t *testing.T) {
	for name, c := range map[string]struct {
		args  []string
		shows string // a pattern for the output
	}{
		"all dice of the game":         {[]string{"picklerick"}, `^(\w+ · ){3}\w+\n$`},
		"two of them":                  {[]string{"picklerick", "2"}, `^\w+ · \w+\n$`},
		"dice with numbers, summed up": {[]string{"picklerick", "3d6"}, `^[1-6] \+ [1-6] \+ [1-6] = \d+\n$`},
		"a single one":                 {[]string{"picklerick", "d20"}, `^\d+\n$`},
		"as Russians write them":       {[]string{"picklerick", "2К6"}, `^[1-6] \+ [1-6] = \d+\n$`},
		"in Russian words":             {[]string{"picklerick", "1", "--lang", "ru"}, `^[а-я]+\n$`},
		"one of no game":               {[]string{"к20"}, `^\d+\n$`},
		"of no game, for programs":     {[]string{"2d6", "--json"}, `^{"sides":6,"fell":\[[1-6],[1-6]\],"sum":\d+}\n$`},
	} {
		s := newSitting(t)
		got := s.ask(append([]string{"roll"}, c.args...)...)
		require.Equal(t, done, got.code, got.err)
		require.Regexp(t, c.shows, got.out, name)
	}
	for _, dice := range []string{"0", "101", "2d1", "2d1001", "d", "xd6", "2d", "-1d6", "d6d6"} {
		require.Equal(t, misused, newSitting(t).ask("roll", "picklerick", "--", dice).code, dice)
	}
	for _, args := range [][]string{{"2"}, {"2d6", "2"}, {"2d1"}, {"infiltrators"}, {}} {
		require.Equal(t, misused, newSitting(t).ask(append([]string{"roll"}, args...)...).code, args)
	}
	s := newSitting(t)
	first := s.ask("roll", "picklerick", "10d6", "--seed", "7").out
	require.Equal(t, first, s.ask("roll", "picklerick", "10d6", "--seed", "7").out)
	require.NotEqual(t, first, s.ask("roll", "picklerick", "10d6", "--seed", "8").out)
}

// People reroll one die, and undo this reroll by agreement. If they then reroll one die again, the
// result is the same as before, whichever die they choose. If they reroll two dice, both dice get
// new results. Otherwise, people would know one of the two results in advance.
func TestTheSameRollTellsNothingOfOtherDice(t *testing.T) {
	for dice, anew := range map[string]bool{"1": false, "2": false, "1 2": true} {
		s := newSitting(t)
		s.hears("left\n\n\nnone\ny\nroll\n1\nroll\nundo 3\ny\ns\n"+dice+"\nroll\npause\n",
			"play", "picklerick", "--table", "Friday", "--mode", "solo", "--players", "Ann", "--seed", "7")
		record := must(journal.Read(journal.Path(s.env["TABLEMATE_HOME"], "Friday")))
		var fell []journal.Roll
		for _, l := range record.Lines {
			if l.Roll.Source == chance.App {
				fell = append(fell, l.Roll)
			}
		}
		want := journal.Roll{Source: chance.App, N: 2}
		require.Len(t, fell, 3)
		require.Equal(t, want, fell[1], "dice %s", dice)
		if anew {
			want.N, want.Again = 3, true
		}
		require.Equal(t, want, fell[2], "dice %s", dice)
		require.Equal(t, done, s.ask("verify", "Friday").code)
	}
}

var prev = regexp.MustCompile(`"prev":"[0-9a-f]*"`)

// The hashes in a file reveal mistakes and damage. If somebody changes a file and computes its
// hashes anew, only a code that people wrote down earlier reveals the change.
func TestACodeNotedAtAPauseFindsARewrittenRecord(t *testing.T) {
	s := newSitting(t)
	said := s.hears("left\n\n\nnone\ny\n\nnone\npause\n", "play", "picklerick", "--table", "Friday", "--mode", "solo",
		"--players", "Ann")
	require.Regexp(t, saidCode, said)
	code := saidCode.FindStringSubmatch(said)[1]
	proof := s.ask("verify", "friday", "--code", code)
	require.Equal(t, done, proof.code)
	require.Regexp(t, `^\d+ lines: no slips and no damage. The record's code: `+code, proof.out)
	require.Regexp(t, `The record had your code at line (\d+): lines 1 to \d+ are as they were then`, proof.out)
	require.NotContains(t, proof.out, "unchanged")
	require.Contains(t, s.ask("verify", "friday").out, words.In(tables.English).Say("session.not-held"))

	s.hears("pause\n", "play", "--table", "Friday")
	s.hears("undo\n\npause\n", "play", "--table", "Friday")
	require.Equal(t, done, s.ask("verify", "friday", "--code", code).code, "an earlier code stays one of the record")
	russian := s.ask("--lang", "ru", "verify", "friday").out
	words := regexp.MustCompile(`Код записи: (.+)\.\n`).FindStringSubmatch(russian)[1]
	require.Equal(t, done, s.ask("verify", "friday", "--code", strings.ToUpper(words)).code,
		"a code in Russian is read too")

	path := s.env["TABLEMATE_HOME"] + "/friday.jsonl"
	text := s.text(path)
	forged, before := "", ""
	for line := range strings.Lines(strings.ReplaceAll(text, `"Ann"`, `"Eve"`)) {
		line = prev.ReplaceAllString(line, `"prev":"`+before+`"`)
		before = fmt.Sprintf("%x", sha256.Sum256([]byte(strings.TrimSuffix(line, "\n"))))
		forged += line
	}
	require.NotEqual(t, text, forged)
	require.NoError(t, os.WriteFile(path, []byte(forged), 0o644))
	proof = s.ask("verify", "friday", "--code", code)
	require.Equal(t, failed, proof.code, proof.err)
	require.Contains(t, proof.out, "! This record never had your code")
	require.Contains(t, s.ask("verify", "friday").out, "no slips and no damage", "the file alone does not show it")

	typo := s.ask("verify", "friday", "--code", "otter lampp rake salt")
	require.Equal(t, misused, typo.code)
	require.Contains(t, typo.err, "lamp")
	require.Equal(t, misused, s.ask("verify", "friday", "--code", "otter lamp").code)
	require.Equal(t, misused, s.ask("verify", "friday", "--code", "").code)
}

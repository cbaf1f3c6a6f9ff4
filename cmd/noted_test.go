package cmd

import (
	"crypto/sha256"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

var prev = regexp.MustCompile(`"prev":"[0-9a-f]*"`)

var saidCode = regexp.MustCompile(`Write down the record's code: (.+)\n`)

// TestACodeNotedAtAPauseFindsARewrittenRecord: the hashes in a file reveal slips and damage. If
// somebody rewrites the file with new hashes, the code that people noted reveals that.
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

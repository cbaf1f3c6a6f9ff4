//go:build unix

package cmd

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAComplaintIsBrokenBetweenWords(t *testing.T) {
	s := newSitting(t)
	s.play("= data/settings.yaml\n|colour: off\n|dice: ours")
	s.env["TABLEMATE_CONFIG"] = s.dir + "/data/settings.yaml"
	e := inEmulator(t, s, size{60, 40}, "config", "lang")
	e.wait()
	shown := strings.Fields(strings.Join(e.rows(), "\n"))
	said := s.ask("config", "lang").err
	require.Contains(t, said, "ours")
	for word := range strings.FieldsSeq(said) {
		if len(word) < 30 { // the name of the file is wider
			require.Contains(t, shown, word)
		}
	}
}

package flowtest

import (
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/tables"
)

// Dialog is a function that asks people questions through a UI, and returns the result.
type Dialog func(*talk.UI) (any, error)

var unsaid = regexp.MustCompile(`\[[a-z]+\.[a-z]|no value|%!|{{`)

// Dialogs runs the dialogs in `all`, and compares their printed lines and results with a golden
// file. In `all`, the key of a dialog is a name, a colon, and the answers with slashes between
// them. A name that begins with "(ru)" is for a Russian table.
func Dialogs(t *testing.T, golden string, prepare func(*talk.UI), all map[string]Dialog) {
	t.Helper()
	var told strings.Builder
	for _, about := range slices.Sorted(maps.Keys(all)) {
		name, answers, _ := strings.Cut(about, ": ")
		lang := tables.English
		if strings.HasPrefix(name, "(ru)") {
			lang = tables.Russian
		}
		w := Reading(lang)
		w.Dice, w.Box = &Dice{Of: talk.AskDice}, Shelf{}
		prepare(w)
		fmt.Fprintf(&told, "%s\n%s\n", name, transcript(t, w, answers, all[about]))
	}
	require.NotRegexp(t, unsaid, told.String())
	Golden(t, golden, strings.TrimSuffix(told.String(), "\n"))
}

// transcript runs a dialog, and returns the printed lines and the dialog's result. It leaves out
// indented lines, such as menu rows.
func transcript(t *testing.T, w *talk.UI, answers string, ask Dialog) string {
	t.Helper()
	var seen, out strings.Builder
	typed := strings.Split(answers, "/")
	for i, line := range typed {
		typed[i] = strings.TrimSpace(line) + "\n"
	}
	w.Desk = desk.NewLine(strings.NewReader(strings.Join(typed, "")), &seen, desk.Look{Words: w.Words, Echo: true})
	did, err := ask(w)
	for line := range strings.Lines(seen.String()) {
		if !strings.HasPrefix(line, "  ") && strings.TrimSpace(line) != "" {
			out.WriteString(line)
		}
	}
	text, wrong := json.Marshal(did)
	require.NoError(t, wrong)
	if err != nil {
		fmt.Fprintf(&out, "= %v", err)
	} else {
		fmt.Fprintf(&out, "= %T %s", did, text)
	}
	return out.String() + "\n"
}

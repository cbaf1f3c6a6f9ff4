package session

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/rules/ruletest/pebbles"
	"tablemate/tables"
)

const waived = `{"kind":"settle","name":"PB-TAKE-01","value":"waived"}`

var typed = []string{
	"roll", "roll", "roll", "1", "1", "2", "3", "6", "9", "-1", "peek", "y", "n", "house", "s", "d", "",
	"undo", "undo", "undo 2", "undo 5", "undo 9", "redo", "fix", "why", "show", "?", "? pebble", "back", "quit", "что",
}

const opening = `{"tablemate":2,"game":"pebbles","setup":{"pebbles":9}}`

func did(action string) string { return `{"did":` + action + `}` }

func breach(rule tables.RuleID, level rules.Level, args rules.Args) rules.Violation {
	return rules.Violation{Note: rules.Note{Rule: rule, Args: args}, Level: level}
}

func value(t *testing.T, text string) any {
	var v any
	require.NoError(t, json.Unmarshal([]byte(text), &v))
	return v
}

// The record `bare` has no patches and no hashes: another program may write such a record.
var bare = []string{
	`{"tablemate":2,"game":"pebbles","setup":{"pebbles":9,"alone":true}}`,
	`{"n":2,"by":"cardboard","did":{"kind":"fell","face":3},"roll":{"source":"table"}}`,
	`{"n":3,"by":"ann","did":{"kind":"take","pebbles":2}}`,
	`{"n":4,"by":"cardboard","did":{"kind":"fell","face":1},"roll":{"source":"table"}}`,
	`{"n":5,"by":"moss","did":{"kind":"take","pebbles":1}}`,
}

type headed struct{ flow }

func (headed) Turn(t *talk.UI, s pebbles.State) talk.Turn {
	return talk.HeadTurn(t, 1+s.Taken, s.Turn, string(s.Turn))
}

// The function `telling` returns a game whose turns have headings. If a player takes nothing, Idle
// returns the player's name.
func telling() Definition[pebbles.Setup, pebbles.State, pebbles.Action] {
	def := pebblesDefinition()
	def.Flow = headed{}
	def.TaleSpec = TaleSpec[pebbles.State, pebbles.Action]{
		Own: func(_ *talk.UI, d Transition[pebbles.State, pebbles.Action]) []string {
			if fell, ok := d.Did.(pebbles.Fell); ok && fell.Face > 0 {
				return []string{"The die falls."}
			}
			return nil
		},
		Idle: func(_ *talk.UI, d Transition[pebbles.State, pebbles.Action]) string {
			if took, ok := d.Did.(pebbles.Take); ok && took.Pebbles == 0 {
				return string(d.By)
			}
			return ""
		},
		IdleTold: func(_ *talk.UI, who []string) string { return strings.Join(who, " and ") + " stay." },
		Joined:   []string{"take"},
	}
	return def
}

var struckLine = regexp.MustCompile(`Line \d+ \(.*\) .*(is|are) struck out\.`)

func faceOf(roll int) int { return chance.Roll(chance.SeedOf(1), roll, 6, 1)[0] }

func agreeSame(UndoLoss) (journal.Agreed, error) { return journal.AsBefore, nil }

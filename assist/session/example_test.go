package session_test

import (
	"bytes"
	"crypto/rand"
	"fmt"
	"os"
	"strings"
	"time"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/words"
)

// This is a complete game. A player rolls a die any number of times, and adds each result to the
// pot. A 1 empties the pot and ends the turn. A player who stops moves the pot to the bank. The
// first player with ten points wins.

var seats = []rules.Seat{"ann", "boris"}

type pig struct {
	Bank [2]int `json:"bank"` // the points of each seat
	Turn int    `json:"turn"`
	Pot  int    `json:"pot"`
}

type fell struct {
	Face int `json:"face"`
}
type hold struct{}

func (fell) Kind() string { return "fell" }
func (hold) Kind() string { return "hold" }

type judge struct{}

func (judge) Start(struct{}) (s pig, _ []rules.Note, _ error) { return }
func (judge) House(pig) rules.House                           { return nil }

func (judge) Next(s pig) rules.Seat {
	if max(s.Bank[0], s.Bank[1]) >= 10 {
		return rules.Nobody
	}
	return seats[s.Turn]
}

func (judge) Check(_ pig, a rules.Kinded) []rules.Violation {
	if f, ok := a.(fell); ok && (f.Face < 1 || f.Face > 6) {
		return []rules.Violation{{Note: rules.Note{Rule: "PI-DIE-01"}, Level: rules.Impossible}}
	}
	return nil
}

func (judge) Apply(s pig, a rules.Kinded) (pig, []rules.Note) {
	note := rules.Note{ID: "banked", Rule: "PI-HOLD-01", Args: rules.Args{"who": seats[s.Turn].Noun()}}
	switch f, fallen := a.(fell); {
	case fallen && f.Face != 1:
		s.Pot += f.Face
		return s, nil
	case fallen:
		note.ID, note.Rule = "lost", "PI-ONE-01"
	default:
		s.Bank[s.Turn] += s.Pot
		note.Args["bank"] = s.Bank[s.Turn]
	}
	s.Pot, s.Turn = 0, 1-s.Turn
	return s, []rules.Note{note}
}

type table struct{}

func (table) Setup(*talk.UI, session.Given) (u struct{}, err error) { return }

func (table) Ask(t *talk.UI, s pig) (rules.Kinded, error) {
	face, err := t.Desk.Number(desk.Question{Text: fmt.Sprintf("%s's die, 0 to hold %d", seats[s.Turn], s.Pot)}, 0, 9)
	if face == 0 {
		return hold{}, err
	}
	return fell{face}, err
}

func (table) Tell(_ *talk.UI, _ pig, n rules.Note) string {
	who := n.Args["who"].(rules.Noun).ID
	if n.ID == "lost" {
		return who + " loses the pot."
	}
	return fmt.Sprint(who, " has ", n.Args["bank"], " in the bank.")
}

func (table) Title(*talk.UI, pig) string { return "Pig" }
func (table) View(_ *talk.UI, s pig) string {
	return fmt.Sprint("ann ", s.Bank[0], " · boris ", s.Bank[1])
}

func (table) Report(_ *talk.UI, _ pig, a rules.Kinded) string                { return a.Kind() }
func (table) Breach(*talk.UI, pig, rules.Kinded, rules.Violation) (s string) { return } // "" means the rule's own text
func (table) Fix(*talk.UI, pig) (rules.Kinded, error)                        { return nil, desk.ErrBack }
func (table) Here(pig) (all []tables.RuleID)                                 { return }
func (table) Name(_ *talk.UI, _ pig, seat rules.Seat) string                 { return string(seat) }

func Game() session.Game {
	return session.New(session.Definition[struct{}, pig, rules.Kinded]{
		Rules: judge{}, Flow: table{}, Actions: rules.Kinds[rules.Kinded]{fell{}, hold{}},
		Book: &tables.Rulebook{Game: "pig", Prefix: "PI", Title: tables.Text{En: "Pig", Ru: "Свинья"},
			Rules: "\n\nPI-DIE-01 flag\nen A die shows 1 to 6.\nru Кубик показывает от 1 до 6.\n"},
	})
}

func Example() {
	folder, _ := os.MkdirTemp("", "pig")
	defer os.RemoveAll(folder)
	var screen bytes.Buffer
	english, people := words.In(tables.English), strings.NewReader("6\n7\nn\n0\n1\npause\n")
	err := Game().Play(session.PlayOptions{
		Folder: folder, Table: "Sty", Words: english, Entropy: rand.Reader, Clock: time.Now,
		Desk: desk.NewLine(people, &screen, desk.Look{Words: english, Echo: true}),
	})
	told, _, _ := strings.Cut(screen.String(), "Saved.")
	fmt.Println(told, err)
	// Output:
	// Sty · Pig
	// ann 0 · boris 0
	// ? the rules · show · fix · pause
	// Ann's die, 0 to hold 0 › 6
	// ? the rules · show · undo · fix · pause
	// Ann's die, 0 to hold 6 › 7
	// ! That cannot happen at a real table. A die shows 1 to 6. (PI-DIE-01)
	// ? the rules · show · undo · fix · pause · back
	// Record it anyway?
	//   [y] record it and mark it
	//   [n] change my mind
	//   ? shows the rule
	// (Enter = change my mind) › n
	// Ann's die, 0 to hold 6 › 0
	// Ann has 6 in the bank.
	//
	// Sty · Pig
	// ann 6 · boris 0
	// Boris's die, 0 to hold 0 › 1
	// Boris loses the pot.
	// Ann's die, 0 to hold 0 › pause
	//  <nil>
}

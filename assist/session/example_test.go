package session_test

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/words"
)

// A whole game, from its state to the screen. On a turn the die falls as often as
// the player likes, and what it shows goes into a pot; a 1 empties it. Whoever
// holds puts the pot into the bank, and ten points win.

type pig struct {
	Bank map[rules.Seat]int `json:"bank"`
	Turn rules.Seat         `json:"turn"`
	Pot  int                `json:"pot"`
	Roll bool               `json:"roll"` // the die is about to fall
}

type (
	fell struct {
		Face int `json:"face"`
	}
	hold  struct{}
	again struct{}
)

func (fell) Kind() string  { return "fell" }
func (hold) Kind() string  { return "hold" }
func (again) Kind() string { return "again" }

// pigs judges the game. It embeds nothing and imports no I/O.
type pigs struct{}

func (pigs) Start(players []rules.Seat) (pig, []rules.Note, error) {
	if len(players) < 2 {
		return pig{}, nil, &rules.Problem{Note: rules.Note{ID: "pig.players"}}
	}
	return pig{Bank: map[rules.Seat]int{players[0]: 0, players[1]: 0}, Turn: players[0], Roll: true}, nil, nil
}

func (pigs) Next(s pig) rules.Seat {
	switch {
	case s.Bank["ann"] >= 10 || s.Bank["boris"] >= 10:
		return rules.Nobody
	case s.Roll:
		return rules.Cardboard
	}
	return s.Turn
}

func (g pigs) Legal(s pig) []rules.Kinded {
	if g.Next(s) != rules.Cardboard {
		return []rules.Kinded{again{}, hold{}}
	}
	return []rules.Kinded{fell{1}, fell{2}, fell{3}, fell{4}, fell{5}, fell{6}}
}

func (pigs) Check(s pig, a rules.Kinded) []rules.Violation {
	if f, ok := a.(fell); ok && (f.Face < 1 || f.Face > 6) {
		return []rules.Violation{{Note: rules.Note{Rule: "PI-DIE-01", Args: rules.Args{"face": f.Face}}, Level: rules.Impossible}}
	}
	return nil
}

func (pigs) Apply(s pig, a rules.Kinded) (pig, []rules.Note) {
	bank := map[rules.Seat]int{"ann": s.Bank["ann"], "boris": s.Bank["boris"]} // the table before stays as it was
	s.Bank = bank
	other := map[rules.Seat]rules.Seat{"ann": "boris", "boris": "ann"}[s.Turn]
	switch a := a.(type) {
	case again:
		s.Roll = true
	case fell:
		if s.Roll, s.Pot = false, s.Pot+a.Face; a.Face == 1 {
			note := rules.Note{ID: "lost", Rule: "PI-ONE-01", Args: rules.Args{"who": s.Turn.Noun()}}
			s.Pot, s.Turn, s.Roll = 0, other, true
			return s, []rules.Note{note}
		}
	case hold:
		s.Bank[s.Turn] += s.Pot
		note := rules.Note{ID: "banked", Rule: "PI-HOLD-01", Args: rules.Args{"who": s.Turn.Noun(), "bank": s.Bank[s.Turn]}}
		s.Pot, s.Turn, s.Roll = 0, other, true
		return s, []rules.Note{note}
	}
	return s, nil
}

func (pigs) House(pig) rules.House { return nil }

// table leads people through it.
type table struct{}

func (table) Setup(*talk.UI, session.Given) ([]rules.Seat, error) {
	return []rules.Seat{"ann", "boris"}, nil
}

func (table) Ask(t *talk.UI, s pig) (rules.Kinded, error) {
	if s.Roll {
		n, err := t.Desk.Number(desk.Question{Text: "The die"}, 0, 9)
		return fell{n}, err
	}
	more, err := t.Desk.Confirm(desk.Question{Text: fmt.Sprintf("%s has %d in the pot. Roll again?", s.Turn, s.Pot)})
	if more {
		return again{}, err
	}
	return hold{}, err
}

func (table) Tell(_ *talk.UI, _ pig, n rules.Note) string {
	who := n.Args["who"].(rules.Noun).ID
	return map[string]string{"lost": who + " loses the pot.", "banked": fmt.Sprint(who, " has ", n.Args["bank"], " in the bank.")}[n.ID]
}

func (table) Breach(*talk.UI, pig, rules.Kinded, rules.Violation) string {
	return "A die shows 1 to 6."
}
func (table) Decided(_ *talk.UI, _ pig, d rules.Decision[rules.Kinded]) (rules.Kinded, error) {
	return d.Action, nil
}
func (table) Fix(*talk.UI, pig) (rules.Kinded, error)         { return nil, desk.ErrBack }
func (table) Report(_ *talk.UI, _ pig, a rules.Kinded) string { return a.Kind() }
func (table) View(_ *talk.UI, s pig) string {
	return fmt.Sprint("ann ", s.Bank["ann"], " · boris ", s.Bank["boris"])
}
func (table) Title(_ *talk.UI, s pig) string                 { return "Pig" }
func (table) Reason(_ *talk.UI, _ pig, n rules.Note) string  { return n.ID }
func (table) Here(pig) []tables.RuleID                       { return nil }
func (table) Name(_ *talk.UI, _ pig, seat rules.Seat) string { return string(seat) }

// An evening of a game that fits on a page: asked, judged, recorded and told.
func Example() {
	folder, _ := os.MkdirTemp("", "pig")
	defer os.RemoveAll(folder)
	game := session.New(session.Definition[[]rules.Seat, pig, rules.Kinded]{
		Rules: pigs{}, Flow: table{}, Actions: rules.Kinds[rules.Kinded]{fell{}, again{}, hold{}},
		Book: &tables.Rulebook{Game: "pig", Prefix: "PI"},
	})
	var screen bytes.Buffer
	people := strings.NewReader("6\ny\n7\nn\n3\nn\n5\ny\n1\npause\n")
	err := game.Play(session.PlayOptions{
		Folder: folder, Table: "Sty", Desk: desk.NewLine(people, &screen, desk.Look{Words: words.In(tables.English), Echo: desk.WithEcho}),
		Words: words.In(tables.English), Entropy: strings.NewReader(strconv.Itoa(1<<60) + strings.Repeat("seed", 99)),
		Clock: func() time.Time { return time.Unix(0, 0) },
	})
	told, _, _ := strings.Cut(screen.String(), "Saved.")
	fmt.Println(told, err)
	// Output:
	// Sty · Pig
	// ann 0 · boris 0
	// ? the rules · show · fix · pause
	// The die › 6
	// ? the rules · show · undo · fix · pause
	// ann has 6 in the pot. Roll again? [y] yes [n] no › y
	// The die › 7
	// ! On a real table this cannot be. A die shows 1 to 6. (PI-DIE-01)
	// ? the rules · show · undo · fix · pause · back
	// Record it anyway?
	//   [y] record it as it happened, noted
	//   [n] change my mind
	//   ? tells the rule
	// (Enter = change my mind) › n
	// The die › 3
	// ann has 9 in the pot. Roll again? [y] yes [n] no › n
	// ann has 9 in the bank.
	//
	// Sty · Pig
	// ann 9 · boris 0
	// The die › 5
	// boris has 5 in the pot. Roll again? [y] yes [n] no › y
	// The die › 1
	// boris loses the pot.
	// The die › pause
	//  <nil>
}

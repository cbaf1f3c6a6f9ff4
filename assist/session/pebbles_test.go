package session

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/desk/desktest"
	"tablemate/assist/journal"
	"tablemate/assist/paint"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/rules/ruletest/pebbles"
	"tablemate/tables"
	"tablemate/tables/words"
)

func says(id string, args ...tables.Args) string { return words.In(tables.English).Say(id, args...) }

type flow struct{}

func (flow) Setup(t *talk.UI, g Given) (pebbles.Setup, error) {
	house := rules.House{"last_loses": "true"}
	if g.Mode == "printed" {
		house["last_loses"] = "false"
	}
	if len(g.Players) > 0 {
		return pebbles.Setup{}, nil
	}
	n, err := t.Desk.Number(desk.Question{Text: "How many pebbles?"}, 0, 99)
	return pebbles.Setup{Pebbles: n, Alone: g.Mode == "alone", House: house}, err
}

func (flow) Ask(t *talk.UI, s pebbles.State) (pebbles.Action, error) {
	if s.Die > 0 {
		n, err := t.Desk.Number(desk.Question{Text: string(s.Turn) + " takes"}, -9, 99)
		return pebbles.Take{Pebbles: n}, err
	}
	typed := "roll"
	var err error
	if t.Dice.Habit() != talk.AppDice {
		typed, err = t.Desk.Write(desk.Question{Text: "die", Parse: aFace})
	}
	if typed == "peek" { // people see the app's roll, but then type another face
		t.Dice.Roll(1, pebbles.Sides)
		face, err := t.Desk.Number(desk.Question{Text: "die after all"}, -9, 99)
		return pebbles.Fell{Face: face}, err
	}
	if err != nil {
		return nil, err
	}
	if typed == "roll" {
		return pebbles.Fell{Face: 1 + t.Dice.Roll(1, pebbles.Sides)[0]}, nil
	}
	face, err := strconv.Atoi(typed)
	return pebbles.Fell{Face: face}, err
}

func aFace(typed string) error {
	if typed == "roll" || typed == "peek" {
		return nil
	}
	_, err := strconv.Atoi(typed)
	return err
}

func (flow) Decided(t *talk.UI, s pebbles.State, d rules.Decision[pebbles.Action]) (pebbles.Action, error) {
	if len(d.Open) == 1 {
		return d.Action, nil
	}
	options := []desk.Option{}
	for _, a := range d.Open {
		options = append(options, desk.Option{Label: flow{}.Report(t, s, a)})
	}
	i, err := t.Desk.Choose(desk.Question{Text: "moss may", Default: "1"}, options)
	if err != nil {
		return nil, err
	}
	return d.Open[i], nil
}

func (flow) Fix(t *talk.UI, s pebbles.State) (pebbles.Action, error) {
	n, err := t.Desk.Number(desk.Question{Text: "heap now"}, 0, 99)
	return pebbles.Correct{Heap: &n}, err
}

func (flow) Tell(_ *talk.UI, _ pebbles.State, n rules.Note) string {
	return fmt.Sprintf("%d of %d taken", n.Args["pebbles"], n.Args["of"])
}

func (flow) Report(_ *talk.UI, _ pebbles.State, a pebbles.Action) string {
	text, _ := pebbles.Actions.Encode(a)
	return string(text)
}

func (flow) View(_ *talk.UI, s pebbles.State) string { return strings.Repeat("o", len(s.Heap)) }
func (flow) Title(_ *talk.UI, s pebbles.State) string {
	return fmt.Sprintf("%s, die %d", s.Turn, s.Die)
}

func (flow) Breach(_ *talk.UI, s pebbles.State, a pebbles.Action, v rules.Violation) string {
	if v.Rule == pebbles.TakeAtMost {
		return fmt.Sprintf("The die shows %d.", s.Die)
	}
	return ""
}

func (flow) Reason(_ *talk.UI, _ pebbles.State, r rules.Note) string {
	return fmt.Sprint(r.ID, " ", r.Args["heap"])
}

func (flow) Settle(name, value string) pebbles.Action {
	return pebbles.Settle{Name: name, Value: value}
}

func (flow) Dice() OwnDice { return OwnDice{Faces: []int{0, 1, 2, 3, 4, 5}} }

func (flow) Fell(a pebbles.Action) []int {
	if fell, ok := a.(pebbles.Fell); ok {
		return []int{fell.Face - 1}
	}
	return nil
}

func (flow) Here(pebbles.State) []tables.RuleID                       { return []tables.RuleID{pebbles.TakeAtMost} }
func (flow) Name(_ *talk.UI, _ pebbles.State, seat rules.Seat) string { return string(seat) }

var book = tables.Rulebook{Game: "pebbles", Prefix: "PB", Title: tables.Text{En: "Pebbles", Ru: "Камешки"}, Edition: tables.Text{En: "first"}, Rules: `# rules

section Ход | A turn | 1

PB-TAKE-01 flag
in Ход
en Take at most what the die shows.
ru Берите не больше, чем на кубике.

PB-TAKE-02 flag
in Ход
en Take at least one pebble.
ru Возьмите хотя бы один камешек.

PB-HEAP-01 flag
in Ход
en A heap has 60 pebbles at most.
ru В куче не больше 60 камешков.

PB-WIN-01 automate
in Ход
en The last pebble decides.
ru Всё решает последний камешек.
`}

func sitting(s PlayOptions) (*play[pebbles.Setup, pebbles.State, pebbles.Action], error) {
	return newGame(pebblesDefinition()).sit(s)
}

func pebblesDefinition() Definition[pebbles.Setup, pebbles.State, pebbles.Action] {
	return Definition[pebbles.Setup, pebbles.State, pebbles.Action]{
		Rules: pebbles.Game{}, Flow: flow{},
		Actions: pebbles.Actions, Book: &book, Switches: pebbles.Switches,
	}
}

type room struct {
	t       *testing.T
	options PlayOptions
}

func newRoom(t *testing.T) *room {
	return &room{t, PlayOptions{
		Folder: t.TempDir(), Table: "Heap", Words: words.In(tables.English),
		Habit: talk.AskDice, Seed: chance.SeedOf(1), Entropy: strings.NewReader(strings.Repeat("e", 320)),
		Clock:  func() time.Time { return time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC) },
		Resume: "tablemate play Heap",
	}}
}

func (r *room) play(answers ...string) string {
	r.t.Helper()
	said := must(r.try(answers...))
	return said
}

func (r *room) try(answers ...string) (string, error) {
	r.t.Helper()
	script := desktest.In(r.t, r.options.Words.Lang(), answers...)
	s := r.options
	s.Desk = script
	err := New(pebblesDefinition()).Play(s)
	return strings.Join(script.Said(), "\n"), err
}

func (r *room) path() string { return journal.Path(r.options.Folder, r.options.Table) }

func (r *room) record() *journal.Record {
	r.t.Helper()
	record := must(journal.Read(r.path()))
	return record
}

func (r *room) stands() []string {
	r.t.Helper()
	var out []string
	for line := range r.record().Standing() {
		out = append(out, string(line.Did))
	}
	return out
}

func (r *room) line(n int) journal.Line { return r.record().Lines[n-2] }

func (r *room) write(lines ...string) {
	r.t.Helper()
	require.NoError(r.t, os.WriteFile(r.path(), []byte(strings.TrimSuffix(strings.Join(lines, "\n"), "\n")+"\n"), 0o600))
}

func (r *room) reading() Reading {
	return Reading{Path: r.path(), Words: r.options.Words, Paint: paint.Paint{}, Width: 80}
}

func (r *room) shown() Position {
	r.t.Helper()
	reading := r.reading()
	reading.Format = JSON
	var out bytes.Buffer
	require.NoError(r.t, New(pebblesDefinition()).Show(reading, &out))
	var shown Position
	require.NoError(r.t, json.Unmarshal(out.Bytes(), &shown))
	return shown
}

func (r *room) heap() int {
	r.t.Helper()
	var s pebbles.State
	require.NoError(r.t, json.Unmarshal(r.shown().State, &s))
	return len(s.Heap)
}

func fell(face int) string { return fmt.Sprintf(`{"kind":"fell","face":%d}`, face) }
func take(n int) string    { return fmt.Sprintf(`{"kind":"take","pebbles":%d}`, n) }

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

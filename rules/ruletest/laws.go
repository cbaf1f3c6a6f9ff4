package ruletest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"tablemate/rules"
)

// Options says how the random games are played.
type Options[U, S any, A rules.Kinded] struct {
	Setups []U
	Games  int // the number of games, or len(Setups) if larger; `go test -short` plays a tenth of this number
	Bound  int // the largest number of actions in a game
	Seed   int // the seed of the first game; each later game adds 1
	// Pick chooses an action, for games that would not end with random choices. random(n) returns a
	// number from 0 to n-1.
	Pick func(s S, legal []A, random func(int) int) A
}

// Playable is a game that can be played at random.
type Playable[U, S any, A rules.Kinded] interface {
	rules.Game[U, S, A]
	// Legal lists the actions that are allowed now, or only some if there are too many.
	Legal(S) []A
}

// Laws plays random games. It fails with the seed of the game if one of these laws is broken:
//   - no two kinds of actions have the same name;
//   - an action in Legal may be unusual, but breaks no rule; Legal is empty only after the game;
//   - Legal, Check and Apply do not change earlier states;
//   - the same action on the same state gives the same state and notes;
//   - no action panics in any state;
//   - every action, note and state can be encoded and decoded, and the game continues in the same
//     way from a decoded state;
//   - an automated seat decides with a reason, and no move in Decision.Open breaks a rule;
//   - no piece is lost, and no seat has won while the game continues;
//   - the game ends after at most Options.Bound actions.
func Laws[U, S any, A rules.Kinded](t *testing.T, g Playable[U, S, A], k rules.Kinds[A], o Options[U, S, A]) {
	t.Helper()
	if err := Broken(g, k, o); err != nil {
		t.Fatal(err)
	}
}

// Broken returns an error for the first law that a random game breaks.
func Broken[U, S any, A rules.Kinded](g Playable[U, S, A], k rules.Kinds[A], o Options[U, S, A]) error {
	for i, name := range k.Names() {
		if k.Type(name) != reflect.TypeOf(k[i]) {
			return fmt.Errorf("two kinds named %q", name)
		}
	}
	for n := range Some(max(o.Games, len(o.Setups))) {
		p := &randomGame[U, S, A]{
			game: g, actions: k, options: o,
			random: splitmix(o.Seed + n), reread: n < len(o.Setups),
		}
		if err := p.playOut(o.Setups[n%len(o.Setups)]); err != nil {
			return &brokenLaw{seed: o.Seed + n, action: len(p.done), last: p.last, law: err}
		}
	}
	return nil
}

// Some returns `games`. If tests run with -short, it returns a tenth of this number, rounded up.
func Some(games int) int {
	if testing.Short() {
		return (games + 9) / 10
	}
	return games
}

// splitmix returns a splitmix64 generator, with the same numbers on every machine.
func splitmix(seed int) func(int) int {
	x := uint64(seed)
	return func(n int) int {
		x += 0x9e3779b97f4a7c15
		z := x
		z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
		z = (z ^ z>>27) * 0x94d049bb133111eb
		return int((z ^ z>>31) % uint64(n))
	}
}

func readBack(notes []rules.Note) error {
	for _, n := range notes {
		var back rules.Note
		if err := json.Unmarshal(snapshot(n), &back); err != nil {
			return fmt.Errorf("note %s cannot be read back: %w", snapshot(n), err)
		}
		if len(n.Args) == 0 {
			n.Args = nil
		}
		if !reflect.DeepEqual(n, back) {
			return fmt.Errorf("note %s reads back as another: %#v, was %#v", snapshot(n), back, n)
		}
	}
	return nil
}

func (p *randomGame[U, S, A]) holds() error {
	if counted, ok := p.game.(rules.Sound[S]); ok {
		if unsound := counted.Unsound(p.state); unsound != nil {
			return fmt.Errorf("the pieces do not add up: %w", unsound)
		}
	}
	scorer, ok := p.game.(rules.Scorer[S])
	if !ok || p.game.Next(p.state) == rules.Nobody {
		return nil
	}
	if seat, by := scorer.Outcome(p.state); seat != rules.Nobody {
		return fmt.Errorf("%s has won by %v while the game goes on", seat, by)
	}
	return nil
}

func (p *randomGame[U, S, A]) ended() error {
	if scorer, ok := p.game.(rules.Scorer[S]); ok {
		if _, by := scorer.Outcome(p.state); len(by) == 0 {
			return errNoRule
		}
	}
	for i, then := range p.looks {
		if now := snapshot(p.past[i]); !bytes.Equal(then, now) {
			return fmt.Errorf("the table after action %d was changed later:\n%s\n%s", i, then, now)
		}
	}
	return nil
}

var errNoRule = errors.New("the game is over and no rule says so")

type brokenLaw struct {
	seed, action int
	last         string
	law          error
}

func (b *brokenLaw) Error() string {
	return fmt.Sprintf("seed %d, after action %d %s: %v", b.seed, b.action, b.last, b.law)
}

func (b *brokenLaw) Unwrap() error { return b.law }

// randomGame keeps all earlier states to check that they never change.
type randomGame[U, S any, A rules.Kinded] struct {
	game    Playable[U, S, A]
	actions rules.Kinds[A]
	options Options[U, S, A]
	random  func(int) int
	reread  bool // whether to repeat each action on a decoded copy of the state

	state S
	past  []S      // the opening state, and the state after each action
	looks [][]byte // the JSON of each state in `past`, encoded when the state was added
	done  []A      // every action so far
	last  string   // the latest action as JSON
}

func (p *randomGame[U, S, A]) playOut(setup U) error {
	opening, notes, err := p.game.Start(setup)
	if err != nil {
		return fmt.Errorf("the setup is refused: %w", err)
	}
	if err := p.follow(opening, notes); err != nil {
		return err
	}
	for n := 0; ; n++ {
		if err := p.holds(); err != nil {
			return err
		}
		seat := p.game.Next(p.state)
		if seat == rules.Nobody {
			return p.ended()
		}
		if n >= p.options.Bound {
			return fmt.Errorf("the game goes on after %d actions", n)
		}
		if err := p.turn(seat); err != nil {
			return err
		}
	}
}

func (p *randomGame[U, S, A]) turn(seat rules.Seat) error {
	before := p.state
	open, err := p.openMoves(seat)
	if err != nil {
		return err
	}
	for _, a := range open {
		breaches, _ := rules.Judge(p.game, p.state, a)
		if slices.ContainsFunc(breaches, func(v rules.Violation) bool { return v.Level != rules.Unusual }) {
			return fmt.Errorf("%s is offered although it breaks %v", p.written(a), breaches)
		}
	}
	if then, now := p.looks[len(p.looks)-1], snapshot(before); !bytes.Equal(then, now) {
		return fmt.Errorf("judging changed the table:\n%s\n%s", then, now)
	}
	chosen := p.pick(open)
	p.last = p.written(chosen)
	after, notes, err := p.apply(chosen)
	if err != nil {
		return err
	}
	if err := p.follow(after, notes); err != nil {
		return err
	}
	if err := p.lookAside(before, open[p.random(len(open))]); err != nil {
		return err
	}
	p.done = append(p.done, chosen)
	return p.anywhere(p.done[p.random(len(p.done))])
}

// The method `anywhere` applies an action that may be illegal now. The game must not panic.
func (p *randomGame[U, S, A]) anywhere(a A) (err error) {
	defer func() {
		if fell := recover(); fell != nil {
			err = fmt.Errorf("%s at another moment is more than the game can bear: %v", p.written(a), fell)
		}
	}()
	p.game.Check(p.state, a)
	after, _ := p.game.Apply(p.state, a)
	p.game.Legal(after)
	seat := p.game.Next(after)
	if automa, ok := p.game.(rules.Automa[S, A]); ok && automa.Automated(after, seat) {
		automa.Decide(after, seat)
	}
	return nil
}

func (p *randomGame[U, S, A]) openMoves(seat rules.Seat) ([]A, error) {
	automa, ok := p.game.(rules.Automa[S, A])
	if !ok || !automa.Automated(p.state, seat) {
		legal := p.game.Legal(p.state)
		if len(legal) == 0 {
			return nil, fmt.Errorf("a dead end: %s can do nothing", seat)
		}
		return legal, nil
	}
	d := automa.Decide(p.state, seat)
	among := slices.ContainsFunc(d.Open, func(a A) bool { return p.written(a) == p.written(d.Action) })
	if !among {
		return nil, fmt.Errorf("%s decides %s, which is not among its open moves", seat, p.written(d.Action))
	}
	if len(d.Reasons) == 0 && len(p.game.Legal(p.state)) > 1 {
		return nil, fmt.Errorf("%s decides %s without a reason", seat, p.written(d.Action))
	}
	return d.Open, readBack(d.Reasons)
}

func (p *randomGame[U, S, A]) pick(open []A) A {
	if p.options.Pick != nil {
		return p.options.Pick(p.state, open, p.random)
	}
	return open[p.random(len(open))]
}

// The method `apply` applies an action, and then a decoded copy of the action. In some games, it
// also applies the copy to a decoded state. All results must be the same.
func (p *randomGame[U, S, A]) apply(a A) (S, []rules.Note, error) {
	after, notes := p.game.Apply(p.state, a)
	back, err := p.actions.Decode([]byte(p.written(a)))
	if err != nil {
		return after, notes, fmt.Errorf("%s cannot be read back: %w", p.last, err)
	}
	over := []S{p.state}
	if p.reread {
		var read S
		if err := json.Unmarshal(p.looks[len(p.looks)-1], &read); err != nil {
			return after, notes, fmt.Errorf("the table cannot be read back: %w", err)
		}
		over = append(over, read)
	}
	outcome, told := snapshot(after), snapshot(notes)
	for _, s := range over {
		again, toldAgain := p.game.Apply(s, back)
		if two := snapshot(again); !bytes.Equal(outcome, two) {
			return after, notes, fmt.Errorf("%s has another outcome when told again:\n%s\n%s", p.last, outcome, two)
		}
		if two := snapshot(toldAgain); !bytes.Equal(told, two) {
			return after, notes, fmt.Errorf("%s has other notes when told again:\n%s\n%s", p.last, told, two)
		}
	}
	return after, notes, nil
}

// lookAside applies another action to the previous state. The previous and the current state must
// not change.
func (p *randomGame[U, S, A]) lookAside(before S, a A) error {
	other, _ := p.game.Apply(before, a)
	for _, next := range p.game.Legal(other) {
		p.game.Check(other, next)
	}
	n := len(p.looks)
	if then, now := p.looks[n-2], snapshot(before); !bytes.Equal(then, now) {
		return fmt.Errorf("looking ahead at %s changed the table:\n%s\n%s", p.written(a), then, now)
	}
	if then, now := p.looks[n-1], snapshot(p.state); !bytes.Equal(then, now) {
		return fmt.Errorf("looking back at %s changed the table:\n%s\n%s", p.written(a), then, now)
	}
	return nil
}

func (p *randomGame[U, S, A]) follow(after S, notes []rules.Note) error {
	p.state = after
	p.past = append(p.past, after)
	p.looks = append(p.looks, snapshot(after))
	return readBack(notes)
}

func (p *randomGame[U, S, A]) written(a A) string {
	text, err := p.actions.Encode(a)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

func snapshot(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		return []byte(err.Error())
	}
	return text
}

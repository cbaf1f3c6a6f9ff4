package rules

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"

	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// Seat identifies the source of an action: a player, an opponent or the cardboard. Each game has
// its own seats, with lower-case names.
type Seat string

const (
	// Nobody is the next seat after the end of a game.
	Nobody Seat = ""
	// Cardboard is the seat of the dice, the decks and the face-down tiles.
	Cardboard Seat = "cardboard"
)

// Noun returns the seat as an argument of a sentence.
func (s Seat) Noun() Noun { return Noun{Kind: "seat", ID: string(s)} }

// Kinded is a type whose values are recorded under a lower-case name.
type Kinded interface{ Kind() string }

// Game is one board game as pure functions. U is the setup: the decisions before the first turn. S
// is a state of the table. A is an action: a player's action, or a result of dice, cards or tiles.
// The JSON of S contains the whole state, because a record stores only JSON.
type Game[U, S any, A Kinded] interface {
	// Start returns the opening state and notes about it. It returns a *Problem if the setup is
	// impossible on a real table.
	Start(U) (S, []Note, error)
	// Next returns the seat whose action is awaited. It returns Nobody after the end of a game.
	Next(S) Seat
	// Check lists the printed rules that an action would break. If there are none, it returns nil.
	Check(S, A) []Violation
	// Apply returns the state after an action, and notes about the consequences. It accepts any
	// action in any state, and does not change the given state.
	Apply(S, A) (S, []Note)
	// House returns the house rules of this table.
	House(S) House
}

// SetupChecker is a game whose setups may break printed rules. CheckSetup lists the broken rules of
// a setup, which may be incomplete.
type SetupChecker[U any] interface{ CheckSetup(U) []Violation }

// Interrupted is a game in which an event may stop an action halfway. Happened returns the part of
// the action that was completed, and notes about the rest.
type Interrupted[S any, A Kinded] interface{ Happened(S, A) (A, []Note) }

// Scorer is a game that determines the winner.
type Scorer[S any] interface {
	// Outcome returns the winning seat and the rules that decided the game. Before the end, it
	// returns Nobody.
	Outcome(S) (Seat, []tables.RuleID)
}

// Sound is a game that can count its pieces. Unsound returns an error if there is a piece too few
// or too many. The error is a *Problem if the program has a sentence for it.
type Sound[S any] interface{ Unsound(S) error }

// Bounded is a game that rejects states that its code cannot handle, such as a tile a million
// squares away. Unbounded returns an error for such a state. Most states that Unsound rejects are
// allowed here, because people may report impossible tables.
type Bounded[S any] interface{ Unbounded(S) error }

// Automa is a game with an opponent that the program plays.
type Automa[S any, A Kinded] interface {
	// Automated reports whether the program plays the given seat in the given state.
	Automated(S, Seat) bool
	// Decide returns the next move of an automated seat.
	Decide(S, Seat) Decision[A]
}

// Decision is one move of an automated opponent and its reasons.
type Decision[A Kinded] struct {
	Action  A         `json:"action"`        // the suggested move; people may choose any other move in Open
	Open    []A       `json:"open"`          // all moves that the rules for this opponent allow, including Action
	Mix     []float64 `json:"mix,omitempty"` // the probability of each move in Open, if the choice is random
	Reasons []Note    `json:"reasons"`       // the reasons, in the order in which the rules were applied
}

// Kinds lists one zero value of each kind of action, in the order of the rulebook. No two kinds
// have the same name. Encode writes an action as a JSON object that begins with the kind. Decode is
// strict: an unknown kind or field is an error.
type Kinds[T Kinded] []T

// Names returns the names of all kinds.
func (k Kinds[T]) Names() []string {
	return tables.Each(k, T.Kind)
}

// Type returns the Go type of a kind. If the kind is unknown, it returns nil.
func (k Kinds[T]) Type(kind string) reflect.Type {
	for _, zero := range k {
		if zero.Kind() == kind {
			return reflect.TypeOf(zero)
		}
	}
	return nil
}

// Encode encodes v as a JSON object: first the kind, then the fields of v.
func (k Kinds[T]) Encode(v T) ([]byte, error) {
	fields, err := json.Marshal(v)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", v.Kind(), err)
	}
	head := `{"kind":"` + v.Kind() + `"`
	if len(fields) > 2 {
		head += ","
	}
	return append([]byte(head), fields[1:]...), nil
}

// ErrUnknownKind is the error that Decode wraps if the kind is not in the list.
var ErrUnknownKind = errors.New("unknown kind")

// Decode decodes the output of Encode. The kind may be anywhere in the object.
func (k Kinds[T]) Decode(data []byte) (T, error) {
	var none T
	kind, rest, err := strictjson.Split(data)
	if err != nil {
		return none, err
	}
	t := k.Type(kind)
	if t == nil {
		return none, fmt.Errorf("%w %q", ErrUnknownKind, kind)
	}
	v := reflect.New(t)
	if err := strictjson.Read(rest, v.Interface()); err != nil {
		return none, fmt.Errorf("%s: %w", kind, err)
	}
	return v.Elem().Interface().(T), nil
}

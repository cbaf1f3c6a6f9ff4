package rules

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"

	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// Seat is the source of an action: a player, an opponent or the cardboard. Names are lower-case.
type Seat string

const (
	// Nobody is the next seat after the end of a game.
	Nobody Seat = ""
	// Cardboard is the seat of the dice, the decks and the face-down tiles.
	Cardboard Seat = "cardboard"
)

// Noun returns the seat as a value that can be inserted into a sentence for people.
func (s Seat) Noun() Noun { return Noun{Kind: "seat", ID: string(s)} }

// Kinded is a value, such as an action, that is stored in records with the name of its type. Kind
// returns this name, which is in lower case.
type Kinded interface{ Kind() string }

// Game is one board game as pure functions. U is the setup, and S a state of the table. A is an
// action of a player, or a result of dice, cards or tiles. The JSON of S must contain the whole
// state, because records contain only JSON.
type Game[U, S any, A Kinded] interface {
	// Start returns the opening state, or a *Problem if the setup is impossible.
	Start(U) (S, []Note, error)
	// Next returns the seat whose action is awaited, or Nobody after the end.
	Next(S) Seat
	// Check lists the printed rules that an action would break, or nil.
	Check(S, A) []Violation
	// Apply returns the state after an action, and notes about what happened. It accepts any action
	// in any state, and does not change the given state.
	Apply(S, A) (S, []Note)
	// House returns the house rules of this table.
	House(S) House
}

// SetupChecker is a game that can start with a setup that breaks printed rules. CheckSetup lists
// these rules. The setup may be incomplete.
type SetupChecker[U any] interface{ CheckSetup(U) []Violation }

// Interrupted is a game in which an event may stop an action halfway. Happened returns the
// completed part of the action, and notes about the rest.
type Interrupted[S any, A Kinded] interface{ Happened(S, A) (A, []Note) }

// Awaiting is a game in which an action may need an answer first, such as a die or a drawn card.
// Awaits returns the kinds of actions that give this answer. If none is needed, it returns nil.
type Awaiting[S any] interface{ Awaits(S) []string }

// Scorer is a game that determines the winner.
type Scorer[S any] interface {
	// Outcome returns the winner and the rules that decided the game. Before the end, the winner is
	// Nobody.
	Outcome(S) (Seat, []tables.RuleID)
}

// Sound is a game that can check its states. Unsound returns an error if the state is wrong, for
// example if a piece is missing. If the program can explain the error to people, the error is a
// *Problem.
type Sound[S any] interface{ Unsound(S) error }

// Bounded is a game that rejects states that its code cannot handle. An example is a state with a
// tile a million squares away from the others. The method Unbounded returns an error for such a
// state. For all other impossible states, it returns nil, because people may report them.
type Bounded[S any] interface{ Unbounded(S) error }

// Automa is a game with an opponent that the program plays.
type Automa[S any, A Kinded] interface {
	// Automated reports whether the program plays the seat in this state.
	Automated(S, Seat) bool
	Decide(S, Seat) Decision[A]
}

// Decision is one move of an automated opponent and its reasons.
type Decision[A Kinded] struct {
	Action  A         `json:"action"`        // the suggested move
	Open    []A       `json:"open"`          // all allowed moves, including Action
	Mix     []float64 `json:"mix,omitempty"` // the probability of each move in Open
	Reasons []Note    `json:"reasons"`       // in the order in which the rules were applied
}

// Kinds lists one zero value of each kind of action, in the order of the rulebook. No two kinds
// have the same name.
type Kinds[T Kinded] []T

// Names returns the names of all kinds.
func (k Kinds[T]) Names() []string {
	return tables.Each(k, T.Kind)
}

// Type returns the Go type of a kind, or nil.
func (k Kinds[T]) Type(kind string) reflect.Type {
	for _, zero := range k {
		if zero.Kind() == kind {
			return reflect.TypeOf(zero)
		}
	}
	return nil
}

// Encode returns a JSON object: first the kind, then the fields of v.
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

// ErrUnknownKind is wrapped by Decode if the kind is not in the list.
var ErrUnknownKind = errors.New("unknown kind")

// Decode reads the output of Encode. The kind need not be the first field. An unknown kind or field
// is an error.
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

package rules

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"

	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// Seat is who reports next. Each game names its own seats in lower case.
type Seat string

const (
	// Nobody is the next seat once a game is over.
	Nobody Seat = ""
	// Cardboard stands for the dice, the decks and the face-down tiles.
	Cardboard Seat = "cardboard"
)

// Noun returns the seat as a sentence mentions it.
func (s Seat) Noun() Noun { return Noun{Kind: "seat", ID: string(s)} }

// Kinded is a type that a journal records under a stable lower-case name.
type Kinded interface{ Kind() string }

// Game is one board game as pure functions. U is what people decide before the first turn. S is
// a state of the table. A is an action: what a player did, or what the cardboard showed. The
// JSON of S is complete, because a record keeps only that.
type Game[U, S any, A Kinded] interface {
	// Start returns the opening state and notes about it. It returns a *Problem if no table can
	// show the setup.
	Start(U) (S, []Note, error)
	// Next returns the seat whose action is awaited: a seat, Cardboard, or Nobody.
	Next(S) Seat
	// Check lists the printed rules that an action would break; nil when none.
	Check(S, A) []Violation
	// Apply returns the state after an action and notes about what followed. It accepts any
	// action in any state, and does not change the given state.
	Apply(S, A) (S, []Note)
	// House returns the house rules of this table.
	House(S) House
}

// SetupChecker is a game whose setups may break printed rules. CheckSetup lists those rules,
// also for an incomplete setup; nil when none.
type SetupChecker[U any] interface{ CheckSetup(U) []Violation }

// Interrupted is a game in which an action may stop halfway. Happened returns the part of the
// action that took place, and notes about the rest.
type Interrupted[S any, A Kinded] interface{ Happened(S, A) (A, []Note) }

// Scorer is a game that knows who won and why.
type Scorer[S any] interface {
	// Outcome returns the winning seat and the rules that decided, or Nobody while the game
	// goes on.
	Outcome(S) (Seat, []tables.RuleID)
}

// Sound is a game that can count its pieces. Unsound returns an error if pieces are missing or
// too many: a *Problem if there is a sentence for it.
type Sound[S any] interface{ Unsound(S) error }

// Bounded is a game whose records may hold states that its rules and drawings cannot handle,
// such as a tile a million squares away. Unbounded returns an error for such a state. It is far
// less strict than Unsound, because people may report what cannot be.
type Bounded[S any] interface{ Unbounded(S) error }

// Automa is a game with an opponent that the program plays.
type Automa[S any, A Kinded] interface {
	// Automated reports whether the program plays seat in s.
	Automated(S, Seat) bool
	// Decide returns the next move of an automated seat in s.
	Decide(S, Seat) Decision[A]
}

// Decision is one move of an automated opponent and its reasons.
type Decision[A Kinded] struct {
	Action  A         `json:"action"`        // what it does, unless people choose another of Open
	Open    []A       `json:"open"`          // every move that the rules allow here, Action among them
	Mix     []float64 `json:"mix,omitempty"` // the probability of each of Open, if the opponent must be unpredictable
	Reasons []Note    `json:"reasons"`       // in the order in which the rules were applied
}

// Kinds is the complete list of a game's actions: one zero value of each, in the order of the
// rulebook, with unique names. It encodes an action as a flat object that begins with its kind,
// and decodes it strictly: an unknown kind or field is an error.
type Kinds[T Kinded] []T

// Names returns the journal names of the kinds.
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

// Encode writes v as {"kind":…, its fields}.
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

// ErrUnknownKind is wrapped by Decode if the list does not have the name.
var ErrUnknownKind = errors.New("unknown kind")

// Decode reads what Encode wrote. The kind may be anywhere in the object.
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

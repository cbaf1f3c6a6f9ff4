package rules

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"

	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// Seat is whoever reports next. Each game names its own seats in lower case.
type Seat string

const (
	// Nobody is awaited once a game is over.
	Nobody Seat = ""
	// Cardboard is the dice, the decks and the face-down tiles.
	Cardboard Seat = "cardboard"
)

// Noun is the seat as a sentence mentions it.
func (s Seat) Noun() Noun { return Noun{Kind: "seat", ID: string(s)} }

// Kinded is anything that a journal records under a stable lower-case name.
type Kinded interface{ Kind() string }

// Game is the pure heart of one board game. U is what people decide before the
// first turn, S a state of the table, A an action: what people report that
// somebody did, or what the cardboard shows. Everything in S that matters is in
// its JSON, for that is what a record keeps.
type Game[U, S any, A Kinded] interface {
	// Start is the table as it is laid out, and what is worth telling of it. A
	// *Problem says what in the setup no table can show.
	Start(U) (S, []Note, error)
	// Next is the seat whose action is awaited: a seat, Cardboard, or Nobody.
	Next(S) Seat
	// Check lists the printed rules that an action would break; nil when none.
	Check(S, A) []Violation
	// Apply is the table after an action, allowed or not, and what followed. It
	// takes any action over any table, and leaves the table before as it was.
	Apply(S, A) (S, []Note)
	// House is how this table settles what the rulebook leaves open.
	House(S) House
}

// SetupChecker is a game whose setups may break printed rules: CheckSetup lists those
// of a setup that Start takes, or that is not whole yet; nil when none.
type SetupChecker[U any] interface{ CheckSetup(U) []Violation }

// Interrupted is a game in which an action may stop before it is done: Happened is what
// of it came about over the table before it, and what is worth telling of the rest.
type Interrupted[S any, A Kinded] interface{ Happened(S, A) (A, []Note) }

// Scorer is a game that can say who won and why.
type Scorer[S any] interface {
	// Outcome is the winning seat and the rules that decided; Nobody while the
	// game goes on.
	Outcome(S) (Seat, []tables.RuleID)
}

// Sound is a game whose pieces can be counted: Unsound says what is missing or
// too many, a *Problem where people have a sentence for it; nil when all are there.
type Sound[S any] interface{ Unsound(S) error }

// Bounded is a game whose records may hold states that no rule and no drawing can
// deal with, as a tile a million squares away: Unbounded says which. People may
// report what cannot be, so it is far less strict than Unsound.
type Bounded[S any] interface{ Unbounded(S) error }

// Automa is a game with an opponent that plays by itself.
type Automa[S any, A Kinded] interface {
	// Automated reports whether seat is played by the game itself in s.
	Automated(S, Seat) bool
	// Decide is what the automated seat does next in s.
	Decide(S, Seat) Decision[A]
}

// Decision is one move of an automated opponent with everything that led to it.
type Decision[A Kinded] struct {
	Action  A         `json:"action"`        // what it does unless people break a tie otherwise
	Open    []A       `json:"open"`          // every move that the rules leave open, Action among them
	Mix     []float64 `json:"mix,omitempty"` // the chance of each of Open, where the opponent must not be guessed
	Reasons []Note    `json:"reasons"`       // in the order in which the rules were applied, recorded while deciding
}

// Kinds is the closed list of a game's actions, one zero value of each in the order of
// the rulebook; no two have the same name. It writes each as a flat object that begins
// with its kind, and reads it back strictly: an unknown kind or field is an error.
type Kinds[T Kinded] []T

// Names lists the names of the kinds in the journal.
func (k Kinds[T]) Names() []string {
	return tables.Each(k, T.Kind)
}

// Type is the Go type recorded under kind, nil when there is none.
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

// ErrUnknownKind is wrapped by Decode when the journal name is not in the list.
var ErrUnknownKind = errors.New("unknown kind")

// Decode reads what Encode wrote. The kind may stand anywhere in the object.
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

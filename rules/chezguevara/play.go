package chezguevara

import (
	"cmp"
	"encoding/json"
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
	"tablemate/tables/strictjson"
)

// Play is the card that one action of this turn has played. For a looting, one Play holds all
// looted cards (CG-AMB-17). The window of a play is the time in which the play can be cancelled.
// The window closes when Owner plays another card (CG-CANC-04).
type Play struct {
	Line   int            `json:"line" jsonschema:"the line that laid it"`
	Seat   rules.Seat     `json:"seat" jsonschema:"who laid it"`
	Card   parts.CardID   `json:"card,omitempty" jsonschema:"the card; left out for a looting"`
	Cards  []parts.CardID `json:"cards,omitempty" jsonschema:"of a looting"`
	As     string         `json:"as" jsonschema:"the kind of action that laid it"`
	To     rules.Seat     `json:"to,omitempty" jsonschema:"whose tent, on whom, for whom"`
	Owner  rules.Seat     `json:"owner" jsonschema:"whose next card shuts its window"`
	On     int            `json:"on,omitempty" jsonschema:"the line that it answers; left out: none"`
	Waits  Awaited        `json:"waits,omitempty" jsonschema:"left out: settled"`
	Shut   int            `json:"shut,omitempty" jsonschema:"the line that shut its window; left out: open"`
	By     int            `json:"by,omitempty" jsonschema:"the line that cancelled or replaced it"`
	Rank   parts.Rank     `json:"rank,omitempty" jsonschema:"of whoever laid it, then"`
	Die    int            `json:"die,omitempty" jsonschema:"of an exposure"`
	Result int            `json:"result,omitempty" jsonschema:"of an exposure, as the die fell"`
}

// Open reports whether the window is still open and the play is neither cancelled nor replaced.
func (p *Play) Open() bool { return p.Shut == 0 && p.By == 0 }

// Cancellable reports whether the play can still be cancelled. A revenge with the Orderly cannot be
// cancelled, because the Orderly is not played from the hand (CG-CANC-07, CG-REV-03).
func (p *Play) Cancellable() bool {
	return p.Open() && (p.As != Revenge{}.Kind() || p.Card != parts.Orderly)
}

// Replaceable reports whether an abuse of rank can still replace the play (CG-AMB-42).
func (p *Play) Replaceable() bool {
	return (p.Waits == ForSettle || p.Waits == ForSlack) && p.Announced()
}

// Announced reports whether the play is a looting, an activity or an order (CG-LEAVE-04).
func (p *Play) Announced() bool {
	return p.As == Loot{}.Kind() || p.As == Do{}.Kind() || p.As == Order{}.Kind()
}

// Performer returns the player who does the activity. For an order, this is the victim.
func (p *Play) Performer() rules.Seat {
	if p.As == (Order{}).Kind() {
		return p.To
	}
	return p.Seat
}

// The method `lying` counts the cards of the play that lie on the table: they are in no hand, tent
// or pile.
func (p *Play) lying() int {
	switch {
	case p.Waits == ForSettle && p.As == Loot{}.Kind():
		return len(p.Cards)
	case p.Waits == ForArrival, p.Waits == ForSettle, p.Waits == ForSlack:
		return 1
	}
	return 0
}

// Play returns the Play of a line, or nil. Other packages must not change the result.
func (t *Table) Play(line int) *Play {
	i := slices.IndexFunc(t.Plays, func(p Play) bool { return p.Line == line })
	if i < 0 {
		return nil
	}
	return &t.Plays[i]
}

// A card can be cancelled as soon as it is announced (CG-CANC-03). If a play is cancelled, the game
// does not wait for its die or for an objection (CG-CANC-02).
func (r *resolver) begin(p Play) *Play {
	p.Line, p.By, p.Rank = r.n, r.by, r.rank(p.Seat)
	p.Owner = cmp.Or(p.Owner, p.Seat)
	if p.By != 0 {
		p.Waits = NoWait
	}
	r.Plays = append(r.Plays, p)
	return &r.Plays[len(r.Plays)-1]
}

// Line is one action of this turn. Lines are numbered from 1. The field On names the line that this
// action answers, or is 0. Mods is the modifier of an exposure roll at the time of the roll. Later
// changes of the modifier do not count (CG-SYNC-02).
type Line struct {
	Action Action `json:"action" jsonschema:"what was said"`
	On     int    `json:"on,omitempty" jsonschema:"the line that it answers; left out: none"`
	Mods   *int   `json:"mods,omitempty" jsonschema:"what was added to an exposure roll when the die fell"`
}

type writtenLine struct {
	Action json.RawMessage `json:"action"`
	On     int             `json:"on,omitempty"`
	Mods   *int            `json:"mods,omitempty"`
}

// MarshalJSON writes the action in the format of a record.
func (l Line) MarshalJSON() ([]byte, error) {
	action, err := Actions.Encode(l.Action)
	if err != nil {
		return nil, err
	}
	return json.Marshal(writtenLine{action, l.On, l.Mods})
}

// UnmarshalJSON reads the output of MarshalJSON.
func (l *Line) UnmarshalJSON(text []byte) error {
	var w writtenLine
	if err := strictjson.Read(text, &w); err != nil {
		return err
	}
	action, err := Actions.Decode(w.Action)
	*l = Line{action, w.On, w.Mods}
	return err
}

func (s *State) line(n int) Line {
	if n < 1 || n > len(s.Lines) {
		return Line{}
	}
	return s.Lines[n-1]
}

// Level returns the nesting depth of a line. An action of the active player that answers no line
// usually has depth 0. An interruption is one level deeper than the line that it interrupts.
func (s *State) Level(line int) int {
	l := s.line(line)
	if l.Action == nil || tells(l.Action) {
		return 0
	}
	if on := l.On; on > 0 && on < line {
		if deeper(l.Action) {
			return s.Level(on) + 1
		}
		return s.Level(on)
	}
	laid, _ := playedBy(l.Action)
	if actorInTurn(l.Action, s.Turn.Seat) != rules.Nobody || laid == s.Turn.Seat && !deeper(l.Action) {
		return 0
	}
	for _, p := range slices.Backward(s.Plays) {
		if p.Line < line && p.Waits != NoWait {
			return s.Level(p.Line) + 1
		}
	}
	return 0
}

func deeper(a Action) bool {
	switch a.(type) {
	case Cancel, Order, Revenge:
		return true
	}
	return false
}

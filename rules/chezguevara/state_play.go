package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Play is a card that was laid this turn, or a looting of several (CG-AMB-17), by
// the line that laid it. Owner is whose next card shuts its window (CG-CANC-04).
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

// Open reports whether the window of the play is open, and nothing has hit it.
func (p *Play) Open() bool { return p.Shut == 0 && p.By == 0 }

// Cancellable reports whether a cancel card may still hit the play: an open one, but for a
// revenge by the Orderly, who lies in his tent and is not played (CG-CANC-07, CG-REV-03).
func (p *Play) Cancellable() bool {
	return p.Open() && (p.As != Revenge{}.Kind() || p.Card != parts.Orderly)
}

// Replaceable reports whether an abuse of rank may still replace it (CG-AMB-42).
func (p *Play) Replaceable() bool {
	return p.By == 0 && (p.Waits == ForSettle || p.Waits == ForSlack) && p.Announced()
}

// Announced reports whether a unit of leave goes on the play (CG-LEAVE-04).
func (p *Play) Announced() bool {
	return p.As == Loot{}.Kind() || p.As == Do{}.Kind() || p.As == Order{}.Kind()
}

// Performer returns whose activity it is: the victim's, where it was ordered.
func (p *Play) Performer() rules.Seat {
	if p.As == (Order{}).Kind() {
		return p.To
	}
	return p.Seat
}

// lying returns how many cards of the play lie on the table, in no hand, tent or
// pile yet.
func (p *Play) lying() int {
	switch {
	case p.By != 0 || p.Waits == NoWait:
		return 0
	case p.As == Loot{}.Kind():
		return len(p.Cards)
	case p.Waits == ForArrival, p.Waits == ForSettle, p.Waits == ForSlack:
		return 1
	}
	return 0
}

// play returns the play of a line, nil for none.
func (t *Table) play(line int) *Play {
	i := slices.IndexFunc(t.Plays, func(p Play) bool { return p.Line == line })
	if i < 0 {
		return nil
	}
	return &t.Plays[i]
}

// Awaited is what a play, a raid or the table waits for.
type Awaited string

// Dice come from the cardboard; all else is for people.
const (
	NoWait      Awaited = ""
	ForSettle   Awaited = "settle"   // nobody objects to an activity or looting
	ForSlack    Awaited = "slack"    // the die of an activity (CG-ACT-05)
	ForArrival  Awaited = "arrival"  // the recruiting roll (CG-REC-07)
	ForExposure Awaited = "exposure" // the die of the accused (CG-EXPO-03)
	ForVerdict  Awaited = "verdict"  // the frozen result takes effect
	ForAction   Awaited = "action"   // the accuser's (CG-EXPO-07), which he may decline
	ForDice     Awaited = "dice"     // of a raid (CG-RAID-09)
	ForTrophies Awaited = "trophies" // are turned up (CG-TROPHY-01)
	ForPick     Awaited = "pick"
	ForSecond   Awaited = "second"   // who picks second (CG-TROPHY-06)
	ForFeed     Awaited = "feed"     // a moocher (CG-MOOCH-02)
	ForExchange Awaited = "exchange" // of ranks (CG-DEMO-04)
	ForSleep    Awaited = "sleep"    // a card lost to noise (CG-NOISE-02)
	ForClaim    Awaited = "claim"    // does anybody cancel (CG-AMB-37)
	ForPhase    Awaited = "phase"    // the turn goes on
)

// Owed is what is due at once: all but a cancel card waits for it (CG-AMB-77).
type Owed struct {
	For    Awaited      `json:"for" jsonschema:"what is due"`
	Seat   rules.Seat   `json:"seat" jsonschema:"who owes it"`
	Card   parts.CardID `json:"card,omitempty" jsonschema:"the moocher who is to be fed"`
	Line   int          `json:"line,omitempty" jsonschema:"that caused it"`
	Upkeep bool         `json:"upkeep,omitempty" jsonschema:"of the turn, not of an arrival"`
}

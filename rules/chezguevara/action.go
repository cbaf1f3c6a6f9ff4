package chezguevara

import (
	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// Action is what somebody did or announced, or what a die shows. On is the number
// of the line that an action answers; where it is left out, the innermost line that
// awaits such an answer is meant.
type Action interface{ rules.Kinded }

// Actions of the active player, phase by phase.
type (
	// Draw fills the hand up to six; Cards says how many were drawn, 0 for as many
	// as the rule gives.
	Draw struct {
		Seat  rules.Seat `json:"seat" jsonschema:"who draws"`
		Cards int        `json:"cards,omitempty" jsonschema:"0: up to six in hand"`
	}
	// Evict is an eviction roll. To is the tent that a person goes to on 4 or
	// more; left out, he is discarded.
	Evict struct {
		Seat rules.Seat   `json:"seat" jsonschema:"whose tent the person is rolled out of"`
		Card parts.CardID `json:"card" jsonschema:"the person"`
		Die  int          `json:"die" form:",1,6" jsonschema:"the eviction roll, 1 to 6"`
		To   rules.Seat   `json:"to,omitempty" jsonschema:"left out: discarded"`
	}
	// CardRoll is a roll that a card in the tent calls for. What it brings stands
	// on the card: an Effect tells it.
	CardRoll struct {
		Seat rules.Seat   `json:"seat" jsonschema:"in whose tent the card lies"`
		Card parts.CardID `json:"card" jsonschema:"the card that calls for the roll"`
		Die  int          `json:"die" form:",1,6" jsonschema:"what fell, 1 to 6"`
	}
	// Recruit plays a person to a tent, the own one if To is left out.
	Recruit struct {
		Seat rules.Seat   `json:"seat" jsonschema:"who recruits"`
		Card parts.CardID `json:"card" jsonschema:"the person"`
		To   rules.Seat   `json:"to,omitempty" jsonschema:"left out: the own tent"`
	}
	// Loot announces a looting of some things.
	Loot struct {
		Seat  rules.Seat     `json:"seat" jsonschema:"who loots"`
		Cards []parts.CardID `json:"cards" jsonschema:"the things"`
	}
	// Do announces an activity, a raid among them.
	Do struct {
		Seat rules.Seat   `json:"seat" jsonschema:"who announces"`
		Card parts.CardID `json:"card" jsonschema:"the activity"`
	}
	// Ask asks the others for a raid card.
	Ask struct {
		Seat rules.Seat `json:"seat" jsonschema:"who asks"`
	}
	// Give hands a card from hand to hand, which only a raid card on request may be.
	Give struct {
		From rules.Seat   `json:"from" form:"seat" jsonschema:"who gives"`
		To   rules.Seat   `json:"to" jsonschema:"who receives"`
		Card parts.CardID `json:"card,omitempty" jsonschema:"the card; left out: not named"`
	}
	// Discard throws cards of the hand away.
	Discard struct {
		Seat  rules.Seat `json:"seat" jsonschema:"who discards"`
		Cards int        `json:"cards" jsonschema:"how many cards of the hand"`
	}
	// Heal takes wounds off by rest.
	Heal struct {
		Seat   rules.Seat `json:"seat" jsonschema:"who rests"`
		Wounds int        `json:"wounds" jsonschema:"how many wounds come off"`
	}
	// Go begins a phase; EndTurn ends the turn. Neither is needed between actions
	// of different phases.
	Go struct {
		Phase Phase `json:"phase" jsonschema:"the phase that begins"`
	}
	// EndTurn ends the turn of Seat.
	EndTurn struct {
		Seat rules.Seat `json:"seat" jsonschema:"whose turn ends"`
	}
)

// Actions that are possible in anybody's turn.
type (
	// Event plays an event card on somebody, on oneself if Target is left out.
	Event struct {
		Seat   rules.Seat   `json:"seat" jsonschema:"who plays it"`
		Card   parts.CardID `json:"card" jsonschema:"the event card"`
		Target rules.Seat   `json:"target,omitempty" jsonschema:"left out: oneself"`
	}
	// Cancel plays a cancel card on a line, or with On 0 on a card that lies in the
	// tent of Of.
	Cancel struct {
		Seat   rules.Seat   `json:"seat" jsonschema:"who cancels"`
		Card   parts.CardID `json:"card" jsonschema:"the cancel card"`
		On     int          `json:"on,omitempty" jsonschema:"the line of the card that is cancelled"`
		Of     rules.Seat   `json:"of,omitempty" jsonschema:"whose tent, for a card that lies there"`
		Target parts.CardID `json:"target,omitempty" jsonschema:"the card that lies there"`
	}
	// Order abuses the rank: an activity card for whoever announced line On; where
	// On is an order, it is a counter-order.
	Order struct {
		Seat rules.Seat   `json:"seat" jsonschema:"who gives the order"`
		Card parts.CardID `json:"card" jsonschema:"the activity that is ordered"`
		On   int          `json:"on,omitempty" jsonschema:"the line that is replaced"`
	}
	// Revenge answers an exposure of which one was cleared, with another exposure
	// card or the Orderly.
	Revenge struct {
		Seat rules.Seat   `json:"seat" jsonschema:"who takes revenge"`
		Card parts.CardID `json:"card" jsonschema:"exposure, or orderly"`
		On   int          `json:"on,omitempty" jsonschema:"the line of the exposure that it answers"`
	}
	// Effect is what the text of a card does with one player and a card: a card of
	// a tent goes to another one or, without To, to the discard pile; tokens are put
	// on it, or before the player where no card is named; wounds come or go.
	Effect struct {
		On     int          `json:"on,omitempty" jsonschema:"the line of the card whose text it is"`
		Seat   rules.Seat   `json:"seat" jsonschema:"the player whom it concerns"`
		Card   parts.CardID `json:"card,omitempty" jsonschema:"the card in the tent; left out: the player"`
		To     rules.Seat   `json:"to,omitempty" jsonschema:"the tent that the card goes to; left out: it stays, or is discarded"`
		Stays  bool         `json:"stays,omitempty" jsonschema:"the card stays where it is"`
		Tokens int          `json:"tokens,omitempty" form:",-104,104" jsonschema:"slack tokens put on, or with a minus taken off"`
		Wounds int          `json:"wounds,omitempty" form:",-104,104" jsonschema:"wounds added, or with a minus taken off"`
	}
)

// Actions that answer what is awaited.
type (
	// Roll is a die of Seat: for a person, for slack, when exposed, in a raid.
	Roll struct {
		Seat rules.Seat `json:"seat,omitempty" jsonschema:"left out: whose die is awaited"`
		Die  int        `json:"die" form:",1,6" jsonschema:"what fell, 1 to 6"`
		On   int        `json:"on,omitempty" jsonschema:"the line that the roll is for"`
	}
	// Resolve says that nobody objects: what was announced happens, a rolled
	// exposure gets its verdict, a claim of victory holds. Keep are the things of a
	// looting that are acquired, all that the pay covers if left out.
	Resolve struct {
		On   int            `json:"on,omitempty" jsonschema:"the line that is settled"`
		Keep []parts.CardID `json:"keep,omitempty" jsonschema:"things of a looting that are acquired; left out: all that the pay covers"`
	}
	// Feed discards a card of the tent for a moocher.
	Feed struct {
		Seat   rules.Seat   `json:"seat" jsonschema:"in whose tent the moocher is"`
		Feeder parts.CardID `json:"feeder,omitempty" jsonschema:"left out: the one who is to be fed"`
		Card   parts.CardID `json:"card" jsonschema:"the card that it eats"`
		On     int          `json:"on,omitempty" jsonschema:"the line that calls for it"`
	}
	// Exchange swaps rank cards with somebody after a demotion.
	Exchange struct {
		Seat rules.Seat `json:"seat" jsonschema:"who swaps"`
		With rules.Seat `json:"with" jsonschema:"with whom rank cards are swapped"`
		On   int        `json:"on,omitempty" jsonschema:"the line that calls for it"`
	}
	// DropSleep discards a sleep card after a noisy neighbour.
	DropSleep struct {
		Seat rules.Seat   `json:"seat" jsonschema:"who loses the card"`
		Card parts.CardID `json:"card" jsonschema:"the sleep card"`
		On   int          `json:"on,omitempty" jsonschema:"the line that calls for it"`
	}
	// Transfer moves a person out of the tent of the exposed.
	Transfer struct {
		Seat rules.Seat   `json:"seat" jsonschema:"who moves the person"`
		Card parts.CardID `json:"card" jsonschema:"the person"`
		To   rules.Seat   `json:"to" jsonschema:"the tent that the person goes to"`
		On   int          `json:"on,omitempty" jsonschema:"the line of the exposure"`
	}
	// Bring fetches the Glorious Leader into the tent of the exposed.
	Bring struct {
		Seat rules.Seat `json:"seat" jsonschema:"who fetches the leader"`
		On   int        `json:"on,omitempty" jsonschema:"the line of the exposure"`
	}
	// Decline takes no action after an exposure.
	Decline struct {
		Seat rules.Seat `json:"seat" jsonschema:"who takes no action"`
		On   int        `json:"on,omitempty" jsonschema:"the line of the exposure"`
	}
	// Trophies are the cards that were turned up after a raid.
	Trophies struct {
		Cards []parts.CardID `json:"cards" jsonschema:"the cards that were turned up"`
		On    int            `json:"on,omitempty" jsonschema:"the line of the raid"`
	}
	// Pick takes a trophy.
	Pick struct {
		Seat rules.Seat   `json:"seat" jsonschema:"who picks"`
		Card parts.CardID `json:"card" jsonschema:"the trophy"`
		On   int          `json:"on,omitempty" jsonschema:"the line of the raid"`
	}
	// Second is whom By names to pick second, the leader if By is left out.
	Second struct {
		Seat rules.Seat `json:"seat" jsonschema:"who picks second"`
		By   rules.Seat `json:"by,omitempty" jsonschema:"who names the second; left out: the leader"`
		On   int        `json:"on,omitempty" jsonschema:"the line of the raid"`
	}
)

// Actions that are possible at any time; [Correct] is another.
type (
	// Learn tells what stands on a real card.
	Learn struct {
		Card parts.Card `json:"card" jsonschema:"what stands on the real card"`
	}
	// LearnRank tells what the cards of a rank give.
	LearnRank struct {
		Rank parts.RankCard `json:"rank" jsonschema:"what the cards of a rank give"`
	}
	// Mend says that it was another player who made the latest report of somebody; from
	// nobody, who laid the latest card of which nobody knew that.
	Mend struct {
		From rules.Seat `json:"from" jsonschema:"for whom it was reported"`
		To   rules.Seat `json:"to" jsonschema:"who it really was"`
	}
	// Settle changes a house rule from now on: a switch and its value, or a rule
	// id and "waived" or "in_force".
	Settle struct {
		Name  string `json:"name" form:"" jsonschema:"a switch of house_rules, or a rule id"`
		Value string `json:"value" form:"" jsonschema:"a value of the switch; waived for a rule that the table plays without"`
	}
)

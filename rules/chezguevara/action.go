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
		Seat  rules.Seat `json:"seat"`
		Cards int        `json:"cards,omitempty" jsonschema:"0: up to six in hand"`
	}
	// Evict is an eviction roll. To is the tent that a person goes to on 4 or
	// more; left out, he is discarded.
	Evict struct {
		Seat rules.Seat   `json:"seat"`
		Card parts.CardID `json:"card"`
		Die  int          `json:"die"`
		To   rules.Seat   `json:"to,omitempty" jsonschema:"left out: discarded"`
	}
	// CardRoll is a roll that a card in the tent calls for. What it brings stands
	// on the card: an Effect tells it.
	CardRoll struct {
		Seat rules.Seat   `json:"seat"`
		Card parts.CardID `json:"card"`
		Die  int          `json:"die"`
	}
	// Recruit plays a person to a tent, the own one if To is left out.
	Recruit struct {
		Seat rules.Seat   `json:"seat"`
		Card parts.CardID `json:"card"`
		To   rules.Seat   `json:"to,omitempty" jsonschema:"left out: the own tent"`
	}
	// Loot announces a looting of some things.
	Loot struct {
		Seat  rules.Seat     `json:"seat"`
		Cards []parts.CardID `json:"cards"`
	}
	// Do announces an activity, a raid among them.
	Do struct {
		Seat rules.Seat   `json:"seat"`
		Card parts.CardID `json:"card"`
	}
	// Ask asks the others for a raid card.
	Ask struct {
		Seat rules.Seat `json:"seat"`
	}
	// Give hands a card from hand to hand, which only a raid card on request may be.
	Give struct {
		From rules.Seat   `json:"from"`
		To   rules.Seat   `json:"to"`
		Card parts.CardID `json:"card,omitempty"`
	}
	// Discard throws cards of the hand away.
	Discard struct {
		Seat  rules.Seat `json:"seat"`
		Cards int        `json:"cards"`
	}
	// Heal takes wounds off by rest.
	Heal struct {
		Seat   rules.Seat `json:"seat"`
		Wounds int        `json:"wounds"`
	}
	// Go begins a phase; EndTurn ends the turn. Neither is needed between actions
	// of different phases.
	Go struct {
		Phase Phase `json:"phase"`
	}
	// EndTurn ends the turn of Seat.
	EndTurn struct {
		Seat rules.Seat `json:"seat"`
	}
)

// Actions that are possible in anybody's turn.
type (
	// Event plays an event card on somebody, on oneself if Target is left out.
	Event struct {
		Seat   rules.Seat   `json:"seat"`
		Card   parts.CardID `json:"card"`
		Target rules.Seat   `json:"target,omitempty" jsonschema:"left out: oneself"`
	}
	// Cancel plays a cancel card on a line, or with On 0 on a card that lies in the
	// tent of Of.
	Cancel struct {
		Seat   rules.Seat   `json:"seat"`
		Card   parts.CardID `json:"card"`
		On     int          `json:"on,omitempty" jsonschema:"the line of the card that is cancelled"`
		Of     rules.Seat   `json:"of,omitempty" jsonschema:"whose tent, for a card that lies there"`
		Target parts.CardID `json:"target,omitempty" jsonschema:"the card that lies there"`
	}
	// Order abuses the rank: an activity card for whoever announced line On; where
	// On is an order, it is a counter-order.
	Order struct {
		Seat rules.Seat   `json:"seat"`
		Card parts.CardID `json:"card"`
		On   int          `json:"on,omitempty" jsonschema:"the line that is replaced"`
	}
	// Revenge answers an exposure of which one was cleared, with another exposure
	// card or the Orderly.
	Revenge struct {
		Seat rules.Seat   `json:"seat"`
		Card parts.CardID `json:"card" jsonschema:"exposure, or orderly"`
		On   int          `json:"on,omitempty"`
	}
	// Effect is what the text of a card does with one player and a card: a card of
	// a tent goes to another one or, without To, to the discard pile; tokens are put
	// on it, or before the player where no card is named; wounds come or go.
	Effect struct {
		On     int          `json:"on,omitempty" jsonschema:"the line of the card whose text it is"`
		Seat   rules.Seat   `json:"seat"`
		Card   parts.CardID `json:"card,omitempty"`
		To     rules.Seat   `json:"to,omitempty"`
		Stays  bool         `json:"stays,omitempty" jsonschema:"the card stays where it is"`
		Tokens int          `json:"tokens,omitempty"`
		Wounds int          `json:"wounds,omitempty"`
	}
)

// Actions that answer what is awaited.
type (
	// Roll is a die of Seat: for a person, for slack, when exposed, in a raid.
	Roll struct {
		Seat rules.Seat `json:"seat,omitempty" jsonschema:"left out: whose die is awaited"`
		Die  int        `json:"die"`
		On   int        `json:"on,omitempty"`
	}
	// Resolve says that nobody objects: what was announced happens, a rolled
	// exposure gets its verdict, a claim of victory holds. Keep are the things of a
	// looting that are acquired, all that the pay covers if left out.
	Resolve struct {
		On   int            `json:"on,omitempty"`
		Keep []parts.CardID `json:"keep,omitempty"`
	}
	// Feed discards a card of the tent for a moocher.
	Feed struct {
		Seat   rules.Seat   `json:"seat"`
		Feeder parts.CardID `json:"feeder,omitempty" jsonschema:"left out: the one who is to be fed"`
		Card   parts.CardID `json:"card"`
		On     int          `json:"on,omitempty"`
	}
	// Exchange swaps rank cards with somebody after a demotion.
	Exchange struct {
		Seat rules.Seat `json:"seat"`
		With rules.Seat `json:"with"`
		On   int        `json:"on,omitempty"`
	}
	// DropSleep discards a sleep card after a noisy neighbour.
	DropSleep struct {
		Seat rules.Seat   `json:"seat"`
		Card parts.CardID `json:"card"`
		On   int          `json:"on,omitempty"`
	}
	// Transfer moves a person out of the tent of the exposed.
	Transfer struct {
		Seat rules.Seat   `json:"seat"`
		Card parts.CardID `json:"card"`
		To   rules.Seat   `json:"to"`
		On   int          `json:"on,omitempty"`
	}
	// Bring fetches the Glorious Leader into the tent of the exposed.
	Bring struct {
		Seat rules.Seat `json:"seat"`
		On   int        `json:"on,omitempty"`
	}
	// Decline takes no action after an exposure.
	Decline struct {
		Seat rules.Seat `json:"seat"`
		On   int        `json:"on,omitempty"`
	}
	// Trophies are the cards that were turned up after a raid.
	Trophies struct {
		Cards []parts.CardID `json:"cards"`
		On    int            `json:"on,omitempty"`
	}
	// Pick takes a trophy.
	Pick struct {
		Seat rules.Seat   `json:"seat"`
		Card parts.CardID `json:"card"`
		On   int          `json:"on,omitempty"`
	}
	// Second is whom By names to pick second, the leader if By is left out.
	Second struct {
		Seat rules.Seat `json:"seat"`
		By   rules.Seat `json:"by,omitempty"`
		On   int        `json:"on,omitempty"`
	}
)

// Actions that are possible at any time; [Correct] is another.
type (
	// Learn tells what stands on a real card.
	Learn struct {
		Card parts.Card `json:"card"`
	}
	// LearnRank tells what the cards of a rank give.
	LearnRank struct {
		Rank parts.RankCard `json:"rank"`
	}
	// Mend says that it was another player who made the latest report of somebody; from
	// nobody, who laid the latest card of which nobody knew that.
	Mend struct {
		From rules.Seat `json:"from"`
		To   rules.Seat `json:"to"`
	}
	// Settle changes a house rule from now on: a switch and its value, or a rule
	// id and "waived" or "in_force".
	Settle struct {
		Name  string `json:"name" jsonschema:"a switch of house_rules, or a rule id"`
		Value string `json:"value" jsonschema:"a value of the switch; waived for a rule that the table plays without"`
	}
)

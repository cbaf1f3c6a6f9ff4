package chezguevara

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// Fix asks for a correction, such as "ana hand 5", "2 wounds 1" or "deck 40".
func (Flow) Fix(t *talk.UI, s game.State) (game.Action, error) {
	a := prompter{phrases{t}, s}
	l := setupForm{phrases: a.phrases}
	undealt := parts.RankCards - len(s.Players)
	return session.Fixing[game.State, game.Action]{
		Reader: a.reader(), Voice: voice, State: s, Places: game.Correctables, Dealt: "CG-SETUP-03",
		Read: map[string]session.TypedValue{
			"middle": {
				Parse:   func(typed string) (any, error) { return l.readRanks(typed, undealt) },
				Example: l.ranksExample(undealt),
			},
		},
		Ask: map[string]func(rules.Noun) ([]rules.Change, error){
			"tent": a.fixTent, "hand": a.fixPile("hand"), "deck": a.fixPile("deck"), "discard": a.fixPile("discard"),
		},
		Take: map[string]func() (game.Action, error){"house": a.askHouse},
		Made: func(c rules.Correction) game.Action { return game.Correct{Correction: c} },
	}.Fix()
}

func (a prompter) askHouse() (game.Action, error) {
	name, value, err := a.customOf(a.state.House).Settling(a.UI)
	return game.Settle{Name: name, Value: value}, err
}

func (t phrases) customOf(house rules.House) session.Custom {
	book := parts.Rulebook()
	return session.Custom{Book: &book, Switches: game.Switches, House: house}
}

func (a prompter) readTent(typed string) ([]game.Laid, error) {
	out := []game.Laid{}
	for words := splitWords(typed); len(words) > 0; {
		n := max(1, a.longest(words))
		word := strings.Join(words[:n], " ")
		words = words[n:]
		meant := a.cardsMeant(word)
		switch {
		case is(word, "none"):
			continue
		case len(meant) == 0:
			return nil, unread("card", tables.Args{"typed": word})
		case len(meant) > 1:
			return nil, a.ambiguousCard(word, meant)
		}
		out = append(out, game.Laid{Card: meant[0]})
	}
	return out, nil
}

// pile is a place for life cards, the cards of the main deck.
type pile struct {
	name string
	of   rules.Seat // the owner; Nobody for the deck and the discard pile
}

func (a prompter) fixPile(name string) func(rules.Noun) ([]rules.Change, error) {
	return func(who rules.Noun) ([]rules.Change, error) {
		at := pile{name, rules.Seat(who.ID)}
		q := desk.Question{Text: a.say("fix.number", tables.Args{"record": a.recorded(at)})}
		n, err := a.Desk.Number(q, 0, game.MaxCount)
		if err != nil {
			return nil, err
		}
		return a.askOthers(at, n)
	}
}

// fixTent asks for all cards in a player's tent. Cards that were already in the tent keep their
// tokens.
func (a prompter) fixTent(who rules.Noun) ([]rules.Change, error) {
	q := desk.Question{Text: a.say("fix.tent-ask"), Help: a.say("fix.card-help"), Example: "-", Rest: true}
	cards, err := talk.Named(a.UI, q, a.readTent)
	if err != nil {
		return nil, err
	}
	lying := slices.Clone(a.state.Player(rules.Seat(who.ID)).Tent)
	for i := range cards {
		at := slices.IndexFunc(lying, func(l game.Laid) bool { return l.Card == cards[i].Card })
		if at >= 0 {
			cards[i] = lying[at]
			lying = slices.Delete(lying, at, at+1)
		}
	}
	return a.askOthers(pile{"tent", rules.Seat(who.ID)}, cards)
}

// askOthers returns the changes that set a pile to `value`. If the number of life cards would be
// wrong, it asks for another pile to correct.
func (a prompter) askOthers(at pile, value any) ([]rules.Change, error) {
	changes := []rules.Change{at.change(value)}
	over := a.tooMany(changes)
	if over == 0 {
		return changes, nil
	}
	q := desk.Question{Text: a.say("fix.too-many", tables.Args{"count": over}), Default: "1"}
	if over < 0 {
		q.Text = a.say("fix.too-few", tables.Args{"count": -over})
	}
	few := func(p pile) bool { return a.holds(p) < over }
	piles := append(slices.DeleteFunc(a.piles(at, over), few), pile{})
	other, err := talk.ChooseOne(a.UI, q, piles, func(i int, p pile) desk.Option {
		if p == (pile{}) {
			return desk.Option{Keys: a.Own(typedWords["none"]...), Label: a.say("fix.no-pile")}
		}
		return desk.Option{Keys: []string{strconv.Itoa(i + 1)}, Label: a.recorded(p)}
	})
	if err == nil && other != (pile{}) {
		changes = append(changes, other.change(a.holds(other)-over))
	}
	return changes, err
}

// recorded returns a text such as "Ann: cards in hand (now: 5)".
func (a prompter) recorded(p pile) string {
	said := a.say("fix."+p.name, tables.Args{p.name: a.holds(p)})
	if p.of != rules.Nobody {
		said = a.seat(p.of) + ": " + said
	}
	return said
}

// tooMany returns the surplus of life cards after the changes. If cards are missing, the result is
// negative. If the number was already wrong, and the changes do not affect it, the result is 0.
func (a prompter) tooMany(changes []rules.Change) int {
	did := game.Correct{Correction: rules.Correction{Changes: changes}}
	for _, v := range (game.Game{}).Check(a.state, did) {
		if n, ok := v.Args["cards"].(int); ok &&
			v.Args["problem"] == any(rules.Noun{Kind: "problem", ID: "chezguevara.problem.life_cards"}) {
			return n - parts.LifeCards
		}
	}
	return 0
}

// piles lists the other piles that may be wrong, the likeliest first. If a tent has surplus cards,
// the first pile is the player's hand. If a hand has surplus cards, the first pile is the deck.
// Otherwise, the discard pile comes first, or the deck if `at` is the discard pile.
func (a prompter) piles(at pile, over int) []pile {
	discard, deck := pile{name: "discard"}, pile{name: "deck"}
	out := []pile{discard, deck}
	if over > 0 && at.name == "hand" {
		out = []pile{deck, discard}
	}
	for i := range a.state.Players {
		hand := pile{"hand", a.state.Players[i].Seat}
		if over > 0 && at.name == "tent" && hand.of == at.of {
			out = append([]pile{hand}, out...)
		} else {
			out = append(out, hand)
		}
	}
	return slices.DeleteFunc(out, func(p pile) bool { return p == at })
}

func (a prompter) holds(p pile) int {
	switch p.name {
	case "deck":
		return a.state.Deck
	case "discard":
		return a.state.Discard
	}
	return a.state.Player(p.of).Hand
}

func (p pile) change(value any) rules.Change {
	i := slices.IndexFunc(game.Correctables, func(c rules.Correctable[game.State]) bool { return c.Name == p.name })
	return rules.To(game.Correctables[i].For(p.of.Noun()), value)
}

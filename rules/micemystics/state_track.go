package micemystics

import (
	"slices"
	"strconv"

	parts "tablemate/tables/micemystics"
)

// The method `slot` returns the position of a card on the track, counted from 1. If the card is not
// on the track, the result is 0.
func (s *State) slot(card string) int {
	return 1 + slices.IndexFunc(s.Track, func(c Card) bool { return c.ID == card })
}

func (s *State) findCard(id string) *Card {
	if i := s.slot(id); i > 0 {
		return &s.Track[i-1]
	}
	return nil
}

// The method `rank` returns the position of the figure's first card on the track. A figure without
// a card comes after all cards.
func (s *State) rank(figure Name) int {
	if m := s.Minion(figure); m != nil {
		return s.rankOf(m.Type)
	}
	return s.rankOf(string(figure))
}

func (s *State) rankOf(of string) int {
	if i := slices.IndexFunc(s.Track, func(c Card) bool { return c.Of == of }); i >= 0 {
		return i + 1
	}
	return len(s.Track) + 1
}

// MM-TIME-01
func (s *State) lowest() Name {
	for _, c := range slices.Backward(s.Track) {
		if c.Kind == MouseCard {
			return Name(c.Of)
		}
	}
	return NoFigure
}

func (s *State) onTurn(mouse Name) bool { return mouse != NoFigure && s.Turn.Card == string(mouse) }

// mouseOnTurn returns nil in a turn of minions.
func (s *State) mouseOnTurn() *Mouse { return s.Mouse(Name(s.Turn.Card)) }

// cardsOf returns the cards that a minion or Brodie has on the track, from top to bottom.
func (s *State) cardsOf(figure Name) []Card {
	of := string(figure)
	if m := s.Minion(figure); m != nil {
		of = m.Type
	}
	return s.cardsFor(of)
}

func (s *State) cardsFor(of string) []Card {
	var out []Card
	for _, card := range s.Track {
		if card.Kind != MouseCard && card.Of == of {
			out = append(out, card)
		}
	}
	return out
}

func (s *State) ownsCard(figure Name, card string) bool {
	return slices.ContainsFunc(s.cardsOf(figure), func(c Card) bool { return c.ID == card })
}

// cardOwner returns the owner of an initiative card: a mouse, a minion type or Brodie. If the card
// is unknown, cardOwner returns the id of the card.
func (s *State) cardOwner(id string) string {
	if s.Mouse(Name(id)) != nil {
		return id
	}
	for i := range s.Types {
		if slices.Contains(s.initiativeOf(s.Types[i].ID), id) {
			return s.Types[i].ID
		}
	}
	if id == catCards[0].ID || id == catCards[1].ID {
		return string(Brodie)
	}
	return id
}

// If the card is on the track, cardFor returns it with its wounds.
func (s *State) cardFor(id string) Card {
	if c := s.findCard(id); c != nil {
		return *c
	}
	if cat := find(catCards, func(c *Card) bool { return c.ID == id }); cat != nil {
		return *cat
	}
	kind := MinionCard
	if s.Mouse(Name(id)) != nil {
		kind = MouseCard
	}
	return Card{ID: id, Kind: kind, Of: s.cardOwner(id)}
}

// MM-CAT-03
var catCards = []Card{
	{ID: string(Brodie) + "_" + string(PounceCard), Kind: PounceCard, Of: string(Brodie)},
	{ID: string(Brodie) + "_" + string(ChaseCard), Kind: ChaseCard, Of: string(Brodie)},
}

// newCards lists the cards of minions and Brodie that the track still lacks. All figures of a type
// share one card (MM-INIT-04). Roaches and greedy roaches also share one (MM-ROACH-01). A boss may
// have several cards.
func (s *State) newCards() []string {
	var out []string
	for i := range s.Minions {
		kind := s.Minions[i].Type
		if len(s.cardsFor(kind)) > 0 {
			continue
		}
		for _, id := range s.initiativeOf(kind) {
			if !slices.Contains(out, id) {
				out = append(out, id)
			}
		}
	}
	if s.Cat != nil && len(s.cardsFor(string(Brodie))) == 0 {
		out = append(out, catCards[0].ID, catCards[1].ID)
	}
	return out
}

func (s *State) minionCards() bool {
	return slices.ContainsFunc(s.Track, func(c Card) bool { return c.Kind != MouseCard })
}

// mouseCards includes captured mice.
func (s *State) mouseCards() []string {
	var out []string
	for i := range s.Mice {
		out = append(out, s.Mice[i].Hero.ID)
	}
	return out
}

func (s *State) initiativeOf(kind string) []string {
	t := s.Type(kind)
	if t == nil || t.Cards < parts.BossCardsDrawn {
		return []string{kind}
	}
	var out []string
	for n := range t.Cards {
		out = append(out, kind+"_"+strconv.Itoa(n+1))
	}
	return out
}

func (s *State) hasAmbush() bool { return s.Open != nil && s.Open.Ambush }

// If a figure has several cards, each card has its own wounds. A boss with one card is treated like
// an ordinary minion (MM-AMB-72).
func (s *State) hasSeveralCards(figure Name) bool {
	if figure == Brodie {
		return true
	}
	m := s.Minion(figure)
	return m != nil && s.typeOf(m).Cards > 1
}

package picklerick

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/picklerick"
	parts "tablemate/tables/picklerick"
)

// askPlay asks which card is played, for what nobody has read off it yet, and for
// what its effect leaves to choose.
func (a prompter) askPlay() (game.Action, error) {
	card, anew, err := a.chooseCard()
	if err != nil {
		return nil, err
	}
	card, read, err := a.readOff(card, anew)
	if err != nil {
		return nil, err
	}
	p := game.Play{Card: card.ID}
	if read {
		p.Facts = &card
	}
	for _, choose := range []func(parts.Card, *game.Play) error{a.choosePay, a.chooseTargets, a.chooseWay, a.chooseX, a.chooseCell} {
		if err := choose(card, &p); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// chooseCard asks for a card of the side on turn by a few letters of its name; anew
// says that it is to be read off, whatever is known of it.
func (a prompter) chooseCard() (card parts.Card, anew bool, err error) {
	cards := a.cards(parts.Side(a.state.Turn.Side))
	options := talk.Options(cards, func(i int, c parts.Card) desk.Option { return desk.Option{Keys: cardKeys(i, c), Label: a.cardName(c)} })
	options = append(options, desk.Option{Keys: a.Own("new", "новая"), Label: a.say("card.new")})
	i, err := a.Desk.Choose(desk.Question{Text: a.say("card.which")}, options)
	if err != nil {
		return parts.Card{}, false, err
	}
	if i == len(cards) {
		return a.newCard()
	}
	return cards[i], false, nil
}

// cardKeys returns what may be typed for a card: its number, and its name in both
// languages as one word. A name that is a number would be taken for another row.
func cardKeys(i int, c parts.Card) []string {
	keys := []string{strconv.Itoa(i + 1)}
	for _, name := range []string{c.Name.En, c.Name.Ru} {
		if key := strings.ToLower(strings.ReplaceAll(name, " ", "-")); key != "" && !isNumber(key) && !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	}
	return keys
}

func isNumber(key string) bool {
	_, err := strconv.Atoi(key)
	return err == nil
}

// choosePay asks which symbols pay an "any" cost if there is a choice. Every other
// payment is found by the rules.
func (a prompter) choosePay(c parts.Card, p *game.Play) error {
	if c.Cost == nil || c.Cost.Any == 0 || *c.Cost != (parts.Cost{Any: c.Cost.Any}) {
		return nil
	}
	hand := a.handDice()
	if len(hand) <= c.Cost.Any || len(kinds(hand)) < 2 {
		return nil
	}
	var pay game.Payment
	for range c.Cost.Any {
		face, err := a.chooseSymbol(kinds(hand))
		if err != nil {
			return err
		}
		hand = slices.Delete(hand, slices.Index(hand, face), slices.Index(hand, face)+1)
		if die := a.die(face, pay.Dice); die > 0 {
			pay.Dice = append(pay.Dice, die)
		} else {
			pay.Jokers++
		}
	}
	p.Pay = &pay
	return nil
}

// kinds lists the symbols of a hand once each, the least useful first.
func kinds(hand []parts.Symbol) []parts.Symbol {
	var out []parts.Symbol
	for _, s := range []parts.Symbol{parts.Tools, parts.Gun, parts.CardSign, parts.Movement, parts.Joker} {
		if slices.Contains(hand, s) {
			out = append(out, s)
		}
	}
	return out
}

func (a prompter) chooseSymbol(kinds []parts.Symbol) (parts.Symbol, error) {
	if len(kinds) == 1 {
		return kinds[0], nil
	}
	q := desk.Question{Text: a.say("card.pay"), Default: a.Letters(symbolLetters[kinds[0]])[0]}
	return talk.ChooseOne(a.UI, q, kinds, func(_ int, s parts.Symbol) desk.Option {
		return desk.Option{Keys: a.Letters(symbolLetters[s]), Label: a.symbol(s)}
	})
}

// die returns the place, from 1, of the first unspent die that shows face and is
// not taken yet; 0 if there is none.
func (a prompter) die(face parts.Symbol, taken []int) int {
	for i, die := range a.state.Turn.Dice {
		if die.Face == face && die.Spent == game.Unspent && !slices.Contains(taken, i+1) {
			return i + 1
		}
	}
	return 0
}

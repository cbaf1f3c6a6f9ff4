package micemystics

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// order asks how the shuffled initiative cards lie, or shuffles them. Of a boss
// with several cards two are drawn (MM-BINIT-01).
func (a prompter) order(w game.Wait) (game.Action, error) {
	d := a.dealing(w.Lay)
	if d.ways() == 1 {
		return game.Order{Cards: d.dealt(0)}, nil
	}
	keys := a.initiativeKeys(w.Lay)
	parts := make([]string, len(w.Lay))
	for i, id := range w.Lay {
		parts[i] = keys[i][0] + " " + a.initiative(id)
	}
	said := tables.Args{"laid": d.laid(), "cards": strings.Join(parts, " · ")}
	q := desk.Question{Text: a.say("order.text", said), Help: a.orderHelp(d, said), Default: a.Own("shuffle", "перемешать")[0]}
	cards, by, err := chanced(a, q, func(typed string) ([]string, error) { return readOrder(typed, w.Lay, keys, d.laid()) })
	switch by {
	case besides:
		return a.before()
	case byApp:
		cards = d.dealt(a.Dice.Roll(1, d.ways())[0])
	}
	return game.Order{Cards: cards}, err
}

// orderHelp names the cards to be shuffled; of a boss with more than two cards
// only two are drawn (MM-BINIT-01).
func (a prompter) orderHelp(d dealing, said tables.Args) string {
	if len(d.bosses) == 0 {
		return a.say("order.help", said)
	}
	said["bosses"] = session.NameAll(d.bosses, func(cards []string) string {
		kind, _ := numbered(game.Name(cards[0]))
		return a.minionType(kind)
	})
	return a.say("order.help-boss", said)
}

// dealing is a shuffle: cards that are all laid, and the cards of bosses, of
// each of which two are drawn first.
type dealing struct {
	cards  []string
	bosses [][]string
}

func (a prompter) dealing(lay []string) dealing {
	var d dealing
	of := map[string]int{}
	for _, id := range lay {
		kind, n := numbered(game.Name(id))
		if t := a.state.Type(kind); a.state.Type(id) != nil || n == 0 || t == nil || t.Cards <= parts.BossCardsDrawn {
			d.cards = append(d.cards, id)
			continue
		}
		if _, known := of[kind]; !known {
			of[kind], d.bosses = len(d.bosses), append(d.bosses, nil)
		}
		d.bosses[of[kind]] = append(d.bosses[of[kind]], id)
	}
	return d
}

// laid is how many cards come on the track.
func (d dealing) laid() int {
	n := len(d.cards)
	for _, b := range d.bosses {
		n += min(len(b), parts.BossCardsDrawn)
	}
	return n
}

// ways is in how many ways the cards may come to lie.
func (d dealing) ways() int {
	n := 1
	for i := 2; i <= d.laid(); i++ {
		n *= i
	}
	for _, b := range d.bosses {
		n *= pairs(len(b))
	}
	return n
}

// pairs is how many pairs there are among n cards.
func pairs(n int) int { return max(1, n*(n-1)/2) }

// dealt is one of those ways: first each boss's two cards, then the order.
func (d dealing) dealt(way int) []string {
	left := slices.Clone(d.cards)
	for _, b := range d.bosses {
		left = append(left, pair(b, way%pairs(len(b)))...)
		way /= pairs(len(b))
	}
	out := []string{}
	for len(left) > 0 {
		i := way % len(left)
		way /= len(left)
		out, left = append(out, left[i]), slices.Delete(left, i, i+1)
	}
	return out
}

// pair is the nth pair of some cards.
func pair(cards []string, n int) []string {
	for i := range cards {
		for j := i + 1; j < len(cards); j++ {
			if n == 0 {
				return []string{cards[i], cards[j]}
			}
			n--
		}
	}
	return slices.Clone(cards)
}

// initiativeKeys are the words for each of some initiative cards: the beginning
// of what people call it, as short as tells it apart.
func (a prompter) initiativeKeys(cards []string) [][]string {
	k := &givenKeys{used: map[string]bool{}}
	keys := make([][]string, len(cards))
	for i, id := range cards {
		_, n := numbered(game.Name(id))
		var begins [][]string
		name := []rune(glued(a.initiative(id)))
		for end := 1; end <= len(name); end++ {
			begin := string(name[:end])
			if n > 0 && end < len(name) {
				begin += string(name[len(name)-1])
			}
			begins = append(begins, []string{begin})
		}
		keys[i] = append(k.give(append(begins, []string{id})), k.more([]string{string(name), id})...)
	}
	return keys
}

// readOrder reads initiative cards from the top: names or their beginnings
// between blanks, or bare letters in one word. Want is how many; 0 takes any.
func readOrder(typed string, cards []string, keys [][]string, want int) ([]string, error) {
	words := typedWords(typed)
	if letters := strings.Split(folded(typed), ""); len(words) == 1 && (len(letters) == want || want == 0 && begun(glued(typed), keys) < 0) {
		words = letters
	}
	var out []string
	for _, word := range words {
		i := slices.IndexFunc(keys, func(k []string) bool { return slices.Contains(k, glued(word)) })
		if i < 0 {
			i = begun(glued(word), keys)
		}
		switch {
		case i < 0:
			return nil, unread("order", tables.Args{"typed": word})
		case slices.Contains(out, cards[i]):
			return nil, unread("order-twice", tables.Args{"typed": word})
		}
		out = append(out, cards[i])
	}
	if len(out) == 0 || want > 0 && len(out) != want {
		return nil, unread("order-count", tables.Args{"count": max(want, 1)})
	}
	return out, nil
}

// begun is the only one of several names that begins with a word, -1 for none.
func begun(word string, names [][]string) int {
	found := -1
	for i, list := range names {
		if len([]rune(word)) < 2 || !slices.ContainsFunc(list, func(n string) bool { return strings.HasPrefix(n, word) }) {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = i
	}
	return found
}

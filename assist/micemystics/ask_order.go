package micemystics

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// People shuffle the initiative cards, or let the app do it. A boss with more than two cards draws
// two of them (MM-BINIT-01).
func (a prompter) askOrder(w game.Wait) (game.Action, error) {
	d := a.dealOf(w.Lay)
	if d.ways() == 1 {
		return game.Order{Cards: d.dealt(0)}, nil
	}
	keys := a.initiativeKeys(w.Lay)
	parts := make([]string, len(w.Lay))
	for i, id := range w.Lay {
		parts[i] = keys[i][0] + " " + a.initiative(id)
	}
	said := tables.Args{"laid": d.laid(), "cards": strings.Join(parts, " · ")}
	q := desk.Question{Text: a.say("order.text", said), Help: a.orderHelp(d, said)}
	q.Default = a.Own("shuffle", "перемешать")[0]
	read := func(typed string) ([]string, error) { return readOrder(typed, w.Lay, keys, d.laid()) }
	cards, by, err := askChance(a, q, read)
	switch by {
	case otherFirst:
		return a.askBeforeRoll()
	case byApp:
		cards = d.dealt(a.Dice.Roll(1, d.ways())[0])
	}
	return game.Order{Cards: cards}, err
}

// MM-BINIT-01
func (a prompter) orderHelp(d deal, said tables.Args) string {
	if len(d.bosses) == 0 {
		return a.say("order.help", said)
	}
	said["bosses"] = talk.NameAll(d.bosses, func(cards []string) string {
		kind, _ := splitName(game.Name(cards[0]))
		return a.minionType(kind)
	})
	return a.say("order.help-boss", said)
}

// A `deal` contains the initiative cards that are shuffled. All cards in `cards` are laid out. Each
// list in `bosses` contains the cards of one boss. Two cards of each list are laid out.
type deal struct {
	cards  []string
	bosses [][]string
}

func (a prompter) dealOf(lay []string) deal {
	var d deal
	of := map[string]int{}
	for _, id := range lay {
		kind, n := splitName(game.Name(id))
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

func (d deal) laid() int {
	n := len(d.cards)
	for _, b := range d.bosses {
		n += min(len(b), parts.BossCardsDrawn)
	}
	return n
}

func (d deal) ways() int {
	n := 1
	for i := 2; i <= d.laid(); i++ {
		n *= i
	}
	for _, b := range d.bosses {
		n *= pairs(len(b))
	}
	return n
}

func pairs(n int) int { return max(1, n*(n-1)/2) }

// dealt returns result number `way`. The possible results of the shuffle are numbered from 0.
func (d deal) dealt(way int) []string {
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

// `pair` numbers all pairs of the given cards from 0, and returns pair number `n`.
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

// People may type a card as its code in either language, its name or its id. The codes of a minion
// with several cards end with a number, such as v2.
func (a prompter) initiativeKeys(cards []string) [][]string {
	lang := a.Words.Lang()
	own, other := a.codes(lang), a.codes(otherLang(lang))
	keys := make([][]string, len(cards))
	for i, id := range cards {
		keys[i] = append(keys[i], own.cardCode(lang, id))
		if code := other.cardCode(otherLang(lang), id); !own.used[code] {
			keys[i] = append(keys[i], code)
		}
		keys[i] = append(keys[i], hyphenated(a.initiative(id)), id)
	}
	return keys
}

// Examples of codes are t for Tilda, v2 for Vurst's second card, and brp for Brodie's pounce.
func (c codes) cardCode(lang tables.Lang, id string) string {
	switch kind, n := splitName(game.Name(id)); {
	case c.of[id] != "":
		return c.of[id]
	case n > 0:
		return c.of[kind] + strconv.Itoa(n)
	}
	turn := tables.Text{En: "c", Ru: "о"}
	if id == string(game.Brodie)+"_"+string(game.PounceCard) {
		turn = tables.Text{En: "p", Ru: "п"}
	}
	return c.of[string(game.Brodie)] + turn.In(lang)
}

// readOrder parses a list of cards. Each card is a code or the beginning of a name. If all codes
// are single letters, the list needs no blanks. The list must have exactly `want` cards, or at
// least one card if `want` is 0.
func readOrder(typed string, cards []string, keys [][]string, want int) ([]string, error) {
	words := cardWordsOf(typed, keys)
	if letters := strings.Split(foldCase(typed), ""); len(words) == 1 &&
		(len(letters) == want || want == 0 && uniqueBeginning(hyphenated(typed), keys) < 0) {
		words = letters
	}
	var out []string
	for _, word := range words {
		i := slices.IndexFunc(keys, func(k []string) bool { return slices.Contains(k, hyphenated(word)) })
		if i < 0 {
			i = uniqueBeginning(hyphenated(word), keys)
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

// Commas and blanks separate cards, but blanks inside a known name do not.
func cardWordsOf(typed string, keys [][]string) []string {
	var out []string
	for _, part := range talk.Listed(typed) {
		name := hyphenated(strings.Join(strings.Fields(part), " "))
		exact := slices.ContainsFunc(keys, func(k []string) bool { return slices.Contains(k, name) })
		if exact || uniqueBeginning(name, keys) >= 0 {
			out = append(out, part)
			continue
		}
		out = append(out, typedWords(part)...)
	}
	return out
}

// uniqueBeginning looks for lists with a name that begins with `word`. If there is exactly one such
// list, it returns the index of this list, otherwise -1. For a single letter, it always returns -1.
func uniqueBeginning(word string, names [][]string) int {
	found := -1
	for i, list := range names {
		if len([]rune(word)) < 2 ||
			!slices.ContainsFunc(list, func(n string) bool { return strings.HasPrefix(n, word) }) {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = i
	}
	return found
}

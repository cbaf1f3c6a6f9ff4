package chezguevara

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// kindLetters are the Latin and Russian letters for the kind of a card.
var kindLetters = map[parts.Kind]string{parts.Person: "pт", parts.Thing: "tв", parts.Activity: "aд", parts.Event: "eс"}

// specFirst matches the kind of a card and its slack. "t1" is a thing with slack 1. "ad-1" is an
// activity whose slack is a die roll minus 1.
func specFirst() *regexp.Regexp {
	return regexp.MustCompile(`^(?i)([ptaeтвдс])([dк]?)([-+]?\d{1,2})?$`)
}

// specMore matches a word and a number, such as the cost "c1" or the die "d+1".
func specMore() *regexp.Regexp { return regexp.MustCompile(`^(?i)([a-zа-яё]+)([-+]?\d{1,2})$`) }

// specWords lists the words that people may type for a card's values. After "eats", "cancels" and
// "protects", people type categories.
var specWords = map[string][]string{
	"cost": {"c", "cost", "ц", "цена"}, "die": {"d", "die", "к", "кубик"}, "pay": {"pay", "жалование"},
	"leave": {"leave", "передышка"},
	"raid":  {"raid", "налёт", "налет"}, "rolls": {"rolls", "броски"}, "and": {"and", "or", "и", "или"},
	"eats": {"eats", "ест"}, "cancels": {"cancels", "x", "отменяет", "х"},
	"protects": {"protects", "бережёт", "бережет"}, "on": {"on", "на"},
	"self": {"self", "oneself", "себя"}, "rival": {"rival", "rivals", "соперника", "соперников"},
}

// Words of different categories differ in their first three letters.
var categoryWords = map[parts.Category][]string{
	parts.Cat: {"cat", "кот"}, parts.Food: {"food", "еда", "еду"},
	parts.Drink: {"drink", "выпивка"}, parts.Smokes: {"smokes", "курево"},
	parts.Pet: {"pet", "питомец"}, parts.Sleep: {"sleep", "сон", "сны"},
	parts.Sex: {"sex", "секс"}, parts.Raid: {"raid", "налёт", "налет"},
	parts.Any: {"any", "all", "любую", "всё", "все"}, parts.Looting: {"looting", "мародёрство", "мародерство"},
	"person": {"person", "товарища", "товарищ"}, "thing": {"thing", "вещь"}, "activity": {"activity", "дело"},
	"event": {"event", "событие"},
}

// specAhead returns how many of the first words are values of the card that `i` names. Values from
// the rulebook cannot be replaced, but values that people typed can. If the new value of such a card
// is a single word, it must contain a number.
func (a prompter) specAhead(i token, words []string) int {
	meant := a.cardsMeant(i.word)
	open := func(id parts.CardID) bool { return a.state.Card(id).Untold }
	told := func(c parts.Card) bool { return !c.Untold && slices.Equal(meant, []parts.CardID{c.ID}) }
	again := slices.ContainsFunc(a.state.Cards, told)
	fixed := len(meant) > 0 && !again && !slices.ContainsFunc(meant, open)
	if fixed && !a.isNew(i.word) {
		return 0
	}
	n := addSpecs(&parts.Card{}, slices.Concat(i.spec, words)) - len(i.spec)
	if (again || fixed) && len(i.spec) == 0 && n == 1 && !strings.ContainsAny(words[0], "0123456789") {
		return 0
	}
	return n
}

// CG-AMB-45
func readSpec(c parts.Card, spec []string) (parts.Card, error) {
	c.Untold = false
	spec = append(slices.Clip(spec), "")
	if n := addSpecs(&c, spec); n < max(1, len(spec)-1) {
		return c, unread("spec", tables.Args{"typed": spec[n]})
	}
	if slices.Contains(parts.Feeders, c.ID) && len(c.Eats) == 0 {
		return c, unread("spec-eats", tables.Args{"typed": joinAhead(spec...)})
	}
	return c, nil
}

// addSpecs parses the kind of a card and then its other values. It returns the number of words that
// it used.
func addSpecs(c *parts.Card, words []string) int {
	if !setKind(c, words[0]) {
		return 0
	}
	if len([]rune(words[0])) == 1 && len(words) > 1 { // the kind may be typed twice: "a ad-1"
		if again := (parts.Card{}); setKind(&again, words[1]) && again.Kind == c.Kind {
			return 1 + addSpecs(c, words[1:])
		}
	}
	n := 1 + addDie(c, words)
	for n < len(words) {
		used := addSpec(c, words[n:])
		if used == 0 {
			break
		}
		n += used
	}
	return n
}

func setKind(c *parts.Card, token string) bool {
	m := specFirst().FindStringSubmatch(strings.ToLower(token))
	if m == nil {
		return false
	}
	for kind, letters := range kindLetters {
		if strings.Contains(letters, m[1]) {
			c.Kind = kind
		}
	}
	c.Die = m[2] != ""
	c.Slack, _ = strconv.Atoi(m[3])
	return true
}

// dieSlack matches a slack as printed on cards: "die-1".
func dieSlack() *regexp.Regexp { return regexp.MustCompile(`^(?:die|кубик) ?([-+]\d{1,2})?$`) }

// addDie parses "a die-1", which means "ad-1". It returns the number of words after "a".
func addDie(c *parts.Card, words []string) int {
	if c.Kind != parts.Activity || len([]rune(words[0])) > 1 {
		return 0
	}
	for n := min(2, len(words)-1); n > 0; n-- {
		if m := dieSlack().FindStringSubmatch(strings.ToLower(strings.Join(words[1:1+n], " "))); m != nil {
			c.Die = true
			c.Slack, _ = strconv.Atoi(m[1])
			return n
		}
	}
	return 0
}

// addSpec parses one more value, such as "c1", "eats:smokes", "cancels all" or "on self". It
// returns the number of words that it used.
func addSpec(c *parts.Card, words []string) int {
	list, names, glued := strings.Cut(strings.ToLower(words[0]), ":")
	behind := words[1:]
	if glued {
		behind = strings.Split(names, "+")
	}
	if !glued && len(behind) > 0 && slices.Contains(specWords["on"], list) && addTarget(c, behind[0]) {
		return 2
	}
	switch n := addList(c, list, behind); {
	case glued && n == len(behind), !glued && n == 0 && addMark(c, list):
		return 1
	case !glued && n > 0:
		return 1 + n
	}
	return 0
}

// addMark parses a value of one word, such as "c1", "food", "+food", "-sergeant" or "rolls".
func addMark(c *parts.Card, word string) bool {
	if m := specMore().FindStringSubmatch(word); m != nil {
		n, _ := strconv.Atoi(m[2])
		return addNumber(c, m[1], n)
	}
	switch {
	case strings.HasPrefix(word, "+"):
		return addEntry(&c.Needs, word[1:])
	case strings.HasPrefix(word, "-"):
		return addEntry(&c.Shuns, word[1:])
	case slices.Contains(specWords["rolls"], word):
		c.Rolls = true
		return true
	}
	return addCategory(&c.Categories, word)
}

// CG-EVT-01
func addTarget(c *parts.Card, typed string) bool {
	for _, target := range []parts.Target{parts.Self, parts.Rival} {
		if slices.Contains(specWords[string(target)], strings.ToLower(typed)) {
			c.Target = target
			return true
		}
	}
	return false
}

func addNumber(c *parts.Card, word string, n int) bool {
	for name, at := range map[string]*int{
		"cost": &c.Cost, "die": &c.Exposure, "pay": &c.Pay, "leave": &c.Leave, "raid": &c.Trophies,
	} {
		if slices.Contains(specWords[name], word) {
			*at = n
			return name != "raid" || addCategory(&c.Categories, "raid")
		}
	}
	return false
}

// addList parses the categories that a card eats, cancels or protects.
func addList(c *parts.Card, list string, words []string) int {
	lists := map[string]*[]parts.Category{"eats": &c.Eats, "cancels": &c.Cancels, "protects": &c.Protects}
	for name, to := range lists {
		if slices.Contains(specWords[name], list) {
			n := 0
			for n < len(words) && addListed(to, []rune(strings.ToLower(words[n]))) {
				n++
			}
			return n
		}
	}
	return 0
}

// A category may have an ending: "events" means "event".
func addListed(to *[]parts.Category, word []rune) bool {
	if slices.Contains(specWords["and"], string(word)) {
		return len(*to) > 0
	}
	for ending := range 1 + (len(word)+1)/3 {
		if addCategory(to, string(word[:len(word)-ending])) {
			return true
		}
	}
	return false
}

// The first three letters of a category are enough.
func addCategory(to *[]parts.Category, typed string) bool {
	for c, words := range categoryWords {
		for _, word := range words {
			if word == typed || len([]rune(typed)) >= 3 && strings.HasPrefix(word, typed) {
				if !slices.Contains(*to, c) {
					*to = append(slices.Clone(*to), c)
				}
				return true
			}
		}
	}
	return false
}

// addEntry parses a rank or a category, and adds it to the list `to`.
func addEntry(to *[]parts.Category, typed string) bool {
	for rank, words := range rankWords {
		named := func(word string) bool { return strings.HasPrefix(word, typed) }
		if len([]rune(typed)) >= 3 && slices.ContainsFunc(words, named) {
			*to = append(slices.Clone(*to), parts.Category(rank))
			return true
		}
	}
	return addCategory(to, typed)
}

func cardID(name string) parts.CardID {
	return parts.CardID(strings.Join(strings.Fields(strings.ToLower(name)), "-"))
}

// newCard returns a card with the typed name. A name in two languages is typed as "own=other",
// where `own` is in the table's language.
func (t phrases) newCard(name string) parts.Card {
	own, other, both := strings.Cut(name, "=")
	if !both {
		other = own
	}
	own, other = tables.Capital(strings.TrimSpace(own)), tables.Capital(strings.TrimSpace(other))
	text := tables.Text{En: own, Ru: other}
	if t.Words.Lang() == tables.Russian {
		text = tables.Text{En: other, Ru: own}
	}
	return parts.Card{ID: cardID(own), Name: text}
}

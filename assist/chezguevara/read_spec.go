package chezguevara

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// kindLetters begin what stands on a card: t1 is a thing with slack 1, ad-1 an activity
// whose slack is the die less 1. The Russian ones stand behind the Latin ones.
var kindLetters = map[parts.Kind]string{parts.Person: "pт", parts.Thing: "tв", parts.Activity: "aд", parts.Event: "eс"}

// specFirst matches the first word.
func specFirst() *regexp.Regexp {
	return regexp.MustCompile(`^(?i)([ptaeтвдс])([dк]?)([-+]?\d{1,2})?$`)
}

// specMore matches the others that bear a number.
func specMore() *regexp.Regexp { return regexp.MustCompile(`^(?i)([a-zа-яё]+)([-+]?\d{1,2})$`) }

// specWords are what people may type for what stands on a card, in both languages. A word
// before a colon names a list of categories.
var specWords = map[string][]string{
	"cost": {"c", "cost", "ц", "цена"}, "die": {"d", "die", "к", "кубик"}, "pay": {"pay", "жалование"}, "leave": {"leave", "передышка"},
	"raid": {"raid", "налёт", "налет"}, "rolls": {"rolls", "броски"},
	"eats": {"eats", "ест"}, "cancels": {"cancels", "x", "отменяет", "х"}, "protects": {"protects", "бережёт", "бережет"},
}

// categoryWords are what people may type for a category, besides its name in the record.
// No two begin with the same three letters.
var categoryWords = map[parts.Category][]string{
	parts.Cat: {"cat", "кот"}, parts.Food: {"food", "еда"}, parts.Drink: {"drink", "выпивка"}, parts.Smokes: {"smokes", "курево"},
	parts.Pet: {"pet", "питомец"}, parts.Sleep: {"sleep", "сон"}, parts.Sex: {"sex", "секс"}, parts.Raid: {"raid", "налёт", "налет"},
	parts.Any: {"any", "любую", "всё", "все"}, parts.Looting: {"looting", "мародёрство", "мародерство"},
	"person": {"person", "товарища", "товарищ"}, "thing": {"thing", "вещь"}, "activity": {"activity", "дело"}, "event": {"event", "событие"},
}

// wantsSpec reports whether a word behind the name of a card may say what stands on it:
// nobody has told it yet, or people have told it themselves and correct it, as in в3.
func (a prompter) wantsSpec(i item, token string) bool {
	meant := a.cardsMeant(i.word)
	if len(meant) == 1 && slices.ContainsFunc(a.state.Cards, func(c parts.Card) bool { return c.ID == meant[0] }) {
		return len(i.spec) > 0 || a.state.Card(meant[0]).Untold || strings.ContainsAny(token, "0123456789")
	}
	return len(meant) == 0 || slices.ContainsFunc(meant, func(id parts.CardID) bool { return a.state.Card(id).Untold })
}

// isSpec reports whether a word says what stands on a card.
func isSpec(token string, first bool) bool {
	var c parts.Card
	if first {
		return specFirst().MatchString(token)
	}
	return c.Kind == parts.AnyKind && addSpec(&c, token)
}

// readSpec returns a card with what is said to stand on it.
func readSpec(c parts.Card, spec []string) (parts.Card, error) {
	c.Untold = false
	for n, token := range spec {
		if n == 0 && !setKind(&c, token) || n > 0 && !addSpec(&c, token) {
			return c, unread("spec", tables.Args{"typed": token})
		}
	}
	if len(spec) == 0 {
		return c, unread("spec", tables.Args{"typed": ""})
	}
	return c, nil
}

// setKind reads the first word: the kind, and the slack or how it is rolled.
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

// addSpec reads another word: c1, food, +food, -drink, eats:smokes, d+1, raid3.
func addSpec(c *parts.Card, token string) bool {
	word := strings.ToLower(token)
	if list, names, ok := strings.Cut(word, ":"); ok {
		return addList(c, list, names)
	}
	if m := specMore().FindStringSubmatch(word); m != nil {
		n, _ := strconv.Atoi(m[2])
		return addNumber(c, m[1], n)
	}
	switch {
	case word == "":
		return false
	case word[0] == '+':
		return addCategory(&c.Needs, word[1:])
	case word[0] == '-':
		return addCategory(&c.Shuns, word[1:])
	case slices.Contains(specWords["rolls"], word):
		c.Rolls = true
		return true
	}
	return addCategory(&c.Categories, word)
}

func addNumber(c *parts.Card, word string, n int) bool {
	for name, at := range map[string]*int{"cost": &c.Cost, "die": &c.Exposure, "pay": &c.Pay, "leave": &c.Leave, "raid": &c.Trophies} {
		if slices.Contains(specWords[name], word) {
			*at = n
			return name != "raid" || addCategory(&c.Categories, "raid")
		}
	}
	return false
}

func addList(c *parts.Card, list, names string) bool {
	for name, at := range map[string]*[]parts.Category{"eats": &c.Eats, "cancels": &c.Cancels, "protects": &c.Protects} {
		if !slices.Contains(specWords[name], list) {
			continue
		}
		for one := range strings.SplitSeq(names, "+") {
			if !addCategory(at, one) {
				return false
			}
		}
		return true
	}
	return false
}

// addCategory adds a category by its word or the beginning of one, of three letters or more.
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

// cardID returns the id of a card by its name: small letters and hyphens.
func cardID(name string) parts.CardID {
	return parts.CardID(strings.Join(strings.Fields(strings.ToLower(name)), "-"))
}

// newCard returns a card that people name for the first time; a name in both languages may
// be typed with an = between them, the one of the table's language first.
func (t phrases) newCard(name string) parts.Card {
	own, other, both := strings.Cut(name, "=")
	if !both {
		other = own
	}
	text := tables.Text{En: capital(own), Ru: capital(other)}
	if t.Words.Lang() == tables.Russian {
		text = tables.Text{En: capital(other), Ru: capital(own)}
	}
	return parts.Card{ID: cardID(own), Name: text}
}

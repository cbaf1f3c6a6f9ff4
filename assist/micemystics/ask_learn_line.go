package micemystics

import (
	"reflect"
	"slices"
	"strings"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/card"
	parts "tablemate/tables/micemystics"
)

// cardWords has the words that people may type for each value of a card.
var cardWords = map[string][]string{
	string(parts.Rat): {"rat", "rats", "крыса", "крысы"}, string(parts.Roach): {"roach", "roaches", "таракан", "тараканы"},
	string(parts.Spider):      {"spider", "spiders", "паук", "пауки"},
	string(parts.Centipede):   {"centipede", "centipedes", "многоножка", "многоножки"},
	string(parts.OtherFamily): {"other", "прочее", "другое"},
	"large":                   {"large", "big", "большая", "большой", "крупная", "крупный"},
	"boss":                    {"boss", "главарь", "босс"}, "elite": {"elite", "элита", "элитная", "элитный"},
	"poison": {"poison", "poisonous", "яд", "ядовитая", "ядовитый", "отрава"},

	string(parts.Weapon): {"weapon", "оружие"}, string(parts.Armor): {"armor", "armour", "броня", "доспех"},
	string(parts.Accessory): {"accessory", "украшение"}, string(parts.Item): {"item", "предмет"},
	string(parts.Scroll): {"scroll", "свиток"}, string(parts.Trick): {"trick", "уловка"},
	string(parts.Chance): {"event", "событие"}, string(parts.Party): {"party", "групповой"},
	string(parts.Melee): {"melee", "ближний", "ближнее"}, string(parts.Ranged): {"ranged", "дальний", "дальняя", "дальнее"},
	string(parts.Disguise): {"disguise", "маскировка"}, string(parts.Hook): {"hook", "крючок"},
	string(parts.Fork): {"fork", "вилка"}, string(parts.Grape): {"grape", "виноградина", "виноград"},
	"crosses": {"crosses", "climbs", "пересекает", "лазает"}, "cures": {"cures", "antidote", "противоядие"},
	"action": {"action", "действие"},

	"mousetraps": {"traps", "mousetraps", "мышеловки", "ловушки"}, "ambush": {"ambush", "засада"},
	"surge":              {"surge", "испытание"},
	string(parts.Orange): {"orange", "castle", "оранжевая", "замок"}, string(parts.Blue): {"blue", "under", "синяя", "голубая"},
	"map": {"map", "схема", "карта"},
}

// bodyWords has the words that people may type for each body part. A search card names the body
// part on which armor is worn.
var bodyWords = map[string][]string{
	"head": {"head", "голова", "голову"}, "body": {"body", "тело", "туловище"}, "paw": {"paw", "лапа", "лапу"},
	"tail": {"tail", "хвост"}, "feet": {"feet", "ноги"},
}

// unitWords has the words that people may type beside the number of a field, as in "2 paws 3 dice".
var unitWords = map[string][]string{
	"battle": {"battle", "сила"}, "defense": {"defence", "defense", "защита"}, "lore": {"lore", "познания"},
	"move": {"move", "движение"}, "life": {"life", "здоровье"},
	"cards": {"initiative", "card", "cards", "карта", "карты", "карт", "инициативы"},
	"cost":  {"cost", "costs", "cheese", "стоит", "сыр", "сыра"},
	"paws":  {"paw", "paws", "лапа", "лапы", "лап"},
	"dice":  {"bonus", "die", "dice", "добавочный", "добавочных", "кубик", "кубика", "кубиков"},
}

func unitOf(word string) string {
	for field, words := range unitWords {
		if slices.Contains(words, word) {
			return field
		}
	}
	return ""
}

func (t phrases) lineAsker() box.LineAsker {
	return box.LineAsker{
		Asker: t.asker(), More: t.readClasses, Unit: unitOf, About: t.aboutCard,
		Typed: func(word string) []string { return t.Own(cardWords[word]...) },
	}
}

func (t phrases) readLineOf(kind card.Kind, name string, into any) error {
	guess(name, into)
	id := "line." + kind.Name
	q := desk.Question{
		Text: t.say(id, tables.Args{"name": name}), Help: t.say(id + "-help"), Example: t.say(id + "-example"),
	}
	switch of := into.(type) {
	case *parts.Search:
		if of.Type != "" {
			q.Default = t.Own(cardWords[string(of.Type)]...)[0]
		}
	case *parts.Ability:
		q.Default = "1"
	}
	return t.lineAsker().Ask(kind, name, q, into)
}

// readClasses reads classes from the beginning of `words`, and returns how many words it has read.
// On a hero card, every word is a class. On other cards, a word is a class only if this class is
// known or if the word follows "for". On a search card, readClasses also reads a body part.
func (t phrases) readClasses(words []string, into any) int {
	word := foldCase(words[0])
	known := func(word string) bool {
		return classWords[word] != "" || slices.Contains(t.knownClasses(), parts.Class(word))
	}
	switch of := into.(type) {
	case *parts.Hero:
		of.Classes = append(slices.Clip(of.Classes), classOf(word))
		return 1
	case *parts.Search:
		if of.Type == parts.Weapon && word == "бой" { // as in «дальний бой»
			return 1
		}
		for name, typed := range bodyWords {
			if slices.Contains(typed, word) {
				of.Body = name
				return 1
			}
		}
		return addClasses(&of.Classes, words, known)
	case *parts.Ability:
		return addClasses(&of.Classes, words, known)
	}
	return 0
}

// addClasses adds the classes at the beginning of `words`, and returns how many words it has read.
func addClasses(to *[]parts.Class, words []string, known func(string) bool) int {
	word := foldCase(words[0])
	switch {
	case len(words) > 1 && isOneOf(word, "for", "для"):
		for _, class := range words[1:] {
			*to = append(slices.Clip(*to), classOf(foldCase(class)))
		}
		return len(words)
	case known(word):
		*to = append(slices.Clip(*to), classOf(word))
		return 1
	}
	return 0
}

func (t phrases) knownClasses() []parts.Class {
	var out []parts.Class
	for _, h := range box.All[parts.Hero](t.Box) {
		out = append(out, h.Classes...)
	}
	for _, a := range box.All[parts.Ability](t.Box) {
		out = append(out, a.Classes...)
	}
	return out
}

func classOf(word string) parts.Class {
	if known := classWords[word]; known != "" {
		return parts.Class(known)
	}
	return parts.Class(word)
}

func (t phrases) className(c parts.Class) string {
	if t.Words.Lang() != tables.Russian {
		return string(c)
	}
	var names []string
	for name, of := range classWords {
		if of == string(c) {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return string(c)
	}
	return slices.Min(names)
}

func (t phrases) aboutCard(of any) string {
	kind, _ := parts.Shape().KindOf(of)
	whole := reflect.ValueOf(of).Elem()
	var out []string
	for _, q := range kind.Ask {
		for _, s := range q.Slots(whole) {
			if text := t.aboutField(s); text != "" && s.Matters && q.Applies(whole) {
				out = append(out, text)
			}
		}
	}
	return strings.Join(out, ", ")
}

// aboutField describes the value of a card's field. For an empty field, it returns "". A required
// number is described even if it is 0.
func (t phrases) aboutField(s card.Slot) string {
	switch v := s.Value; {
	case v.IsZero() && !(s.Must && v.CanInt()):
		return ""
	case v.CanInt():
		return t.say("about."+s.Name, tables.Args{"number": int(v.Int())})
	case v.Kind() == reflect.Bool:
		return t.say("sign." + s.Name)
	case s.Name == "text":
		return t.say("about.text", tables.Args{"text": v.String()})
	case v.Type() == reflect.TypeFor[[]parts.Class]():
		return t.say("about.classes", tables.Args{
			"classes": talk.NameAll(v.Interface().([]parts.Class), t.className),
		})
	}
	switch v := s.Value.Interface().(type) {
	case parts.SearchType:
		return t.say("search-type." + string(v))
	case parts.Reach:
		return t.say("reach." + string(v))
	case parts.PartyItem:
		return t.say("item." + string(v))
	case parts.Family:
		return t.Own(cardWords[string(v)]...)[0]
	case string:
		return t.Own(append(slices.Clone(bodyWords[v]), v)...)[0]
	}
	return ""
}

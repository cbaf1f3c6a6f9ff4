package micemystics

import (
	"slices"
	"strings"

	parts "tablemate/tables/micemystics"
)

// minionStems has stems of words such as "spider". If a minion's name contains one of these words,
// the app suggests the values in `is`.
var minionStems = []struct {
	stems string
	is    parts.Minion
}{
	{"rat крыс", parts.Minion{Family: parts.Rat}},
	{"roach cockroach таракан", parts.Minion{Family: parts.Roach}},
	{"spider паук пауч", parts.Minion{Family: parts.Spider, Large: true}},
	{"centipede многонож сороконож", parts.Minion{Family: parts.Centipede, Large: true}},
}

// searchStems has stems of words such as "sword". If a search card's name contains one of these
// words, the app suggests the values in `is`.
var searchStems = []struct {
	stems string
	is    parts.Search
}{
	{"shield buckler щит", parts.Search{Type: parts.Armor, Body: "paw"}},
	{"helm helmet hat cap шлем каск шляп шапк", parts.Search{Type: parts.Armor, Body: "head"}},
	{"armor armour mail breastplate доспех броня кольчуг панцир нагрудн", parts.Search{Type: parts.Armor, Body: "body"}},
	{"bow crossbow sling slingshot лук арбалет пращ рогатк",
		parts.Search{Type: parts.Weapon, Reach: parts.Ranged}},
	{"sword dagger knife needle pin axe hammer mace club spear staff rapier saber sabre меч кинжал нож игл топор молот " +
		"булав дубин копь посох шпаг сабл рапир", parts.Search{Type: parts.Weapon, Reach: parts.Melee}},
	{"ring amulet necklace cloak belt boot кольц амулет ожерел плащ пояс сапог", parts.Search{Type: parts.Accessory}},
	{"scroll свит", parts.Search{Type: parts.Scroll}},
	{"potion herb salve зель трав маз", parts.Search{Type: parts.Item}},
	{"disguise маскир", parts.Search{Type: parts.Party, Party: parts.Disguise}},
	{"hook крюч", parts.Search{Type: parts.Party, Party: parts.Hook}},
	{"fork вилк", parts.Search{Type: parts.Party, Party: parts.Fork}},
	{"grape виногр", parts.Search{Type: parts.Party, Party: parts.Grape}},
}

// guess stores the values that a name suggests. For example, a shield is armor.
func guess(name string, into any) {
	switch card := into.(type) {
	case *parts.Minion:
		for _, s := range minionStems {
			if isNamed(name, s.stems) {
				card.Family, card.Large = s.is.Family, s.is.Large
			}
		}
	case *parts.Search:
		for _, s := range searchStems {
			if isNamed(name, s.stems) {
				card.Type, card.Reach, card.Body, card.Party = s.is.Type, s.is.Reach, s.is.Body, s.is.Party
			}
		}
	}
}

// mostEnding is how many letters may follow the stem of a Russian word.
const mostEnding = 3

// isNamed reports whether a word in a name has one of the stems. After the stem, an English word
// may have a plural ending. A Russian word may have any ending of at most mostEnding letters.
func isNamed(name, stems string) bool {
	for word := range strings.FieldsFuncSeq(hyphenated(name), func(r rune) bool { return r == '-' }) {
		fits := func(stem string) bool {
			end, begins := strings.CutPrefix(word, stem)
			if stem[0] < 'z' {
				return begins && slices.Contains([]string{"", "s", "es"}, end)
			}
			return begins && len([]rune(end)) <= mostEnding
		}
		if slices.ContainsFunc(strings.Fields(stems), fits) {
			return true
		}
	}
	return false
}

package chezguevara

import "tablemate/tables"

// The cards that have their own rules in the rulebook.
const (
	Promotion      CardID = "promotion"
	Demotion       CardID = "demotion"
	Exposure       CardID = "exposure"
	Orderly        CardID = "orderly"
	GloriousLeader CardID = "glorious-leader"
)

// Named lists the cards that the rulebook names, with the values from the rulebook. If Untold is
// set, the slack or the cost of the card is only on the real card.
var Named = []Card{
	{ID: "bomber", Name: named("Bomber", "Взрывник"), Untold: true, Rolls: true},  // CG-ROLL-02
	{ID: "lucky-7", Name: named("Lucky 7", "Счастливая 7"), Pay: 1},               // CG-PAY-04
	{ID: "soap", Name: named("Soap", "Мыло"), Kind: Thing, Cost: 1, Untold: true}, // CG-LOOT-01
	// CG-LOOT-01
	{ID: "art-of-war", Name: named("The Art of War", "Искусство войны"), Kind: Thing, Cost: 3, Untold: true},
	{ // CG-ACT-05
		ID: "sex-with-capitalist-agent", Name: named("Sex with a Capitalist Agent", "Секс с агентом капитализма"),
		Kind: Activity, Die: true, Slack: -1, Categories: []Category{Sex},
	},
	{ID: Promotion, Name: named("Promotion", "Повышение"), Kind: Event},                      // CG-PROMO-01
	{ID: Demotion, Name: named("Demotion", "Разжалование"), Kind: Event},                     // CG-DEMO-01
	{ID: "raid", Name: named("Raid", "Налёт"), Kind: Activity, Categories: []Category{Raid}}, // CG-RAID-01
	{ID: Exposure, Name: named("Exposure", "Разоблачение"), Kind: Event},                     // CG-EXPO-01
	{ // CG-EXPO-11
		ID: "mao-quotations", Name: named("Quotations from Chairman Mao", "Цитатник председателя Мао"),
		Kind: Thing, Exposure: 1, Untold: true,
	},
	// CG-MOOCH-01, CG-AMB-45
	{ID: GloriousLeader, Name: named("Glorious Leader", "Славный Вождь"), Kind: Person, Untold: true},
	{ID: Orderly, Name: named("Orderly", "Денщик"), Kind: Person, Untold: true},                     // CG-REV-03
	{ID: "new-beret", Name: named("New Beret", "Новый берет"), Kind: Thing, Slack: 1, Untold: true}, // CG-WIN-03
	{ID: "requisition", Name: named("Requisition", "Реквизиция")},                                   // CG-WIN-04
	// CG-CANC-08
	{ID: "bomber-training", Name: named("Bomber Training", "Тренировка взрывников"), Cancels: []Category{Sleep}},
	// CG-CANC-08
	{ID: "sleep", Name: named("Sleep", "Сон"), Kind: Activity, Categories: []Category{Sleep}, Untold: true},
	{ID: "digging-holes", Name: named("Digging Holes", "Рытьё ям"), Kind: Activity},     // CG-ABUSE-08
	{ID: "kitchen-duty", Name: named("Kitchen Duty", "Наряд на кухню"), Kind: Activity}, // CG-ABUSE-08
	// CG-MOOCH-06
	{ID: "gordo", Name: named("Gordo", "Гордо"), Kind: Person, Eats: []Category{Food, Drink}, Untold: true},
	// CG-MOOCH-01, CG-AMB-45
	{ID: "beauty", Name: named("Beauty", "Красотка"), Kind: Person, Untold: true},
	{ID: "tequila", Name: named("Tequila", "Текила"), Categories: []Category{Drink}, Untold: true},  // CG-MOOCH-06
	{ID: "potato", Name: named("Potato", "Картошка"), Categories: []Category{Food}, Untold: true},   // CG-MOOCH-06
	{ID: "goat", Name: named("Goat", "Козёл"), Categories: []Category{Pet, Food}, Untold: true},     // CG-DUAL-03
	{ID: "green", Name: named("Green", "Зелёный"), Protects: []Category{Pet}, Untold: true},         // CG-DUAL-03
	{ID: "cat", Name: named("Cat", "Кот"), Kind: Person, Categories: []Category{Cat}, Untold: true}, // CG-REC-12
}

// Feeders lists the moochers that consume cards of their host (CG-MOOCH-01).
var Feeders = []CardID{GloriousLeader, "gordo", "beauty"}

// Known looks up a card in the list Named. It returns nil if the rulebook does not name the card.
func Known(id CardID) *Card {
	for i := range Named { // the index avoids copying each card, which is slow
		if Named[i].ID == id {
			return &Named[i]
		}
	}
	return nil
}

func named(en, ru string) tables.Text { return tables.Text{En: en, Ru: ru} }

package chezguevara

import (
	"tablemate/tables"
)

// The cards that have their own effects in the rulebook.
const (
	Promotion      CardID = "promotion"
	Demotion       CardID = "demotion"
	Exposure       CardID = "exposure"
	Orderly        CardID = "orderly"
	GloriousLeader CardID = "glorious-leader"
)

// Named lists the cards that the rulebook names, with the values from the rulebook. If the slack
// and the cost of a card are not in the rulebook, the card is Untold. All other values are only on
// the real card.
var Named = []Card{
	{ID: "bomber", Name: tables.Text{En: "Bomber", Ru: "Взрывник"}, Untold: true, Rolls: true},  // CG-ROLL-02
	{ID: "lucky-7", Name: tables.Text{En: "Lucky 7", Ru: "Счастливая 7"}, Pay: 1},               // CG-PAY-04
	{ID: "soap", Name: tables.Text{En: "Soap", Ru: "Мыло"}, Kind: Thing, Cost: 1, Untold: true}, // CG-LOOT-01
	{
		ID:     "art-of-war",
		Name:   tables.Text{En: "The Art of War", Ru: "Искусство войны"},
		Kind:   Thing,
		Cost:   3,
		Untold: true,
	}, // CG-LOOT-01
	{
		ID:         "sex-with-capitalist-agent",
		Name:       tables.Text{En: "Sex with a Capitalist Agent", Ru: "Секс с агентом капитализма"},
		Kind:       Activity,
		Die:        true,
		Slack:      -1,
		Categories: []Category{Sex},
	}, // CG-ACT-05
	{ID: Promotion, Name: tables.Text{En: "Promotion", Ru: "Повышение"}, Kind: Event},  // CG-PROMO-01
	{ID: Demotion, Name: tables.Text{En: "Demotion", Ru: "Разжалование"}, Kind: Event}, // CG-DEMO-01
	{
		ID:         "raid",
		Name:       tables.Text{En: "Raid", Ru: "Налёт"},
		Kind:       Activity,
		Categories: []Category{Raid},
	}, // CG-RAID-01
	{ID: Exposure, Name: tables.Text{En: "Exposure", Ru: "Разоблачение"}, Kind: Event}, // CG-EXPO-01
	{
		ID:       "mao-quotations",
		Name:     tables.Text{En: "Quotations from Chairman Mao", Ru: "Цитатник председателя Мао"},
		Kind:     Thing,
		Exposure: 1,
		Untold:   true,
	}, // CG-EXPO-11
	{
		ID:     GloriousLeader,
		Name:   tables.Text{En: "Glorious Leader", Ru: "Славный Вождь"},
		Kind:   Person,
		Untold: true,
	}, // CG-MOOCH-01, CG-AMB-45
	{ID: Orderly, Name: tables.Text{En: "Orderly", Ru: "Денщик"}, Kind: Person, Untold: true}, // CG-REV-03
	{
		ID:     "new-beret",
		Name:   tables.Text{En: "New Beret", Ru: "Новый берет"},
		Kind:   Thing,
		Slack:  1,
		Untold: true,
	}, // CG-WIN-03
	{ID: "requisition", Name: tables.Text{En: "Requisition", Ru: "Реквизиция"}}, // CG-WIN-04
	{
		ID:      "bomber-training",
		Name:    tables.Text{En: "Bomber Training", Ru: "Тренировка взрывников"},
		Cancels: []Category{Sleep},
	}, // CG-CANC-08
	{
		ID:         "sleep",
		Name:       tables.Text{En: "Sleep", Ru: "Сон"},
		Kind:       Activity,
		Categories: []Category{Sleep},
		Untold:     true,
	}, // CG-CANC-08
	{ID: "digging-holes", Name: tables.Text{En: "Digging Holes", Ru: "Рытьё ям"}, Kind: Activity},     // CG-ABUSE-08
	{ID: "kitchen-duty", Name: tables.Text{En: "Kitchen Duty", Ru: "Наряд на кухню"}, Kind: Activity}, // CG-ABUSE-08
	{
		ID:   "gordo",
		Name: tables.Text{En: "Gordo", Ru: "Гордо"},
		Kind: Person,
		Eats: []Category{Food, Drink},
	}, // CG-MOOCH-06
	{
		ID:     "beauty",
		Name:   tables.Text{En: "Beauty", Ru: "Красотка"},
		Kind:   Person,
		Untold: true,
	}, // CG-MOOCH-01, CG-AMB-45
	{
		ID:         "tequila",
		Name:       tables.Text{En: "Tequila", Ru: "Текила"},
		Categories: []Category{Drink},
		Untold:     true,
	}, // CG-MOOCH-06
	{
		ID:         "potato",
		Name:       tables.Text{En: "Potato", Ru: "Картошка"},
		Categories: []Category{Food},
		Untold:     true,
	}, // CG-MOOCH-06
	{
		ID:         "goat",
		Name:       tables.Text{En: "Goat", Ru: "Козёл"},
		Categories: []Category{Pet, Food},
		Untold:     true,
	}, // CG-DUAL-03
	{
		ID:       "green",
		Name:     tables.Text{En: "Green", Ru: "Зелёный"},
		Protects: []Category{Pet},
		Untold:   true,
	}, // CG-DUAL-03
	{
		ID:         "cat",
		Name:       tables.Text{En: "Cat", Ru: "Кот"},
		Kind:       Person,
		Categories: []Category{Cat},
		Untold:     true,
	}, // CG-REC-12
}

// Known returns the values that the rulebook gives for a card. If the rulebook does not name the
// card, it returns nil.
func Known(id CardID) *Card {
	for i := range Named { // a loop over copies of the cards would be too slow
		if Named[i].ID == id {
			return &Named[i]
		}
	}
	return nil
}

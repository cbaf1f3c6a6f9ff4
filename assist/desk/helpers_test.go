package desk

import (
	"bytes"
	"errors"
	"strings"

	"tablemate/tables"
	"tablemate/tables/words"
)

var spend = []Option{
	{Keys: []string{"e", "в"}, Label: "step east"},
	{Keys: []string{"c", "к"}, Label: "draw a card"},
	{Keys: []string{"end"}, Label: "end the turn"},
	{Keys: []string{"dance"}, Label: "dance", Hidden: true},
}

var dice = []Option{{Label: "move"}, {Label: "move"}, {Label: "gun"}, {Label: "card"}}

func typing(lang tables.Lang, lines ...string) (*Asker, *bytes.Buffer) {
	var out bytes.Buffer
	in := strings.NewReader(strings.Join(lines, "\n") + "\n")
	return NewLine(in, &out, Look{Words: words.In(lang), Echo: true}), &out
}

// The list `ways` has one question of each kind.
var ways = []struct {
	kind, good string
	ask        func(d Desk, q Question) (any, error)
	want       any
}{
	{"choose", "c", func(d Desk, q Question) (any, error) { return d.Choose(q, spend) }, 1},
	{"pick", "34", func(d Desk, q Question) (any, error) { return d.Pick(q, dice) }, []int{2, 3}},
	{"number", "4", func(d Desk, q Question) (any, error) { return d.Number(q, 1, 6) }, 4},
	{"confirm", "yes", func(d Desk, q Question) (any, error) { return d.Confirm(q) }, true},
	{"write", "Рик", func(d Desk, q Question) (any, error) { return d.Write(q) }, "Рик"},
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// tile accepts a colour, then marks, then a number, with or without blanks.
func tile(typed string) error {
	stage := 0
	for i, r := range typed {
		switch {
		case r == ' ':
		case i == 0 && (r == 'b' || r == 'r'):
		case i > 0 && stage == 0 && (r == 'l' || r == 'L' || r == 'R'):
		case i > 0 && stage == 0 && r >= '0' && r <= '4':
			stage = 1
		default:
			return errors.New("that is no tile")
		}
	}
	return nil
}

// In each option, keys of the table's language come first.
var (
	rickEn = []Option{
		{Keys: []string{"n", "с"}, Label: "north: a face-down tile", Also: []string{"север: закрытый квадрат"}},
		{Keys: []string{"e", "в"}, Label: "east: a new tile"},
		{Keys: []string{"s", "ю"}, Label: "south"},
		{Keys: []string{"w", "з"}, Label: "west"},
		{Keys: []string{"c", "к"}, Label: "draw a card (deck 20)"},
		{Keys: []string{"p", "и"}, Label: "play a card (hand 5)"},
		{Keys: []string{"f", "о"}, Label: "shoot", Hidden: true},
		{Keys: []string{"end", "конец"}, Label: "end the turn"},
	}
	rickRu = []Option{
		{Keys: []string{"с", "n"}, Label: "север: закрытый квадрат"},
		{Keys: []string{"в", "e"}, Label: "восток: новый квадрат"},
		{Keys: []string{"ю", "s"}, Label: "юг"},
		{Keys: []string{"з", "w"}, Label: "запад"},
		{Keys: []string{"к", "c"}, Label: "взять карту (в колоде 20)"},
		{Keys: []string{"и", "p"}, Label: "сыграть карту (на руке 5)"},
		{Keys: []string{"о", "f"}, Label: "выстрелить", Hidden: true},
		{Keys: []string{"конец", "end"}, Label: "закончить ход"},
	}
	cardsEn = []Option{
		{Keys: []string{"1", "razor-throwers", "бритвомёты"}, Label: "Razor Throwers"},
		{Keys: []string{"2", "screw-gun", "шуруповёрт"}, Label: "Screw Gun"},
		{Keys: []string{"3", "screw-cap", "пробка"}, Label: "Screw Cap"},
		{Keys: []string{"new", "новая"}, Label: "another card"},
	}
	breachEn = []Option{
		{Keys: []string{"y", "yes", "д", "да"}, Label: "record it as it happened, noted"},
		{Keys: []string{"n", "no", "н", "нет"}, Label: "change my mind"},
		{Keys: []string{"house", "правило"}, Label: "house rule from now on", Whole: true},
	}
	breachRu = []Option{
		{Keys: []string{"д", "да", "y", "yes"}, Label: "записать как было, с пометкой"},
		{Keys: []string{"н", "нет", "n", "no"}, Label: "передумать"},
		{Keys: []string{"правило", "house"}, Label: "теперь это домашнее правило", Whole: true},
	}
	yesNoEn = []Option{{Keys: []string{"y", "yes", "д", "да"}, Label: "yes"}, {Keys: []string{"n", "no", "н", "нет"}, Label: "no"}}
	yesNoRu = []Option{{Keys: []string{"д", "да", "y", "yes"}, Label: "да"}, {Keys: []string{"н", "нет", "n", "no"}, Label: "нет"}}
)

type heard struct {
	lang    tables.Lang
	options []Option
	shape   Shape
	typed   string
	want    string
}

var theGrammar = []heard{
	// a key of the table's language
	{"en", rickEn, Menu, "n", "n"}, {"en", rickEn, Menu, "N", "n"}, {"en", rickEn, Menu, "end", "end"}, {"en", rickEn, Menu, "END", "end"},
	{"ru", rickRu, Menu, "с", "с"}, {"ru", rickRu, Menu, "КОНЕЦ", "конец"}, {"en", rickEn, Menu, "f", "f"}, {"ru", rickRu, Menu, "о", "о"},
	{"en", rickEn, Menu, "1", ""}, {"en", rickEn, Menu, "7", ""}, {"en", rickEn, Menu, "0", ""},
	{"en", cardsEn, Menu, "2", "2"}, {"en", cardsEn, Menu, "razor-throwers", "1"}, {"en", cardsEn, Menu, "new", "new"},
	{"en", yesNoEn, YesNo, "n", "n"}, {"en", yesNoEn, YesNo, "no", "n"}, {"en", yesNoEn, YesNo, "y", "y"}, {"en", yesNoEn, YesNo, "Yes", "y"},
	{"ru", yesNoRu, YesNo, "н", "н"}, {"ru", yesNoRu, YesNo, "нет", "н"}, {"ru", yesNoRu, YesNo, "д", "д"}, {"ru", yesNoRu, YesNo, "да", "д"},
	{"en", yesNoEn, YesNo, "1", ""}, {"en", yesNoEn, YesNo, "2", ""},
	// a whole label
	{"en", rickEn, Menu, "end the turn", "end"}, {"ru", rickRu, Menu, "юг", "ю"}, {"en", rickEn, Menu, "shoot", "f"},
	// an answer in the other layout, in the other language, or both
	{"en", yesNoEn, YesNo, "нет", "n"}, {"en", yesNoEn, YesNo, "тщ", "n"}, {"en", yesNoEn, YesNo, "ytn", "n"}, {"en", yesNoEn, YesNo, "т", "n"},
	{"en", yesNoEn, YesNo, "да", "y"}, {"en", yesNoEn, YesNo, "д", "y"}, {"en", yesNoEn, YesNo, "lf", "y"}, {"en", yesNoEn, YesNo, "нуы", "y"},
	{"en", yesNoEn, YesNo, "н", "y n"}, {"ru", yesNoRu, YesNo, "y", "д н"}, {"ru", yesNoRu, YesNo, "no", "н"}, {"ru", yesNoRu, YesNo, "yes", "д"},
	{"ru", yesNoRu, YesNo, "n", "н"}, {"ru", yesNoRu, YesNo, "l", "д"}, {"ru", yesNoRu, YesNo, "lf", "д"}, {"ru", yesNoRu, YesNo, "ytn", "н"},
	{"ru", rickRu, Menu, "c", "с к"}, {"ru", rickRu, Menu, "p", "з и"}, {"ru", rickRu, Menu, "n", "с"}, {"ru", rickRu, Menu, "e", "в"},
	{"ru", rickRu, Menu, "end", "конец"}, {"ru", rickRu, Menu, "rjytw", "конец"}, {"ru", rickRu, Menu, "утв", "конец"}, {"ru", rickRu, Menu, ".", "ю"},
	{"en", rickEn, Menu, "с", "n c"}, {"en", rickEn, Menu, "з", "w p"}, {"en", rickEn, Menu, "к", "c"}, {"en", rickEn, Menu, "конец", "end"},
	{"en", rickEn, Menu, "утв", "end"}, {"en", rickEn, Menu, "ц", "w"}, {"en", cardsEn, Menu, "бритвомёты", "1"}, {"en", cardsEn, Menu, "бритвометы", "1"},
	// a single letter of the other language, typed in the other layout, matches nothing
	{"en", rickEn, Menu, "d", ""}, {"en", rickEn, Menu, "g", ""}, {"en", yesNoEn, YesNo, "l", ""}, {"ru", yesNoRu, YesNo, "т", ""},
	// a whole word, or a beginning of three letters
	{"en", rickEn, Menu, "nor", "n"}, {"en", rickEn, Menu, "north", "n"}, {"en", rickEn, Menu, "no", ""}, {"en", rickEn, Menu, "dra", "c"},
	{"en", rickEn, Menu, "card", "c p"}, {"en", rickEn, Menu, "draw card", "c"}, {"en", rickEn, Menu, "a card", "c p"}, {"en", rickEn, Menu, "tile", "n e"},
	{"en", rickEn, Menu, "a", ""}, {"en", rickEn, Menu, "eac", ""}, {"en", rickEn, Menu, "urn", ""}, {"en", rickEn, Menu, "deck", "c"},
	{"en", rickEn, Menu, "сев", "n"}, {"en", rickEn, Menu, "квадрат", "n"}, {"en", rickEn, Menu, "sho", ""}, {"en", rickEn, Menu, "x", ""},
	{"ru", rickRu, Menu, "вос", "в"}, {"ru", rickRu, Menu, "квадрат", "с в"}, {"ru", rickRu, Menu, "взя", "к"}, {"ru", rickRu, Menu, "карту", "к и"},
	{"ru", rickRu, Menu, "dpz", "к"}, {"ru", rickRu, Menu, "rfhne", "к и"}, {"ru", rickRu, Menu, "dp", ""}, {"en", rickEn, Menu, "вкф", "c"}, {"en", cardsEn, Menu, "кфя", "1"},
	{"en", cardsEn, Menu, "raz", "1"}, {"en", cardsEn, Menu, "razor", "1"}, {"en", cardsEn, Menu, "ra", ""}, {"en", cardsEn, Menu, "бритв", "1"},
	{"en", cardsEn, Menu, "screw", "2 3"}, {"en", cardsEn, Menu, "screw g", "2"}, {"en", cardsEn, Menu, "gun", "2"}, {"en", cardsEn, Menu, "throw", ""},
	// the key "house" of a warning must be typed in full
	{"en", breachEn, YesNo, "y", "y"}, {"en", breachEn, YesNo, "n", "n"}, {"en", breachEn, YesNo, "no", "n"}, {"en", breachEn, YesNo, "нет", "n"},
	{"en", breachEn, YesNo, "house", "house"}, {"en", breachEn, YesNo, "правило", "house"}, {"en", breachEn, YesNo, "ghfdbkj", "house"},
	{"en", breachEn, YesNo, "h", ""}, {"en", breachEn, YesNo, "hou", ""}, {"en", breachEn, YesNo, "rule", ""}, {"en", breachEn, YesNo, "s", ""},
	{"en", breachEn, YesNo, "e", ""}, {"en", breachEn, YesNo, "d", ""}, {"en", breachEn, YesNo, "r", ""}, {"en", breachEn, YesNo, "rec", "y"},
	{"ru", breachRu, YesNo, "д", "д"}, {"ru", breachRu, YesNo, "н", "н"}, {"ru", breachRu, YesNo, "правило", "правило"}, {"ru", breachRu, YesNo, "house", "правило"},
	{"ru", breachRu, YesNo, "п", ""}, {"ru", breachRu, YesNo, "прав", ""}, {"ru", breachRu, YesNo, "домашнее", ""}, {"ru", breachRu, YesNo, "с", ""},
	{"ru", breachRu, YesNo, "нет", "н"}, {"ru", breachRu, YesNo, "y", "д н"}, {"ru", breachRu, YesNo, "з", ""}, {"ru", breachRu, YesNo, "h", ""},
	{"en", rickEn, Menu, "", ""}, {"en", rickEn, Menu, "-", ""}, {"en", rickEn, Menu, "ё", ""}, {"ru", rickRu, Menu, "zz", ""},
}

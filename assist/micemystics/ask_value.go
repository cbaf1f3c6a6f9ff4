package micemystics

import (
	"cmp"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/tables"
	mice "tablemate/tables/micemystics"
)

// numbers asks for so many numbers in one line.
func (t talk) numbers(id, name, likely string, into ...*int) error {
	q := desk.Question{Text: t.say(id, tables.Args{"name": name}), Default: likely}
	got, err := session.Written(t.Talk, q, func(typed string) ([]int, error) { return readValues(typed, len(into)) })
	for i := range got {
		*into[i] = got[i]
	}
	return err
}

func (t talk) word(id, name string) (string, error) {
	return t.Desk.Write(desk.Question{Text: t.say(id, tables.Args{"name": name}), Rest: true})
}

// list asks for names parted by commas, none on Enter.
func (t talk) list(id, name string) ([]string, error) {
	none := t.say("learn.none")
	typed, err := t.Desk.Write(desk.Question{Text: t.say(id, tables.Args{"name": name}), Default: none, Rest: true})
	if err != nil || typed == none {
		return nil, err
	}
	return session.Listed(typed), nil
}

// classes asks for classes by name. The two that rules speak of are known in
// both languages.
func (t talk) classes(id, name string) ([]mice.Class, error) {
	names, err := t.list(id, name)
	var out []mice.Class
	for _, n := range names {
		c := glued(n)
		out = append(out, mice.Class(cmp.Or(classWords[c], c)))
	}
	return out, err
}

var classWords = map[string]string{
	"изобретатель": string(mice.Tinkerer), "плут": string(mice.Scamp), "плутовка": string(mice.Scamp),
	"воин": "warrior", "лидер": "leader", "предводитель": "leader", "лучник": "archer", "мистик": "mystic", "лекарь": "healer", "целитель": "healer",
}

// whichWord asks for one word of a list.
func whichWord[W ~string](t talk, id, name, list string, words []W) (W, error) {
	options := make([]desk.Option, len(words))
	for i, w := range words {
		options[i] = desk.Option{Label: t.say(list + "." + string(w))}
	}
	i, err := t.Desk.Choose(desk.Question{Text: t.say(id, tables.Args{"name": name}), Default: "1"}, options)
	if err != nil {
		return "", err
	}
	return words[i], nil
}

// A sign is one thing that a card may say of itself.
type sign string

const (
	crossSign     sign = "crosses"
	cureSign      sign = "cures"
	actionSign    sign = "action"
	largeSign     sign = "large"
	rangedSign    sign = "ranged"
	bossSign      sign = "boss"
	eliteSign     sign = "elite"
	poisonSign    sign = "poison"
	trapsSign     sign = "traps"
	ambushSign    sign = "ambush"
	difficultSign sign = "difficult"
)

// signs asks which of these a card says of itself, none on Enter.
func (t talk) signs(id, name string, list ...sign) (map[sign]bool, error) {
	options := make([]desk.Option, len(list))
	for i, s := range list {
		options[i] = desk.Option{Label: t.say("sign." + string(s))}
	}
	picked, err := t.Desk.Pick(desk.Question{Text: t.say(id, tables.Args{"name": name})}, options)
	out := map[sign]bool{}
	for _, i := range picked {
		out[list[i]] = true
	}
	return out, err
}

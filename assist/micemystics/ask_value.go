package micemystics

import (
	"cmp"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/tables"
	"tablemate/tables/card"
	mice "tablemate/tables/micemystics"
)

func (t phrases) word(id, name string) (string, error) {
	return t.Desk.Write(desk.Question{Text: t.say(id, tables.Args{"name": name}), Rest: true})
}

// none is the answer that leaves something out.
func (t phrases) none() string { return t.Words.Say("box.none") }

// list asks for names parted by commas; none on Enter, where a question may be
// left out.
func (t phrases) list(q box.Asked) ([]string, error) {
	ask := desk.Question{Text: t.say(q.Say, tables.Args{"name": q.Name}), Rest: true}
	if q.Likely == card.None {
		ask.Default = t.none()
	}
	typed, err := t.Desk.Write(ask)
	if err != nil || typed == ask.Default {
		return nil, err
	}
	return session.Listed(typed), nil
}

// classes asks for classes by name. The two that rules speak of are known in
// both languages.
func (t phrases) classes(q box.Asked) ([]mice.Class, error) {
	names, err := t.list(q)
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

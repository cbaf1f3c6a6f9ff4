package raccoonheist

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	parts "tablemate/tables/raccoonheist"
)

// placeLetters lists letters for each location, the Latin letter first. All letters are accepted in
// every language. A Latin b is missing, because it could mean two locations.
var placeLetters = map[parts.Location]string{
	parts.Kitchen: "kк", parts.TrashCan: "tмб", parts.LivingRoom: "lг", parts.Backyard: "yдз", parts.Basement: "sп",
}

// placeWords lists short names, which people must type completely.
var placeWords = map[parts.Location][]string{
	parts.Backyard: {"yard", "двор"}, parts.TrashCan: {"bin", "trash", "can", "бак", "мусорка"},
}

// colours lists the colours that have a translation. People may also type other colours.
var colours = []string{"red", "blue", "yellow", "green"}

var colourLetters = map[string]string{"red": "rк", "blue": "bс", "yellow": "yж", "green": "gз"}

var modeLetters = map[game.Mode]string{
	game.Basic: "bо", game.Advanced: "aс", game.Duel: "dд", game.AdvancedDuel: "xу",
}

var ownerLetters = map[game.Level]string{
	game.Exact: "sт", game.Middle: "mс", game.Easy: "eл", game.NoLevel: "pч",
}

var typedWords = map[string][]string{
	"roll":    {"roll", "r", "бросок", "б"},
	"reveal":  {"reveal", "r", "вскрыть", "в"},
	"ready":   {"ok", "ready", "готово"},
	"shuffle": {"shuffle", "перемешать", "мешать"},
	"yes":     {"yes", "y", "да", "д"},
	"no":      {"no", "n", "нет", "н"},
	"none":    {"-", "none", "pass", "никто", "пас"},
	"popper":  {"popper", "pop", "хлопушка", "хлоп"},
	"save":    {"save", "спасти"},
	"give":    {"give", "отдать"},
	"off":     {"off", "out", "нет", "вне"},

	"here": {"here", "тут"}, "yard": {"yard", "двор"}, "food": {"food", "еда"}, "card": {"card", "карта"},
	"trap": {"trap", "ловушка"}, "dog": {"dog", "собака"}, "last": {"last", "прежняя"}, "row": {"row", "ряд"},
	"order": {"order", "порядок"}, "round": {"round", "раунд"}, "house": {"house", "правила"},
	"go-on": {"go", "играем"},
}

func (t phrases) word(name string) string { return t.Own(typedWords[name]...)[0] }

func meansWord(typed, name string) bool {
	return slices.Contains(typedWords[name], strings.ToLower(strings.TrimSpace(typed)))
}

func (t phrases) places() talk.Nouns {
	var out talk.Nouns
	for _, l := range parts.Locations {
		name := parts.LocationNames[l]
		words := append(t.Letters(placeLetters[l]), strings.ToLower(name.En), strings.ToLower(name.Ru), string(l))
		out = append(out, talk.Called{Noun: game.Place(l), Name: t.place(l), Words: words, Whole: placeWords[l]})
	}
	return out
}

// groups lists the groups with the words that name them. In the duel, one player leads both groups,
// so people type the name together with the colour.
func (a prompter) groups() talk.Nouns {
	var out talk.Nouns
	for i := range a.state.Groups {
		g := &a.state.Groups[i]
		words := append(a.names(g), "#"+strconv.Itoa(i+1))
		name := a.groupName(g)
		whole := []string{strings.ToLower(name)}
		out = append(out, talk.Called{Noun: g.Seat.Noun(), Name: name, Words: words, Whole: whole})
	}
	return out
}

func (a prompter) names(g *game.Group) []string {
	var out []string
	if g.Name != "" && !a.state.Mode.InGroups() {
		out = append(out, strings.ToLower(g.Name))
	}
	if g.Colour != "" {
		out = append(out, a.Own(append([]string{strings.ToLower(g.Colour)}, colourNames[g.Colour]...)...)...)
	}
	return out
}

func (a prompter) key(n rules.Noun) string          { return a.nouns(n.Kind).Key(n) }
func (a prompter) keys(some ...rules.Noun) []string { return a.nouns(some[0].Kind).Keys(some...) }

func (a prompter) nouns(kind string) talk.Nouns {
	if kind == game.NounPlace {
		return a.places()
	}
	return a.groups()
}

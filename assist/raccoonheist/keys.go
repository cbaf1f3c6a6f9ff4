package raccoonheist

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/session"
	game "tablemate/rules/raccoonheist"
	box "tablemate/tables/raccoonheist"
)

// The letters that people type, the Latin ones first. Both alphabets are
// understood whatever language the table speaks. A Latin b would be two places
// at once and is none.
var placeLetters = map[box.Location]string{
	box.Kitchen: "kк", box.TrashCan: "tмб", box.LivingRoom: "lг", box.Backyard: "yдз", box.Basement: "sп",
}

// colours are the ones that have a word here; people may write any other.
var colours = []string{"red", "blue", "yellow", "green"}

var colourLetters = map[string]string{"red": "rк", "blue": "bс", "yellow": "yж", "green": "gз"}

var modeLetters = map[game.Mode]string{
	game.Basic: "bо", game.Advanced: "aс", game.Duel: "dд", game.AdvancedDuel: "xу",
}

var ownerLetters = map[game.Level]string{
	game.Exact: "xт", game.Middle: "mс", game.Easy: "eл", game.NoLevel: "pч",
}

// typedWords stand for themselves, in both languages.
var typedWords = map[string][]string{
	"roll":    {"roll", "r", "бросок", "б"},
	"reveal":  {"reveal", "r", "вскрыть", "в"},
	"ready":   {"ok", "ready", "готово"},
	"shuffle": {"shuffle", "мешать"},
	"yes":     {"yes", "y", "да", "д"},
	"no":      {"n", "no", "н", "нет"},
	"none":    {"-", "none", "pass", "никто", "пас"},
	"popper":  {"popper", "pop", "хлопушка", "хлоп"},
	"save":    {"save", "спасти"},
	"give":    {"give", "отдать"},
	"off":     {"off", "out", "нет", "вне"},
}

// word is the one of them that a prompt shows.
func (t talk) word(name string) string { return t.Own(typedWords[name]...)[0] }

// is reports whether a word is one of those.
func is(typed, name string) bool {
	return slices.Contains(typedWords[name], strings.ToLower(strings.TrimSpace(typed)))
}

// places are the five locations by their letters, their names in either
// language, and as they are recorded.
var places = func() session.Nouns {
	var out session.Nouns
	for _, l := range box.Locations {
		name := box.LocationNames[l]
		words := append(strings.Split(placeLetters[l], ""), strings.ToLower(name.En), strings.ToLower(name.Ru), string(l))
		out = append(out, session.Called{Noun: game.Place(l), Words: words})
	}
	return out
}()

// groups are the groups by their numbers, by their players, unless one leads
// two, and by their colours in both languages.
func (a asking) groups() session.Nouns {
	var out session.Nouns
	for i := range a.state.Groups {
		g := &a.state.Groups[i]
		c := session.Called{Noun: g.Seat.Noun(), Words: a.names(g)}
		c.Words = append(c.Words, "#"+strconv.Itoa(i+1))
		out = append(out, c)
	}
	return out
}

func (a asking) names(g *game.Group) []string {
	var out []string
	if g.Name != "" && !a.state.Mode.InGroups() {
		out = append(out, strings.ToLower(g.Name))
	}
	if g.Colour != "" {
		out = append(out, a.Own(append([]string{strings.ToLower(g.Colour)}, colourNames[g.Colour]...)...)...)
	}
	return out
}

// groupKey is the shortest word that means one group and no other.
func (a asking) groupKey(g *game.Group) string { return a.groups().Key(g.Seat.Noun()) }

func (a asking) groupKeys() string {
	var keys []string
	for i := range a.state.Groups {
		g := &a.state.Groups[i]
		keys = append(keys, a.groupKey(g)+" "+a.named(g))
	}
	return joined(keys)
}

package infiltrators

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// typedWords has the spellings of each word in both languages.
var typedWords = map[string][]string{
	"detain":   {"d", "detain", "з", "задержать"},
	"wait":     {"w", "wait", "о", "ожидание", "выждать"},
	"guess":    {"e", "eliminate", "shoot", "у", "устранить", "выстрел"},
	"hint":     {"hint", "подсказка", "подсказку", "дать подсказку"},
	"exchange": {"exchange", "обмен", "обменяться", "обменять"},

	"by":      {"by", "за"},
	"pass":    {"pass", "пас"},
	"draw":    {"draw", "добор"},
	"discard": {"discard", "сбросить"},
	"reward":  {"reward", "награда"},
	"ready":   {"ok", "ready", "done", "yes", "y", "готово", "ок", "да", "д"},
	"unready": {"no", "n", "нет", "н"},
	"begin":   {"go", "begin", "начали"},
	"burn":    {"burn", "сброс-штаба"},
	"expose":  {"expose", "вскрыть"},
	"clear":   {"clear", "убрать"},
	"mix":     {"reshuffle", "замешать"},
	"cross":   {"cross", "зачеркнуть"},
	"deed":    {"note", "поступок"},
	"time":    {"time", "время"},
	"same":    {"same", "прежние"},
	"check":   {"check", "сверка"},
	"advise":  {"advise", "совет"},
	"mine":    {"me", "мне"},
	"keep":    {"keep", "хранить"},
	"view":    {"view", "вид"},
	"lost":    {"lost", "провал"},
	"own":     {"own", "свое"},
	"off":     {"off", "нет"},

	"hand": {"hand", "рука"}, "holds": {"holds", "держит"}, "missed": {"missed", "мимо"},
	"known": {"known", "известно"}, "suspects": {"suspects", "подозреваемые"}, "hq": {"hq", "штаб"},
	"up":   {"up", "открытые"},
	"down": {"down", "закрытые"}, "bullets": {"bullets", "пули"}, "turn": {"turn", "ход"},
	"house": {"house", "правила"}, "go-on": {"go", "играем"},
}

// Each list has the words that people may type for one thing. Prompts show the first word that is
// in the table's language.
var (
	liesWords = map[game.Lies][]string{
		game.Upright:  {"v", "|", "upright", "в", "п", "прямо"},
		game.Sideways: {"h", "s", "-", "sideways", "г", "л", "лёжа"},
	}
	saysWords = map[game.Says][]string{
		game.Right: {"y", "yes", "д", "да"},
		game.Wrong: {"n", "no", "н", "нет"},
	}
	suitWords = map[parts.Suit][]string{
		parts.Red:    {"r", "red", "к", "красная", "красный"},
		parts.Black:  {"b", "black", "ч", "черная", "черный"},
		parts.Yellow: {"y", "yellow", "ж", "желтая", "желтый"},
		green:        {"g", "green", "з", "зеленая", "зеленый"},
		blue:         {"u", "blue", "с", "синяя", "синий"},
	}
	rewardWords = map[string][]string{
		game.RewardDown: {"u", "unseen", "в", "вслепую"},
		game.RewardNone: {"none", "-", "нет"},
	}
	piles = []game.Pile{game.PileHQ, game.PileSuspects, game.PileUp, game.PileDown}
	deeds = []game.What{
		game.Talks, game.Names, game.LooksThrough, game.Peeks, game.TellsHand, game.TellsSuspect, game.Alludes,
		game.ShowsSuspect, game.Notes, game.WritesGuess,
	}
)

// The rulebook names only three of the five suits. The other two suits of the real cards are
// probably green and blue.
const (
	green parts.Suit = "green"
	blue  parts.Suit = "blue"
)

func (t phrases) word(name string) string { return t.Own(typedWords[name]...)[0] }

// `name` is a key of typedWords.
func meansWord(typed, name string) bool {
	return slices.Contains(typedWords[name], tables.Fold(strings.TrimSpace(typed)))
}

func isTypedWord(typed string) bool {
	for name := range typedWords {
		if meansWord(typed, name) {
			return true
		}
	}
	return false
}

// isSuitWord reports whether a word means a suit. The suit need not be in play.
func isSuitWord(typed string) bool {
	for _, words := range suitWords {
		if slices.Contains(words, tables.Fold(typed)) {
			return true
		}
	}
	return false
}

func (a prompter) nouns() map[string]talk.Nouns {
	return map[string]talk.Nouns{
		game.NounSeat: a.agents(), game.NounCard: a.cards(),
		game.NounLies: a.orientations(), game.NounSays: a.answers(),
		game.NounSuit: a.suits(), game.NounPile: listed(a.phrases, game.NounPile, piles),
		game.NounDeed: listed(a.phrases, game.NounDeed, deeds),
	}
}

func (a prompter) agents() talk.Nouns {
	var out talk.Nouns
	for i := range a.state.Agents {
		g := &a.state.Agents[i]
		words := []string{strconv.Itoa(i + 1)}
		if g.Name != "" {
			words = []string{strings.ToLower(g.Name)}
		}
		out = append(out, talk.Called{Noun: g.Seat.Noun(), Name: a.seat(g.Seat),
			Words: append(words, "#"+strconv.Itoa(i+1))})
	}
	return out
}

func (a prompter) orientations() talk.Nouns {
	var out talk.Nouns
	for _, lies := range []game.Lies{game.Upright, game.Sideways} {
		c := a.called(game.NounLies, string(lies), liesWords[lies])
		c.Whole = append(a.beginnings(c.Name), a.beginnings(a.Words.Other(c.Name))...)
		out = append(out, c)
	}
	return out
}

// The method `beginnings` returns a word and its beginnings of three letters or more. It returns
// each of them twice: without and with a full stop. It omits beginnings that could name an agent.
func (a prompter) beginnings(word string) []string {
	var out []string
	agents, letters := a.agents(), []rune(word)
	for end := 3; end <= len(letters); end++ {
		if begun := string(letters[:end]); end == len(letters) || len(agents.Meant(begun)) == 0 {
			out = append(out, begun, begun+".")
		}
	}
	return out
}

func (t phrases) answers() talk.Nouns {
	return talk.Nouns{
		t.called(game.NounSays, string(game.Right), saysWords[game.Right]),
		t.called(game.NounSays, string(game.Wrong), saysWords[game.Wrong]),
	}
}

func (t phrases) called(kind, id string, words []string) talk.Called {
	return talk.Called{Noun: rules.Noun{Kind: kind, ID: id}, Name: t.say(kind + "." + id), Words: t.Own(words...)}
}

// suits lists the suits in play, then the rulebook's other suits.
func (a prompter) suits() talk.Nouns {
	list := slices.Clone(a.state.Suits)
	for _, suit := range parts.NamedSuits {
		if !slices.Contains(list, suit) {
			list = append(list, suit)
		}
	}
	return a.suitsOf(list)
}

func (t phrases) suitsOf(list []parts.Suit) talk.Nouns {
	var out talk.Nouns
	for _, suit := range list {
		words := suitWords[suit]
		if words == nil {
			words = []string{strings.ToLower(string(suit))}
		}
		out = append(out, talk.Called{Noun: rules.Noun{Kind: game.NounSuit, ID: string(suit)}, Name: t.suit(suit),
			Words: t.Own(words...)})
	}
	return out
}

// The method `cards` returns a noun for each card. In its words, the suit comes before the number,
// as in "r6" and "red 6".
func (a prompter) cards() talk.Nouns {
	var out talk.Nouns
	for _, suit := range a.suits() {
		for n := parts.Lowest; n <= parts.Highest; n++ {
			out = append(out, a.calledCard(suit, parts.CardOf(parts.Suit(suit.ID), n)))
		}
		out = append(out, a.calledCard(suit, parts.SpecialOf(parts.Suit(suit.ID))))
	}
	return out
}

func (a prompter) calledCard(suit talk.Called, c parts.Card) talk.Called {
	var words []string
	for _, word := range suit.Words {
		words = append(words, word+value(c), word+" "+value(c))
	}
	return talk.Called{Noun: game.CardNoun(c), Name: a.card(c), Words: words}
}

func value(c parts.Card) string {
	if c.Special() {
		return "*"
	}
	return strconv.Itoa(c.Number())
}

func (a prompter) rewards() talk.Nouns {
	out := a.cards()
	for _, id := range []string{game.RewardDown, game.RewardNone} {
		out = append(out, a.called(game.NounCard, id, rewardWords[id]))
	}
	return out
}

// listed returns a talk.Called for each id in `list`. People may type either the id itself, or its
// name in the table's language.
func listed[T ~string](t phrases, kind string, list []T) talk.Nouns {
	var out talk.Nouns
	for _, id := range list {
		name := t.say(kind + "." + string(id))
		words := []string{strings.ToLower(name), strings.ReplaceAll(string(id), "_", "-"), string(id)}
		out = append(out, talk.Called{Noun: rules.Noun{Kind: kind, ID: string(id)}, Name: name, Words: words})
	}
	return out
}

// The method `key` returns the shortest text that means this agent and no other agent. The text
// also must not mean the orientation of a card.
func (a prompter) key(seat rules.Seat) string {
	agents, ways := a.agents(), a.orientations()
	for _, word := range agents.Called(seat.Noun()).Words {
		for end := range word + " " {
			meant := agents.Meant(word[:end])
			if slices.Equal(meant, []rules.Noun{seat.Noun()}) && len(ways.Meant(word[:end])) == 0 {
				return word[:end]
			}
		}
	}
	return ""
}

func (t phrases) orientationKey(lies game.Lies) string { return t.Own(liesWords[lies]...)[0] }

func (a prompter) letter(suit parts.Suit) string {
	return a.suits().Key(rules.Noun{Kind: game.NounSuit, ID: string(suit)})
}

func (a prompter) code(c parts.Card) string {
	if c.Special() {
		return a.letter(c.Suit()) + "*"
	}
	return strconv.Itoa(c.Number()) + a.letter(c.Suit())
}

func (a prompter) suitLetters(suits []parts.Suit) string {
	return talk.NameAll(suits, func(s parts.Suit) string { return a.suit(s) + " (" + a.letter(s) + ")" })
}

func (a prompter) codes(list []parts.Card) string {
	return strings.Join(tables.Each(list, a.code), " ")
}

package infiltrators

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// typedWords are what people may type for each word, in both languages.
var typedWords = tables.Pairs[string, []string]{
	{"detain", []string{"d", "detain", "з", "задержать"}},
	{"wait", []string{"w", "wait", "о", "ожидание", "выждать"}},
	{"guess", []string{"e", "eliminate", "shoot", "у", "устранить", "выстрел"}},
	{"by", []string{"by", "за"}},
	{"pass", []string{"pass", "пас"}},
	{"draw", []string{"draw", "добор"}},
	{"ready", []string{"ok", "ready", "готово"}},
	{"begin", []string{"go", "begin", "начали"}},
	{"burn", []string{"burn", "сброс-штаба"}},
	{"expose", []string{"expose", "вскрыть"}},
	{"clear", []string{"clear", "убрать"}},
	{"mix", []string{"reshuffle", "замешать"}},
	{"cross", []string{"cross", "зачеркнуть"}},
	{"deed", []string{"note", "поступок"}},
	{"time", []string{"time", "время"}},
	{"same", []string{"same", "прежние"}},
	{"check", []string{"check", "сверка"}},
	{"advise", []string{"advise", "совет"}},
	{"mine", []string{"me", "мне"}},
	{"keep", []string{"keep", "хранить"}},
	{"view", []string{"view", "вид"}},
	{"lost", []string{"lost", "провал"}},
	{"own", []string{"own", "своё", "свое"}},
	{"off", []string{"off", "нет"}},

	{"hand", []string{"hand", "рука"}}, {"holds", []string{"holds", "держит"}}, {"hint", []string{"hint", "подсказка"}}, {"missed", []string{"missed", "мимо"}},
	{"known", []string{"known", "известно"}}, {"suspects", []string{"suspects", "подозреваемые"}}, {"hq", []string{"hq", "штаб"}}, {"up", []string{"up", "открытые"}},
	{"down", []string{"down", "закрытые"}}, {"bullets", []string{"bullets", "пули"}}, {"turn", []string{"turn", "ход"}}, {"house", []string{"house", "правила"}}, {"go-on", []string{"go", "играем"}},
}

// The words for how a hint lies, for an answer to a guess, and for the suits; those
// that stand first are shown. Names of agents begin with few of them.
var (
	liesWords = tables.Pairs[game.Lies, []string]{
		{game.Upright, []string{"v", "u", "|", "upright", "в", "п", "прямо"}},
		{game.Sideways, []string{"h", "s", "-", "sideways", "г", "л", "лёжа"}},
	}
	saysWords = tables.Pairs[game.Says, []string]{
		{game.Right, []string{"y", "yes", "д", "да"}},
		{game.Wrong, []string{"n", "no", "н", "нет"}},
	}
	suitWords = tables.Pairs[parts.Suit, []string]{
		{parts.Red, []string{"r", "red", "к", "красная", "красный"}},
		{parts.Black, []string{"b", "black", "ч", "чёрная", "черная", "чёрный", "черный"}},
		{parts.Yellow, []string{"y", "yellow", "ж", "жёлтая", "желтая", "жёлтый", "желтый"}},
		{green, []string{"g", "green", "з", "зелёная", "зеленая", "зелёный", "зеленый"}},
		{blue, []string{"u", "blue", "с", "синяя", "синий"}},
	}
	rewardWords = tables.Pairs[string, []string]{
		{game.RewardDown, []string{"u", "unseen", "в", "вслепую"}},
		{game.RewardNone, []string{"-", "none", "нет"}},
	}
	piles = []game.Pile{game.PileHQ, game.PileSuspects, game.PileUp, game.PileDown}
	deeds = []game.What{
		game.Talks, game.Names, game.LooksThrough, game.Peeks, game.TellsHand, game.TellsSuspect, game.Alludes,
		game.ShowsSuspect, game.Notes, game.WritesGuess,
	}
)

// Suits that the rulebook does not name, by likely words.
const (
	green parts.Suit = "green"
	blue  parts.Suit = "blue"
)

// word returns the typed word that a prompt shows.
func (t phrases) word(name string) string { return t.Own(typedWords.Of(name)...)[0] }

// is reports whether what is typed stands for the word called name.
func is(typed, name string) bool {
	return slices.Contains(typedWords.Of(name), strings.ToLower(strings.TrimSpace(typed)))
}

// nouns returns everything of each kind that can be meant at a table.
func (a prompter) nouns() map[string]session.Nouns {
	return map[string]session.Nouns{
		game.NounSeat: a.agents(), game.NounCard: a.cards(), game.NounLies: a.ways(), game.NounSays: a.answers(),
		game.NounSuit: a.suits(), game.NounPile: listed(a.phrases, game.NounPile, piles), game.NounDeed: listed(a.phrases, game.NounDeed, deeds),
	}
}

// agents lists the agents by name and number; those without a name by the number
// alone.
func (a prompter) agents() session.Nouns {
	var out session.Nouns
	for i := range a.state.Agents {
		g := &a.state.Agents[i]
		words := []string{strconv.Itoa(i + 1)}
		if g.Name != "" {
			words = []string{strings.ToLower(g.Name)}
		}
		out = append(out, session.Called{Noun: g.Seat.Noun(), Name: a.seat(g.Seat), Words: append(words, "#"+strconv.Itoa(i+1))})
	}
	return out
}

// ways lists how a hint may lie. What an agent's name begins with is not shown first.
func (a prompter) ways() session.Nouns {
	var out session.Nouns
	agents := a.agents()
	for _, lies := range []game.Lies{game.Upright, game.Sideways} {
		words := a.Own(liesWords.Of(lies)...)
		slices.SortStableFunc(words, func(x, y string) int { return len(agents.Meant(x)) - len(agents.Meant(y)) })
		out = append(out, session.Called{Noun: rules.Noun{Kind: game.NounLies, ID: string(lies)}, Name: a.say("lies." + string(lies)), Words: words})
	}
	return out
}

func (a prompter) answers() session.Nouns {
	var out session.Nouns
	for _, says := range []game.Says{game.Right, game.Wrong} {
		out = append(out, session.Called{
			Noun: rules.Noun{Kind: game.NounSays, ID: string(says)}, Name: a.say("says." + string(says)), Words: a.Own(saysWords.Of(says)...),
		})
	}
	return out
}

// suits lists the suits in play, and behind them the printed ones that are not.
func (a prompter) suits() session.Nouns {
	list := slices.Clone(a.state.Suits)
	for _, suit := range parts.NamedSuits {
		if !slices.Contains(list, suit) {
			list = append(list, suit)
		}
	}
	return a.suitsOf(list)
}

func (t phrases) suitsOf(list []parts.Suit) session.Nouns {
	var out session.Nouns
	for _, suit := range list {
		words := suitWords.Of(suit)
		if words == nil {
			words = []string{strings.ToLower(string(suit))}
		}
		out = append(out, session.Called{Noun: rules.Noun{Kind: game.NounSuit, ID: string(suit)}, Name: t.suit(suit), Words: t.Own(words...)})
	}
	return out
}

// cards lists all cards of these suits, with the letter first: r6, red 6.
func (a prompter) cards() session.Nouns {
	var out session.Nouns
	for _, suit := range a.suits() {
		for n := parts.Lowest; n <= parts.Highest; n++ {
			out = append(out, a.calledCard(suit, parts.CardOf(parts.Suit(suit.ID), n), strconv.Itoa(n)))
		}
		special := a.calledCard(suit, parts.SpecialOf(parts.Suit(suit.ID)), "*")
		out = append(out, special)
	}
	return out
}

func (a prompter) calledCard(suit session.Called, c parts.Card, value string) session.Called {
	var words []string
	for _, word := range suit.Words {
		words = append(words, word+value, word+" "+value)
	}
	return session.Called{Noun: game.CardNoun(c), Name: a.card(c), Words: words}
}

// rewards lists what may be taken from the discard pile, besides named cards.
func (a prompter) rewards() session.Nouns {
	out := a.cards()
	for _, id := range []string{game.RewardDown, game.RewardNone} {
		out = append(out, session.Called{Noun: game.CardNoun(parts.Card(id)), Name: a.say("card." + id), Words: a.Own(rewardWords.Of(id)...)})
	}
	return out
}

// listed is a list of things that are known by their name in the language of the
// table and by the one in the record.
func listed[T ~string](t phrases, kind string, list []T) session.Nouns {
	var out session.Nouns
	for _, id := range list {
		name := t.say(kind + "." + string(id))
		words := []string{strings.ToLower(name), strings.ReplaceAll(string(id), "_", "-"), string(id)}
		out = append(out, session.Called{Noun: rules.Noun{Kind: kind, ID: string(id)}, Name: name, Words: words})
	}
	return out
}

// key is the shortest word for an agent that means nothing else in a line.
func (a prompter) key(seat rules.Seat) string {
	agents, ways := a.agents(), a.ways()
	for _, c := range agents {
		if c.Noun != seat.Noun() {
			continue
		}
		for _, word := range c.Words {
			for end := range word + " " {
				meant := agents.Meant(word[:end])
				if len(meant) == 1 && meant[0] == c.Noun && len(ways.Meant(word[:end])) == 0 {
					return word[:end]
				}
			}
		}
	}
	return ""
}

// way is the letter that is shown for how a hint lies.
func (a prompter) way(lies game.Lies) string {
	for _, c := range a.ways() {
		if c.ID == string(lies) {
			return c.Words[0]
		}
	}
	return ""
}

// letter is what stands for a suit beside a number: 6r.
func (a prompter) letter(suit parts.Suit) string {
	return a.suits().Key(rules.Noun{Kind: game.NounSuit, ID: string(suit)})
}

// code is a card as people type it: 6r.
func (a prompter) code(c parts.Card) string {
	if c.Special() {
		return a.letter(c.Suit()) + "*"
	}
	return strconv.Itoa(c.Number()) + a.letter(c.Suit())
}

func (a prompter) codes(list []parts.Card) string {
	out := make([]string, len(list))
	for i, c := range list {
		out[i] = a.code(c)
	}
	return strings.Join(out, " ")
}

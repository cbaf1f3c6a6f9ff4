package lookup

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

func TestAWordIsFoundHoweverItIsTyped(t *testing.T) {
	for name, c := range map[string]struct{ typed, meant string }{
		"another ending":                    {"ловушками", "ловушка"},
		"a vowel that comes and goes":       {"ловушек", "ловушка"},
		"ё for е":                           {"ёнотов", "енотов"},
		"capitals":                          {"ЛОВУШКА", "ловушка"},
		"one letter wrong":                  {"лавушка", "ловушка"},
		"two letters swapped":               {"ягаур", "ягуар"},
		"a letter too many":                 {"jaguarr", "jaguar"},
		"two slips in a long word":          {"оператвник", "оперативник"},
		"half a word":                       {"оперативн", "оперативник"},
		"Russian with the Latin layout":     {"kjdeirf", "ловушка"},
		"letters that are signs there":      {"[jl", "ход"},
		"a question mark behind it":         {"kjdeirf?", "ловушка"},
		"English with the Cyrillic layout":  {"цфдд", "wall"},
		"Russian in Latin letters":          {"lovushka", "ловушка"},
		"with sh and without the soft sign": {"strelyat", "стрелять"},
		"a number in words":                 {"третий", "3"},
		"joined by a dash":                  {"re-roll", "reroll"},
		"a layout and another ending":       {"kjdeirb", "ловушка"},
	} {
		t.Run(name, func(t *testing.T) {
			book := shelves()["*"]
			want := book.Find(c.meant)
			require.NotEmpty(t, want)
			require.Equal(t, want[0].ID, book.Find(c.typed)[0].ID)
		})
	}
}

func TestAWordWithSlipsIsTakenForOneThatTheRulesUse(t *testing.T) {
	for name, c := range map[string]struct{ game, typed, as string }{
		"two slips in six letters": {"raccoonheist", "падвол", "подвал"},
		"a slip in the ending":     {"micemystics", "пояднться", "подняться"},
		"a slip in a short word":   {"raccoonheist", "traap", "trap"},
		"was is as near":           {"picklerick", "wals", "walk"},
		"half a short word":        {"picklerick", "cau", "caught"},
	} {
		t.Run(name, func(t *testing.T) {
			book, _ := atPrompts()[c.game].Book.narrowed(c.typed)
			read := book.words().read(c.typed)
			require.Len(t, read, 1)
			require.Equal(t, c.as, read[0].as)
		})
	}
	require.NotEmpty(t, shelves()["picklerick"].words().nearestForms("abjve", 1))
}

func TestAnotherFormOfAVerbIsTheSame(t *testing.T) {
	for typed, want := range map[string]string{"сколько карт брать, если жду": "IN-WAIT-02", "how many cards have I drawn when I waited": "IN-WAIT-02"} {
		found := atPrompts()["infiltrators"].Book.Find(typed)
		require.Contains(t, ids(found[:min(3, len(found))]), want, typed)
	}
}

// A short form finds what its whole words find.
func TestShortFormsOfMessagesAreRead(t *testing.T) {
	for short, whole := range map[string]string{
		"can rick shoot w/o card": "can rick shoot without card", "can i trade cards w others": "can i trade cards with others",
		"can u show ur suspect?": "can you show your suspect?", "r walls shot thru": "are walls shot thru", "outta room for spawns": "out room for spawns",
		"sarge cant be promoted": "sarge can't be promoted", "trap 2nd time": "trap second time", "ловушка 2й раз": "ловушка второй раз",
		"1-й игрок": "первый игрок", "хелп я не могу ничего сделать": "подскажи я не могу ничего сделать", "скока карт, плиз": "сколько карт, подскажи",
		"собака шостерка": "собака шестерка", "cj,frf ijcnthrf": "собака шестерка",
	} {
		found := shelves()["*"].Find(short)
		require.NotEmpty(t, found, short)
		require.Equal(t, shelves()["*"].Find(whole)[0].ID, found[0].ID, short)
	}
}

func TestAQueryTellsWhatItWasTakenFor(t *testing.T) {
	for name, c := range map[string]struct {
		lang         tables.Lang
		typed, wants string
	}{
		"well written":                        {tables.English, "wall", ""},
		"an id":                               {tables.Russian, "PR-MOVE-03", ""},
		"a slip":                              {tables.English, "jaguarr", "Understood as: jaguar."},
		"the wrong layout":                    {tables.Russian, "kjdeirf", "Понято так: ловушка."},
		"a whole query in it":                 {tables.Russian, "rnj gthdsq", "Понято так: кто, первый."},
		"the other layout":                    {tables.English, "цфдд", "Understood as: wall."},
		"Latin letters":                       {tables.Russian, "lovushka", "Понято так: ловушка."},
		"short words in Latin letters":        {tables.Russian, "kto hodit", "Понято так: кто, ходит."},
		"two of three words in Latin letters": {tables.English, "wall lovushka kto", "Understood as: ловушка, кто."},
		"one of two words in Latin letters":   {tables.English, "line lovushka", "Understood as: ловушка."},
		"a word that nobody knows":            {tables.English, "can a jaguar xqzzy a wall", "Not understood: xqzzy."},
		"a slip and a word that nobody knows": {tables.Russian, "ягаур шмыгозит через стену", "Понято так: ягуар. Не понято: шмыгозит."},
		"an everyday word and a card":         {tables.English, "morning waves a foam sword", ""},
		"the other language":                  {tables.Russian, "wall", "Понято так: wall — стена."},
		"the other language, the other way":   {tables.English, "стена", "Understood as: стена — wall."},
	} {
		t.Run(name, func(t *testing.T) {
			book := shelves()["picklerick"].With(Thing{Game: "picklerick", Name: tables.Text{En: "Foam Sword", Ru: "Поролоновый меч"}})
			require.Equal(t, c.wants, book.ReadAs(words.In(c.lang), c.typed))
		})
	}
}

func TestAMissNamesWhatTheRulesHave(t *testing.T) {
	book := shelves()["picklerick"]
	for query, want := range map[string]string{
		"qzwxv":                           "othing about “qzwxv”. Try one plain word",
		"operaxyzive":                     "othing about “operaxyzive”. Try one plain word",
		"how to marry a wall":             "othing about “how to marry a wall”. Try: wall.",
		"how to marry jaguars in a vents": "Try: Jaguar, air vent.",
	} {
		t.Run(query, func(t *testing.T) {
			require.Empty(t, book.Find(query))
			require.Contains(t, book.Missing(words.In(tables.English), query), want)
		})
	}
}

// The words that a miss suggests must be found in every game.
func TestAMissSuggestsWordsThatEveryGameHas(t *testing.T) {
	for _, lang := range tables.Langs {
		for _, id := range []string{"lookup.nothing", "lookup.no_rule"} {
			said := words.In(lang).Say(id, tables.Args{"query": "qzwxv", "id": "PR-X-01"})
			_, suggested, _ := strings.Cut(strings.TrimSuffix(said, "."), ": ")
			for query := range strings.SplitSeq(suggested, ", ") {
				for game, book := range shelves() {
					require.NotEmpty(t, book.Find(query), "%s: %s", game, query)
				}
			}
		}
	}
}

func TestCardsOfTheBoxAreFoundByAnyPartOfTheirNames(t *testing.T) {
	card := Thing{ID: "foam-sword", Game: "picklerick", Name: tables.Text{En: "Foam Sword", Ru: "Поролоновый меч"},
		Text: func() tables.Text { return tables.Text{En: "A weapon.", Ru: "Оружие."} }}
	book := shelves()["picklerick"].With(card)
	for _, typed := range []string{"foam sword", "Foam", "sowrd foam", "поролоновый меч", "поролоновым мечом"} {
		t.Run(typed, func(t *testing.T) {
			found := book.Find(typed)
			require.Equal(t, "foam-sword", found[0].ID)
			require.Equal(t, Card, found[0].Kind)
			require.Equal(t, "card · Pickle Rick", found[0].Lines(words.In(tables.English), 80)[1])
		})
	}
	require.Equal(t,
		[]string{"PR-WPN-02", "foam-sword", "PR-WPN-03"}, ids(book.Find("мечи")[:3]), "a rule stands before what mentions a word")
	require.NotEqual(t, "foam-sword", book.Find("can I wave a foam sword at Jaguar through a wall")[0].ID)
	require.Empty(t, shelves()["raccoonheist"].With(card).Find("поролоновый"))
	for _, typed := range []string{"foam qzwxv", "поролоновый qzwxv"} {
		require.Len(t, book.withoutThings(book.words(), book.words().read(typed)), 1, typed)
	}
}

func TestSlipsAreCounted(t *testing.T) {
	for _, c := range []struct {
		a, b  string
		slips int
	}{
		{"wall", "wall", 0}, {"wall", "wal", 1}, {"wall", "walls", 1}, {"wall", "well", 1}, {"wall", "wlal", 1},
		{"стена", "сетна", 1}, {"стена", "тсена", 1}, {"wall", "wood", 3}, {"", "ab", 2},
	} {
		require.Equal(t, c.slips, editDistance([]rune(c.a), c.b, 2), c.a+" "+c.b)
	}
	for letters, slips := range map[int]int{maxLetters: 0, maxLetters + 1: 3} {
		long := strings.Repeat("a", letters)
		require.Equal(t, slips, editDistance([]rune(long), long, 2))
	}
}

func TestTheNearestWordsAreEquallyNear(t *testing.T) {
	x := open(builtIndex, Rulebooks())
	require.Empty(t, x.nearest("", 2))
	for i := 0; i < x.wordCount(); i += 97 {
		stem := []rune(x.stemOf(i))
		for _, c := range x.nearest(string(stem[:len(stem)-1]), 2) {
			require.LessOrEqual(t, c.slips, 1, string(stem))
		}
	}
}

func TestLatinLettersAreRead(t *testing.T) {
	for typed, want := range map[string]string{
		"lovushka": "ловушка", "zhiznj": "жизнй", "schet": "щет", "yashik": "яшик", "khod": "ход", "hod": "ход",
		"moy": "мой", "vystrel": "выстрел", "shchit": "щит", "kubik": "кубик", "хвост": "", "щ": "", "sh=": "",
	} {
		require.Equal(t, want, transliterated(typed), typed)
	}
}

func TestStopWordsAreSortedToBeFound(t *testing.T) {
	words := newStemmer()
	require.True(t, slices.IsSorted(words.stopWords))
	require.True(t, words.isStop("a"))
	require.True(t, words.isStop("я"))
	require.False(t, words.isStop("wall"))
}

// The index stores the number of a question in two bytes.
func TestEveryQuestionHasARow(t *testing.T) {
	require.Less(t, shelves()["*"].words().lineCount(), math.MaxUint16)
}

package words

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
)

func TestSayInBothLanguages(t *testing.T) {
	require.Equal(t, "yes", In(tables.English).Say("desk.yes"))
	require.Equal(t, "да", In(tables.Russian).Say("desk.yes"))
	require.Equal(t, "[desk.none]", In(tables.Russian).Say("desk.none"))
}

func TestASentenceMayReadTheSameForAnyNumber(t *testing.T) {
	for count := range 12 {
		require.Contains(t, In(tables.English).Say("micemystics.view.cheese", tables.Args{Count: count}), "cheese ")
		require.Contains(t, In(tables.Russian).Say("micemystics.view.cheese", tables.Args{Count: count}), "сыр ")
	}
}

func TestASentenceIsKnownInTheOtherLanguage(t *testing.T) {
	w := In(tables.English)
	inner := w.Say("desk.yes")
	text := w.Say("desk.enter", tables.Args{"answer": inner})
	require.Equal(t, "Enter = да", w.Other(text), "with the sentence in its blank")
	require.Equal(t, "yes", In(tables.Russian).Other("да")+inner, "what was not said is not known")
	same := w.Say("desk.enter", tables.Args{"answer": text})
	require.Equal(t, "Enter = Enter = да", w.Other(same))
}

func TestTheNumberChoosesTheForm(t *testing.T) {
	said := forms{"one": "1", "few": "2", "many": "5", other: "x"}
	for lang, forms := range map[tables.Lang]map[string][]any{
		tables.English: {"1": {1, -1}, "x": {0, 2, 11, 21, "1", nil}},
		tables.Russian: {"1": {1, 21, 101, -1}, "2": {2, 4, 22, 104}, "5": {0, 5, 11, 12, 14, 111}, "x": {"1", nil}},
	} {
		for form, counts := range forms {
			for _, n := range counts {
				require.Equal(t, form, said.counted(lang, n), "%v in %s", n, lang)
			}
		}
	}
	require.Equal(t, "x", forms{other: "x"}.counted(tables.Russian, 1))
}

func TestATextThatCannotBeFilledIsAnError(t *testing.T) {
	for _, text := range []string{"{{", "{{index .names 0}}"} {
		_, err := fill(text, nil)
		require.Error(t, err, text)
	}
}

func TestASentenceEndsOnceAfterACutName(t *testing.T) {
	cut := tables.Plain("Константинопольский", 5)
	require.Equal(t, "Место «Конст…» свободно: его может занять другой телефон.", In(tables.Russian).Say("cmd.seats.released", tables.Args{"name": cut}))
	require.Equal(t, "С телефоном: Конст…", In(tables.Russian).Say("cmd.seats.list", tables.Args{"names": cut}))
}

func TestAnAreaThatDoesNotExistSaysNothing(t *testing.T) {
	require.False(t, In(tables.English).Has("none.yes"))
	require.False(t, In("de").Has("desk.yes"))
}

func BenchmarkFirstSentence(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		clear(cache.areas)
		In(tables.English).Say("micemystics.view.cheese", tables.Args{Count: 2})
	}
}

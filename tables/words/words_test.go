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

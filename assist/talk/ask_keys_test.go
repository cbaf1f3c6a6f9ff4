package talk

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

func TestWordsOfTheTablesLanguageStandFirst(t *testing.T) {
	english, russian := &UI{Words: words.In(tables.English)}, &UI{Words: words.In(tables.Russian)}
	for name, c := range map[string]struct {
		words            []string
		english, russian []string
	}{
		"a word each":                {[]string{"end", "конец"}, []string{"end", "конец"}, []string{"конец", "end"}},
		"several, in their order":    {[]string{"y", "д", "yes", "да"}, []string{"y", "yes", "д", "да"}, []string{"д", "да", "y", "yes"}},
		"none of the other language": {[]string{"-", "0"}, []string{"-", "0"}, []string{"-", "0"}},
	} {
		t.Run(name, func(t *testing.T) {
			require.Equal(t, c.english, english.Own(c.words...))
			require.Equal(t, c.russian, russian.Own(c.words...))
		})
	}
	require.Equal(t, []string{"y", "д", "з"}, english.Letters("yдз"))
	require.Equal(t, []string{"д", "з", "y"}, russian.Letters("yдз"))
}

func TestNamesAreJoined(t *testing.T) {
	for _, typed := range []string{"Аня, Боря и Вика", "Аня и Боря и Вика", "Аня & Боря, Вика", "Аня,Боря AND Вика"} {
		require.Equal(t, []string{"Аня", "Боря", "Вика"}, People(typed), typed)
	}
	require.Equal(t, []string{"Ира", "Andy"}, People("Ира, Andy"))
}

func TestNamesAreListedBetweenCommas(t *testing.T) {
	for typed, want := range map[string][]string{
		"Ann, Boris": {"Ann", "Boris"}, " Анна Мария ;Боря;": {"Анна Мария", "Боря"}, "Ann": {"Ann"}, " , ;": nil, "": nil,
	} {
		require.Equal(t, want, Listed(typed), typed)
	}
}

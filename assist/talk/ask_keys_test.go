package talk

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/desk"
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

func TestPlayersAreAskedForWithNamesAsTheExample(t *testing.T) {
	for usual, want := range []string{1: "Ann, Boris.", 2: "Ann, Boris.", 3: "Ann, Boris, Vera.", 4: "Ann, Boris, Vera, Greg."} {
		if want == "" {
			continue
		}
		var out strings.Builder
		ui := &UI{Words: words.In(tables.English)}
		ui.Desk = desk.NewLine(strings.NewReader("Ann, ann\nAnn, ann\n"), &out, desk.Look{Words: ui.Words})
		_, err := Players(ui, desk.Question{Text: "Who?"}, nil, usual, func(typed string) ([]string, error) { return ReadPlayers(typed, 1, 4, nil) })
		require.ErrorIs(t, err, desk.ErrEnd)
		require.Contains(t, strings.ReplaceAll(out.String(), "\n", " "), "different name. For example: "+strings.TrimSuffix(want, "."))
	}
}

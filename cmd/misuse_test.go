package cmd

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

func (s *sitting) ask(args ...string) answer { return s.given("", args...) }

func (s *sitting) given(input string, args ...string) answer {
	var out, err bytes.Buffer
	code := run(s.world(strings.NewReader(input), &out, &err), args)
	return answer{code, out.String(), err.String()}
}

func TestWhatCannotBeMeantExitsWith2AndShowsHowToWriteIt(t *testing.T) {
	for name, c := range map[string]struct {
		args []string
		says string // must be in the English error or in its hint
	}{
		"a command that does not exist":         {[]string{"rulse"}, "Did you mean rules?"},
		"a game with a slip, without play":      {[]string{"raccon"}, "Did you mean raccoonheist?"},
		"such a command with flags behind it":   {[]string{"rulse", "--json"}, `There is no command “rulse”`},
		"help about such a command":             {[]string{"help", "foo"}, `There is no command “foo”`},
		"no game to simulate":                   {[]string{"simulate", "raccoonheist", "-n", "0"}, "Play at least one game"},
		"a share that is none":                  {[]string{"simulate", "raccoonheist", "--shard", "3/2"}, `The flag --shard cannot be “3/2”`},
		"nothing to merge":                      {[]string{"merge"}, "Which file?"},
		"a flag that does not exist":            {[]string{"rules", "x", "--jsno"}, "Did you mean --json?"},
		"flags that people use most, first":     {[]string{"play", "--tab"}, "Did you mean --table, --lan, --try?"},
		"the beginning of a flag, first":        {[]string{"play", "--pl"}, "Did you mean --pla"},
		"a short flag that does not exist":      {[]string{"tables", "-z"}, "There is no flag -z here"},
		"a flag without its value":              {[]string{"play", "picklerick", "--table"}, "--table needs a value"},
		"a house rule that does not exist":      {[]string{"play", "picklerick", "--house", "roof_vin=end_of_turn"}, "Did you mean roof_win?"},
		"a house rule twice":                    {[]string{"play", "picklerick", "--house", "roof_win=immediate", "--house", "roof_win=end_of_turn"}, "roof_win twice"},
		"a house rule with an odd value":        {[]string{"play", "picklerick", "--house", "roof_win=never"}, "immediate, end_of_turn"},
		"a rule to be waived that is none":      {[]string{"play", "picklerick", "--house", "PR-NONE-99=waived"}, "has no house rule"},
		"a flag with a value that will not do":  {[]string{"undo", "x", "--to", "soon"}, `The flag --to cannot be “soon”`},
		"a flag that cannot be read":            {[]string{"tables", "--=x"}, "The flag --=x is not written correctly"},
		"a language that is not spoken":         {[]string{"tables", "--lang", "fr"}, `There is no language “fr”`},
		"no table":                              {[]string{"show"}, "Which table? There are none yet"},
		"no game":                               {[]string{"roll"}, "Which game? Name one of these: picklerick, raccoonheist"},
		"no file":                               {[]string{"import"}, "Which file?"},
		"no shell":                              {[]string{"completion"}, "Which shell? Name one of these: bash, zsh"},
		"no setting":                            {[]string{"config", "--unset"}, "Which setting? Name one of these: lang, plain"},
		"a setting that does not exist":         {[]string{"config", "langg"}, "Did you mean lang?"},
		"a value that a setting cannot have":    {[]string{"config", "dice", "tabel"}, "Did you mean table?"},
		"a value to be taken out":               {[]string{"config", "dice", "app", "--unset"}, `“app” is one word too many`},
		"a mode that does not exist":            {[]string{"play", "raccoonheist", "--mode", "advancd"}, "Did you mean advanced"},
		"a mode of a game read off the box":     {[]string{"play", "micemystics", "--mode", "fere"}, "Did you mean free?"},
		"a chapter that the box does not hold":  {[]string{"play", "micemystics", "--mode", "crumbs"}, "Its modes: free."},
		"two people of one name":                {[]string{"play", "raccoonheist", "--players", "Ann,ann"}, `“ann” appears twice`},
		"more people than the game takes":       {[]string{"play", "raccoonheist", "--players", "A,B,C,D,E"}, "takes at most 4. Type, for example, --players A,B,C,D"},
		"more people than the mode takes":       {[]string{"play", "raccoonheist", "--mode", "duel", "--players", "A,B"}, "Raccoon Heist (mode duel) takes at most 1."},
		"a rule to be waived with a slip":       {[]string{"play", "picklerick", "--house", "PR-MOVE-99=waived"}, "Did you mean PR-MOVE-0"},
		"a value of a house rule with a slip":   {[]string{"play", "picklerick", "--house", "roof_win=imediate"}, "Did you mean immediate?"},
		"a language with a slip":                {[]string{"roll", "picklerick", "--lang", "eng"}, "Did you mean en?"},
		"dice with a slip":                      {[]string{"play", "picklerick", "--dice", "ap"}, "Did you mean app?"},
		"an argument too many":                  {[]string{"show", "Friday", "night"}, `“night” is one word too many`},
		"dice that cannot be rolled":            {[]string{"roll", "picklerick", "0d6"}, `“0d6” cannot be rolled`},
		"somebody who rolls no dice":            {[]string{"play", "picklerick", "--dice", "me"}, `“me” does not say who rolls the dice`},
		"an automated opponent without a table": {[]string{"automa", "picklerick"}, "--state FILE"},
		"rules without a question":              {[]string{"rules"}, "Say what to look for"},
		"something that is not done with a box": {[]string{"box", "picklerick", "ad"}, "Did you mean add?"},
		"a shell that nobody knows":             {[]string{"completion", "basj"}, "Did you mean bash?"},
		"a version asked of a command instead":  {[]string{"tables", "--version"}, "There is no flag --version here"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newSitting(t)
			en, ru := s.ask(c.args...), s.ask(append([]string{"--lang", "ru"}, c.args...)...)
			require.Equal(t, misused, en.code)
			require.Contains(t, en.err, c.says)
			require.Contains(t, en.err, "Usage: tablemate")
			require.Empty(t, en.out)
			if !slices.Contains(c.args, "--lang") {
				require.Equal(t, misused, ru.code)
				require.Contains(t, ru.err, "Как набирать: tablemate")
				require.Regexp(t, `^[А-Я«].*[а-я]`, ru.err)
			}
		})
	}
}

func TestEveryCommandNamesTheFirstWordTooMany(t *testing.T) {
	most := map[string]int{
		"automa": 1, "box": 3, "check": 1, "completion": 1, "config": 2, "export": 2, "fix": mostWords, "help": 2, "import": 1,
		"log": 1, "minutes": 1, "play": 1, "roll": 2, "rules": maxQueryWords, "schema": 1, "seats": 1, "serve": mostServed,
		"show": 1, "simulate": 1, "stats": 1, "tables": 3, "undo": 1, "verify": 1, "what-if": 1, "why": 1 + mostWhyWords,
	}
	s := newSitting(t)
	for _, c := range Manual(tables.English).Commands() {
		if c.Name() == "merge" { // it takes any number of files
			continue
		}
		require.Contains(t, most, c.Name())
		got := s.ask(append([]string{c.Name()}, append(slices.Repeat([]string{"x"}, most[c.Name()]), "more")...)...)
		require.Equal(t, misused, got.code, c.Name())
		require.Contains(t, got.err, "“more” is one word too many", c.Name())
	}
}

func TestWhatIsNotThereExitsWith1AndChangesNothing(t *testing.T) {
	for name, c := range map[string]struct {
		args []string
		says string
	}{
		"a table where there are none": {[]string{"show", "friday"}, "There are no tables"},
		"a file that does not exist":   {[]string{"check", "../none.jsonl"}, "There is no file ../none.jsonl."},
		"a record to import":           {[]string{"import", "none.jsonl"}, "There is no file none.jsonl."},
		"a position":                   {[]string{"automa", "picklerick", "--state", "none.json"}, "none.json cannot be read"},
		"a rule":                       {[]string{"rules", "PR-MOVE-99"}, "PR-MOVE-04"},
		"a word of the rules":          {[]string{"rules", "zzzz"}, "zzzz"},
		"a list of no rules":           {[]string{"rules", "--list", "PR-ZZZ"}, "PR-ZZZ"},
		"a card to be read off":        {[]string{"box", "raccoonheist", "add"}, "There is nothing to enter from the box of Raccoon Heist"},
		"an empty input":               {[]string{"check", "-"}, "standard input is empty"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newSitting(t)
			en, ru := s.ask(c.args...), s.ask(append([]string{"--lang=ru"}, c.args...)...)
			require.Equal(t, failed, en.code)
			require.Equal(t, failed, ru.code)
			require.Contains(t, en.err, c.says)
			require.Regexp(t, `[а-я]{3}`, ru.err)
			require.NoFileExists(t, filepath.Join(s.dir, "data"))
		})
	}
}

func TestWhereNothingCanBeWrittenPeopleAreTold(t *testing.T) {
	s := newSitting(t)
	locked, file := filepath.Join(s.dir, "locked"), filepath.Join(s.dir, "file")
	require.NoError(t, os.Mkdir(locked, 0o555))
	require.NoError(t, os.WriteFile(file, nil, 0o644))
	for name, c := range map[string]struct{ folder, says string }{
		"a folder that may only be read": {locked, "NOT RECORDED"},
		"a folder below a file":          {file + "/below", "Nothing has changed"},
	} {
		t.Run(name, func(t *testing.T) {
			if c.folder == locked && os.Geteuid() == 0 {
				t.Skip("root may write anywhere")
			}
			code, screen := s.played(strings.Repeat("\n", 20), "--table", "Friday", "--data", c.folder)
			require.Equal(t, failed, code)
			require.Contains(t, screen, c.says)
		})
	}
}

func TestEverySentenceOfTheCommandsExists(t *testing.T) {
	files := must(filepath.Glob("*.go"))
	whole := regexp.MustCompile(`"cmd\.([a-z.-]+[a-z])"|\.say\("([a-z.-]+[a-z])"`)
	known := words.In(tables.English)
	found := 0
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		text := must(os.ReadFile(file))
		for _, m := range whole.FindAllStringSubmatch(string(text), -1) {
			found++
			require.True(t, known.Has("cmd."+m[1]+m[2]), "%s: cmd.%s%s", file, m[1], m[2])
		}
	}
	require.Greater(t, found, 60)
}

func TestVersionReadsNothing(t *testing.T) {
	s := newSitting(t)
	s.env["TABLEMATE_HOME"] = filepath.Join(s.dir, "none")
	got := s.ask("--version")
	require.Equal(t, done, got.code)
	require.Regexp(t, `^tablemate \S+\n$`, got.out)
	require.NoFileExists(t, filepath.Join(s.dir, "none"))
}

func TestNamesThatAreMeant(t *testing.T) {
	names := []string{"Friday", "Friday night", "Суббота"}
	for name, c := range map[string]struct {
		typed string
		want  int
		found bool
	}{
		"the whole name wins over a longer one": {"friday", 0, true},
		"the only beginning":                    {"суб", 2, true},
		"two that begin so":                     {"fri", 0, false},
		"no such name":                          {"Monday", 0, false},
	} {
		i, found := pick(c.typed, names)
		require.Equal(t, c.found, found, name)
		if found {
			require.Equal(t, c.want, i, name)
		}
	}
}

func TestHouseRulesAreGivenBeforeATableBegins(t *testing.T) {
	s := newSitting(t)
	rules := []string{"--table", "Friday", "--house", "roof_win=end_of_turn", "--house", "PR-SPEND-03=waived"}
	code, screen := s.played("\n\n\n\n\n\npause\n", rules...)
	require.Equal(t, done, code, screen)
	require.Contains(t, s.ask("show", "friday", "--json").out, `"house_rules":{"PR-SPEND-03":"waived","roof_win":"end_of_turn"}`)
	code, screen = s.played("pause\n", "--table", "Friday")
	require.Equal(t, done, code)
	require.Contains(t, oneLine(screen), "Rick wins if he is on the Roof when the turn ends")
	require.Contains(t, oneLine(screen), "(PR-AMB-04); you play without the rule “You may not keep card")
	code, screen = s.played("", rules...)
	require.Equal(t, failed, code)
	require.Contains(t, screen, "has already begun, and --house only works before that.")
}

func TestWhatIsSetAtTheStartIsRefusedLater(t *testing.T) {
	s := newSitting(t)
	s.begunRolled("Friday")
	for flag, value := range map[string]string{"players": "Bo", "mode": "solo", "seed": "7"} {
		late := s.ask("play", "--table", "Friday", "--"+flag, value)
		require.Equal(t, failed, late.code, flag)
		require.Contains(t, late.err, "--"+flag+" only works before that")
	}
}

func TestALastLineWithoutItsEndIsToldToWhoeverWroteIt(t *testing.T) {
	s := newSitting(t)
	file := filepath.Join(s.dir, "game.jsonl")
	const begun = `{"tablemate":2,"game":"picklerick","setup":{"mode":"solo"}}` + "\n"
	require.NoError(t, os.WriteFile(file, []byte(begun+`{"did":{"kind":"end"}}`), 0o600))
	got := s.ask("check", file, "--json")
	require.Zero(t, got.code)
	require.Equal(t, "[]\n", got.out)
	require.Contains(t, got.err, "last line")
	require.NoError(t, os.WriteFile(file, []byte(begun+`{"did":{"kind":"end"}}`+"\n"), 0o600))
	got = s.ask("check", file, "--json")
	require.Contains(t, got.out, "PR-TURN-01")
	require.Empty(t, got.err)
}

func TestABoxOfWhichNothingIsWrittenSaysSo(t *testing.T) {
	s := newSitting(t)
	for lang, said := range map[string]string{"en": "Nothing from this box", "ru": "Из этой коробки"} {
		require.Contains(t, s.ask("box", "micemystics", "--lang", lang).out, said)
	}
}

func TestATableOfAnotherProgramNeedsNoTimes(t *testing.T) {
	s := newSitting(t)
	s.imported(`{"tablemate":2,"game":"picklerick","setup":{"mode":"solo"}}` + "\n")
	require.NotContains(t, s.ask("tables").out, "0001")
}

func TestANameMayHaveAHundredLetters(t *testing.T) {
	for letters, long := range map[int]bool{100: false, 101: true} {
		name := strings.Repeat("x", letters)
		require.Equal(t, long, strings.Contains(newSitting(t).hears(name+"\n", "play", "picklerick"), "too long"))
		s := newSitting(t)
		require.Equal(t, long, strings.Contains(s.hears("", "play", "picklerick", "--table", name), "too long"))
		s.begunRolled("Friday")
		renamed := s.ask("tables", "rename", "friday", strings.Repeat("y", letters))
		require.Equal(t, long, strings.Contains(renamed.err, "too long"), renamed)
	}
}

package cmd

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/settings"
)

func TestWhereAValueComesFrom(t *testing.T) {
	const all = "lang: ru\n|plain: on\n|color: off\n|dice: app"
	for name, c := range map[string]struct {
		args, env   string // arguments and environment variables, separated by blanks
		file        string
		name, value string
		from        origin
		by          string // the flag or variable that decides; "" for the settings file or a default
	}{
		"plain lines by default no":     {"", "", "", "plain", "off", fromDefault, ""},
		"plain lines by the file":       {"", "", all, "plain", "on", fromFile, ""},
		"a dumb terminal, not the file": {"", "TERM=dumb", "plain: off", "plain", "on", fromEnvironment, "TERM"},
		"our variable, not the file": {"", "TABLEMATE_PLAIN=1", "plain: off",
			"plain", "on", fromEnvironment, "TABLEMATE_PLAIN"},
		"the flag before everything": {"--plain=false", "TABLEMATE_PLAIN=1", all, "plain", "off", fromFlag, "--plain"},
		"colours by default yes":     {"", "", "", "color", "on", fromDefault, ""},
		"no colours by the file":     {"", "", all, "color", "off", fromFile, ""},
		"no colours by environment":  {"", "NO_COLOR=1", "color: on", "color", "off", fromEnvironment, "NO_COLOR"},
		"no colours by the flag":     {"--no-color", "", "color: on", "color", "off", fromFlag, "--no-color"},
		"dice asked for by default":  {"", "", "", "dice", "ask", fromDefault, ""},
		"dice by the file":           {"", "", all, "dice", "app", fromFile, ""},
		"the language by the file":   {"", "LANG=en", all, "lang", "ru", fromFile, ""},
		"the language by the locale": {"", "LANG=ru_RU", "", "lang", "ru", fromLocale, "LANG"},
		"the language by the flag":   {"--lang=en", "", all, "lang", "en", fromFlag, "--lang"},
		"English where nobody says":  {"", "", "", "lang", "en", fromDefault, ""},
		"English for another locale": {"", "LANG=C", "", "lang", "en", fromLocale, "LANG"},
		"LC_ALL before LANG":         {"", "LC_ALL=ru_RU LANG=en", "", "lang", "ru", fromLocale, "LC_ALL"},
		"messages before LANG":       {"", "LC_MESSAGES=ru LANG=en", "", "lang", "ru", fromLocale, "LC_MESSAGES"},
		"our variable, not a locale": {"", "TABLEMATE_LANG=en LC_ALL=ru", all,
			"lang", "en", fromEnvironment, "TABLEMATE_LANG"},
		"the flag in two words":     {"--lang ru", "TABLEMATE_LANG=en", "", "lang", "ru", fromFlag, "--lang"},
		"no flag behind two dashes": {"-- --lang=ru", "", "", "lang", "en", fromDefault, ""},
	} {
		t.Run(name, func(t *testing.T) {
			s := newSitting(t)
			s.env["TERM"] = "xterm"
			for _, variable := range strings.Fields(c.env) {
				name, value, _ := strings.Cut(variable, "=")
				s.env[name] = value
			}
			s.play("= data/settings.yaml\n|" + c.file)
			a := &app{env: s.world(nil, nil, nil), settings: settings.Read(s.dir + "/data/settings.yaml")}
			root := a.root()
			require.NoError(t, root.ParseFlags(strings.Fields(c.args)))
			got := a.choose(c.name)
			if c.name == settings.Lang {
				require.Equal(t, got, a.chooseLang(strings.Fields(c.args)), "before the command line is parsed")
			}
			if got.From == fromFile {
				require.Equal(t, a.settings.Path, got.By)
				got.By = ""
			}
			require.Equal(t, choice{c.name, c.value, c.from, c.by}, got)
		})
	}
}

func TestSettingsWithoutAHomeSayWhereTheyMayBe(t *testing.T) {
	s := newSitting(t)
	clear(s.env)
	require.Contains(t, s.ask("config").out, "Set TABLEMATE_CONFIG to a file.")
}

func TestTheSettingOfDiceIsThatOfEveryTable(t *testing.T) {
	s := newSitting(t)
	screen := s.play(`= data/settings.yaml
|dice: app
$ tablemate play picklerick --table Friday --mode solo --players Ann
>
>
>
> y
> pause
$ tablemate play picklerick --table Friday --dice ask
> pause
`)
	require.Contains(t, screen, "Which dice do you reroll?", "the dice of the first turn fell by themselves")
	require.Contains(t, screen, "--table Friday\n", "what the setting says need not be typed")
	require.Contains(t, screen, "--table Friday --dice ask\n", "what goes against it must be")
}

package cmd

import (
	"maps"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/settings"
)

// vars are variables of the environment.
type vars map[string]string

func TestWhereAValueComesFrom(t *testing.T) {
	const all = "lang: ru\n|plain: on\n|color: off\n|dice: app"
	for name, c := range map[string]struct {
		args        []string
		env         vars
		file        string
		name, value string
		from        origin
		by          string // without the file's path
	}{
		"plain lines by default no":         {nil, nil, "", settings.Plain, "off", fromDefault, ""},
		"plain lines by the file":           {nil, nil, all, settings.Plain, "on", fromFile, ""},
		"a dumb terminal before the file":   {nil, vars{"TERM": "dumb"}, "plain: off", settings.Plain, "on", fromEnvironment, "TERM"},
		"our variable before the file":      {nil, vars{"TABLEMATE_PLAIN": "1"}, "plain: off", settings.Plain, "on", fromEnvironment, "TABLEMATE_PLAIN"},
		"the flag before everything":        {[]string{"--plain=false"}, vars{"TABLEMATE_PLAIN": "1"}, all, settings.Plain, "off", fromFlag, "--plain"},
		"colours by default yes":            {nil, nil, "", settings.Color, "on", fromDefault, ""},
		"no colours by the file":            {nil, nil, all, settings.Color, "off", fromFile, ""},
		"no colours by the environment":     {nil, vars{"NO_COLOR": "1"}, "color: on", settings.Color, "off", fromEnvironment, "NO_COLOR"},
		"no colours by the flag":            {[]string{"--no-color"}, nil, "color: on", settings.Color, "off", fromFlag, "--no-color"},
		"dice are asked for by default":     {nil, nil, "", settings.Dice, "ask", fromDefault, ""},
		"dice by the file":                  {nil, nil, all, settings.Dice, "app", fromFile, ""},
		"the language by the file":          {nil, vars{"LANG": "en"}, all, settings.Lang, "ru", fromFile, ""},
		"the language by the locale":        {nil, vars{"LANG": "ru_RU"}, "", settings.Lang, "ru", fromLocale, "LANG"},
		"the language by the flag, in time": {[]string{"--lang=en"}, nil, all, settings.Lang, "en", fromFlag, "--lang"},
		"English where nobody says":         {nil, nil, "", settings.Lang, "en", fromDefault, ""},
		"English for an unspoken locale":    {nil, vars{"LANG": "C"}, "", settings.Lang, "en", fromLocale, "LANG"},
		"LC_ALL before LANG":                {nil, vars{"LC_ALL": "ru_RU", "LANG": "en"}, "", settings.Lang, "ru", fromLocale, "LC_ALL"},
		"messages before LANG":              {nil, vars{"LC_MESSAGES": "ru", "LANG": "en"}, "", settings.Lang, "ru", fromLocale, "LC_MESSAGES"},
		"our own variable before the rest":  {nil, vars{"TABLEMATE_LANG": "en", "LC_ALL": "ru"}, all, settings.Lang, "en", fromEnvironment, "TABLEMATE_LANG"},
		"the flag in two words, before all": {[]string{"--lang", "ru"}, vars{"TABLEMATE_LANG": "en"}, "", settings.Lang, "ru", fromFlag, "--lang"},
		"no flag behind two dashes":         {[]string{"--", "--lang=ru"}, nil, "", settings.Lang, "en", fromDefault, ""},
	} {
		t.Run(name, func(t *testing.T) {
			s := newSitting(t)
			s.env["TERM"] = "xterm"
			maps.Copy(s.env, c.env)
			s.play("= data/settings.yaml\n|" + c.file)
			a := &app{env: s.world(nil, nil, nil), settings: settings.Read(s.dir + "/data/settings.yaml")}
			root := a.root()
			require.NoError(t, root.ParseFlags(c.args))
			got := a.choose(c.name)
			if c.name == settings.Lang {
				require.Equal(t, got, a.chooseLang(c.args), "before the command line is parsed")
			}
			if got.From == fromFile {
				require.Equal(t, a.settings.Path, got.By)
				got.By = ""
			}
			require.Equal(t, choice{c.name, c.value, c.from, c.by}, got)
		})
	}
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

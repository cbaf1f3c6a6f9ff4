package cmd

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"tablemate/assist/paint"
	"tablemate/assist/settings"
	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/words"
)

type configOptions struct {
	*app
	name  string
	value string
	unset bool
	json  bool
}

func (a *app) config() *cobra.Command {
	o := &configOptions{app: a}
	c := a.command("config", nothing, 2, o.run)
	c.ValidArgsFunction = completer(settingWords).complete
	c.Flags().BoolVar(&o.unset, "unset", false, "cmd.flag.unset")
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

func settingWords(args []string, _ string) []string {
	switch len(args) {
	case 0:
		return settings.Names()
	case 1:
		return settingValues(args[0])
	}
	return nil
}

func (o *configOptions) run(args []string) error {
	args = append(args, "", "")
	o.name, o.value = args[0], args[1]
	setting, known := settings.Find(o.name)
	switch {
	case o.name == "" && o.unset:
		return o.missing(o.running, aSetting)
	case o.name != "" && !known:
		args := tables.Args{"name": o.name, "names": strings.Join(settings.Names(), ", ")}
		return misuse(o.running, "cmd.unknown-setting", args).nearTo(o.name, settings.Names())
	case o.value != "" && o.unset:
		return misuse(o.running, "cmd.too-many", oneArg("argument", o.value))
	case o.value != "" && !slices.Contains(setting.Values, o.value):
		args := tables.Args{"name": o.name, "value": o.value, "values": strings.Join(setting.Values, ", ")}
		return misuse(o.running, "cmd.bad-setting", args).nearTo(o.value, setting.Values)
	}
	if o.value != "" || o.unset {
		broken := o.settings.Faults // already printed
		if err := o.settings.Set(o.name, o.value); slices.Contains(broken, err) {
			return alreadyTold{}
		} else if err != nil {
			return err
		}
		o.words = words.In(tables.Lang(o.choose(settings.Lang).Value))
	}
	return o.show()
}

func (o *configOptions) show() error {
	var shown []choice
	for _, s := range settings.All {
		if o.name == "" || o.name == s.Name {
			shown = append(shown, o.choose(s.Name))
		}
	}
	if o.json {
		return writeJSON(o.out, struct {
			File     string   `json:"file"`
			Settings []choice `json:"settings"`
		}{o.settings.Path, shown})
	}
	lines := tables.Each(shown, o.row)
	if o.name == "" {
		lines = append(lines, o.say("config.file", tables.Args{"file": o.settings.Path, "there": isThere(o.settings.Path)}))
	}
	return o.print(lines...)
}

// row returns the line for a setting: name, value, source and meaning.
func (o *configOptions) row(c choice) string {
	const nameWide, valueWide = 5, 5
	from := o.say("config.from-"+string(c.From), oneArg("by", c.By))
	if kept := o.settings.Get(c.Name); kept != "" && c.From != fromFile {
		from = o.say("config.hidden", tables.Args{"from": from, "kept": kept})
	}
	about := o.say("config.about-"+c.Name, oneArg("values", strings.Join(settingValues(c.Name), ", ")))
	return paint.Pad(c.Name, nameWide) + "  " + paint.Pad(c.Value, valueWide) + "  " + from + " · " + about
}

// choice is the value of a setting for this run, and its source.
type choice struct {
	Name  string `json:"name"`
	Value string `json:"value"`
	From  origin `json:"from"`
	By    string `json:"by,omitempty"` // the flag, the variable or the file that sets the value
}

type origin string

// The sources of values, from the highest precedence to the lowest.
const (
	fromFlag        origin = "flag"
	fromEnvironment origin = "environment"
	fromFile        origin = "file"
	fromLocale      origin = "locale"
	fromDefault     origin = "default"
)

func (c choice) from(from origin, by, value string) choice {
	c.From, c.By, c.Value = from, by, value
	return c
}

func (a *app) choose(name string) choice {
	c := choice{Name: name}
	usual := settings.Off
	switch name {
	case settings.Lang:
		return a.chooseLang([]string{"--lang", a.global.lang})
	case settings.Dice:
		usual = string(talk.AskDice)
	case settings.Color:
		usual = settings.On
		if a.given("no-color") {
			return c.from(fromFlag, "--no-color", onOff(!a.global.noColor))
		}
		if a.getenv("NO_COLOR") != "" {
			return c.from(fromEnvironment, "NO_COLOR", settings.Off)
		}
	case settings.Plain:
		if a.given("plain") {
			return c.from(fromFlag, "--plain", onOff(a.global.plain))
		}
		if by := a.plainByEnvironment(); by != "" {
			return c.from(fromEnvironment, by, settings.On)
		}
	}
	if value := a.settings.Get(name); value != "" {
		return c.from(fromFile, a.settings.Path, value)
	}
	return c.from(fromDefault, "", usual)
}

func (a *app) plainByEnvironment() string {
	switch {
	case a.getenv("TABLEMATE_PLAIN") != "":
		return "TABLEMATE_PLAIN"
	case a.getenv("TERM") == "dumb":
		return "TERM"
	}
	return ""
}

// habit returns who rolls the dice if no flag decides it.
func (a *app) habit() talk.Habit { return talk.Habit(a.choose(settings.Dice).Value) }

func onOff(on bool) string {
	if on {
		return settings.On
	}
	return settings.Off
}

func settingValues(name string) []string {
	s, _ := settings.Find(name)
	return s.Values
}

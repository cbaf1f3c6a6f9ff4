package cmd

import (
	"tablemate/assist/settings"
	"tablemate/assist/talk"
)

// choice is the value of a setting on this command line, and where it comes from.
type choice struct {
	Name  string `json:"name"`
	Value string `json:"value"`
	From  origin `json:"from"`
	By    string `json:"by,omitempty"` // the flag, the variable or the file
}

// origin is where a value comes from.
type origin string

// The origins, each before those below.
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

// choose returns the value of a setting: the flag's, the environment's, the file's,
// else the one that nobody has to settle.
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

// plainByEnvironment returns the variable that asks for plain lines, "" for none.
func (a *app) plainByEnvironment() string {
	switch {
	case a.getenv("TABLEMATE_PLAIN") != "":
		return "TABLEMATE_PLAIN"
	case a.getenv("TERM") == "dumb":
		return "TERM"
	}
	return ""
}

// habit returns who rolls where no flag says.
func (a *app) habit() talk.Habit { return talk.Habit(a.choose(settings.Dice).Value) }

func onOff(on bool) string {
	if on {
		return settings.On
	}
	return settings.Off
}

// settingValues lists the values that a setting may have.
func settingValues(name string) []string {
	s, _ := settings.Find(name)
	return s.Values
}

// tellFaultsOfSettings says what is wrong in the file of the settings. Everything
// goes on with what could be read of it.
func (a *app) tellFaultsOfSettings() {
	for _, wrong := range a.settings.Faults {
		a.complain(a.sentence(wrong))
	}
}

package cmd

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"tablemate/assist/settings"
	"tablemate/tables"
	"tablemate/tables/words"
)

// chooseLang chooses the language of the program. It looks for --lang before the command line is
// parsed, so that parser errors are in the right language.
func (a *app) chooseLang(args []string) choice {
	c := choice{Name: settings.Lang}
	if lang := langFlag(args); lang != "" {
		return c.from(fromFlag, "--lang", lang)
	}
	if value := a.getenv("TABLEMATE_LANG"); value != "" {
		return c.from(fromEnvironment, "TABLEMATE_LANG", string(localeOf(value)))
	}
	if value := a.settings.Get(settings.Lang); value != "" {
		return c.from(fromFile, a.settings.Path, value)
	}
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if value := a.getenv(name); value != "" {
			return c.from(fromLocale, name, string(localeOf(value)))
		}
	}
	return c.from(fromDefault, "", string(tables.English))
}

func langFlag(args []string) string {
	for i, arg := range args {
		if arg == "--" {
			break
		}
		value, ok := strings.CutPrefix(arg, "--lang=")
		if arg == "--lang" && i+1 < len(args) {
			value, ok = args[i+1], true
		}
		if ok && isLang(value) {
			return value
		}
	}
	return ""
}

func isLang(lang string) bool { return slices.Contains(tables.Langs, tables.Lang(lang)) }

// localeOf returns the language of a locale, such as ru for ru_RU.UTF-8. The default is English.
func localeOf(locale string) tables.Lang {
	lang := strings.ToLower(locale[:min(2, len(locale))])
	if isLang(lang) {
		return tables.Lang(lang)
	}
	return tables.English
}

func (a *app) verifyLang(c *cobra.Command) error {
	if a.global.lang == "" || isLang(a.global.lang) {
		return nil
	}
	return misuse(c, "cmd.bad-lang", oneArg("lang", a.global.lang)).
		nearTo(a.global.lang, settingValues(settings.Lang))
}

// speak switches to the language of a table, unless --lang is given.
func (a *app) speak(lang tables.Lang) {
	if !a.chosen && isLang(string(lang)) {
		a.words = words.In(lang)
	}
}

package cmd

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"tablemate/tables"
	"tablemate/tables/words"
)

// languageOf returns the language of a command line, and whether a flag chose it:
// the flag, then TABLEMATE_LANG, then the locale, else English. The flag is
// searched for before the command line is parsed, because even a misused one is
// answered in its language.
func languageOf(args []string, getenv func(string) string) (lang tables.Lang, chosen bool) {
	for i, arg := range args {
		if arg == "--" {
			break
		}
		value, ok := strings.CutPrefix(arg, "--lang=")
		if arg == "--lang" && i+1 < len(args) {
			value, ok = args[i+1], true
		}
		if ok && isLang(value) {
			return tables.Lang(value), true
		}
	}
	for _, name := range []string{"TABLEMATE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"} {
		if value := getenv(name); value != "" {
			return localeOf(value), false
		}
	}
	return tables.English, false
}

func isLang(lang string) bool { return slices.Contains(tables.Langs, tables.Lang(lang)) }

// localeOf returns the language of a locale: ru for ru_RU.UTF-8.
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
	return misuse(c, "cmd.bad-lang", named("lang", a.global.lang))
}

// speak switches to a table's own language, unless a flag chose another.
func (a *app) speak(lang tables.Lang) {
	if !a.chosen && isLang(string(lang)) {
		a.words = words.In(lang)
	}
}

package cmd

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"tablemate/assist"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/keyboard"
	"tablemate/assist/paint"
	"tablemate/assist/session"
	"tablemate/tables"
)

type tableEntry struct {
	journal.Table
	stands session.Standing
}

// tableEntries returns the readable tables: first the unfinished ones, then the finished ones, each
// in the order of `all`.
func (a *app) tableEntries(r *replayCache, all []journal.Table) []tableEntry {
	var out []tableEntry
	for _, t := range all {
		if t.Err == nil {
			out = append(out, tableEntry{t, a.standing(r, t)})
		}
	}
	over := func(t tableEntry) bool { return t.stands.Over }
	playing := slices.DeleteFunc(slices.Clone(out), over)
	return append(playing, slices.DeleteFunc(out, func(t tableEntry) bool { return !over(t) })...)
}

// maxOffered keeps the menu of tables within 24 lines.
const maxOffered = 5

// chooseTable asks for a table and returns its index. The index len(all) means a new table.
func (a *app) chooseTable(all []tableEntry) (int, error) {
	if len(all) == 0 {
		return 0, nil
	}
	asker := a.desk()
	asker.Say(a.say("welcome-back"))
	shown := min(maxOffered, len(all))
	for {
		options := a.tableOptions(all, shown)
		q := desk.Question{Text: a.say("which-table"), Help: a.say("which-table-help"), Default: "1"}
		if all[0].stands.Over {
			q.Default = options[len(all)].Keys[0]
		}
		i, err := asker.Choose(q, options)
		if err != nil || i <= len(all) {
			return i, err
		}
		shown = len(all)
	}
}

// tableOptions shows only the first `shown` tables. People can type the names of the rest.
func (a *app) tableOptions(all []tableEntry, shown int) []desk.Option {
	var options []desk.Option
	var rest []string
	for i, t := range all {
		o := desk.Option{
			Keys:  []string{strconv.Itoa(i + 1), t.Slug},
			Label: a.fitting(t.Table.Name() + " · " + a.about(t)),
		}
		if i >= shown {
			o.Hidden = true
			rest = append(rest, t.Table.Name())
		}
		options = append(options, o)
	}
	options = append(options, desk.Option{Keys: a.keys("n", "н", "new", "новый"), Label: a.say("new-table")})
	if len(rest) > 0 {
		label := a.say("more-tables", tables.Args{"count": len(rest), "names": strings.Join(rest, ", ")})
		options = append(options, desk.Option{Keys: a.keys("m", "е", "more", "ещё"), Label: a.fitting(label)})
	}
	return options
}

// fitting returns the text of a row in a menu. It cuts the text to the width of the menu, because
// wrapped rows are hard to read. Without menus, it returns the whole text.
func (a *app) fitting(label string) string {
	if !a.hasMenus() {
		return label
	}
	return cut(label, a.width()-len("> [10] "))
}

// keys returns the keys of an option. Each pair of arguments is an English key and a Russian key.
// In the result, the key of the current language comes first in its pair.
func (a *app) keys(pairs ...string) []string {
	first := 0
	if a.words.Lang() == tables.Russian {
		first = 1
	}
	var keys []string
	for i := 0; i < len(pairs); i += 2 {
		keys = append(keys, pairs[i+first], pairs[i+1-first])
	}
	return keys
}

func cut(text string, columns int) string {
	for whole := text; paint.Width(text) > columns; {
		runes := []rune(strings.TrimSuffix(text, "…"))
		if text = string(runes[:len(runes)-1]) + "…"; len(runes) < 2 {
			return whole
		}
	}
	return text
}

// chooseGame asks which game to play. The default is the game of the latest table, if any.
func (a *app) chooseGame(p *playRequest) error {
	games := assist.Games()
	all, _ := journal.Tables(p.dir, a.clock())
	asker := a.desk()
	if len(all) == 0 {
		asker.Say(a.say("welcome"))
	}
	likely := ""
	options := make([]desk.Option, len(games))
	for i, game := range games {
		name := game.About().Game
		said := tables.Args{"title": a.titleOf(name), "count": seats(game.Modes(a.ownBox(game)))}
		options[i] = desk.Option{
			Keys: []string{strconv.Itoa(i + 1), name}, Label: a.say("on-the-shelf", said), Also: a.called(name),
		}
		if len(all) > 0 && all[0].Header.Game == name {
			likely = options[i].Keys[0]
		}
	}
	q := desk.Question{Text: a.say("which-game"), Help: a.say("which-game-help"), Default: likely}
	chosen, err := asker.Choose(q, options)
	if err == nil {
		p.game = games[chosen]
	}
	return err
}

// called returns words that people may type instead of a game's title, such as pickle.
func (a *app) called(game string) []string {
	if id := game + ".called"; a.words.Has(id) {
		return strings.Fields(a.words.Say(id))
	}
	return nil
}

// helpWords are refused as names of a new table. People who type them want help.
var helpWords = []string{"help", "--help", "-h", "помощь", "справка"}

// newName asks for the name of a new table. The default is the day of the week, with a number if a
// table already has this name.
func (a *app) newName(dir string) (string, error) {
	day := a.say("day." + strconv.Itoa(int(a.clock().Weekday())))
	return a.desk().Write(desk.Question{
		Text: a.say("new-name"), Help: a.say("new-name-help"), Default: freeName(dir, day), Rest: true,
		Parse: func(typed string) error {
			switch {
			case slices.Contains(helpWords, strings.ToLower(typed)),
				slices.Contains(helpWords, keyboard.Other(strings.ToLower(typed))):
				return errors.New(a.say("name-is-help", oneArg("typed", typed)))
			case strings.ContainsAny(typed, ",;"):
				return errors.New(a.say("name-of-people", oneArg("typed", typed)))
			case utf8.RuneCountInString(typed) > maxTable:
				return errors.New(a.say("long-name", tables.Args{"name": typed, "most": maxTable}))
			case nameTaken(dir, typed):
				return errors.New(a.say("name-taken", a.taken(dir, typed)))
			}
			return nil
		},
	})
}

// taken describes the table that has a name. If it is unfinished, this includes the command that
// continues it.
func (a *app) taken(dir, name string) tables.Args {
	t, said := journal.TableAt(journal.Path(dir, name)), oneArg("table", name)
	if game, ok := gameOf(t.Header.Game); ok && !a.standing(a.openCache(dir, nil), t).Over {
		said["resume"] = a.resumeCommand(playRequest{dir: dir, game: game, table: t.Name(), habit: a.habit()})
	}
	return said
}

// freeName adds a number if the name is taken.
func freeName(dir, name string) string {
	free := name
	for n := 2; nameTaken(dir, free); n++ {
		free = name + " " + strconv.Itoa(n)
	}
	return free
}

func (a *app) notBegun(err error) error {
	if a.leftQuestion(err) {
		a.asker.Load().Say(a.say("not-begun"))
	}
	return err
}

// leftQuestion reports whether people left a question without an answer. If the input has ended,
// leftQuestion also returns true, and prints the error.
func (a *app) leftQuestion(err error) bool {
	if errors.Is(err, desk.ErrEnd) {
		a.asker.Load().Say(err.Error())
	}
	return errors.Is(err, desk.ErrQuit) || errors.Is(err, desk.ErrBack) || errors.Is(err, desk.ErrInterrupted)
}

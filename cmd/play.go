package cmd

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/tables"
)

type playOptions struct {
	*app
	command *cobra.Command
	game    string
	table   string
	mode    string
	players []string
	house   []string
	dice    string
	seed    int64
}

// play starts a new table or goes on with an old one.
func (a *app) play() *cobra.Command {
	o := playOptions{app: a}
	c := a.command("play", 1, 1, func(args []string) error {
		o.game = args[0]
		return o.interruptible(func() error { return runPlay(o) })
	})
	o.command = c
	c.ValidArgsFunction = completeGames
	f := c.Flags()
	f.StringVar(&o.table, "table", "", "cmd.flag.table")
	f.StringVar(&o.mode, "mode", "", "cmd.flag.mode")
	f.StringSliceVar(&o.players, "players", nil, "cmd.flag.players")
	f.StringArrayVar(&o.house, "house", nil, "cmd.flag.house")
	f.StringVar(&o.dice, "dice", string(session.AskDice), "cmd.flag.dice")
	f.Int64Var(&o.seed, "seed", 0, "cmd.flag.seed")
	return c
}

func runPlay(o playOptions) error {
	game, err := o.app.game(o.command, o.game)
	if err != nil {
		return err
	}
	habit := session.Habit(o.dice)
	if !slices.Contains([]session.Habit{session.AskDice, session.AppDice, session.TableDice}, habit) {
		return misuse(o.command, "cmd.bad-dice", named("dice", o.dice))
	}
	house, err := o.houseRules(game)
	if err != nil {
		return err
	}
	dir, err := o.folder()
	if err != nil {
		return err
	}
	place := playRequest{dir: dir, game: game, habit: habit, given: session.Given{Mode: o.mode, Players: trimmed(o.players), House: house}}
	if o.command.Flags().Changed("seed") {
		place.seed, place.seedBy = chance.SeedOf(o.seed), o.seed
	}
	if place.table = strings.TrimSpace(tables.Plain(o.table, tables.MaxText)); utf8.RuneCountInString(place.table) > maxTable {
		return misuse(o.command, "cmd.long-name", tables.Args{"name": place.table, "most": maxTable})
	}
	if place.table == "" {
		if place.table, err = o.newName(dir); err != nil {
			return o.notBegun(err)
		}
	} else if err := o.findBegun(&place); err != nil {
		return err
	}
	return o.sit(place)
}

// The longest names that are taken on the command line, in letters.
const (
	maxPlayer = 40
	maxTable  = 100
)

// trimmed returns names of players as they are recorded.
func trimmed(names []string) []string {
	for i := range names {
		names[i] = strings.TrimSpace(tables.Plain(names[i], maxPlayer))
	}
	return names
}

// playRequest is what to play, where, and what was given on the command line.
type playRequest struct {
	dir   string
	game  session.Game
	table string // its name
	habit session.Habit
	seed  chance.Seed
	// seedBy is the number that was given for seed.
	seedBy int64
	given  session.Given
}

// findBegun looks whether the table exists already; then it is resumed.
func (a *app) findBegun(p *playRequest) error {
	path := journal.Path(p.dir, p.table)
	if !journal.Begun(path) {
		return nil
	}
	t := journal.TableAt(path)
	if len(p.given.House) > 0 {
		return fault("cmd.house-begun", named("table", t.Name()))
	}
	return a.resumeTable(p, t)
}

// resumeTable makes the request one for a table that exists: its game, its name,
// its language. It fails for a table of another game.
func (a *app) resumeTable(p *playRequest, t journal.Table) error {
	if t.Err != nil {
		return t.Err
	}
	if p.game != nil && t.Header.Game != p.game.Game() {
		return fault("cmd.other-game", tables.Args{"table": t.Name(), "game": t.Header.Game})
	}
	game, ok := gameOf(t.Header.Game)
	if !ok {
		return fault("cmd.foreign-game", tables.Args{"file": t.Path, "game": t.Header.Game})
	}
	p.game, p.table = game, t.Name()
	a.speak(t.Header.Lang)
	return nil
}

// sit plays until people stop.
func (a *app) sit(p playRequest) error {
	return p.game.Play(session.PlayOptions{
		Folder: p.dir, Table: p.table, Given: p.given,
		Desk: a.desk(), Words: a.words, Paint: a.paint(), Width: a.width(), Height: a.height(),
		Habit: p.habit, Box: a.ownBox(p.game),
		Seed: p.seed, SeedBy: p.seedBy, Entropy: a.entropy, Clock: a.clock,
		Resume: a.resumeCommand(p),
	})
}

// resumeCommand returns the command line that goes on with this table.
func (a *app) resumeCommand(p playRequest) string {
	words := []string{"tablemate play", p.game.Game(), flagged("--table", p.table)}
	if p.habit != session.AskDice {
		words = append(words, "--dice", string(p.habit))
	}
	if a.global.data != "" {
		words = append(words, flagged("--data", a.global.data))
	}
	return strings.Join(words, " ")
}

// flagged returns a flag with its value. One that begins like a flag is tied to it.
func flagged(flag, value string) string {
	if strings.HasPrefix(value, "-") {
		return flag + "=" + quoted(value)
	}
	return flag + " " + quoted(value)
}

// quoted returns a word as a shell reads it: in quotes, unless it holds nothing but
// letters, digits and signs that no shell knows.
func quoted(word string) string {
	special := func(c rune) bool {
		return !unicode.IsLetter(c) && !unicode.IsDigit(c) && !strings.ContainsRune("_./:@%+,-", c)
	}
	if word == "" || strings.ContainsFunc(word, special) {
		return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
	}
	return word
}

// newName asks for the name of a new table. The default is the day of the week.
func (a *app) newName(dir string) (string, error) {
	day := a.say("day." + strconv.Itoa(int(a.clock().Weekday())))
	return a.desk().Write(desk.Question{
		Text: a.say("new-name"), Default: freeName(dir, day), Rest: true,
		Parse: func(typed string) error {
			if utf8.RuneCountInString(typed) > maxTable {
				return errors.New(a.say("long-name", tables.Args{"name": typed, "most": maxTable}))
			}
			if taken(dir, typed) {
				return errors.New(a.say("name-taken", named("table", typed)))
			}
			return nil
		},
	})
}

// freeName returns the name, numbered when there is such a table already.
func freeName(dir, name string) string {
	free := name
	for n := 2; taken(dir, free); n++ {
		free = name + " " + strconv.Itoa(n)
	}
	return free
}

func taken(dir, name string) bool { return journal.Begun(journal.Path(dir, name)) }

// notBegun says that nothing was kept, where people leave before a table exists.
func (a *app) notBegun(err error) error {
	if a.leftQuestion(err) {
		a.asker.Load().Say(a.say("not-begun"))
	}
	return err
}

// leftQuestion reports whether people left a question unanswered. At the end of
// the input it names the question.
func (a *app) leftQuestion(err error) bool {
	if errors.Is(err, desk.ErrEnd) {
		a.asker.Load().Say(err.Error())
	}
	return errors.Is(err, desk.ErrQuit) || errors.Is(err, desk.ErrBack) || errors.Is(err, desk.ErrInterrupted)
}

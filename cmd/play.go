package cmd

import (
	"encoding/csv"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/assist/settings"
	"tablemate/assist/talk"
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
	c := a.command("play", nothing, 1, func(args []string) error {
		o.game = strings.Join(args, "")
		if told, ok := a.out.(*output); ok {
			told.err = closedOutput(told.Writer)
		}
		return o.interruptible(func() error { return runPlay(o) })
	})
	o.command = c
	c.ValidArgsFunction = first(gameNames).complete
	f := c.Flags()
	f.StringVar(&o.table, "table", "", "cmd.flag.table")
	f.StringVar(&o.mode, "mode", "", "cmd.flag.mode")
	f.Func("players", "cmd.flag.players", o.addPlayers)
	f.Func("house", "cmd.flag.house", o.addHouse)
	f.StringVar(&o.dice, "dice", "", "cmd.flag.dice")
	f.Int64Var(&o.seed, "seed", 0, "cmd.flag.seed")
	a.completeFlags(c, map[string]completer{
		"table": a.tableNames, "mode": a.modeNames, "house": houseNames, "dice": fixed(settingValues(settings.Dice)),
	})
	return c
}

// addPlayers reads --players, which may be given several times: names with commas
// between them, quoted where a comma belongs to one.
func (o *playOptions) addPlayers(said string) error {
	names, err := csv.NewReader(strings.NewReader(said)).Read()
	if err == io.EOF { // nobody is named
		err = nil
	}
	o.players = append(o.players, names...)
	return err
}

// addHouse reads --house, which may be given several times.
func (o *playOptions) addHouse(said string) error {
	o.house = append(o.house, said)
	return nil
}

// runPlay finds out what is played, asks for what the command line leaves out, and
// plays.
func runPlay(o playOptions) error {
	p, err := o.request()
	if err != nil {
		return err
	}
	if o.game == "" && p.game == nil {
		if err := o.chooseGame(&p); err != nil {
			return o.notBegun(err)
		}
	}
	if p.given, err = o.givenFor(p.game); err != nil {
		return err
	}
	if p.table == "" {
		if p.table, err = o.newName(p.dir); err != nil {
			return o.notBegun(err)
		}
	}
	return o.playTable(p)
}

// The longest names that are taken on the command line, in letters.
const (
	maxPlayer = 40
	maxTable  = 100
)

// request reads what does not depend on the game, and finds the game and the table
// where they are named.
func (o playOptions) request() (p playRequest, err error) {
	p.habit = o.habit()
	if o.dice != "" {
		p.habit = talk.Habit(o.dice)
	}
	if dice := settingValues(settings.Dice); !slices.Contains(dice, string(p.habit)) {
		wrong := misuse(o.command, "cmd.bad-dice", oneArg("dice", o.dice))
		wrong.near = nearest(o.dice, dice)
		return p, wrong
	}
	if o.game != "" {
		if p.game, err = o.app.game(o.command, o.game); err != nil {
			return p, err
		}
	}
	if o.command.Flags().Changed("seed") {
		p.seed, p.seedBy = chance.SeedOf(o.seed), o.seed
	}
	if p.dir, err = o.folder(); err != nil {
		return p, err
	}
	p.table = strings.TrimSpace(tables.Plain(o.table, tables.MaxText))
	switch {
	case utf8.RuneCountInString(p.table) > maxTable:
		err = misuse(o.command, "cmd.long-name", tables.Args{"name": p.table, "most": maxTable})
	case p.table != "":
		err = o.findBegun(&p)
	}
	return p, err
}

// playRequest is what to play, where, and what was given on the command line.
type playRequest struct {
	dir   string
	game  session.Game
	table string // its name
	habit talk.Habit
	seed  chance.Seed
	// seedBy is the number that was given for seed.
	seedBy int64
	given  session.Given
	trial  bool    // a copy is played, not a record
	resume string  // the command that goes on with a copy, "" for one that is not kept
	amend  *string // a line to amend instead of playing on, with what it should say
}

// findBegun looks whether the table exists already; then it is resumed.
func (o playOptions) findBegun(p *playRequest) error {
	path := journal.Path(p.dir, p.table)
	if !journal.Begun(path) {
		return nil
	}
	t := journal.TableAt(path)
	if len(o.house) > 0 {
		return fault("cmd.house-begun", oneArg("table", t.Name()))
	}
	return o.resumeTable(p, t)
}

// resumeTable makes the request one for a table that exists: its game, its name,
// its language. It fails for a table of another game.
func (a *app) resumeTable(p *playRequest, t journal.Table) error {
	if t.Err != nil {
		return t.Err
	}
	if p.game != nil && t.Header.Game != p.game.About().Game {
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

// playTable plays until people stop.
func (a *app) playTable(p playRequest) error {
	box, resume := a.ownBox(p.game), a.resumeCommand(p)
	if p.trial {
		box, resume = trialOf(box), p.resume
	}
	return p.game.Play(session.PlayOptions{
		Folder: p.dir, Table: p.table, Given: p.given,
		Desk: a.desk(), Words: a.words, Paint: a.paint(), Size: a.size,
		Habit: p.habit, Box: box,
		Seed: p.seed, SeedBy: p.seedBy, Entropy: a.entropy, Clock: a.clock,
		Amend:  p.amend,
		Resume: resume, Begun: a.played.Store,
	})
}

// resumeCommand returns the command line that goes on with this table. A name that a shell
// reads in quotes only is that of the file instead: a line may break between its words.
func (a *app) resumeCommand(p playRequest) string {
	table := p.table
	if quoted(table) != table {
		table = strings.TrimSuffix(filepath.Base(journal.Path(p.dir, table)), journal.Extension)
	}
	words := []string{"tablemate play", p.game.About().Game, flagged("--table", table)}
	if p.habit != a.habit() {
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

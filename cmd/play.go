package cmd

import (
	"encoding/csv"
	"errors"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/assist/settings"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

type playOptions struct {
	*app
	game    string
	table   string
	mode    string
	players []string
	house   []string
	dice    string
	seed    int64
	phones  bool
	lan     bool
	port    int
	try     bool
}

// play starts a new table or continues an old one.
func (a *app) play() *cobra.Command {
	o := &playOptions{app: a}
	c := a.command("play", nothing, 1, o.run)
	c.Aliases = gameNames(nil, "")
	c.ValidArgsFunction = first(gameNames).complete
	f := c.Flags()
	f.StringVar(&o.table, "table", "", "cmd.flag.table")
	f.StringVar(&o.mode, "mode", "", "cmd.flag.mode")
	f.Func("players", "cmd.flag.players", o.addPlayers)
	f.Func("house", "cmd.flag.house", func(said string) error {
		o.house = append(o.house, said) // the flag may be repeated
		return nil
	})
	f.StringVar(&o.dice, "dice", "", "cmd.flag.dice")
	f.Int64Var(&o.seed, "seed", 0, "cmd.flag.seed")
	f.BoolVar(&o.phones, "phones", false, "cmd.flag.phones")
	f.BoolVar(&o.lan, "lan", false, "cmd.flag.phones-lan")
	f.IntVar(&o.port, "port", 0, "cmd.flag.port")
	f.BoolVar(&o.try, "try", false, "cmd.flag.try")
	a.completeFlags(c, map[string]completer{
		"table": a.tableNames, "mode": a.modeNames, "house": houseNames, "dice": fixed(settingValues(settings.Dice)),
	})
	return c
}

// addPlayers reads --players: names separated by commas, "&" or "and". A name with a comma must be
// quoted. Any other quotation mark is part of its name.
func (o *playOptions) addPlayers(said string) error {
	names, err := csv.NewReader(strings.NewReader(said)).Read()
	if err != nil && err != io.EOF { // io.EOF: the flag has an empty value
		names = talk.People(said)
	}
	for _, name := range names {
		if strings.ContainsAny(name, ",;") { // a quoted comma or a semicolon is part of the name
			o.players = append(o.players, name)
			continue
		}
		o.players = append(o.players, talk.People(name)...)
	}
	return nil
}

func (o *playOptions) run(args []string) error {
	o.game = strings.Join(args, "")
	if called := o.running.CalledAs(); called != "play" { // people typed "tablemate picklerick" without "play"
		if o.game != "" {
			return misuse(o.running, "cmd.too-many", oneArg("argument", o.game))
		}
		o.game = called
	}
	if told, ok := o.out.(*output); ok {
		told.err = closedOutput(told.Writer)
	}
	return o.interruptible(o.begin)
}

// begin asks for what the command line lacks, and plays.
func (o *playOptions) begin() error {
	if o.try {
		return o.playLesson()
	}
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
	if o.phones || o.lan || o.port != 0 {
		if err := o.openPhones(&p); err != nil {
			return err
		}
		defer p.phones.stop()
	}
	return o.playTable(p)
}

// The largest lengths of names, in characters.
const (
	maxPlayer = 40
	maxTable  = 100
)

// request handles the flags that do not depend on the game, and finds the table.
func (o *playOptions) request() (p playRequest, err error) {
	p.habit = o.habit()
	if o.dice != "" {
		p.habit = talk.Habit(o.dice)
	}
	if dice := settingValues(settings.Dice); !slices.Contains(dice, string(p.habit)) {
		return p, misuse(o.running, "cmd.bad-dice", oneArg("dice", o.dice)).nearTo(o.dice, dice)
	}
	if o.game != "" {
		if p.game, err = o.app.game(o.game); err != nil {
			return p, err
		}
	}
	if o.running.Flags().Changed("seed") {
		p.seed, p.seedBy = chance.SeedOf(o.seed), o.seed
	}
	if p.dir, err = o.folder(); err != nil {
		return p, err
	}
	p.table = strings.TrimSpace(tables.Plain(o.table, tables.MaxText))
	switch {
	case utf8.RuneCountInString(p.table) > maxTable:
		err = misuse(o.running, "cmd.long-name", tables.Args{"name": p.table, "most": maxTable})
	case p.table != "":
		err = o.findBegun(&p)
	}
	return p, err
}

// playRequest says what to play, at which table, and with which values.
type playRequest struct {
	dir   string
	game  session.Game
	table string
	habit talk.Habit
	seed  chance.Seed
	// seedBy is the number from which `seed` was made.
	seedBy int64
	given  session.Given
	phones *phones     // nil without phones
	trial  bool        // true in a copy of a table, and in a lesson
	resume string      // the command that continues a saved copy
	amend  *string     // for the command `fix`: a line's number and its new text
	steps  []desk.Step // the steps of a lesson
}

func (o *playOptions) findBegun(p *playRequest) error {
	path := journal.Path(p.dir, p.table)
	if !journal.Begun(path) {
		return nil
	}
	t := journal.TableAt(path)
	if t.Err != nil {
		return t.Err
	}
	for _, flag := range []string{"mode", "players", "house", "seed"} {
		if o.running.Flags().Changed(flag) {
			return fault("cmd.begun", tables.Args{"table": t.Name(), "flag": "--" + flag, "what": flag})
		}
	}
	return o.resumeTable(p, t)
}

// resumeTable prepares the request for an existing table, in the table's language. It fails if the
// request names another game.
func (a *app) resumeTable(p *playRequest, t journal.Table) error {
	if t.Err != nil {
		return t.Err
	}
	if p.game != nil && t.Header.Game != p.game.About().Game {
		return fault("cmd.other-game", tables.Args{"table": t.Name(), "game": t.Header.Game})
	}
	var err error
	if p.game, err = gameIn(t.Header, t.Path); err != nil {
		return err
	}
	p.table = t.Name()
	if p.trial = t.Header.IsCopy(); p.trial {
		p.resume = "tablemate what-if " + tables.Quoted(p.table)
	}
	a.speak(t.Header.Lang)
	return nil
}

func (a *app) playTable(p playRequest) error {
	box, resume := a.ownBox(p.game), a.resumeCommand(p)
	if p.trial {
		box, resume = trialOf(box), p.resume
	}
	asker := a.desk()
	var seats func([]string)
	if p.phones != nil {
		asker = asker.WithPhones(p.phones.room)
		seats = p.phones.room.Seat
	}
	if len(p.steps) > 0 {
		asker.Coach(p.steps)
	}
	return p.game.Play(session.PlayOptions{
		Folder: p.dir, Table: p.table, Given: p.given, Seats: seats,
		Desk: asker, Words: a.words, Paint: a.paint(), Size: a.size,
		Habit: p.habit, Box: box,
		Seed: p.seed, SeedBy: p.seedBy, Entropy: a.entropy, Clock: a.clock,
		Amend:  p.amend,
		Resume: resume, Begun: a.played.Store,
	})
}

// resumeCommand returns the command that continues the table. If the table's name needs quotes, the
// command has the name of the file instead. Otherwise a line break on the screen could split the
// quoted name.
func (a *app) resumeCommand(p playRequest) string {
	table := p.table
	if tables.Quoted(table) != table {
		table = strings.TrimSuffix(filepath.Base(journal.Path(p.dir, table)), journal.Extension)
	}
	words := []string{"tablemate play", p.game.About().Game, flagged("--table", table)}
	if p.habit != a.habit() {
		words = append(words, "--dice", string(p.habit))
	}
	if p.phones != nil {
		words = append(words, p.phones.flag)
	}
	if a.global.data != "" {
		words = append(words, flagged("--data", a.global.data))
	}
	return strings.Join(words, " ")
}

// flagged returns a flag and its value, separated by a blank. If the value begins with "-", the
// separator is "=" instead.
func flagged(flag, value string) string {
	if strings.HasPrefix(value, "-") {
		return flag + "=" + tables.Quoted(value)
	}
	return flag + " " + tables.Quoted(value)
}

// givenFor reads mode, people and house rules from the flags. If a flag is wrong, people see a
// *wrongUse before any question of the setup.
func (o *playOptions) givenFor(game session.Game) (g session.Given, err error) {
	if g.House, err = o.houseRules(game); err != nil {
		return g, err
	}
	modes := game.Modes(o.ownBox(game))
	if g.Mode = strings.TrimSpace(o.mode); g.Mode != "" {
		if modes, err = o.modeNamed(modes, g.Mode); err != nil {
			return g, err
		}
		g.Mode = modes[0].Name
	}
	if g.Players, err = o.people(game, modes); err != nil {
		return g, err
	}
	fits := slices.DeleteFunc(slices.Clone(modes), func(m session.Mode) bool { return m.Players < len(g.Players) })
	if g.Mode == "" && len(modes) > 1 && len(fits) == 1 {
		g.Mode = fits[0].Name // no other mode has enough seats
	}
	return g, nil
}

func (o *playOptions) modeNamed(modes []session.Mode, typed string) ([]session.Mode, error) {
	var names, called []string // `names` has each mode's main name; `called` also has the other names
	var modeOf []int
	for i, m := range modes {
		names = append(names, m.Name)
		for _, name := range append(m.Also, m.Name) {
			called, modeOf = append(called, name), append(modeOf, i)
		}
	}
	if i, ok := pick(strings.ReplaceAll(typed, " ", "-"), called); ok {
		return modes[modeOf[i] : modeOf[i]+1], nil
	}
	args := tables.Args{"mode": typed, "modes": strings.Join(names, ", ")}
	return nil, misuse(o.running, "cmd.bad-mode", args).nearTo(typed, names)
}

func (o *playOptions) people(game session.Game, modes []session.Mode) ([]string, error) {
	var names []string
	for _, said := range o.players {
		name := strings.TrimSpace(tables.Plain(said, maxPlayer))
		if slices.ContainsFunc(names, func(other string) bool { return strings.EqualFold(other, name) }) {
			return nil, misuse(o.running, "cmd.player-twice", oneArg("name", name))
		}
		if name != "" {
			names = append(names, name)
		}
	}
	most := seats(modes)
	if len(names) <= most || len(modes) == 0 {
		return names, nil
	}
	args := tables.Args{"title": o.titleOf(game.About().Game), "mode": o.mode, "people": len(names), "most": most,
		"names": strings.Join(names[:most], ",")}
	return nil, misuse(o.running, "cmd.many-players", args)
}

func seats(modes []session.Mode) int {
	most := 0
	for _, m := range modes {
		most = max(most, m.Players)
	}
	return most
}

// houseRules reads --house: an answer such as roof_win=end_of_turn, or a waived rule such as
// PR-SPEND-03=waived.
func (o *playOptions) houseRules(game session.Game) (rules.House, error) {
	house := rules.House{}
	for _, said := range o.house {
		name, value, _ := strings.Cut(said, "=")
		name, value = strings.TrimSpace(name), strings.TrimSpace(value)
		if _, twice := house[name]; twice {
			return nil, misuse(o.running, "cmd.house-twice", oneArg("name", name))
		}
		known := func(id tables.RuleID) bool { _, ok := game.About().Rulebook.Entry(id); return ok }
		if (rules.House{name: value}).Verify(game.About().Switches, known) == nil {
			house[name] = value
			continue
		}
		return nil, o.misuseOfHouse(game, name, value)
	}
	return house, nil
}

// misuseOfHouse returns an error. For a known house rule, the error suggests values. For an unknown
// house rule, it suggests names.
func (o *playOptions) misuseOfHouse(game session.Game, name, value string) error {
	var names []string
	for _, sw := range game.About().Switches {
		if names = append(names, sw.Name); sw.Name == name {
			args := tables.Args{"name": name, "value": value, "values": strings.Join(sw.Values, ", ")}
			return misuse(o.running, "cmd.bad-house-value", args).nearTo(value, sw.Values)
		}
	}
	for _, e := range game.About().Rulebook.Entries() {
		names = append(names, string(e.ID))
	}
	args := tables.Args{"name": name, "prefix": game.About().Rulebook.Prefix}
	return misuse(o.running, "cmd.bad-house", args).nearTo(name, names)
}

func (a *app) resume() error {
	p, asked := playRequest{habit: a.habit()}, a.words
	var err error
	if p.dir, err = a.folder(); err != nil {
		return err
	}
	all, err := journal.Tables(p.dir, a.clock())
	if err != nil {
		return err
	}
	r := a.openCache(p.dir, all)
	begun := a.tableEntries(r, all)
	r.keep()
	chosen, err := a.chooseTable(begun)
	switch {
	case err != nil:
		a.leftQuestion(err)
	case chosen < len(begun):
		err = a.resumeTable(&p, begun[chosen].Table)
	default:
		if err = a.chooseGame(&p); err == nil {
			p.table, err = a.newName(p.dir)
		}
		err = a.notBegun(err)
	}
	if err != nil {
		return err
	}
	if err = a.playTable(p); errors.Is(err, journal.Busy) {
		a.words = asked // the table is played elsewhere, so go back to the menu's language
	}
	return err
}

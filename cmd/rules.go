package cmd

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"tablemate/assist"
	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/lookup"
	"tablemate/assist/session"
	"tablemate/tables"
)

type rulesOptions struct {
	*app
	query string
	game  string
	json  bool
	all   bool
	pick  bool
	id    bool
	list  bool
}

func (a *app) rules() *cobra.Command {
	o := &rulesOptions{app: a}
	c := a.command("rules", nothing, maxQueryWords, o.run)
	c.ValidArgsFunction = first(ruleIDs).complete
	f := c.Flags()
	f.StringVar(&o.game, "game", "", "cmd.flag.game")
	f.BoolVar(&o.all, "all", false, "cmd.flag.all")
	f.BoolVar(&o.pick, "pick", false, "cmd.flag.pick")
	f.BoolVar(&o.id, "id", false, "cmd.flag.id")
	f.BoolVar(&o.list, "list", false, "cmd.flag.list")
	f.BoolVar(&o.json, "json", false, "cmd.flag.json")
	a.completeFlags(c, map[string]completer{"game": gameNames})
	return c
}

// maxQueryWords is so high that people can type a query without quotation marks.
const maxQueryWords = 100

func (o *rulesOptions) run(args []string) error {
	o.query = strings.Join(args, " ")
	books, err := o.books()
	if err != nil {
		return err
	}
	switch {
	case o.list:
		return o.contents(books)
	case strings.TrimSpace(o.query) != "":
	case o.json || !o.hasMenus():
		return misuse(o.running, "cmd.no-query", nil)
	default:
		return o.interruptible(func() error { return o.askAndPick(books) })
	}
	return o.lookUp(o.book(books))
}

// books returns the rulebook of the game in --game, or all rulebooks.
func (o *rulesOptions) books() ([]tables.Rulebook, error) {
	all := assist.Rulebooks()
	if o.game == "" {
		return all, nil
	}
	games := make([]string, len(all))
	for i, b := range all {
		games[i] = b.Game
		if strings.EqualFold(o.game, b.Prefix) || strings.EqualFold(o.game, b.Title.En) ||
			strings.EqualFold(o.game, b.Title.Ru) {
			return all[i : i+1], nil
		}
	}
	if i, ok := pick(o.game, games); ok {
		return all[i : i+1], nil
	}
	args := tables.Args{"game": o.game, "games": strings.Join(games, ", ")}
	return nil, misuse(o.running, "cmd.unknown-game", args).nearTo(o.game, games)
}

// book returns a book that can be searched. If the query is an id, the book has only the rulebooks.
// Otherwise, the book also has the cards of the games and the cards in the owner's box.
func (o *rulesOptions) book(books []tables.Rulebook) *lookup.Book {
	book := lookup.New(books...)
	if o.all {
		book = book.Whole()
	}
	if _, named := book.Entry(o.query); named {
		return book
	}
	var things []lookup.Thing
	for _, b := range books {
		game, _ := gameOf(b.Game)
		things = append(things, o.thingsOf(game)...)
	}
	return book.With(things...)
}

func (a *app) thingsOf(game session.Game) []lookup.Thing {
	if dir, err := a.folder(); err != nil || !isThere(box.Path(dir, game.About().Game)) {
		return game.Things(nil)
	}
	return game.Things(a.lazyBox(game))
}

// lookUp prints the answers to the query. If exactly one table is unfinished, lookUp first assumes
// that people play at this table. With this assumption, a query that names no figure is about the
// table's game. If nothing is found, lookUp searches again without the assumption.
func (o *rulesOptions) lookUp(book *lookup.Book) error {
	found := []lookup.Result{}
	table := o.onlyTable(book)
	if table != nil {
		found = o.find(book.At(table.Header.Game, nil))
	}
	if len(found) == 0 {
		found = o.find(book)
	} else if !o.json && found[0].Game == table.Header.Game {
		said := o.say("rules.at-table", tables.Args{"game": o.titleOf(table.Header.Game), "table": table.Name()})
		fmt.Fprintln(o.out, o.paint().Muted(said))
	}
	if o.json {
		if err := writeJSON(o.out, found); err != nil {
			return err
		}
	} else if err := o.answer(book, found); err != nil {
		return err
	}
	return o.missing(book, found)
}

// onlyTable returns the unfinished table if there is exactly one. It returns nil if the query is an
// id or names a game, or if --game or --id is given.
func (o *rulesOptions) onlyTable(book *lookup.Book) *tableEntry {
	dir, err := o.folder()
	if _, named := book.Entry(o.query); named || err != nil || o.game != "" || o.id || book.NamesGame(o.query) {
		return nil
	}
	all, err := journal.Tables(dir, o.clock())
	if err != nil {
		return nil
	}
	cache := o.openCache(dir, all)
	defer cache.keep()
	entries := o.tableEntries(cache, all)
	if len(entries) == 0 || entries[0].stands.Over || len(entries) > 1 && !entries[1].stands.Over {
		return nil
	}
	return &entries[0]
}

// missing prints similar entries and returns an error if nothing was found.
func (o *rulesOptions) missing(book *lookup.Book, found []lookup.Result) error {
	if len(found) > 0 {
		return nil
	}
	fmt.Fprintln(o.err, book.Missing(o.words, o.query))
	return alreadyTold{}
}

// If nothing is found, find returns an empty list. It does not return nil, because nil would become
// null in JSON.
func (o *rulesOptions) find(book *lookup.Book) []lookup.Result {
	var found []lookup.Result
	if !o.id {
		found = book.Find(o.query)
	} else if r, ok := book.Entry(o.query); ok {
		found = append(found, r)
	}
	if found == nil {
		return []lookup.Result{}
	}
	return found
}

func (o *rulesOptions) answer(book *lookup.Book, found []lookup.Result) error {
	if as := book.ReadAs(o.words, o.query); as != "" && len(found) > 0 && !o.id {
		fmt.Fprintln(o.out, o.paint().Muted(as))
	}
	if o.pick && o.hasMenus() && len(found) > 1 {
		return o.interruptible(func() error { return o.pickFrom(found) })
	}
	return o.tell(found)
}

// tell prints the best answers in full. The next answers get one line each. For all other answers,
// tell prints only how many there are. With --all, tell prints all answers in full.
func (o *rulesOptions) tell(found []lookup.Result) error {
	lines, left := lookup.Answer(o.words, found, o.width())
	if o.all {
		lines, left = lookup.Whole(o.words, found, o.width()), 0
	}
	if left > 0 {
		lines = append(lines, o.paint().Muted(o.say("rules.more", tables.Args{"count": left})))
	}
	return o.print(lines...)
}

// contents lists the rules and open questions whose ids begin with the query. Each chapter has a
// heading.
func (o *rulesOptions) contents(books []tables.Rulebook) error {
	book := lookup.New(books...)
	found := []lookup.Result{}
	for _, printed := range books {
		for _, e := range printed.Entries() {
			if strings.HasPrefix(string(e.ID), strings.ToUpper(o.query)) {
				if r, ok := book.Entry(string(e.ID)); ok {
					found = append(found, r)
				}
			}
		}
	}
	if o.json {
		return cmp.Or(writeJSON(o.out, found), o.missing(book, found))
	}
	chapter := ""
	var lines []string
	for _, r := range found {
		if next := r.Chapter(o.words); next != chapter {
			chapter = next
			lines = append(lines, o.paint().Title(chapter))
		}
		lines = append(lines, r.Line(o.words, o.width()))
	}
	return cmp.Or(o.print(lines...), o.missing(book, found))
}

func (o *rulesOptions) askAndPick(books []tables.Rulebook) error {
	query, err := o.desk().Write(desk.Question{Text: o.say("rules.ask"), Rest: true})
	if err != nil {
		return err
	}
	o.query, o.pick = query, true
	return o.lookUp(o.book(books))
}

func (o *rulesOptions) pickFrom(found []lookup.Result) error {
	asker := o.desk()
	options := make([]desk.Option, 0, len(found)+1)
	for i, r := range found {
		options = append(options, desk.Option{Keys: []string{strconv.Itoa(i + 1)}, Label: r.Line(o.words, o.width()-8)})
	}
	options = append(options, desk.Option{Label: o.say("rules.enough"), Keys: []string{"0"}})
	for {
		i, err := asker.Choose(desk.Question{Text: o.say("rules.which"), Default: "0"}, options)
		if err != nil || i == len(found) {
			return err
		}
		asker.Say(found[i].Lines(o.words, o.width())...)
		if err := o.print(""); err != nil {
			return err
		}
	}
}

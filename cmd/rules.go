package cmd

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"tablemate/assist"
	"tablemate/assist/lookup"
	"tablemate/assist/paint"
	"tablemate/tables"
)

type rulesOptions struct {
	*app
	command  *cobra.Command
	query    string
	game     string
	json     bool
	id       bool
	list     bool
	coverage bool
}

// rules looks a rule up, by its id or by plain words.
func (a *app) rules() *cobra.Command {
	o := rulesOptions{app: a}
	c := a.command("rules", 0, manyWords, func(args []string) error {
		o.query = strings.Join(args, " ")
		return runRules(o)
	})
	o.command = c
	f := c.Flags()
	f.StringVar(&o.game, "game", "", "cmd.flag.game")
	f.BoolVar(&o.id, "id", false, "cmd.flag.id")
	f.BoolVar(&o.list, "list", false, "cmd.flag.list")
	f.BoolVar(&o.coverage, "coverage", false, "cmd.flag.coverage")
	f.BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

// manyWords is how long a question may be: nobody has to quote it.
const manyWords = 100

func runRules(o rulesOptions) error {
	books, err := o.books()
	if err != nil {
		return err
	}
	switch {
	case o.coverage:
		return o.ledger(books)
	case o.list:
		return o.contents(books)
	case strings.TrimSpace(o.query) == "":
		return misuse(o.command, "cmd.no-query", nil)
	}
	return o.look(lookup.New(books...))
}

// books are the rulebooks of all games, or of the one named.
func (o rulesOptions) books() ([]tables.Rulebook, error) {
	games := assist.Games()
	if o.game != "" {
		game, err := o.app.game(o.command, o.game)
		if err != nil {
			return nil, err
		}
		games = games[:0:0]
		games = append(games, game)
	}
	var books []tables.Rulebook
	for _, game := range games {
		if book := game.Rulebook(); book != nil {
			books = append(books, *book)
		}
	}
	return books, nil
}

// look answers a query. A miss is told with what is near, and fails.
func (o rulesOptions) look(book *lookup.Book) error {
	found := o.find(book)
	if o.json {
		if err := writeJSON(o.out, found); err != nil {
			return err
		}
	} else if err := o.tell(found); err != nil {
		return err
	}
	if len(found) == 0 {
		fmt.Fprintln(o.err, book.Missing(o.words, o.query))
		return quiet{}
	}
	return nil
}

func (o rulesOptions) find(book *lookup.Book) []lookup.Result {
	found := []lookup.Result{}
	if !o.id {
		return append(found, book.Find(o.query)...)
	}
	if r, ok := book.Entry(o.query); ok {
		found = append(found, r)
	}
	return found
}

// tell writes what was asked for by id, or the best few that fit the words.
func (o rulesOptions) tell(found []lookup.Result) error {
	const few = 3
	for i, r := range found {
		if i >= few && r.Score < 1 {
			break
		}
		if i > 0 {
			fmt.Fprintln(o.out)
		}
		for _, line := range r.Lines(o.words, o.width()) {
			if _, err := fmt.Fprintln(o.out, line); err != nil {
				return err
			}
		}
	}
	return nil
}

// contents lists every rule and open question, or those of a chapter.
func (o rulesOptions) contents(books []tables.Rulebook) error {
	book := lookup.New(books...)
	found := []lookup.Result{}
	for _, printed := range books {
		for _, e := range printed.Entries() {
			if r, ok := book.Entry(string(e.ID)); ok && strings.HasPrefix(r.ID, strings.ToUpper(o.query)) {
				found = append(found, r)
			}
		}
	}
	if o.json {
		return writeJSON(o.out, found)
	}
	for _, r := range found {
		text := r.Text
		if r.Kind == tables.Open {
			text = r.Question
		}
		line := paint.Pad(r.ID, 14) + text.In(o.words.Lang())
		if wrapped := paint.Wrap(line, o.width()-2); len(wrapped) > 1 {
			line = wrapped[0] + " …"
		}
		if _, err := fmt.Fprintln(o.out, line); err != nil {
			return err
		}
	}
	return nil
}

package serve

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"strings"
	"sync"

	"tablemate/assist/journal"
	"tablemate/assist/lookup"
	"tablemate/assist/session"
	"tablemate/tables"
	"tablemate/tables/words"
)

// liveTable is a served table with the present content of its file. The mutex `mu` guards `book`
// and the fields below `mu`.
type liveTable struct {
	Table
	id   string // in addresses
	link secret // the secret in the link to the table
	key  secret // the value of the cookie in browsers that have opened the link
	book *lookup.Book

	mu      sync.Mutex
	record  *journal.Record // the last readable record of this game, or nil
	failed  error           // why the present file cannot be shown, or nil
	changed chan struct{}   // closed when the table changes
	shown   map[tables.Lang]shown
}

type shown struct {
	session.Page
	failed error
	events *sync.Map // from a part's name, followed by Awaited, to a func() []byte that returns the event
}

const idLetters = 6

func newLiveTable(entropy io.Reader, t Table) (*liveTable, error) {
	f := &liveTable{
		Table:   t,
		book:    session.Lookup(t.Game, t.Box),
		changed: make(chan struct{}),
		shown:   map[tables.Lang]shown{},
	}
	if t.Seating != nil {
		f.id, f.link, f.key = t.Seating.kept.ID, t.Seating.kept.Link, t.Seating.kept.Key
		t.Seating.lost = t.Room.Release
	} else if err := drawAddress(entropy, &f.id, &f.link, &f.key); err != nil {
		return nil, err
	}
	record, err := journal.Read(t.Path)
	f.update(journal.Change{Record: record, Err: err})
	return f, nil
}

func drawAddress(entropy io.Reader, id *string, link, key *secret) error {
	for _, drawn := range []*secret{(*secret)(id), link, key} {
		word, err := newSecret(entropy)
		if err != nil {
			return err
		}
		*drawn = word
	}
	*id = (*id)[:idLetters]
	return nil
}

// cookie returns the cookie's name. It contains the id, because a browser sends cookies to every
// port of a host.
func (f *liveTable) cookie() string { return "tablemate-" + f.id }

func (f *liveTable) follow(ctx context.Context) {
	for change := range journal.Follow(ctx, f.Path, journal.FollowEvery) {
		f.update(change)
	}
}

// update does nothing if the table already shows the record in `change`. For example,
// journal.Follow begins with the record that newLiveTable has already read.
func (f *liveTable) update(change journal.Change) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.record != nil && f.failed == nil && change.Record != nil && change.Record.Same(f.record) {
		return
	}
	f.failed = change.Err
	if f.Room != nil && f.record == nil && errors.Is(change.Err, fs.ErrNotExist) {
		f.failed = nil // there is no file before the game begins
	}
	if change.Record != nil && change.Record.Header.Game == f.Game.About().Game {
		f.record = change.Record
	} else if change.Record != nil {
		f.failed = &tables.Sentence{ID: "serve.other-game"}
	}
	clear(f.shown)
	close(f.changed)
	f.changed = make(chan struct{})
}

const lastTurns = 4

// `changes` has two channels. `table` is closed when the table changes, and `asked` is closed when
// the room changes.
type changes struct{ table, asked <-chan struct{} }

func (f *liveTable) now(lang tables.Lang) (shown, changes) {
	f.mu.Lock()
	defer f.mu.Unlock()
	known, drawn := f.shown[lang]
	if !drawn {
		known = f.drawn(lang)
		known.events = new(sync.Map)
		f.shown[lang] = known
	}
	next := changes{table: f.changed}
	if f.Room != nil {
		var names []string
		if names, next.asked = f.Room.Awaits(); len(names) > 0 { // the record names only the first awaited seat
			said := tables.Args{"name": tables.Verbatim(strings.Join(names, ", "))}
			known.Awaited = words.In(lang).Say("watch.awaits", said)
		}
	}
	return known, next
}

func (f *liveTable) drawn(lang tables.Lang) shown {
	if f.record == nil {
		return shown{failed: f.failed}
	}
	r := session.Reading{Path: f.Path, Record: f.record, Words: words.In(lang), Box: f.Box}
	page, err := f.Game.Page(r, lastTurns)
	if f.failed != nil {
		err = f.failed
	}
	return shown{Page: page, failed: err}
}

func (f *liveTable) name() string {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.record != nil {
		return strings.TrimSpace(f.record.Header.Table)
	}
	return ""
}

// find returns the rules that answer a query. A query that names neither a game nor a figure (such
// as the Owner) is about this game. If a query has one or two words, the rules that matter at this
// moment rank higher. If a query finds nothing, `missing` is a sentence that says so.
func (f *liveTable) find(lang tables.Lang, query string) (found []lookup.Result, missing string) {
	page, _ := f.now(lang)
	f.mu.Lock()
	defer f.mu.Unlock()
	book := f.book.At(f.Game.About().Game, page.House)
	if found = book.Find(query, page.Here...); len(found) == 0 && query != "" {
		missing = book.Missing(words.In(lang), query)
	}
	return found, missing
}

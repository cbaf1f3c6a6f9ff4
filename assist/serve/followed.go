package serve

import (
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

// liveTable is a table with whatever its file says now. Its record is read by one at a
// time, however many look on.
type liveTable struct {
	Table
	id   string // in addresses, no secret
	link secret // opens the table
	key  secret // is kept by a browser that opened it
	book *lookup.Book

	mu      sync.Mutex
	record  *journal.Record // nil until there was one that can be read
	failed  error           // why it cannot be read now
	changed chan struct{}   // closed at the next change
	shown   map[tables.Lang]shown
}

// shown is a table in one language.
type shown struct {
	session.Page
	failed error
	events *sync.Map // func() []byte by part of the page: what open pages are sent
}

const idLetters = 6

func newLiveTable(entropy io.Reader, t Table) (*liveTable, error) {
	f := &liveTable{
		Table:   t,
		book:    session.Lookup(t.Game, t.Box),
		changed: make(chan struct{}),
		shown:   map[tables.Lang]shown{},
	}
	drawn := []*secret{(*secret)(&f.id), &f.link, &f.key}
	if kept := t.Seating; kept != nil {
		f.id, f.link, f.key, drawn = kept.kept.ID, kept.kept.Link, kept.kept.Key, nil
	}
	for _, one := range drawn {
		word, err := newSecret(entropy)
		if err != nil {
			return nil, err
		}
		*one = word
	}
	f.id = f.id[:idLetters]
	record, err := journal.Read(t.Path)
	f.update(journal.Change{Record: record, Err: err})
	return f, nil
}

// cookie names what a browser keeps: those of several programs on one machine lie
// together.
func (f *liveTable) cookie() string { return "tablemate-" + f.id }

// follow takes the changes until they end.
func (f *liveTable) follow(changes <-chan journal.Change) {
	for change := range changes {
		f.update(change)
	}
}

// update keeps a change and wakes who waits for one. The first that is followed says
// what the table was opened with, and wakes nobody.
func (f *liveTable) update(change journal.Change) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.record != nil && f.failed == nil && change.Record != nil && change.Record.Same(f.record) {
		return
	}
	f.failed = change.Err
	if f.Room != nil && f.record == nil && errors.Is(change.Err, fs.ErrNotExist) {
		f.failed = nil // it is not laid out yet
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

// lastTurns is how many of the turns that were played last are told.
const lastTurns = 4

// now returns the table in a language, and what is closed when it changes.
func (f *liveTable) now(lang tables.Lang) (shown, <-chan struct{}) {
	f.mu.Lock()
	defer f.mu.Unlock()
	known, drawn := f.shown[lang]
	if !drawn {
		known = f.drawn(lang)
		known.events = new(sync.Map)
		f.shown[lang] = known
	}
	return known, f.changed
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

// name is what the table is called where its title cannot be told.
func (f *liveTable) name() string {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.record != nil {
		return strings.TrimSpace(f.record.Header.Table)
	}
	return ""
}

// find answers a question about the rules, those of this game and of this moment
// first.
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

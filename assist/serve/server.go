package serve

import (
	"bytes"
	"context"
	"crypto/sha256"
	"embed"
	"errors"
	"fmt"
	"html/template"
	"io"
	"log"
	"net"
	"net/http"
	"sync"
	"time"

	"tablemate/assist/room"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/tables"
)

//go:embed static
var static embed.FS

// Table is a table to serve.
type Table struct {
	Game session.Game
	Path string
	Box  talk.Box
	Lang tables.Lang // the language of a phone on which nobody has chosen one
	// Room handles the answers of the phones. Seating records which phone has which seat. Both are
	// nil if the table is only shown.
	Room    *room.Room
	Seating *Seating
}

// Server shows tables in browsers. New returns one.
type Server struct {
	tables  []*liveTable
	hosts   map[string]bool // the allowed values of the Host header
	pages   *template.Template
	streams chan struct{} // one element for each open page that is not the page of a seat
	over    chan struct{} // closed when the server ends
}

const (
	mostStreams  = 400
	mostHeader   = 16 << 10
	mostBody     = 4 << 10
	headerWithin = 5 * time.Second
	answerWithin = 10 * time.Second
	idleFor      = 2 * time.Minute
	endWithin    = time.Second
)

// New returns a server for the tables. It fails only if `entropy`, the source of the secrets,
// fails.
func New(entropy io.Reader, served ...Table) (*Server, error) {
	s := &Server{hosts: map[string]bool{}, streams: make(chan struct{}, mostStreams), over: make(chan struct{})}
	s.pages = template.Must(template.New("").Funcs(template.FuncMap{"drawn": drawn}).ParseFS(static, "static/*.html"))
	for _, t := range served {
		f, err := newLiveTable(entropy, t)
		if err != nil {
			return nil, err
		}
		s.tables = append(s.tables, f)
	}
	return s, nil
}

// Serve handles requests until ctx ends or a listener fails. It then tells the open pages that the
// server ends. It returns the error of the failed listener.
func (s *Server) Serve(ctx context.Context, at ...net.Listener) error {
	var following sync.WaitGroup
	following.Add(len(s.tables))
	follow, stop := context.WithCancel(ctx)
	for _, t := range s.tables {
		go func() {
			defer following.Done()
			t.follow(follow)
		}()
	}
	server := &http.Server{
		Handler: s.Handler(), ErrorLog: log.New(io.Discard, "", 0), MaxHeaderBytes: mostHeader,
		ReadHeaderTimeout: headerWithin, ReadTimeout: answerWithin, WriteTimeout: answerWithin, IdleTimeout: idleFor,
	}
	failed := make(chan error, len(at))
	for _, listener := range at {
		s.allow(listener.Addr().String())
	}
	for _, listener := range at {
		go func() { failed <- server.Serve(listener) }()
	}
	var err error
	select {
	case <-ctx.Done():
	case err = <-failed:
	}
	stop()
	following.Wait()
	return errors.Join(err, s.end(server))
}

func (s *Server) end(server *http.Server) error {
	close(s.over)
	ctx, stop := context.WithTimeout(context.Background(), endWithin)
	defer stop()
	if server.Shutdown(ctx) != nil {
		return server.Close()
	}
	return nil
}

// Handler returns the handler for all requests.
func (s *Server) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /open/{secret}", s.open)
	for _, name := range []string{"style.css", "page.js", "icon.svg", "seat.css", "seat.js"} {
		mux.HandleFunc("GET /a/"+name, asset(name))
	}
	mux.HandleFunc("GET /t/{id}/{$}", s.ofTable(s.chooseLang))
	for at, page := range map[string]string{"{$}": "page", "now": "now"} {
		mux.HandleFunc("GET /t/{id}/{lang}/"+at, s.ofTable(s.page(page)))
	}
	for at, part := range map[string]string{"events": "live", "now/events": "doable", "mine/events": "known"} {
		mux.HandleFunc("GET /t/{id}/{lang}/"+at, s.ofTable(s.events(part)))
	}
	mux.HandleFunc("GET /t/{id}/{lang}/minutes", s.ofTable(s.minutes))
	mux.HandleFunc("GET /t/{id}/{lang}/mine", s.ofTable(s.mine))
	for _, method := range []string{"GET", "POST"} {
		mux.HandleFunc(method+" /t/{id}/{lang}/join", s.ofTable(s.join))
		mux.HandleFunc(method+" /t/{id}/{lang}/rules", s.ofTable(s.rules))
	}
	mux.HandleFunc("GET /t/{id}/{lang}/seat", s.ofSeat(s.seat))
	mux.HandleFunc("POST /t/{id}/{lang}/seat", s.ofSeat(s.answer))
	mux.HandleFunc("POST /t/{id}/{lang}/admit", s.ofSeat(s.admit))
	mux.HandleFunc("GET /t/{id}/{lang}/seat/events", s.ofSeat(s.seatEvents))
	refused := func(status int, id string) http.HandlerFunc {
		return func(w http.ResponseWriter, r *http.Request) { s.refuse(w, r, status, id) }
	}
	mux.HandleFunc("/", refused(http.StatusNotFound, "serve.nowhere"))
	own := http.NewCrossOriginProtection()
	own.SetDenyHandler(refused(http.StatusForbidden, "serve.other-site"))
	return s.guarded(own.Handler(mux))
}

// asset returns a handler for a file. A browser may cache it, but must ask before each use whether
// it has changed.
func asset(name string) http.HandlerFunc {
	text, err := static.ReadFile("static/" + name)
	if err != nil {
		panic(err) // the file is not embedded
	}
	sum := sha256.Sum256(text)
	tag := fmt.Sprintf(`"%x"`, sum[:8])
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		w.Header().Set("ETag", tag)
		http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(text))
	}
}

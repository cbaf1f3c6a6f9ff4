package serve

import (
	"cmp"
	"errors"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"tablemate/assist/room"
	"tablemate/tables"
	"tablemate/tables/words"
)

type seatView struct {
	view
	Screen room.Screen
	Free   []string // seats without a phone
	Taken  []string // seats with a phone
	Waits  string   // the seat that this phone waits for
	Claims []string // seats that a second phone wants
}

// Ask has the data for the template of one question.
type Ask struct {
	seatView
	room.Part
	Other bool // whether another seat is asked
}

// Part combines a question with the view of the page. `other` says whether another seat is asked.
func (v seatView) Part(p room.Part, other bool) Ask { return Ask{v, p, other} }

// Row returns the number of the row with the index i. The first row has the number 1.
func (Ask) Row(i int) int { return i + 1 }

// Whose returns the names of the seats that have not answered yet. If everybody or nobody is asked,
// it returns "".
func (v seatView) Whose() string { return strings.Join(v.awaited(), ", ") }

// Mine reports whether the result of Whose includes the seat of this phone.
func (v seatView) Mine() bool { return slices.Contains(v.awaited(), v.Screen.Seat) }

func (v seatView) awaited() []string {
	if len(v.Screen.Waiting) > 0 || v.Screen.Asked == nil {
		return v.Screen.Waiting
	}
	return v.Screen.Asked.Whose
}

// drawn reports whether a text is a drawing of the table. The lines of a drawing must not be broken.
func drawn(text string) bool { return strings.ContainsAny(text, "─━│┃") }

const seatCookie = "-seat"

// seatOf returns the seat of the phone that sent a request. `waits` is the seat that this phone
// wants to take over from another phone, or "".
func (t *liveTable) seatOf(r *http.Request) (seat, waits string) {
	kept, err := r.Cookie(t.cookie() + seatCookie)
	if err != nil || t.Room == nil {
		return "", ""
	}
	seat, waits = t.Seating.who(kept.Value)
	if !slices.Contains(t.Room.Seats(), cmp.Or(seat, waits)) {
		return "", ""
	}
	return seat, waits
}

// keyOf returns the key in a phone's cookie, or a new one. A phone gets its key before it chooses a
// seat, together with the list of seats. So two quick taps on a seat send the same key.
func (t *liveTable) keyOf(w http.ResponseWriter, r *http.Request) (string, error) {
	var key string
	if kept, err := r.Cookie(t.cookie() + seatCookie); err == nil && len(kept.Value) == secretLen {
		key = kept.Value
	} else {
		drawn, err := t.Seating.draw()
		if err != nil {
			return "", err
		}
		key = string(drawn)
	}
	t.setCookie(w, seatCookie, key, keptDays)
	return key, nil
}

type seatHandler func(w http.ResponseWriter, r *http.Request, t *liveTable, seat string)

// ofSeat accepts only requests from phones that have a seat. If a phone without a seat opens a
// page, ofSeat redirects this phone to the list of seats.
func (s *Server) ofSeat(answer seatHandler) http.HandlerFunc {
	return s.ofTable(func(w http.ResponseWriter, r *http.Request, t *liveTable) {
		switch seat, _ := t.seatOf(r); {
		case t.Room == nil:
			s.refuse(w, r, http.StatusNotFound, "serve.nowhere")
		case seat == "" && r.Method == http.MethodGet && !strings.HasSuffix(r.URL.Path, "/events"):
			http.Redirect(w, r, "join", http.StatusSeeOther)
		case seat == "":
			s.refuse(w, r, http.StatusForbidden, "serve.no-seat")
		default:
			answer(w, r, t, seat)
		}
	})
}

func (s *Server) seatView(r *http.Request, t *liveTable, seat string) seatView {
	v := seatView{view: s.viewOf(r, t), Claims: t.Seating.claims()}
	v.Screen, _ = t.Room.See(seat)
	return v
}

func (s *Server) seat(w http.ResponseWriter, r *http.Request, t *liveTable, seat string) {
	s.write(w, http.StatusOK, "seat", s.seatView(r, t, seat))
}

// join shows the seats, and gives one to the phone that chose it. If another phone has the seat,
// another player must agree first.
func (s *Server) join(w http.ResponseWriter, r *http.Request, t *liveTable) {
	if t.Room == nil {
		s.refuse(w, r, http.StatusNotFound, "serve.nowhere")
		return
	}
	form, ok := s.form(w, r)
	if !ok {
		return
	}
	name := form.Get("name")
	seat, waits := t.seatOf(r)
	if seat != "" && (r.Method == http.MethodGet || name == seat) {
		http.Redirect(w, r, "seat", http.StatusSeeOther)
		return
	}
	v, taken := seatView{view: s.viewOf(r, t), Waits: waits}, t.Seating.Taken()
	for _, seat := range t.Room.Seats() {
		if slices.Contains(taken, seat) {
			v.Taken = append(v.Taken, seat)
		} else {
			v.Free = append(v.Free, seat)
		}
	}
	status := http.StatusOK
	key, err := t.keyOf(w, r)
	switch {
	case err != nil:
		status, v.Trouble = http.StatusInternalServerError, v.sentence(err)
	case slices.Contains(t.Room.Seats(), name):
		s.claim(w, r, t, name, key, v)
		return
	case r.Method == http.MethodPost:
		status, v.Trouble = http.StatusConflict, v.Say("serve.no-such-seat")
	}
	s.write(w, status, "join", v)
}

// claim gives a seat to the phone with this key. If another phone has the seat, this phone must
// wait.
func (s *Server) claim(w http.ResponseWriter, r *http.Request, t *liveTable, name, key string, v seatView) {
	seat, before := t.Seating.who(key)
	free, err := t.Seating.claim(name, key)
	_, v.Waits = t.Seating.who(key)
	status := http.StatusAccepted
	switch {
	case err != nil:
		status, v.Trouble = http.StatusInternalServerError, v.sentence(err)
	case free:
		if seat != name {
			t.tellAll("serve.seated", tables.Args{"name": name})
		}
		http.Redirect(w, r, "seat", http.StatusSeeOther)
		return
	case v.Waits != name:
		status, v.Trouble = http.StatusConflict, v.Say("serve.claimed", v.toRelease(name))
	case before != name:
		t.tellAll("serve.asks-seat", v.toRelease(name))
	}
	s.write(w, status, "join", v)
}

// toRelease returns the arguments of a sentence with the command that takes a seat from its phone.
func (v seatView) toRelease(seat string) tables.Args {
	command := "tablemate seats " + v.File + " --release " + tables.Quoted(seat)
	return tables.Args{"name": seat, "command": tables.Verbatim(command)}
}

// Admission says how this phone gets the seat for which it waits.
func (v seatView) Admission() string { return v.Say("serve.waits-admission", v.toRelease(v.Waits)) }

func (t *liveTable) tellAll(id string, args tables.Args) {
	t.Room.Say("", words.In(t.Lang).Say(id, args))
}

// admit handles a player's decision whether a second phone may take over another player's seat.
func (s *Server) admit(w http.ResponseWriter, r *http.Request, t *liveTable, seat string) {
	form, ok := s.form(w, r)
	if !ok {
		return
	}
	name := form.Get("name")
	if name == seat {
		s.refuse(w, r, http.StatusForbidden, "serve.own-claim")
		return
	}
	admitted, err := t.Seating.admit(name, form.Get("yes") != "")
	if err != nil {
		v := s.viewOf(r, t)
		v.Trouble = v.sentence(err)
		s.write(w, http.StatusInternalServerError, "refused", v)
		return
	}
	if admitted {
		t.tellAll("serve.admitted", tables.Args{"name": name, "by": seat})
	}
	http.Redirect(w, r, "seat", http.StatusSeeOther)
}

// The method `form` returns the form in a request's body. If the body is invalid or too big, the
// request is refused.
func (s *Server) form(w http.ResponseWriter, r *http.Request) (url.Values, bool) {
	err := r.ParseForm()
	if err == nil {
		return r.PostForm, true
	}
	status, id := http.StatusBadRequest, "serve.unread"
	if big := (*http.MaxBytesError)(nil); errors.As(err, &big) {
		status, id = http.StatusRequestEntityTooLarge, "serve.too-big"
	}
	s.refuse(w, r, status, id)
	return nil, false
}

// answer sends a seat's answer to the room. The form has the number of the question. If the page's
// script sent the form, the response has the present question. Otherwise, the browser is redirected
// to the page of the seat.
func (s *Server) answer(w http.ResponseWriter, r *http.Request, t *liveTable, seat string) {
	form, ok := s.form(w, r)
	if !ok {
		return
	}
	number, _ := strconv.Atoi(form.Get("q"))
	out := t.Room.Answer(r.Context(), seat, number, replyOf(form))
	status, notice := outcome(words.In(preferredLang(r, t.Lang)), seat, out)
	t.Room.Notify(seat, notice)
	if form.Get("script") == "" {
		http.Redirect(w, r, "seat", http.StatusSeeOther)
		return
	}
	w.Header().Set("X-Part", "asked")
	s.write(w, status, "asked", s.seatView(r, t, seat))
}

// replyOf reads a reply: the number of a row, Enter, the word of a button, typed text, or tapped
// pieces.
func replyOf(form url.Values) room.Reply {
	plain := func(field string) string { return strings.TrimSpace(tables.Plain(form.Get(field), tables.MaxText)) }
	reply := room.Reply{For: plain("for"), Once: tables.Plain(form.Get("once"), tables.MaxName)}
	row, err := strconv.Atoi(form.Get("row"))
	switch {
	case form.Get("row") != "" && err == nil:
		reply.Row = row
	case form.Get("enter") != "":
	case form.Get("word") != "":
		reply.Typed = plain("word")
	case plain("typed") != "" || len(form["piece"]) == 0:
		reply.Typed = plain("typed")
	default:
		pieces := strings.Join(form["piece"], " ")
		way := cmp.Or(form.Get("way"), room.Piece)
		reply.Typed = strings.TrimSpace(tables.Plain(strings.Replace(way, room.Piece, pieces, 1), tables.MaxText))
	}
	return reply
}

func outcome(w *words.Words, seat string, out room.Outcome) (status int, notice string) {
	said := tables.Args{"name": out.By, "table": out.By == room.Table}
	switch out.What {
	case room.Late:
		if out.By == seat { // the same seat has already answered, so this is a second tap
			return http.StatusOK, ""
		}
		return http.StatusConflict, w.Say("serve.late", said)
	case room.NotYours:
		return http.StatusForbidden, w.Say("serve.not-yours", said)
	case room.Unread:
		return http.StatusUnprocessableEntity, cmp.Or(out.Why, w.Say("serve.no-answer"))
	case room.TooMany:
		return http.StatusTooManyRequests, w.Say("serve.too-many")
	case room.Busy:
		return http.StatusServiceUnavailable, w.Say("serve.busy")
	case room.Gone:
		return http.StatusGone, w.Say("serve.over")
	}
	return http.StatusOK, ""
}

const seatBeat = 5 * time.Second

// seatEvents sends the events of a seat's page. At each heartbeat, it checks that the phone still
// has the seat, because another process may have released the seat.
func (s *Server) seatEvents(w http.ResponseWriter, r *http.Request, t *liveTable, seat string) {
	leave, ok := t.Room.Come(seat)
	if !ok {
		s.refuse(w, r, http.StatusServiceUnavailable, "serve.full")
		return
	}
	defer leave()
	lang := preferredLang(r, t.Lang)
	s.stream(w, r, lang, seatBeat, func() ([][]byte, changes) {
		now, next := t.now(lang)
		v := s.seatView(r, t, seat)
		if has, _ := t.seatOf(r); has != seat {
			return [][]byte{event("out", []byte(v.Say("serve.no-seat")))}, changes{}
		}
		events := [][]byte{event("ask", s.text("asked", v)), s.tableEvent("live", t, lang, now)}
		if v.Screen.Over {
			return append(events, overEvent(lang)), changes{}
		}
		return events, next
	})
}

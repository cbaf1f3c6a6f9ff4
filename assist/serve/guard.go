package serve

import (
	"crypto/subtle"
	"encoding/base64"
	"fmt"
	"io"
	"net"
	"net/http"
	"path"
	"slices"
	"strings"

	"rsc.io/qr"

	"tablemate/tables"
	"tablemate/tables/words"
)

// secret is a random text with 128 bits.
type secret string

const secretBytes = 16

var secretLen = base64.RawURLEncoding.EncodedLen(secretBytes)

func newSecret(from io.Reader) (secret, error) {
	bits := make([]byte, secretBytes)
	if _, err := io.ReadFull(from, bits); err != nil {
		return "", fmt.Errorf("drawing the secret of a link: %w", err)
	}
	return secret(base64.RawURLEncoding.EncodeToString(bits)), nil
}

// matches compares texts of the same length in constant time.
func (s secret) matches(typed string) bool {
	return subtle.ConstantTimeCompare([]byte(s), []byte(typed)) == 1
}

// policy allows a page to load files only from this server.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
	"form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// guarded refuses requests whose Host is not an address of this server. This prevents DNS
// rebinding. It also refuses methods other than GET and POST, and paths that path.Clean would
// change. It sets headers that allow pages only what they need.
func (s *Server) guarded(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
		h.Set("Cache-Control", "no-store")
		if !s.hosts[strings.ToLower(r.Host)] {
			s.refuse(w, r, http.StatusMisdirectedRequest, "serve.other-host")
			return
		}
		if r.Method != http.MethodGet && r.Method != http.MethodPost {
			h.Set("Allow", "GET, POST")
			s.refuse(w, r, http.StatusMethodNotAllowed, "serve.nowhere")
			return
		}
		if clean := path.Clean(r.URL.Path); clean != r.URL.Path && clean != strings.TrimSuffix(r.URL.Path, "/") {
			s.refuse(w, r, http.StatusNotFound, "serve.nowhere") // the mux would redirect a path such as /a/../b
			return
		}
		r.Body = http.MaxBytesReader(w, r.Body, mostBody)
		next.ServeHTTP(w, r)
	})
}

func (s *Server) allow(address string) {
	host, port, _ := net.SplitHostPort(address)
	names := []string{host}
	if net.ParseIP(host).IsLoopback() {
		names = append(names, "localhost")
	}
	for _, name := range names {
		s.hosts[net.JoinHostPort(name, port)] = true
		if port == "80" {
			s.hosts[name] = true
		}
	}
}

// open responds to the secret link of a table with a page that leads to an address without the
// secret. A redirect would not work. If the link was on another site, the browser would follow the
// redirect without the SameSite=Strict cookie.
func (s *Server) open(w http.ResponseWriter, r *http.Request) {
	var found *liveTable
	for _, t := range s.tables {
		if t.link.matches(r.PathValue("secret")) {
			found = t
		}
	}
	if found == nil {
		s.refuse(w, r, http.StatusNotFound, "serve.wrong-link")
		return
	}
	found.setCookie(w, "", string(found.key), 0)
	s.write(w, http.StatusOK, "open", view{Words: words.In(found.Lang), At: "/t/" + found.id + "/"})
}

type tableHandler func(http.ResponseWriter, *http.Request, *liveTable)

// ofTable refuses requests without the cookie of the table, and requests for an unknown language.
func (s *Server) ofTable(answer tableHandler) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		for _, t := range s.tables {
			if t.id != r.PathValue("id") {
				continue
			}
			if kept, err := r.Cookie(t.cookie()); err == nil && t.key.matches(kept.Value) {
				if lang := r.PathValue("lang"); lang != "" && !slices.Contains(tables.Langs, tables.Lang(lang)) {
					s.refuse(w, r, http.StatusNotFound, "serve.nowhere")
					return
				}
				t.keepLang(w, r)
				answer(w, r, t)
				return
			}
		}
		s.refuse(w, r, http.StatusForbidden, "serve.no-link")
	}
}

// keptDays is how long a browser keeps its seat and its language.
const keptDays = 30

// If `days` is 0, the cookie is kept until the browser is closed.
func (t *liveTable) setCookie(w http.ResponseWriter, kind, value string, days int) {
	http.SetCookie(w, &http.Cookie{
		Name: t.cookie() + kind, Value: value, Path: "/t/" + t.id + "/", HttpOnly: true,
		SameSite: http.SameSiteStrictMode, MaxAge: days * 24 * 3600,
	})
}

// chosenLang returns the language that people chose on a phone, or else the language of
// the table.
func (t *liveTable) chosenLang(r *http.Request) tables.Lang {
	if kept, err := r.Cookie(t.cookie() + "-lang"); err == nil && slices.Contains(tables.Langs, tables.Lang(kept.Value)) {
		return tables.Lang(kept.Value)
	}
	return t.Lang
}

func (t *liveTable) keepLang(w http.ResponseWriter, r *http.Request) {
	if lang := r.PathValue("lang"); lang != "" && lang != string(t.chosenLang(r)) {
		t.setCookie(w, "-lang", lang, keptDays)
	}
}

func (s *Server) refuse(w http.ResponseWriter, r *http.Request, status int, id string) {
	spoken := words.In(preferredLang(r, tables.English))
	s.write(w, status, "refused", view{Words: spoken, Trouble: spoken.Say(id)})
}

// preferredLang returns the language in the request's path. If there is none, it returns the first
// known language in Accept-Language, or else `other`.
func preferredLang(r *http.Request, other tables.Lang) tables.Lang {
	if lang := tables.Lang(r.PathValue("lang")); slices.Contains(tables.Langs, lang) {
		return lang
	}
	for asked := range strings.SplitSeq(r.Header.Get("Accept-Language"), ",") {
		for _, lang := range tables.Langs {
			if strings.HasPrefix(strings.ToLower(strings.TrimSpace(asked)), string(lang)) {
				return lang
			}
		}
	}
	return other
}

// The constant `quiet` is the width of the light margin around a QR code, in squares.
const quiet = 2

// Code returns a link as a QR code for a terminal, or nil if the link is too long. Each line of
// text has two rows of squares. Without colours it draws just the light squares, and cameras can
// read it only on a dark terminal.
func Code(link string, colours bool) []string {
	code, err := qr.Encode(link, qr.L)
	if err != nil {
		return nil
	}
	light := func(x, y int) bool { return x < 0 || y < 0 || x >= code.Size || y >= code.Size || !code.Black(x, y) }
	var lines []string
	for y := -quiet; y < code.Size+quiet; y += 2 {
		var line strings.Builder
		for x := -quiet; x < code.Size+quiet; x++ {
			line.WriteRune(half(light(x, y), light(x, y+1)))
		}
		text := line.String()
		if colours {
			text = "\x1b[97;40m" + text + "\x1b[0m"
		}
		lines = append(lines, text)
	}
	return lines
}

// The function `half` returns one character for two squares, one above the other. Only the light
// squares are filled.
func half(upper, lower bool) rune {
	switch {
	case upper && lower:
		return '█'
	case upper:
		return '▀'
	case lower:
		return '▄'
	}
	return ' '
}

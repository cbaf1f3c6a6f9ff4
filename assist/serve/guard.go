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

// secret is a random text of 128 bits that nobody can guess.
type secret string

const secretBytes = 16

// newSecret draws a secret.
func newSecret(from io.Reader) (secret, error) {
	bits := make([]byte, secretBytes)
	if _, err := io.ReadFull(from, bits); err != nil {
		return "", fmt.Errorf("drawing the secret of a link: %w", err)
	}
	return secret(base64.RawURLEncoding.EncodeToString(bits)), nil
}

// matches reports whether typed is the secret. The time it takes does not depend on the text.
func (s secret) matches(typed string) bool {
	return subtle.ConstantTimeCompare([]byte(s), []byte(typed)) == 1
}

// policy lets a page load files of this server, and nothing from anywhere else.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
	"form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// guarded refuses requests whose Host is not an address of this server, as in DNS rebinding. It
// also sets headers that forbid pages what they do not need.
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
			s.refuse(w, r, http.StatusNotFound, "serve.nowhere") // else the mux would redirect the request
			return
		}
		r.Body = http.MaxBytesReader(w, r.Body, mostBody)
		next.ServeHTTP(w, r)
	})
}

// allow lets requests name the address of a listener.
func (s *Server) allow(address string) {
	host, port, err := net.SplitHostPort(address)
	if err != nil {
		return
	}
	names := []string{host}
	if ip := net.ParseIP(host); ip != nil && ip.IsLoopback() {
		names = append(names, "localhost")
	}
	for _, name := range names {
		s.hosts[net.JoinHostPort(name, port)] = true
		if port == "80" {
			s.hosts[name] = true
		}
	}
}

// open checks the secret of a link and sets a cookie. The page that it sends leads to an address
// without the secret. A redirect would not do: after a link on another site, the browser would
// not send a SameSite=Strict cookie.
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
	to := "/t/" + found.id + "/"
	http.SetCookie(w, &http.Cookie{
		Name: found.cookie(), Value: string(found.key), Path: to, HttpOnly: true, SameSite: http.SameSiteStrictMode,
	})
	lang := preferredLang(r, found.Lang)
	at := to + string(lang) + "/"
	if found.Room != nil {
		at += "seat"
	}
	s.write(w, http.StatusOK, "open", view{Words: words.In(lang), At: at})
}

// tableHandler answers a request about a table.
type tableHandler func(http.ResponseWriter, *http.Request, *liveTable)

// ofTable answers only requests with the cookie of the table in the address. It refuses
// addresses with an unknown language.
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
				answer(w, r, t)
				return
			}
		}
		s.refuse(w, r, http.StatusForbidden, "serve.no-link")
	}
}

// refuse sends a page with the reason why a request is refused.
func (s *Server) refuse(w http.ResponseWriter, r *http.Request, status int, id string) {
	spoken := words.In(preferredLang(r, tables.English))
	s.write(w, status, "refused", view{Words: spoken, Trouble: spoken.Say(id)})
}

// preferredLang returns the language in the address. If there is none, it returns the first of
// our languages that the browser asks for, or other.
func preferredLang(r *http.Request, other tables.Lang) tables.Lang {
	for _, lang := range tables.Langs {
		if r.PathValue("lang") == string(lang) {
			return lang
		}
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

// quiet is the width of the light margin that a camera needs around a code, in squares.
const quiet = 2

// Code draws a link as a QR code for a phone's camera, with two rows of squares in each line. It
// returns nil if the link is too long. With colours the code is dark on light on every terminal.
// Without colours the light squares are drawn, which is right on a dark terminal.
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

// half returns the character for two squares, one above the other. It fills the light ones.
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

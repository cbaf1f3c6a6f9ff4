package serve

import (
	"errors"
	"net/http"
	"strings"

	"tablemate/assist/lookup"
)

// answers are what was found in the rules.
type answers struct {
	Asked   bool // on a page of its own, where people may type at once
	Query   string
	Missing string
	Found   []answer
}

// answer is a rule in paragraphs.
type answer struct {
	ID         string
	Paragraphs []string
}

// The most answers, and how wide a paragraph is before the browser breaks it.
const (
	mostAnswers = 6
	unbroken    = 1 << 20
)

// rules answers a question about the rules. What is typed comes in the body, so that
// it stands in no address; a script asks for the answers alone.
func (s *Server) rules(w http.ResponseWriter, r *http.Request, t *liveTable) {
	if err := r.ParseForm(); err != nil {
		status, id := http.StatusBadRequest, "serve.unread"
		var big *http.MaxBytesError
		if errors.As(err, &big) {
			status, id = http.StatusRequestEntityTooLarge, "serve.too-big"
		}
		s.refuse(w, r, status, id)
		return
	}
	v := s.viewOf(r, t)
	query := strings.TrimSpace(strings.ToValidUTF8(r.PostForm.Get("q"), ""))
	found, missing := t.find(v.Lang(), query)
	v.Rules = answers{Asked: true, Query: query, Missing: missing}
	for _, result := range found[:min(mostAnswers, len(found))] {
		v.Rules.Found = append(v.Rules.Found, answerOf(v, result))
	}
	name := "rules"
	if r.PostForm.Get("only") != "" {
		name = "answers"
	}
	s.write(w, http.StatusOK, name, v)
}

func answerOf(v view, r lookup.Result) answer {
	return answer{r.ID, r.Lines(v.Words, unbroken)}
}

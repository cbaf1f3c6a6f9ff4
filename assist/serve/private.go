package serve

import (
	"net/http"
)

// mine gives a seat what it works out on its own phone: the page holds everything that
// all may know, and what is typed into it stays there.
func (s *Server) mine(w http.ResponseWriter, r *http.Request, t *liveTable) {
	v := s.viewOf(r, t)
	if v.Shown.Sheet == nil {
		s.refuse(w, r, http.StatusNotFound, "serve.nowhere")
		return
	}
	s.write(w, http.StatusOK, "mine", v)
}

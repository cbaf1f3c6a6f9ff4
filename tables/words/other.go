package words

import (
	"maps"

	"tablemate/tables"
)

type origin struct {
	id   string
	args tables.Args
}

// remembered is the most sentences that Say keeps for the method Other. When this limit is reached,
// Say drops all of them.
const remembered = 1000

func (w *Words) remember(text, id string, args []tables.Args) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.told) >= remembered {
		w.told = nil
	}
	if w.told == nil {
		w.told = map[string]origin{}
	}
	how := origin{id: id}
	if len(args) > 0 {
		how.args = maps.Clone(args[0])
	}
	w.told[text] = how
}

// Other translates a sentence that Say returned recently. It also translates each argument that is
// such a sentence. For an unknown text, it returns "".
func (w *Words) Other(text string) string { return w.elsewhere(text, 3) }

// The method elsewhere translates down to `deep` levels of arguments.
func (w *Words) elsewhere(text string, deep int) string {
	how, ok := w.origin(text)
	if !ok || deep == 0 {
		return ""
	}
	args := maps.Clone(how.args)
	for name, value := range args {
		inner, _ := value.(string)
		if other := w.elsewhere(inner, deep-1); other != "" {
			args[name] = other
		}
	}
	if args == nil {
		return w.other.Say(how.id)
	}
	return w.other.Say(how.id, args)
}

func (w *Words) origin(text string) (origin, bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.other == nil {
		w.other = In(w.lang.Other())
	}
	how, ok := w.told[text]
	return how, ok
}

package words

import (
	"maps"

	"tablemate/tables"
)

type origin struct {
	id   string
	args tables.Args
}

// remembered is the largest number of sentences that Say keeps for the method Other. When the limit
// is reached, Say drops all kept sentences.
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

// Other translates a sentence that Say returned recently. If Say also returned an argument of this
// sentence recently, Other translates that argument too. For an unknown text, it returns "".
func (w *Words) Other(text string) string { return w.elsewhere(text, 3) }

// The method `elsewhere` translates a sentence, its arguments, their arguments and so on. The
// parameter `deep` limits the number of levels. The sentence itself is level 1.
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

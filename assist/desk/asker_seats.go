package desk

import (
	"errors"
	"slices"

	"tablemate/tables"
)

// Speaker is the person who answers. The field `By` has the seat of the phone, or "" for the
// terminal. The field `For` has the seat that the answer counts for, or "" for the asked seat.
type Speaker struct{ By, For string }

// The method `asks` reports whether s may answer. It returns true whenever s.For is "".
func (p Prompt) asks(s Speaker) bool {
	return s.For == "" || len(p.Whose) == 0 || slices.Contains(p.Whose, s.For)
}

func (a *Asker) turnTo(s Speaker) {
	if s.For != a.speaker.For {
		if a.others == nil {
			a.others = map[string][]token{}
		}
		a.others[a.speaker.For], a.typedAhead = a.typedAhead, a.others[s.For]
	}
	a.speaker = s
}

// nextSpeaker looks for a person who has typed words ahead and may answer this prompt. If there is
// one, this person becomes the speaker, and nextSpeaker returns true. Words typed for one seat
// never answer a question that only other seats are asked.
func (a *Asker) nextSpeaker(p Prompt) bool {
	if len(a.typedAhead) > 0 && p.asks(a.speaker) {
		return true
	}
	for _, name := range append([]string{""}, p.Whose...) {
		if len(a.others[name]) > 0 && name != a.speaker.For {
			a.turnTo(Speaker{name, name})
			return true
		}
	}
	return false
}

func (a *Asker) heard() {
	if a.asides.Heard != nil {
		a.asides.Heard(a.speaker)
	}
}

// heardAlone reports whether a reply came from a phone. If so, and if `early` is true, heardAlone
// sends the sentence `why` to this phone only.
func (a *Asker) heardAlone(r Reply, early bool, why string) bool {
	if r.By == "" {
		return false
	}
	if s, ok := a.frontend.(*seats); ok && early && why != "" {
		s.whisper(r.By, why)
	}
	return true
}

func (a *Asker) first() bool { return a.asides.First != nil && a.asides.First() }

// outOfTurn handles a line from a seat that is not asked this question. The seat may have a
// question of its own.
func (a *Asker) outOfTurn(p Prompt) error {
	line := a.typedAhead
	a.typedAhead = nil
	switch {
	case len(line) == 0: // only a seat with a question of its own sends an empty line
		return askAgain(a.words.Say("desk.empty", tables.Args{"keys": "", "wanted": ""}))
	case a.asides.OutOfTurn == nil:
		return askAgain(a.words.Say("desk.not-asked", tables.Args{"names": p.Whose}))
	}
	said, err := a.asides.OutOfTurn(a.speaker.For, joined(line))
	if other := inOtherLayout(line); other != nil && err != nil && !errors.Is(err, ErrElsewhere) {
		told, wrong := a.asides.OutOfTurn(a.speaker.For, joined(other))
		if wrong == nil || errors.Is(wrong, ErrElsewhere) {
			said, err = told, wrong
		}
	}
	switch {
	case err == nil:
		return askAgain("")
	case errors.Is(err, ErrElsewhere) && said == "" && !a.first():
		return askAgain("") // this seat's action must wait until the present action is recorded
	case errors.Is(err, ErrElsewhere):
		if said != "" {
			a.turnTo(Speaker{By: a.speaker.By})
			a.typedAhead = split(said)
		}
		return err
	default:
		return askAgain(err.Error())
	}
}

// answered executes an aside. If a phone typed `?`, `why` or `show`, only this phone gets the
// output.
func (a *Asker) answered(aside Aside) error {
	s, ok := a.frontend.(*seats)
	looks := aside.Word == AsideRules || aside.Word == AsideWhy || aside.Word == AsideShow
	if !ok || a.speaker.By == "" || !looks {
		a.heard()
		return a.asides.Answer(aside)
	}
	s.only = a.speaker.By
	defer func() { s.only = "" }()
	return a.asides.Answer(aside)
}

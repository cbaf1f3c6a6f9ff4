package raccoonheist

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablemate/assist/desk"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	box "tablemate/tables/raccoonheist"
)

// roundUp asks for what the location being checked waits for: nothing that the
// rules can tell.
func (a asking) roundUp() (game.Action, error) {
	w := a.state.Waits()
	g := a.group(w.Seat)
	if g == nil {
		return nil, unread("nobody", nil)
	}
	switch said := a.standing(g); w.For {
	case game.ForPopper:
		return a.popper(g)
	case game.ForDie:
		id := "ask.die-trap"
		if a.state.Here() == box.Basement {
			id = "ask.die-basement"
		}
		said["count"] = g.Raid.Left
		return a.die(a.say(id, said))
	case game.ForTake:
		return a.yesOr(a.say("ask.take", said), game.TakePopper{Seat: g.Seat}, game.LeavePopper{Seat: g.Seat})
	case game.ForFood:
		return a.food(g, w.Most)
	}
	return a.rescue(g, w.Most)
}

// yesOr asks whether one thing is done or another; Enter does it.
func (a asking) yesOr(text string, yes, no game.Action) (game.Action, error) {
	q := desk.Question{Text: text + " " + a.say("ask.yes-no"), Default: a.Own("yes", "да")[0]}
	return a.answered(q, func(typed string) (game.Action, error) {
		switch {
		case is(typed, yesWords):
			return yes, nil
		case is(typed, noWords):
			return no, nil
		}
		return nil, unread("yes", nil)
	})
}

// popper asks whether the popper is used here, and for whom.
func (a asking) popper(holder *game.Group) (game.Action, error) {
	who := a.state.Savable()
	said := tables.Args{"holder": a.named(holder), "who": a.seats(who), "at": a.at(a.state.Here())}
	if len(who) == 1 {
		return a.yesOr(a.say("ask.popper-one", said), game.UsePopper{For: who}, game.KeepPopper{})
	}
	var keys []string
	for _, seat := range who {
		keys = append(keys, a.groupKey(a.group(seat))+" "+a.seat(seat))
	}
	said["keys"] = joined(keys)
	return a.answered(desk.Question{Text: a.say("ask.popper-many", said)}, func(typed string) (game.Action, error) {
		if is(typed, noWords) || is(typed, noneWords) {
			return game.KeepPopper{}, nil
		}
		use, err := a.readPopper(append([]string{saveWords[0]}, strings.Fields(typed)...))
		return use, err
	})
}

func (a asking) food(g *game.Group, full int) (game.Action, error) {
	said := a.standing(g)
	said["most"] = full
	q := desk.Question{Text: a.say("ask.food", said), Default: strconv.Itoa(full)}
	return a.answered(q, func(typed string) (game.Action, error) {
		n, err := readCount(typed)
		return game.Collect{Seat: g.Seat, Food: n}, err
	})
}

// rescue asks who comes back from the Backyard: a number of one's own, or
// numbers by colour. Enter brings back as many as can be, own ones first.
func (a asking) rescue(g *game.Group, carry int) (game.Action, error) {
	var there []string
	for i := range a.state.Groups {
		if of := &a.state.Groups[i]; a.state.Free(of) > 0 {
			there = append(there, a.groupKey(of)+" "+a.named(of)+" "+strconv.Itoa(a.state.Free(of)))
		}
	}
	said := tables.Args{"name": a.named(g), "count": carry, "there": joined(there)}
	q := desk.Question{Text: a.say("ask.rescue", said), Default: a.likelyRescue(g, carry)}
	return a.answered(q, func(typed string) (game.Action, error) { return a.readRescue(g, typed) })
}

func (a asking) likelyRescue(g *game.Group, carry int) string {
	own := min(carry, a.state.Free(g))
	parts := []string{a.groupKey(g) + " " + strconv.Itoa(own)}
	alone := own == carry
	carry -= own
	for i := range a.state.Groups {
		of := &a.state.Groups[i]
		if n := min(carry, a.state.Free(of)); of.Seat != g.Seat && n > 0 {
			parts, carry = append(parts, a.groupKey(of)+" "+strconv.Itoa(n)), carry-n
		}
	}
	if alone || len(parts) == 1 {
		return strconv.Itoa(own)
	}
	if own == 0 {
		parts = parts[1:]
	}
	return strings.Join(parts, " ")
}

// readRescue reads "2", "b 1 r 1", "b1r1" or "-".
func (a asking) readRescue(g *game.Group, typed string) (game.Action, error) {
	out := game.Rescue{Seat: g.Seat}
	if is(typed, noneWords) {
		return out, nil
	}
	words := apart(typed)
	if len(words) == 1 {
		words = append([]string{a.groupKey(g)}, words...)
	}
	if len(words) == 0 || len(words)%2 != 0 {
		return nil, unread("rescue", tables.Args{"who": a.groupKey(g)})
	}
	for i := 0; i < len(words); i += 2 {
		of, err := a.who(words[i])
		if err != nil {
			return nil, err
		}
		n, err := readCount(words[i+1])
		if err != nil {
			return nil, err
		}
		if slices.ContainsFunc(out.Freed, func(f game.Freed) bool { return f.Of == of.Seat }) {
			return nil, unread("rescue", tables.Args{"who": a.groupKey(g)})
		}
		if n > 0 {
			out.Freed = append(out.Freed, game.Freed{Of: of.Seat, Count: n})
		}
	}
	return out, nil
}

// apart are the words of an answer in which numbers stick to what they count.
func apart(typed string) []string {
	var spaced strings.Builder
	digit := false
	for _, r := range strings.ReplaceAll(typed, ",", " ") {
		if now := unicode.IsDigit(r); now != digit && r != '#' {
			spaced.WriteRune(' ')
			digit = now
		}
		spaced.WriteRune(r)
	}
	words := strings.Fields(spaced.String())
	for i := 0; i+1 < len(words); i++ { // "#2" is a name
		if words[i] == "#" {
			words[i] += words[i+1]
			words = slices.Delete(words, i+1, i+2)
		}
	}
	return words
}

package raccoonheist

import (
	"tablemate/assist/chance"
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	box "tablemate/tables/raccoonheist"
)

// Tell is a sentence about one consequence; "" when it goes without saying.
func (Flow) Tell(t *session.Talk, before game.State, e game.Event) string {
	w := telling{asking{talk{t}, before}, game.Game{}.Fold(before, e)}
	switch e := e.(type) {
	case game.RoundBegan, game.DogPlaced, game.TrapPlaced, game.Hidden, game.Shown, game.Checked:
		return w.round(e)
	case game.Raided, game.Passed, game.Rolled, game.Caught, game.Fed, game.Rescued, game.Gave:
		return w.groups(e)
	case game.PopperDeclared, game.PopperUsed, game.PopperTaken, game.PopperHanded, game.PopperBack:
		return w.popper(e)
	case game.Warned:
		return w.Paint.Warning("! " + w.say("tell.warned"))
	case game.Corrected:
		return w.say("tell.corrected")
	}
	return ""
}

// telling is a consequence over the table before it.
type telling struct {
	asking
	after game.State
}

func (w telling) round(e game.Event) string {
	switch e := e.(type) {
	case game.RoundBegan:
		if holder := w.after.Popper.Holder; holder != rules.Nobody {
			return w.say("tell.round-popper", tables.Args{"name": w.seat(holder)})
		}
		return w.say("tell.round")
	case game.DogPlaced:
		if e.Location == box.Nowhere {
			return w.Paint.Gain(w.say("tell.dog-off", tables.Args{"die": e.Die}))
		}
		return w.say("tell.dog", tables.Args{"die": e.Die, "place": w.place(e.Location)})
	case game.TrapPlaced:
		was := ""
		if w.state.Round.LastTrap != box.Nowhere {
			was = w.place(w.state.Round.LastTrap)
		}
		return w.say("tell.trap", tables.Args{"at": w.at(e.Location), "was": was})
	case game.Hidden:
		return w.hidden(e)
	case game.Shown:
		return w.shown(e)
	case game.Checked:
		return w.checked(e.Location)
	}
	return ""
}

// hidden tells the seal to be said aloud, and in the first round how to check
// it later.
func (w telling) hidden(e game.Hidden) string {
	if e.Seal == "" {
		return ""
	}
	text := w.say("tell.hidden", tables.Args{"seal": chance.Aloud(e.Seal)})
	if w.state.Round.Number == 1 {
		text += "\n" + "  " + w.Paint.Muted(w.say("tell.hidden-check"))
	}
	return text
}

// shown tells the card, and what its seal says of it.
func (w telling) shown(e game.Shown) string {
	text := w.say("tell.shown", tables.Args{"place": w.place(e.Card)})
	said := tables.Args{"card": string(e.Card), "salt": e.Salt, "seal": chance.Aloud(w.state.Round.Seal)}
	switch e.Proof {
	case game.Matches:
		text += "\n  " + w.Paint.Gain(w.say("tell.matches", said))
		if w.state.Round.Number == 1 {
			text += "\n" + "  " + w.Paint.Muted(w.say("tell.matches-check", said))
		}
	case game.Differs:
		text += "\n  " + w.Paint.Warning(w.say("tell.differs", said))
	}
	return text + "\n" + w.say("tell.round-up")
}

// checked speaks up where a location gave nothing although somebody was there.
func (w telling) checked(l box.Location) string {
	there, left := false, false
	for i := range w.state.Groups {
		if r := &w.state.Groups[i].Raid; r.Location == l {
			there = true
			left = left || r.Left > 0 && !r.Done && !r.Saved
		}
	}
	switch {
	case !there && w.state.Round.Card == l:
		return "  " + w.say("tell.in-vain", tables.Args{"place": w.place(l)})
	case there && left && w.state.Round.Card != l && (l == box.LivingRoom && w.held() || l == box.Backyard):
		return "  " + w.say("tell.nothing-"+string(l), tables.Args{"place": w.place(l)})
	}
	return ""
}

// held reports whether somebody has the popper since last round.
func (w telling) held() bool {
	p := w.state.Popper
	return !p.Lying() && p.Taken < w.state.Round.Number
}

func (w telling) groups(e game.Event) string {
	switch e := e.(type) {
	case game.Raided:
		if g := w.group(e.Seat); g != nil && g.Raid.Location != box.Nowhere {
			return w.say("tell.changed", tables.Args{"name": w.seat(e.Seat), "into": w.into(e.Location), "count": e.Count})
		}
	case game.Passed:
		return w.say("tell.passed", tables.Args{"name": w.seat(e.Seat)})
	case game.Rolled:
		return w.rolled(e)
	case game.Caught:
		return "  " + w.Paint.Loss(w.say("tell.caught-"+string(e.By), w.counted(e.Seat, e.Count)))
	case game.Fed:
		said := w.counted(e.Seat, e.Food)
		said["food"] = w.food(e.Seat)
		if e.Food == 0 {
			return "  " + w.say("tell.fed-none", said)
		}
		return "  " + w.Paint.Gain(w.say("tell.fed", said))
	case game.Rescued:
		return w.rescued(e)
	case game.Gave:
		return w.say("tell.gave", tables.Args{"name": w.seat(e.From), "to": w.seat(e.To), "count": e.Food})
	}
	return ""
}

// counted is a group at the location of its raid, for a sentence that counts.
func (w telling) counted(seat rules.Seat, count int) map[string]any {
	l := box.Nowhere
	if g := w.group(seat); g != nil {
		l = g.Raid.Location
	}
	return tables.Args{"place": w.place(l), "name": w.seat(seat), "count": count}
}

func (w telling) food(seat rules.Seat) int {
	for _, g := range w.after.Groups {
		if g.Seat == seat {
			return g.Food
		}
	}
	return 0
}

func (w telling) rolled(e game.Rolled) string {
	said := w.counted(e.Seat, 0)
	delete(said, "count")
	said["die"] = e.Die
	if e.Die > 4 {
		return "  " + w.say("tell.rolled-safe", said)
	}
	return "  " + w.say("tell.rolled", said)
}

func (w telling) rescued(e game.Rescued) string {
	said := tables.Args{"place": w.place(box.Backyard), "name": w.seat(e.Seat)}
	if len(e.Freed) == 0 {
		return "  " + w.say("tell.rescued-none", said)
	}
	var who []string
	for _, f := range e.Freed {
		who = append(who, w.say("tell.freed", tables.Args{"name": w.seat(f.Of), "n": f.Count}))
	}
	said["who"] = joined(who)
	return "  " + w.Paint.Gain(w.say("tell.rescued", said))
}

func (w telling) popper(e game.Event) string {
	switch e := e.(type) {
	case game.PopperDeclared:
		return w.say("tell.popper-declared", tables.Args{"names": w.seats(e.For)})
	case game.PopperUsed:
		return "  " + w.Paint.Gain(w.say("tell.popper-used", tables.Args{"names": w.seats(e.For)}))
	case game.PopperTaken:
		return "  " + w.Paint.Gain(w.say("tell.popper-taken", tables.Args{"name": w.seat(e.Seat)}))
	case game.PopperHanded:
		return w.say("tell.popper-handed", tables.Args{"name": w.seat(e.To)})
	case game.PopperBack:
		return w.say("tell.popper-back")
	}
	return ""
}

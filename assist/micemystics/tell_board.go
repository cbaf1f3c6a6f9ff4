package micemystics

import (
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	box "tablemate/tables/micemystics"
)

// board tells of the control board: cheese, pages, surges and encounters.
func (w telling) board(e game.Event) string {
	switch e := e.(type) {
	case game.Wheeled:
		return w.wheeled(e)
	case game.Paged:
		return w.paged(e)
	case game.EndMoved:
		return w.good("end-moved", tables.Args{"page": e.Page})
	case game.SurgeBegan:
		return w.bad("surge")
	case game.SurgeEnded:
		return w.line("surge-over")
	case game.SpecialSurge:
		return w.bad("surge-special", tables.Args{"room": w.room(e.Room)})
	case game.Opened:
		return w.opened(e.Card)
	case game.Closed:
		if e.Card != "" {
			return w.line("closed", tables.Args{"card": w.encounterCard(e.Card)})
		}
	}
	return ""
}

func (w telling) wheeled(e game.Wheeled) string {
	said := tables.Args{"cheese": w.after.Wheel, "full": box.FullWheel}
	switch {
	case e.Rule == "MM-TIME-01":
		return w.bad("wheel-time", said)
	case e.Cheese < 0:
		return w.good("wheel", said)
	}
	return w.bad("wheel", said)
}

func (w telling) paged(e game.Paged) string {
	said := tables.Args{"page": e.Page, "end": w.state.End}
	if e.Page < w.state.Hourglass {
		return w.good("page", said)
	}
	return w.bad("page", said)
}

// opened names an encounter card with the words on it that matter.
func (w telling) opened(card box.Encounter) string {
	if card.ID == "" {
		return ""
	}
	said := tables.Args{"card": w.own(card.Name, string(card.ID)), "ambush": card.Ambush, "traps": card.Mousetraps}
	return w.Paint.Title(w.line("opened", said))
}

// encounterCard is what people call an encounter card.
func (a asking) encounterCard(id box.CardID) string {
	var e box.Encounter
	switch open := a.state.Open; {
	case open != nil && open.ID == id:
		return a.own(open.Name, string(id))
	case a.talk.find(string(id), &e):
		return a.own(e.Name, string(id))
	}
	return string(id)
}

// track tells of initiative cards that move. The view shows the whole track.
func (w telling) track(e game.Event) string {
	switch e := e.(type) {
	case game.TrackLaid:
		if e.Anew {
			return w.line("track-anew")
		}
	case game.CardLifted:
		return w.bad("lifted", tables.Args{"card": w.initiative(e.Card), "slot": e.To, "count": e.By})
	case game.CardRemoved:
		return w.good("card-removed", tables.Args{"card": w.initiative(e.Card)})
	}
	return ""
}

// roomTold tells of tile sides and what lies on them.
func (w telling) roomTold(e game.Event) string {
	switch e := e.(type) {
	case game.Entered:
		return w.line("entered", tables.Args{"room": w.room(e.Room)})
	case game.Flipped:
		return w.line("flipped", tables.Args{"room": w.room(e.Room)})
	case game.TrapsLaid:
		return w.bad("traps", tables.Args{"places": w.placesIn(e.Room, e.Spaces)})
	case game.TrapGone:
		at := game.Spot(e)
		if len(w.state.MiceOn(at)) == 0 { // a trap that springs is told by its roll
			return w.good("trap-gone", tables.Args{"place": w.place(at)})
		}
	}
	return ""
}

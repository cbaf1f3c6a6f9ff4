package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func (r *resolver) makeActing(figure Name) bool {
	if !r.Turn.Ordered {
		r.applyNext(r.nextStep(&r.graphs, nil))
	}
	if figure == NoFigure {
		figure = r.Turn.Acting
	}
	if r.At(figure) == Nowhere {
		return false
	}
	if figure != r.Turn.Acting {
		r.activateFigure(figure)
	}
	return true
}

func (r *resolver) applyNext(next nextStep) bool {
	if next.apply == nil {
		return false
	}
	next.apply(r)
	return true
}

// A webbed charmed mouse does not move (MM-AMB-36). Otherwise, a figure that is knocked down stands
// up and does not move (MM-COND-05, MM-AMB-58). A rat that may throw the grape does not move
// (MM-GRAPE-11, MM-GRAPE-13).
func (r *resolver) activateFigure(figure Name) {
	armed := r.mayThrowGrape(figure)
	r.Turn.startFigure(figure, armed)
	if armed {
		r.note("armed", "MM-GRAPE-11", rules.Args{"figure": figure.Noun()})
	}
	down, webbed := false, false
	if m := r.Mouse(figure); m != nil {
		down, webbed = m.Down, m.Webbed
	} else if m := r.Minion(figure); m != nil {
		down = m.Down
	}
	switch {
	case webbed:
		r.stayFigure("MM-COND-03")
	case down:
		r.setCondition(figure, Down, false, "MM-COND-05")
		r.stayFigure("MM-COND-05")
	case armed:
		r.stayFigure("MM-GRAPE-11")
	}
}

// stayFigure records that the acting figure does not move. `by` is the rule that prevents the
// move.
func (r *resolver) stayFigure(by tables.RuleID) {
	r.Turn.Walked, r.Turn.Stays = true, by
	switch by {
	case "MM-AMB-17", "MM-COND-03", "MM-GRAPE-02", "MM-MMOV-04":
		r.note("stays-"+string(by), by, rules.Args{"figure": r.Turn.Acting.Noun()})
	}
}

func (r *resolver) advanceCard() bool {
	t := &r.Turn
	if t.Ordered && t.Acting == NoFigure && len(t.Figures) == 0 {
		r.endCard()
		return true
	}
	next := r.nextStep(&r.graphs, nil)
	if next.need.For != NoWait {
		r.awaitFirst(next.need)
		return true
	}
	return r.applyNext(next)
}

// endCard ends the turn of the present card. If roaches of this card are on the space of the grape,
// they eat the grape. If the card belongs to a charmed mouse, the charm ends (MM-COND-11).
func (r *resolver) endCard() {
	r.eatGrape()
	if m := r.mouseOnTurn(); m != nil && m.Charmed {
		r.setCondition(m.Name(), Charmed, false, "MM-COND-11")
	}
	r.Turn.end()
}

// Under a house rule, the first roach on the grape eats it immediately (MM-AMB-70).
func (r *resolver) endFigureTurn() {
	r.noteSpared()
	r.Turn.endFigure(r.Turn.Acting)
	if r.House.Is(BaitEaten, "first") {
		r.eatGrape()
	}
}

func (r *resolver) noteSpared() {
	who := r.Turn.Acting
	if r.Wait().For != NoWait || r.Turn.Card == "" || who == Brodie {
		return
	}
	args := rules.Args{"figure": who.Noun()}
	if l := r.findToken(parts.Grape); l != nil && l.At == r.At(who) {
		r.note("eats", "MM-GRAPE-03", args)
		return
	}
	r.note("idle", "MM-MATK-02", args)
}

// eatGrape removes the grape and the roaches that eat it. No mouse counts as having defeated these
// roaches (MM-GRAPE-04, MM-AMB-66).
func (r *resolver) eatGrape() {
	grape, card := r.findToken(parts.Grape), r.findCard(r.Turn.Card)
	if grape == nil || card == nil {
		return
	}
	at := grape.At
	var full []Name
	for i := range r.Minions {
		m := &r.Minions[i]
		if m.At == at && m.Type == card.Of && r.fighterOf(m.Name).roach && !slices.Contains(r.Turn.Figures, m.Name) {
			full = append(full, m.Name)
		}
	}
	if len(full) == 0 {
		return
	}
	r.removeItem(parts.Grape, "MM-GRAPE-04")
	for _, f := range full {
		r.defeatFigure(f, NoFigure)
	}
}

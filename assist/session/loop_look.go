package session

import "tablemate/assist/talk"

// Telling is a Flow whose sentences say what changes within a turn, so that the table is
// drawn only where it asks for that. Without it the table is drawn where it looks different.
type Telling[S, A any] interface {
	Redraw(t *talk.UI, before S, did A, after S) Redraw
}

// Redraw is whether the table is drawn after an action.
type Redraw int

// Where sentences say all, never; where a turn begins, always.
const (
	RedrawIfChanged Redraw = iota
	RedrawNever
	RedrawAlways
)

// saw notes how people come to know the table after an action. One that is no part of a
// turn, or was warned about, is drawn where it looks different.
func (p *play[U, S, A]) saw(r report[A], before, after S) {
	redraw := RedrawIfChanged
	if r.inTurn && !r.warned {
		redraw = p.Redraw(p.talk, before, r.did, after)
	}
	switch redraw {
	case RedrawNever:
		p.talk.Sight.Told = true
	case RedrawAlways:
		p.talk.Sight = talk.Sight{}
	default:
		p.catchUp()
	}
}

// catchUp takes the table at hand for what people have seen, where sentences led them to
// it. It is called before anything else changes the table.
func (p *play[U, S, A]) catchUp() {
	if p.talk.Sight.Told {
		p.talk.Sight = talk.Sight{View: p.Flow.View(p.talk, p.replayed.state)}
	}
}

// look shows the table where people do not know it as it is now.
func (p *play[U, S, A]) look() {
	title := p.title()
	known := p.talk.Sight.Told
	if !known {
		view := p.Flow.View(p.talk, p.replayed.state)
		known = view == p.talk.Sight.View
		p.talk.Sight.View = view
	}
	switch {
	case !known:
		p.talk.Desk.Say("")
		p.talk.Desk.Show(p.drawn)
	case title != p.titled:
		p.talk.Desk.Say("")
		p.talk.Desk.Retitle(title, p.drawn)
	}
	p.titled = title
	p.familiar()
}

// familiar notes that people have seen the table once.
func (p *play[U, S, A]) familiar() {
	if !p.talk.Familiar {
		p.talk.Familiar = true
		p.talk.Sight = talk.Sight{View: p.Flow.View(p.talk, p.replayed.state)}
	}
}

// drawn returns the table as it stands, below its title.
func (p *play[U, S, A]) drawn() []string {
	return []string{p.title(), p.Flow.View(p.talk, p.replayed.state)}
}

// title returns the painted title of the table as it stands.
func (p *play[U, S, A]) title() string {
	return p.heading(p.talk, p.writer.Record(), p.ticked())
}

package session

import (
	"strings"

	"tablemate/assist/talk"
	"tablemate/tables"
)

// The method `saw` decides whether the table must be drawn after an action. It asks the game's
// Redraw only about actions of normal play that caused no warning.
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

// If printed sentences have described all changes since the last drawing, catchUp records that
// people know the present table. Call catchUp before the state changes.
func (p *play[U, S, A]) catchUp() {
	if p.talk.Sight.Told {
		p.talk.Sight = talk.Sight{View: p.Flow.View(p.talk, p.state)}
	}
}

func (p *play[U, S, A]) look() {
	title := p.title()
	known := p.talk.Sight.Told
	if !known {
		view := p.Flow.View(p.talk, p.state)
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

func (p *play[U, S, A]) familiar() {
	if !p.talk.Familiar {
		p.talk.Familiar = true
		p.talk.Sight = talk.Sight{View: p.Flow.View(p.talk, p.state)}
	}
}

func (p *play[U, S, A]) drawn() []string {
	return []string{p.title(), p.Flow.View(p.talk, p.state)}
}

func (p *play[U, S, A]) title() string {
	return p.heading(p.ticked())
}

// redraw prints the whole table, even if a part of it scrolls off the screen.
func (p *play[U, S, A]) redraw() {
	height := p.talk.Height
	p.talk.Height, p.talk.Familiar = 0, false
	p.talk.Desk.Say(append([]string{""}, p.drawn()...)...)
	p.talk.Height, p.titled = height, p.title()
	p.familiar()
	p.sayHouse()
}

func (p *play[U, S, A]) resized() {
	p.measure()
	if p.writer != nil {
		p.talk.Desk.Show(p.drawn)
	}
}

const usualWidth = 80

func (p *play[U, S, A]) measure() {
	p.talk.Width, p.talk.Height = 0, 0
	if p.options.Size != nil {
		p.talk.Width, p.talk.Height = p.options.Size()
	}
	if p.talk.Width < 1 {
		p.talk.Width = usualWidth
	}
}

func (def *game[U, S, A]) custom(s S) Custom {
	return Custom{Book: def.Book, Switches: def.Switches, House: def.Rules.House(s)}
}

func (p *play[U, S, A]) sayHouse() {
	if house := p.custom(p.state).differing(p.talk); len(house) > 0 {
		p.say("session.house-in-force", tables.Args{"rules": strings.Join(house, "; ")})
	}
}

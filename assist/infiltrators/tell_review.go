package infiltrators

import (
	"math"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/advice"
	"tablemate/tables"
)

// Review looks at a mission from its end, and tells what there is to learn from it.
func (Flow) Review() session.Reviewer[game.State, game.Action] {
	r := advice.NewReview()
	return session.Reviewer[game.State, game.Action]{
		Look: r.Add,
		Tell: func(t *talk.UI, s game.State) []string { return prompter{phrases{t}, s}.reviewed(r) },
	}
}

// reviewed returns a sentence for each suspect that was found, what told most, what lay
// wrong, and which bullets were lost. Of suspects under seal that nobody found it tells
// the card: the mission is over.
func (a prompter) reviewed(r *advice.Review) []string {
	var out []string
	for _, f := range r.Found {
		out = append(out, a.say("review.found", a.reviewArgs(f.Seat, game.CardNoun(f.Card), tables.Args{"guessed": f.Guessed, "since": f.Since})))
	}
	for i := range a.state.Agents {
		g := &a.state.Agents[i]
		if card, ok := a.underSeal(g); ok {
			out = append(out, a.say("review.sealed", a.reviewArgs(g.Seat, game.CardNoun(card), tables.Args{})))
		}
	}
	if c := r.Best; c.Seat != rules.Nobody {
		out = append(out, a.say("review.best", a.reviewArgs(c.Seat, game.CardNoun(c.Hint.Card), tables.Args{"turn": c.Turn, "share": percent(math.Exp2(-c.Bits))})))
	}
	for _, c := range r.Wrong {
		out = append(out, a.say("review.wrong", a.reviewArgs(c.Seat, game.CardNoun(c.Hint.Card), tables.Args{"lies": a.say("lies." + string(c.Hint.Lies))})))
	}
	for _, m := range r.Missed {
		out = append(out, a.say("review.missed", a.reviewArgs(m.Seat, game.CardNoun(m.Card), tables.Args{"turn": m.Turn, "open": m.Open})))
	}
	if len(out) == 0 {
		return nil
	}
	return append([]string{a.Paint.Title(a.say("review.title"))}, out...)
}

func (a prompter) reviewArgs(seat rules.Seat, card rules.Noun, said tables.Args) tables.Args {
	said["seat"], said["card"] = a.seat(seat), nounForms(a.UI, a.state, card)[""]
	return said
}

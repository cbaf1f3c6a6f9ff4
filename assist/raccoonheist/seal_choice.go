package raccoonheist

import (
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/rules/raccoonheist/owner"
	parts "tablemate/tables/raccoonheist"
)

// Decided returns what the automated Owner does. If he lays a card it is drawn
// from his mix and sealed here: no screen and no record holds it before it is
// shown.
func (Flow) Decided(t *talk.UI, s game.State, d rules.Decision[game.Action]) (game.Action, error) {
	return prompter{phrases{t}, s}.drawCard(d)
}

func (a prompter) drawCard(d rules.Decision[game.Action]) (game.Action, error) {
	if len(d.Mix) != len(d.Open) || len(d.Open) == 0 {
		return a.sealCard(d.Action)
	}
	at, err := a.Secrets.Choose(drawLabel(a.state, session.Moment(a.state)), d.Mix)
	if err != nil {
		return a.withoutSeal(err, d)
	}
	return a.sealCard(d.Open[at])
}

// sealCard returns an action with its card under seal.
func (a prompter) sealCard(did game.Action) (game.Action, error) {
	hide, ok := did.(game.Hide)
	if !ok || hide.Card == parts.Nowhere {
		return did, nil
	}
	seal, under, err := a.Secrets.Hide(session.Moment(a.state), string(hide.Card))
	if err != nil {
		return a.withoutSeal(err, rules.Decision[game.Action]{Action: did})
	}
	return game.Hide{Seal: seal, Box: under, Values: owner.Values}, nil
}

// withoutSeal goes on if the secret seed is lost: the Trap needs none, and people
// draw one of the real cards.
func (a prompter) withoutSeal(err error, d rules.Decision[game.Action]) (game.Action, error) {
	if err := a.Warn(err); err != nil {
		return nil, err
	}
	if a.state.Round.Step != game.HideStep {
		return d.Action, nil
	}
	a.Desk.Say(a.say("ask.draw-by-hand"))
	return game.Hide{}, nil
}

// drawLabel keeps the draw of the Trap apart from that of the card.
func drawLabel(s game.State, moment string) string { return string(s.Round.Step) + " of " + moment }

// Drawn returns what an automated Owner drew the card from that he lays: no words where
// he drew it by other values. It returns false for other actions.
func (Flow) Drawn(s game.State, did game.Action) (session.Draw, bool) {
	hide, ok := did.(game.Hide)
	if !ok || s.Round.Step != game.HideStep {
		return session.Draw{}, false
	}
	moment := session.Moment(s)
	draw := session.Draw{Label: drawLabel(s, moment), Moment: moment, Seal: hide.Seal, Box: hide.Box}
	if hide.Values != owner.Values {
		return draw, true
	}
	decided := game.Game{}.Decide(s, game.SeatOwner)
	for i, weight := range decided.Mix {
		draw.Weights = append(draw.Weights, weight)
		draw.Words = append(draw.Words, string(decided.Open[i].(game.Hide).Card))
	}
	return draw, true
}

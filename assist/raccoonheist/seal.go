package raccoonheist

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/chance"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/rules/raccoonheist/owner"
	parts "tablemate/tables/raccoonheist"
)

// Decided returns the automated Owner's action. It draws a card with the probabilities of the plan
// and seals it. Before the card is revealed, neither a screen nor the record shows the card.
func (Flow) Decided(t *talk.UI, s game.State, d rules.Decision[game.Action]) (game.Action, error) {
	a, did, moment := prompter{phrases: phrases{t}, state: s}, d.Action, session.Moment(s)
	if d.Mix != nil {
		at, err := a.Secrets.Choose(drawLabel(s, moment), d.Mix)
		if err != nil {
			return a.withoutSeal(err, did)
		}
		did = d.Open[at]
	}
	hide, hides := did.(game.Hide)
	if !hides {
		return did, nil
	}
	seal, under, err := a.Secrets.Hide(moment, string(hide.Card))
	if err != nil {
		return a.withoutSeal(err, did)
	}
	return game.Hide{Seal: seal, Box: under, Values: owner.Values}, nil
}

// withoutSeal is called if the secret random seed is lost. It prints err as a warning. If the Owner
// must hide a card now, people draw a real card.
func (a prompter) withoutSeal(err error, did game.Action) (game.Action, error) {
	if err := a.Warn(err); err != nil {
		return nil, err
	}
	if a.state.Round.Step != game.HideStep {
		return did, nil
	}
	a.Desk.Say(a.say("ask.draw-by-hand"))
	return game.Hide{}, nil
}

func drawLabel(s game.State, moment string) string { return string(s.Round.Step) + " of " + moment }

// Drawn describes the draw of a card: the possible cards and their weights. If the action was
// recorded with another version of the Owner's stored strategy (owner.Values), Drawn lists no
// cards.
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

// Account returns the reasons for the card that an automated Owner reveals. The reasons are not
// recorded earlier, because they would tell the raccoons the card.
func (Flow) Account(s game.State, did game.Action) []rules.Note {
	show, ok := did.(game.Show)
	if !ok || s.Owner.Keeper != game.App || s.Round.Seal == "" {
		return nil
	}
	before := ambushed(s)
	shown := owner.Reveal{Trap: s.Round.Trap, Raids: raids(s), Holder: holder(s)}
	told, err := owner.Explain(before.Seen(), levelOf(s), shown)
	if err != nil {
		return nil // the rules do not allow this position or these raids
	}
	out := []rules.Note{{ID: "account", Rule: "RH-OWN-04", Args: rules.Args{
		"value": game.Chance(told.Plan.Value), "basis": game.Basis(told.Basis),
	}}}
	for _, l := range s.Row {
		card := told.Cards[slices.Index(parts.Locations, l)]
		out = append(out, rules.Note{ID: "outlook", Rule: "RH-OWN-08", Args: rules.Args{
			"place": game.Place(l), "chance": game.Chance(card.Chance), "value": game.Chance(card.Value),
			"cost": game.Chance(card.Cost), "shown": l == show.Card,
		}})
	}
	if game.SealOf(show.Card, show.Salt) == s.Round.Seal {
		out = append(out, rules.Note{ID: "proof", Rule: "RH-OWN-06", Args: rules.Args{
			"card": string(show.Card), "salt": show.Salt, "seal": rules.Noun{Kind: game.NounSeal, ID: s.Round.Seal},
		}})
	}
	return out
}

func ambushed(s game.State) game.State {
	s.Groups = slices.Clone(s.Groups)
	for i := range s.Groups {
		s.Groups[i].Reserve, s.Groups[i].Raid = s.Groups[i].Uncaught(), game.Raiders{}
	}
	s.Round.Step = game.HideStep
	return s
}

func levelOf(s game.State) owner.Level {
	if s.Owner.Level == game.NoLevel {
		return owner.Exact
	}
	return owner.Level(s.Owner.Level)
}

func raids(s game.State) []owner.Raid {
	out := make([]owner.Raid, len(s.Groups))
	for i := range s.Groups {
		out[i] = owner.Raid{At: s.Groups[i].Raid.Location, Sent: s.Groups[i].Raid.Count}
	}
	return out
}

func holder(s game.State) int {
	return max(0, slices.IndexFunc(s.Groups, func(g game.Group) bool { return g.Seat == s.Popper.Holder }))
}

// If an action shows a sealed card of the Owner, Opened returns the card and its seal.
func (Flow) Opened(s game.State, did game.Action) (session.Opening, bool) {
	show, ok := did.(game.Show)
	if !ok || s.Round.Seal == "" {
		return session.Opening{}, false
	}
	label, _ := session.Unboxed(s.Round.Box)
	return session.Opening{Label: label, Word: string(show.Card), Salt: show.Salt, Seal: s.Round.Seal}, true
}

// sealWords converts a seal to words that people can read aloud. It returns any other text
// unchanged.
func (t phrases) sealWords(seal string) string {
	return cmp.Or(strings.Join(chance.SealWords(t.Words.Lang(), seal), " "), seal)
}

func (t phrases) sealNumbers(seal string) string {
	words, numbers := chance.SealWords(t.Words.Lang(), seal), chance.SealNumbers(seal)
	out := make([]string, len(words))
	for i := range words {
		out[i] = strconv.Itoa(numbers[i]) + " " + words[i]
	}
	return strings.Join(out, " · ")
}

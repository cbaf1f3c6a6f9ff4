package picklerick

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// Letters in the menu, Latin and Russian.
const (
	drawLetters  = "cк"
	playLetters  = "pи"
	talkLetters  = "tу"
	fireLetters  = "fо"
	actLetters   = "aх"
	otherLetters = "oд"
	diceLetters  = "mд" // before a direction: a die pays for the step, even if a card gives a free step
)

func (a prompter) askSpending() (game.Action, error) {
	legal := game.Game{}.Legal(a.state)
	q := desk.Question{Text: a.lossText() + a.spendText(), Help: a.spendHelp()}
	list := a.offers(legal)
	if a.endsByEnter(legal) {
		q.Default = list[len(list)-1].Keys[0]
	}
	return talk.Menu(a.UI, q, list)
}

// offers returns the menu rows of a turn. The last row ends the turn. Rows for forbidden actions
// are hidden, but people may type their letters.
func (a prompter) offers(legal []game.Action) []offer {
	rick := a.state.Turn.Side == game.SeatRick
	var list []offer
	if rick {
		list = a.steps(game.Rick, legal)
	} else {
		list = a.figureOffers(legal)
	}
	list = append(list,
		a.offered(drawLetters, "draw", allowsAny(legal, "draw"), answerWith(game.Draw{})),
		a.offered(playLetters, "play", a.hand() > 0, a.askPlay),
	)
	if rick {
		list = append(list, a.offered(talkLetters, "talk", allowsAny(legal, "persuade"), answerWith(game.Persuade{})))
	}
	end := desk.Option{Keys: a.Own("end", "конец"), Label: a.say("spend.end")}
	if a.losesAtEnd() {
		end.Label = a.say("spend.end-loses")
	}
	list = append(list, a.payOffers()...)
	return append(
		list,
		a.offered(otherLetters, "other", a.textsMatter(), a.askOther),
		offer{Option: end, Take: answerWith(game.EndTurn{})},
	)
}

func (a prompter) endsByEnter(legal []game.Action) bool {
	return !allowsAny(legal, "step", "draw", "shoot", "persuade") && !a.losesAtEnd()
}

// textsMatter reports whether a played card or a marker may have an effect that the app does not
// know. Then people may type the effect (PR-AMB-43).
func (a prompter) textsMatter() bool {
	played := a.state.Cards.Discard > 0 || a.state.Russian != nil && a.state.Russian.Discard > 0
	return played || a.state.Marked()
}

func (a prompter) losesAtEnd() bool { return len(a.state.LosesAtEnd()) > 0 }

func (a prompter) offered(letters, id string, listed bool, take func() (game.Action, error)) offer {
	label := a.say("spend."+id, tables.Args{"cards": a.hand(), "deck": a.deck()})
	return offer{Option: desk.Option{Keys: a.Letters(letters), Label: label, Hidden: !listed}, Take: take}
}

func allowsAny(legal []game.Action, kinds ...string) bool {
	return slices.ContainsFunc(legal, func(a game.Action) bool { return slices.Contains(kinds, a.Kind()) })
}

func (a prompter) piles() game.Piles {
	if a.state.Turn.Side == game.SeatRick {
		return a.state.Cards
	}
	if a.state.Russian == nil {
		return game.Piles{}
	}
	return *a.state.Russian
}

func (a prompter) hand() int { return a.piles().Hand }
func (a prompter) deck() int { return a.piles().Deck }

func (a prompter) spendText() string {
	symbols := a.handDice()
	side := string(a.state.Turn.Side)
	if len(symbols) == 0 {
		return a.say("spend.none-" + side)
	}
	return a.say("spend.text-"+side, tables.Args{"dice": a.symbols(symbols)})
}

func (a prompter) lossText() string {
	var text strings.Builder
	for _, rule := range a.state.LosesAtEnd() {
		if rule == "PR-WIN-03" {
			rule = "PR-WIN-09" // PR-WIN-03 applies only at the end of the turn; PR-WIN-09 is the warning
		}
		text.WriteString(a.say("tell.warned."+string(rule)) + " ")
	}
	return text.String()
}

func (a prompter) grantText() string {
	g := a.state.Turn.Grant
	switch {
	case g == nil || g.Ended: // a new tile ended the free steps, and people were told then
		return ""
	case g.Steps > 0:
		text := a.say("spend.grant-steps", tables.Args{"card": a.card(g.Card), "count": g.Steps})
		if hand := a.handDice(); slices.Contains(hand, parts.Movement) || slices.Contains(hand, parts.Joker) {
			paid := a.Letters(diceLetters)[0] + a.Letters(dirLetters[game.North])[0]
			if who := a.state.Enemies(); a.state.Turn.Side == game.SeatRussians && len(who) > 0 {
				paid = a.code(who[0]) + " " + paid
			}
			text += a.say("spend.grant-paid", tables.Args{"paid": paid})
		}
		return text
	case g.Shots > 0:
		return a.say("spend.grant-shots", tables.Args{"card": a.card(g.Card), "count": g.Shots})
	}
	return ""
}

// If a card gives free steps, a step is the card's, even one that breaks a rule. Only a step that the
// card does not allow, but a die does, is the die's. With "m" before the direction, a die pays.
func (a prompter) steps(f game.Figure, legal []game.Action) []offer {
	from, _ := a.state.Where(f)
	g := a.state.Turn.Grant
	var out []offer
	for _, d := range game.Dirs {
		paid := game.StepTo{Figure: f, To: from.To(d)}
		free := game.StepTo{Figure: f, To: from.To(d), ByCard: true}
		label := a.say("spend.step", tables.Args{"dir": a.dir(d), "what": a.beyond(f, d)})
		first, listed := paid, allows(legal, paid)
		if g != nil && g.Steps > 0 {
			said := a.say("spend.step-paid", tables.Args{"step": label})
			byDie := a.step(a.Letters(diceLetters)[0], d, said, paid)
			byDie.Hidden = true // the help text explains the letter "m"
			out = append(out, byDie)
			if byCard := allows(legal, free); byCard || !listed {
				first, listed = free, byCard
				said = a.say("spend.step-free", tables.Args{"step": label, "card": a.card(g.Card)})
			}
			label = said
		}
		o := a.step("", d, label, first)
		o.Hidden = !listed
		out = append(out, o)
	}
	return out
}

func (a prompter) step(prefix string, d game.Dir, label string, step game.StepTo) offer {
	keys := a.Letters(dirLetters[d])
	for i := range keys {
		keys[i] = prefix + keys[i]
	}
	return offer{Option: desk.Option{Keys: keys, Label: label}, Take: answerWith(step)}
}

func allows(legal []game.Action, step game.StepTo) bool {
	for _, a := range legal {
		if l, ok := a.(game.StepTo); ok && l.Figure == step.Figure && l.To == step.To && l.ByCard == step.ByCard {
			return true
		}
	}
	return false
}

// The method `beyond` describes the next tile in a direction, and a wall or a vent before this
// tile.
func (a prompter) beyond(f game.Figure, d game.Dir) string {
	from, _ := a.state.Where(f)
	near, far := a.state.Edge(from, d), a.state.Edge(from.To(d), d.Back())
	what := a.say("beyond.stack")
	if tile := a.state.TileOn(from.To(d)); tile != nil {
		what = a.tileName(*tile)
	}
	switch {
	case f == game.Rick && near == parts.Vent && far == parts.Vent:
		return a.say("beyond.adjoining", tables.Args{"what": what})
	case f == game.Rick && near == parts.Vent:
		return a.say("beyond.vent", tables.Args{"what": what})
	case near != parts.Open || far == parts.Wall || far == parts.Vent:
		return a.say("beyond.wall", tables.Args{"what": what})
	}
	return what
}

func (t phrases) tileName(tile game.Tile) string {
	switch {
	case tile.Face == game.Down:
		return t.say("beyond.down")
	case tile.Place != parts.Corridor:
		return parts.PlaceNames[tile.Place].In(t.Words.Lang())
	}
	return t.say("beyond.up", tables.Args{"colour": t.colour(tile.Colour)})
}

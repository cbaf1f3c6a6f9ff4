package chezguevara

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// cardTo is the card of a word.
func cardTo(word string) card {
	if word == "leader" {
		return parts.GloriousLeader
	}
	return card(word)
}

func cardsTo(words []string) []card {
	var out []card
	for _, w := range words {
		out = append(out, cardTo(w))
	}
	return out
}

// seatTo is the seat of a letter.
func seatTo(letter string) rules.Seat { return Seat(int(letter[0]-'A') + 1) }

func number(t *testing.T, word string) int {
	n, err := strconv.Atoi(word)
	require.NoError(t, err)
	return n
}

// actions are the actions of a step.
func (p *pupil) actions(t *testing.T, word []string) []Action {
	switch word[0] {
	case "dice", "reroll":
		return p.dice(t, word[1:])
	case "trophies":
		return []Action{Trophies{Cards: cardsTo(word[1:])}}
	}
	seat, at := seatTo(word[0]), func(i int) string { return word[min(i, len(word)-1)] }
	for _, kind := range []func(rules.Seat, func(int) string) Action{turnStep, answerStep} {
		if a := kind(seat, at); a != nil {
			return []Action{a}
		}
	}
	switch word[1] {
	case "evicts":
		a := Evict{Seat: seat, Card: cardTo(word[2]), Die: number(t, word[3])}
		if at(4) == "to" {
			a.To = seatTo(word[5])
		}
		return []Action{a}
	case "rolls":
		if at(3) == "for" {
			return []Action{CardRoll{Seat: seat, Card: cardTo(word[4]), Die: number(t, word[2])}}
		}
		return []Action{Roll{Seat: seat, Die: number(t, word[2])}}
	case "settles":
		return []Action{Resolve{Keep: cardsTo(word[2:])}}
	case "loots":
		return []Action{Loot{Seat: seat, Cards: cardsTo(word[2:])}}
	case "draws":
		return []Action{Draw{Seat: seat, Cards: number(t, word[2])}}
	case "discards":
		return []Action{Discard{Seat: seat, Cards: number(t, word[2])}}
	case "asks":
		return []Action{Ask{seat}, Give{From: seatTo(word[2]), To: seat, Card: cardTo(word[4])}}
	case "takes":
		return []Action{Event{seat, "requisition", seatTo(word[4])}, Effect{Seat: seatTo(word[4]), Card: cardTo(word[2]), To: seat}}
	case "cancels":
		return []Action{p.cancelling(t, seat, word)}
	case "abuses":
		return []Action{Order{Seat: seat, Card: cardTo(word[4]), On: p.lineOf(t, word[2]).line}}
	}
	require.Fail(t, "no such step", strings.Join(word, " "))
	return nil
}

// turnStep is a step that a player makes with his turn or with an event, nil for another.
func turnStep(seat rules.Seat, at func(int) string) Action {
	switch at(1) {
	case "calls":
		return Recruit{seat, cardTo(at(2)), seatTo(at(4))}
	case "does":
		return Do{seat, cardTo(at(2))}
	case "heals":
		return Heal{seat, 1}
	case "ends":
		return EndTurn{seat}
	case "plays":
		return Event{Seat: seat, Card: cardTo(at(2))}
	case "demotes":
		return Event{seat, parts.Demotion, seatTo(at(2))}
	case "exposes":
		return Event{seat, parts.Exposure, seatTo(at(2))}
	case "gives":
		return Give{seat, seatTo(at(4)), cardTo(at(2))}
	}
	return nil
}

// answerStep is a step that answers what is awaited, nil for another.
func answerStep(seat rules.Seat, at func(int) string) Action {
	switch at(1) {
	case "feeds":
		return Feed{Seat: seat, Feeder: cardTo(at(2)), Card: cardTo(at(3))}
	case "loses":
		return DropSleep{Seat: seat, Card: cardTo(at(2))}
	case "exchanges":
		return Exchange{Seat: seat, With: seatTo(at(3))}
	case "moves":
		return Transfer{Seat: seat, Card: cardTo(at(2)), To: seatTo(at(4))}
	case "brings":
		return Bring{Seat: seat}
	case "waives":
		return Decline{Seat: seat}
	case "avenges":
		return Revenge{Seat: seat, Card: cardTo(at(3))}
	case "picks":
		return Pick{Seat: seat, Card: cardTo(at(2))}
	case "names":
		return Second{Seat: seatTo(at(2)), By: seat}
	}
	return nil
}

// dice are the dice of a raid, each with its letter before it; where one of the first is
// missing, the trophies are turned up without it.
func (p *pupil) dice(t *testing.T, words []string) []Action {
	var out []Action
	for _, w := range words {
		out = append(out, Roll{Seat: seatTo(w), Die: number(t, w[1:])})
	}
	if len(words) < len(p.s.Players) && (p.s.Raid == nil || len(p.s.Raid.First) == 0) {
		out = append(out, Trophies{Cards: cardsTo([]string{"soap", "beret", "gun"})})
	}
	return out
}

// lineOf is the line of a step, as in @2.
func (p *pupil) lineOf(t *testing.T, word string) lineTold {
	return p.lines[number(t, strings.TrimPrefix(word, "@"))-1]
}

// cancelling is a cancel card on the line of a step of this turn, or on a card of a tent.
func (p *pupil) cancelling(t *testing.T, seat rules.Seat, word []string) Action {
	a := Cancel{Seat: seat, Card: cardTo(word[len(word)-1])}
	if !strings.HasPrefix(word[2], "@") {
		a.Of, a.Target = seatTo(word[2]), cardTo(word[3])
		return a
	}
	l := p.lineOf(t, word[2])
	if l.turn != p.s.Turn.Number {
		a.Of, a.Target = l.seat, l.card
		return a
	}
	a.On = l.line
	return a
}

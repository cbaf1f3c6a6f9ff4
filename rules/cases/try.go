package cases

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// ErrNotAutomated is that a case asks what the automated opponent does where none has
// to move.
var ErrNotAutomated = errors.New("no automated seat is awaited")

// Try returns what a game answers. An error says what in the case cannot be read.
func Try[U, S any, A rules.Kinded](g rules.Game[U, S, A], kinds rules.Kinds[A], c Case) (Answer, error) {
	if c.Asks() == AboutSetup {
		return laidOut(g, c)
	}
	q, err := Decode[S](kinds, c)
	if err != nil {
		return Answer{}, err
	}
	return Ask(g, kinds, q)
}

// laidOut returns which rules a setup breaks, each once: that which keeps the game from
// beginning, or those that people may break.
func laidOut[U, S any, A rules.Kinded](g rules.Game[U, S, A], c Case) (out Answer, err error) {
	var u U
	if err := strictjson.Read(c.Setup, &u); err != nil {
		return out, fmt.Errorf("setup: %w", err)
	}
	s, _, err := g.Start(u)
	var p *rules.Problem
	if errors.As(err, &p) {
		return Answer{Breaks: []tables.RuleID{p.Rule}}, nil
	}
	checker, judges := g.(rules.SetupChecker[U])
	if err != nil || !judges {
		return out, err
	}
	breaches, _ := g.House(s).Sort(checker.CheckSetup(u))
	for _, v := range breaches {
		if !slices.Contains(out.Breaks, v.Rule) {
			out.Breaks = append(out.Breaks, v.Rule)
		}
	}
	return out, nil
}

// Question is a case in the types of its game.
type Question[S any, A rules.Kinded] struct {
	State  S
	Before []A
	May    []A // one action, or none
	Notes  bool
}

// Decode reads the question of a case.
func Decode[S any, A rules.Kinded](kinds rules.Kinds[A], c Case) (q Question[S, A], err error) {
	if err := strictjson.Read(c.State, &q.State); err != nil {
		return q, fmt.Errorf("state: %w", err)
	}
	for _, text := range c.Before {
		a, err := kinds.Decode(text)
		if err != nil {
			return q, fmt.Errorf("before: %w", err)
		}
		q.Before = append(q.Before, a)
	}
	if c.May != nil {
		a, err := kinds.Decode(c.May)
		if err != nil {
			return q, fmt.Errorf("may: %w", err)
		}
		q.May = []A{a}
	}
	q.Notes = c.Notes != nil
	return q, nil
}

// Ask returns what a game answers to a question.
func Ask[U, S any, A rules.Kinded](g rules.Game[U, S, A], kinds rules.Kinds[A], q Question[S, A]) (out Answer, err error) {
	s := q.State
	for _, a := range q.Before {
		s, _ = g.Apply(s, a)
	}
	if q.May == nil {
		return moves(g, kinds, s)
	}
	for _, v := range g.Check(s, q.May[0]) {
		out.Breaks = append(out.Breaks, v.Rule)
	}
	if q.Notes {
		_, notes := g.Apply(s, q.May[0])
		out.Notes, err = json.Marshal(notes)
	}
	return out, err
}

// moves returns all moves that the automated opponent holds equal.
func moves[U, S any, A rules.Kinded](g rules.Game[U, S, A], kinds rules.Kinds[A], s S) (Answer, error) {
	automa, ok := g.(rules.Automa[S, A])
	seat := g.Next(s)
	if !ok || !automa.Automated(s, seat) {
		return Answer{}, ErrNotAutomated
	}
	var out Answer
	for _, a := range automa.Decide(s, seat).Open {
		text, err := kinds.Encode(a)
		if err != nil {
			return out, err
		}
		out.Moves = append(out.Moves, text)
	}
	return out, nil
}

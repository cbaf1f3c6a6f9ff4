package infiltrators

import (
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
)

var tale = session.TaleSpec[game.State, game.Action]{
	Own:    ownWords,
	Quiet:  []string{"answer", "begin", "clock", "keep"},
	Joined: []string{"turned", "draw", "answer", "reward"},
	Silent: []string{"cross-out", "opened", "kept", "exact", "dear-wait", "time-left"},
}

// ownWords returns a sentence about the action itself, if its notes tell only the consequences.
func ownWords(t *talk.UI, d session.Transition[game.State, game.Action]) []string {
	a := prompter{phrases: phrases{t}, state: d.Before}
	switch did := d.Did.(type) {
	case game.Hint, game.Exchange, game.Eliminate:
		return []string{session.AsSentence(Flow{}.Report(t, d.Before, did))}
	case game.Turned:
		return []string{session.AsSentence(a.seat(d.By) + ": " + Flow{}.Report(t, d.Before, did))}
	}
	return nil
}

// Turn returns the present turn of a mission.
func (Flow) Turn(t *talk.UI, s game.State) talk.Turn {
	return talk.HeadTurn(t, s.Turn.Number, s.Turn.Seat, prompter{phrases: phrases{t}, state: s}.seat(s.Turn.Seat))
}

var course = session.SummarySpec[game.State, game.Action]{
	Mode: func(t *talk.UI, s game.State) (name, said string) {
		return modeOf(s.Mission), titleOf(s.Mission, t.Words.Lang())
	},
	Seats: func(s game.State) []rules.Seat {
		return tables.Each(s.Agents, func(g game.Agent) rules.Seat { return g.Seat })
	},
	Counters: counters,
	Counted: []session.Counted{
		{Kind: game.Detain{}.Kind(), What: "detained"},
		{Kind: game.Hint{}.Kind(), What: "hints"},
		{Kind: game.Exchange{}.Kind(), What: "exchanges"},
		{Kind: game.Wait{}.Kind(), What: "waits"},
		{Kind: game.Eliminate{}.Kind(), What: "guesses"},
		{Note: "right", What: "right", OnTurn: true},
		{Note: "wrong", What: "wrong", OnTurn: true},
	},
}

func counters(s game.State) []session.Counter {
	spare := s.Spare()
	if s.Gun() != rules.Nobody {
		spare++ // during a guess, the bullet in the gun does not count as lost yet
	}
	return []session.Counter{
		{What: "suspects", Value: s.Remaining(), Slow: true},
		{What: "bullets", Value: s.Bullets, Slow: true},
		{What: "spare", Value: max(0, spare)},
		{What: "hq", Value: s.HQ, Slow: true},
	}
}

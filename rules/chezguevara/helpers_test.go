package chezguevara

import (
	"encoding/json"
	"flag"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/chezguevara"
)

func laidOut() []Setup {
	var out []Setup
	for players := parts.MinPlayers; players <= parts.MaxPlayers; players++ {
		u := Setup{Ranks: ranks, Cards: lawBox(), Players: make([]Guest, players)}
		for i := range u.Players {
			u.Players[i].Rank = parts.Ranks[i%3]
			if players == 2 {
				u.Players[i].Rank = parts.Private
			}
		}
		all := []parts.Rank{parts.Private, parts.Corporal, parts.Sergeant, parts.Private, parts.Corporal, parts.Private, parts.Corporal, parts.Sergeant}
		if players == 2 {
			all = []parts.Rank{parts.Private, parts.Private, parts.Sergeant, parts.Private, parts.Corporal, parts.Corporal, parts.Corporal, parts.Sergeant}
		}
		u.Middle = all[players:]
		other := u
		other.House = rules.House{}
		for _, sw := range Switches {
			other.House[sw.Name] = sw.Values[1]
		}
		out = append(out, u, other)
	}
	return out
}

// lawBox returns a copy of `box` without some of the cards, so that fewer actions are possible.
// Some of the remaining cards give more slack than in `box`, so that games are shorter.
func lawBox() []parts.Card {
	out := slices.DeleteFunc(slices.Clone(box), func(c parts.Card) bool {
		return slices.Contains([]card{"cinema", "stone", "flag", "bore", "lazybones", "requisition", "art-of-war"}, c.ID)
	})
	for i := range out {
		if slices.Contains([]card{"guitar", "soap", "cigars"}, out[i].ID) {
			out[i].Slack = 4
		}
	}
	return out
}

// The function `lively` chooses a random action. It often prefers actions that continue the turn,
// so that games end.
func lively(s State, legal []Action, random func(int) int) Action {
	chance := random(4)
	if chance == 0 {
		return legal[random(len(legal))]
	}
	kinds := []string{}
	for _, a := range legal {
		if on, _ := answered(a); chance == 1 || actorInTurn(a, s.Turn.Seat) != rules.Nobody || on != 0 && a.Kind() != (Cancel{}).Kind() {
			kinds = append(kinds, a.Kind())
		}
	}
	if len(kinds) == 0 {
		return legal[random(len(legal))]
	}
	slices.Sort(kinds)
	kinds = slices.Compact(kinds)
	kind := kinds[random(len(kinds))]
	some := slices.DeleteFunc(slices.Clone(legal), func(a Action) bool { return a.Kind() != kind })
	return some[random(len(some))]
}

func rolling(x uint64) func(int) int {
	return func(n int) int {
		x = x*6364136223846793005 + 1442695040888963407
		return int(x>>33) % n
	}
}

func started(u Setup) State {
	s, _, err := Game{}.Start(u)
	if err != nil {
		panic(err)
	}
	return s
}

func played(t *testing.T, games int, each func(s State, a Action, after State)) {
	t.Helper()
	for n := range games {
		s, roll := started(laidOut()[n%len(laidOut())]), rolling(uint64(n))
		for range 3000 {
			legal := Game{}.Legal(s)
			if len(legal) == 0 {
				break
			}
			a := lively(s, legal, roll)
			after := did(s, a)
			each(s, a, after)
			s = after
		}
		require.NotNil(t, s.Result, "game %d ends", n)
	}
}

// The function `lasting` returns a copy of the table for comparisons. After a cancel card, some
// values stay changed, such as the number of cards in a hand. The function clears these values.
func lasting(s State) Table {
	out := s.Table.clone()
	out.Deck, out.Discard, out.Right = 0, 0, nil
	for i := range out.Players {
		out.Players[i].Hand = 0
		for j := range out.Players[i].Tent {
			out.Players[i].Tent[j].Line = 0
		}
	}
	out.Turn.Used, out.Turn.Acted, out.Turn.Busy = 0, false, false
	out.Plays = slices.DeleteFunc(out.Plays, func(p Play) bool { return p.Waits == NoWait || p.By != 0 })
	for i := range out.Plays {
		out.Plays[i].Shut = 0
	}
	for i := range out.Owed {
		out.Owed[i].Line = 0
	}
	out.Duty = rules.Nobody
	return out
}

func text(v any) string {
	out, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(out)
}

var update = flag.Bool("update", false, "write ledger.json anew")

func tried() []ruletest.Tried {
	out := ruletest.TriedOf(cases())
	for _, s := range sittings() {
		out = append(out, ruletest.Tried{Rule: s.rule, Kind: s.kind, Name: s.name, Example: s.in})
	}
	return out
}

func nestTable() State {
	return table(5, rank(boris, parts.Corporal), rank(chela, parts.Corporal), tent(eva, parts.GloriousLeader), tent(chela, "cigars"),
		middle(parts.Sergeant, parts.Sergeant, parts.Private),
		slack(ana, 8), slack(boris, 10), slack(chela, 13), slack(diego, 3), slack(eva, -1))
}

func shut(s State, seat rules.Seat, deed string, on int) ruleID {
	for _, m := range s.Who() {
		if m.Seat == seat && m.Deed == deed && m.On == on {
			if m.Shut == nil {
				return ""
			}
			return m.Shut.Rule
		}
	}
	return "none"
}

package chezguevara_test

import (
	"sort"
	"strings"
)

func cardDefs(n *Nest, lines []Line) []any {
	seen := map[string]bool{}
	var ids []string
	add := func(id string) {
		switch id {
		case "", "promotion", "demotion", "exposure":
			return
		}
		if !seen[id] {
			seen[id] = true
			ids = append(ids, id)
		}
	}
	for _, p := range n.Ps {
		for _, c := range p.Tent {
			add(c.Card)
		}
	}
	for _, l := range lines {
		for _, c := range strings.Split(l.Card, "+") {
			add(c)
		}
	}
	sort.Strings(ids)
	out := []any{}
	for _, id := range ids {
		d := def(id)
		m := object{"id": id, "name": object{"en": strings.ToUpper(id), "ru": strings.ToUpper(id)}, "kind": d.Kind}
		if d.Slack != 0 {
			m["slack"] = d.Slack
		}
		if d.Die {
			m["die"] = true
		}
		if len(d.Cats) > 0 {
			m["categories"] = d.Cats
		}
		if len(d.Eats) > 0 {
			m["eats"] = d.Eats
		}
		if len(d.Cancels) > 0 {
			m["cancels"] = d.Cancels
		}
		out = append(out, m)
	}
	return out
}

func lineJSON(l Line) object {
	m := object{"kind": l.Kind}
	switch l.Kind {
	case "do":
		m["seat"], m["card"] = seat(l.Seat), l.Card
	case "loot":
		m["seat"], m["cards"] = seat(l.Seat), strings.Split(l.Card, "+")
	case "order", "cancel":
		m["seat"], m["card"], m["on"] = seat(l.Seat), l.Card, l.On
	case "recruit":
		m["seat"], m["card"], m["to"] = seat(l.Seat), l.Card, seat(l.Target)
	case "event":
		m["seat"], m["card"] = seat(l.Seat), l.Card
		if l.Target >= 0 && l.Target != l.Seat {
			m["target"] = seat(l.Target)
		}
	case "resolve":
		if l.On > 0 {
			m["on"] = l.On
		}
	case "roll":
		m["die"], m["on"] = l.Die, l.On
	case "effect":
		m["on"], m["seat"] = l.On, seat(l.Seat)
		if l.Card != "" {
			m["card"] = l.Card
			if l.Target >= 0 {
				m["to"] = seat(l.Target)
			}
		}
		if l.Tokens != 0 {
			m["tokens"] = l.Tokens
		}
		if l.Wounds != 0 {
			m["wounds"] = l.Wounds
		}
	case "exchange":
		m["seat"], m["with"], m["on"] = seat(l.Seat), seat(l.Target), l.On
	case "feed", "drop_sleep":
		m["seat"], m["card"], m["on"] = seat(l.Seat), l.Card, l.On
	case "transfer":
		m["seat"], m["card"], m["to"], m["on"] = seat(l.Seat), l.Card, seat(l.Target), l.On
	case "revenge":
		m["seat"], m["card"], m["on"] = seat(l.Seat), l.Card, l.On
	case "evict":
		m["seat"], m["card"], m["die"] = seat(l.Seat), l.Card, l.Die
		if l.Target >= 0 {
			m["to"] = seat(l.Target)
		}
	case "bring", "decline":
		m["seat"], m["on"] = seat(l.Seat), l.On
	}
	return m
}

func setup(n *Nest) []byte {
	cards := cardDefs(n, n.Lines)
	cp := [3]int{n.Mid[0], n.Mid[1], n.Mid[2]}
	var ps, sp []any
	cnt := 0
	for i, p := range n.Ps {
		cp[p.Rank]++
		m := object{"seat": seat(i), "name": string(rune('A' + i)), "rank": rankName[p.Rank], "hand": p.Hand}
		cnt += p.Hand + len(p.Tent)
		var t []any
		for _, c := range p.Tent {
			t = append(t, object{"card": c.Card})
		}
		if t != nil {
			m["tent"] = t
		}
		if p.Tokens > 0 {
			m["tokens"] = p.Tokens
		}
		if p.Wounds > 0 {
			m["wounds"] = p.Wounds
		}
		ps = append(ps, m)
		sp = append(sp, object{"name": string(rune('A' + i)), "rank": rankName[p.Rank]})
	}
	ranks := []any{}
	for r := 0; r < 3; r++ {
		m := object{"rank": rankName[r], "pay": 5, "leave": LEAVE, "slack": rankSlack[r], "copies": cp[r]}
		if rankPen[r] > 0 {
			m["penalty"] = rankPen[r]
		}
		ranks = append(ranks, m)
	}
	mid := []any{}
	for r := 0; r < 3; r++ {
		for j := 0; j < n.Mid[r]; j++ {
			mid = append(mid, rankName[r])
		}
	}
	turn := object{"number": 3, "seat": seat(n.Active), "phase": n.Phase, "drawn": true}
	turn["rank"] = rankName[n.Ps[n.Active].Rank]
	position := object{"players": ps, "middle": mid, "deck": 104 - cnt - 5, "discard": 5, "turn": turn}
	position["ranks"], position["cards"] = ranks, cards
	return text(object{"players": sp, "ranks": ranks, "middle": mid, "cards": cards, "position": position})
}

package chezguevara_test

import (
	"fmt"
	"math/rand"
)

func pick(r *rand.Rand, ws []W) Line {
	t := 0
	for _, w := range ws {
		t += w.W
	}
	x := r.Intn(t)
	for _, w := range ws {
		if x < w.W {
			return w.L
		}
		x -= w.W
	}
	panic(0)
}

func Gen(seed int64) *Nest {
	r := rand.New(rand.NewSource(seed))
	n := &Nest{Seed: seed, Phase: "leave"}
	if r.Intn(4) == 0 {
		n.Phase = "recruiting"
	}
	if r.Intn(6) == 0 {
		n.Phase = "rolls"
	}
	np := 2 + r.Intn(4)
	var deck []int
	switch r.Intn(5) {
	case 0:
		deck = []int{0, 0, 1, 1, 1, 1, 2, 2}
	case 1:
		deck = []int{0, 0, 0, 1, 1, 1, 2, 2}
	case 2:
		deck = []int{0, 0, 0, 0, 0, 1, 1, 2}
	case 3:
		deck = []int{0, 0, 1, 2, 2, 2, 2, 2}
	default:
		deck = []int{0, 0, 0, 0, 1, 1, 2, 2}
	}
	r.Shuffle(8, func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	n.Active = r.Intn(np)
	T := 20
	if np == 5 {
		T = 18
	}
	for i := 0; i < np; i++ {
		p := Pl{Rank: deck[i], Hand: 9}
		cnt := 0
		for _, c := range []string{"p1", "p2", "p3", "pm", "pn", "pc", "tf", "tf", "as", "as", "t2"} {
			if r.Intn(7) == 0 && cnt < 4 {
				cnt++
				p.Tent = append(p.Tent, TC{fmt.Sprintf("%s_%c%d", c, 'A'+i, cnt), 0})
			}
		}
		if i == r.Intn(np) && r.Intn(2) == 0 {
			has := false
			for _, q := range n.Ps {
				for _, c := range q.Tent {
					has = has || c.Card == "glorious-leader"
				}
			}
			if !has {
				p.Tent = append(p.Tent, TC{"glorious-leader", 0})
			}
		}
		p.Tokens = r.Intn(2)
		p.Wounds = r.Intn(4) / 3
		n.Ps = append(n.Ps, p)
	}
	for _, x := range deck[np:] {
		n.Mid[x]++
	}
	s := Replay(n, nil, nil)
	for i := 0; i < np; i++ {
		t := s.Total(i)
		want := T - 1 - r.Intn(5)
		if r.Intn(2) == 0 {
			want = T - 1 - r.Intn(3)
		} else if r.Intn(4) == 0 {
			want = T - 1 - r.Intn(12)
		}
		if want > t {
			n.Ps[i].Tent = append(n.Ps[i].Tent, TC{fmt.Sprintf("b%d_%c", want-t, 'A'+i), 0})
		} else if t >= T {
			n.Ps[i].Wounds += t - T + 1
		}
	}
	depth := 3 + r.Intn(8)
	for len(n.Lines) < depth {
		vs := Judge(n, n.Lines)
		v := vs[len(vs)-1]
		if v.Winner >= 0 {
			break
		}
		ms := Moves(n, v)
		if len(v.Claims) == 0 && len(v.Owed) == 0 {
			if ef := Effects(n, v); len(ef) > 0 && r.Intn(10) > 0 {
				ms = ef
			}
		}
		if len(v.Open) > 0 && r.Intn(4) == 0 { // in a quarter of the cases, prefer cancel cards
			var c []W
			for _, m := range ms {
				if m.L.Kind == "cancel" {
					c = append(c, m)
				}
			}
			if len(c) > 0 {
				ms = c
			}
		}
		if len(ms) == 0 {
			break
		}
		n.Lines = append(n.Lines, pick(r, ms))
	}
	return n
}

package chezguevara_test

import (
	"maps"
	"sort"
)

func deadSet(lines []Line, extra map[int]bool) map[int]bool {
	dead := map[int]bool{}
	for k := range extra {
		dead[k] = true
	}
	for i := len(lines); i >= 1; i-- {
		l := lines[i-1]
		if l.Kind == "cancel" && !dead[i] {
			dead[l.On] = true
		}
	}
	return dead
}

func lays(k string) bool {
	switch k {
	case "do", "loot", "event", "cancel", "order", "recruit", "revenge":
		return true
	}
	return false
}

func Shut(n *Nest, lines []Line, L int) int {
	l := lines[L-1]
	owner := l.Seat
	if l.Kind == "order" {
		owner = n.Active
	}
	for m := L + 1; m <= len(lines); m++ {
		q := lines[m-1]
		if lays(q.Kind) && q.Seat == owner {
			return m
		}
		if q.Kind == "roll" && q.On == L {
			return m
		}
	}
	return 0
}

type Claim struct {
	Seat, Line int
	Rests      []int
}

type View struct {
	*State
	Open   []int
	Claims []Claim
	Winner int
}

func goal(n *Nest) int {
	if len(n.Ps) == 5 {
		return 18
	}
	return 20
}

func rests(n *Nest, lines []Line, seat int, open []int) []int {
	var out []int
	best, in := len(open)+1, map[int]bool{}
	for set := 1; set < 1<<len(open); set++ {
		gone := map[int]bool{}
		for j, o := range open {
			if set>>j&1 == 1 {
				gone[o] = true
			}
		}
		if len(gone) > best || Replay(n, lines, gone).Total(seat) >= goal(n) {
			continue
		}
		if len(gone) < best {
			best, in = len(gone), map[int]bool{}
		}
		maps.Copy(in, gone)
	}
	for _, o := range open {
		if in[o] {
			out = append(out, o)
		}
	}
	return out
}

func Judge(n *Nest, lines []Line) []View {
	var out []View
	T := goal(n)
	cl := map[int]int{}
	winner := -1
	for k := 0; k <= len(lines); k++ {
		ls := lines[:k]
		s := Replay(n, ls, nil)
		v := View{State: s, Winner: winner}
		for _, r := range s.Recs {
			if !r.Dead && r.Replaced == 0 && Shut(n, ls, r.Line) == 0 {
				v.Open = append(v.Open, r.Line)
			}
		}
		if winner < 0 {
			for p := range s.Ps {
				if s.Total(p) >= T {
					if _, ok := cl[p]; !ok {
						cl[p] = k
					}
				} else {
					delete(cl, p)
				}
			}
			for p, ln := range cl {
				v.Claims = append(v.Claims, Claim{p, ln, rests(n, ls, p, v.Open)})
			}
			k0 := len(n.Ps)
			sort.Slice(v.Claims, func(a, b int) bool {
				x, y := v.Claims[a], v.Claims[b]
				if x.Line != y.Line {
					return x.Line < y.Line
				}
				return (x.Seat-n.Active+k0)%k0 < (y.Seat-n.Active+k0)%k0
			})
			if len(v.Claims) > 0 {
				answered := k > 0 && lines[k-1].Kind == "resolve" && lines[k-1].On == 0
				if c := v.Claims[0]; answered || len(c.Rests) == 0 {
					winner = c.Seat
				}
			}
			v.Winner = winner
		}
		out = append(out, v)
		if winner >= 0 {
			break
		}
	}
	return out
}

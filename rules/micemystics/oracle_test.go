package micemystics

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// scattered returns a random position. Its tile can have every kind of line. The house rules about
// minions are random.
func scattered(r *rand.Rand) State {
	n := 4 + r.Intn(6)
	var words []string
	for a := 1; a <= n; a++ {
		for b := a + 1; b <= n; b++ {
			if b == a+1 && r.Intn(8) > 0 || r.Intn(5) == 0 {
				words = append(words, fmt.Sprint(a, string("---=>#"[r.Intn(6)]), b))
			}
		}
		words = append(words, fmt.Sprint(a, ":", []string{"water", "wide", "spawn", "cross", "spawn"}[r.Intn(5)]))
	}
	s := position(hall(strings.ReplaceAll(strings.Join(words, "\n"), " ", "")), track("tilda", "collin", "nez", "filch"))
	any := func() Spot { return inHall(parts.SpaceID(fmt.Sprint(1 + r.Intn(n)))) }
	for i := range s.Mice {
		if s.Mice[i].At = Nowhere; r.Intn(4) > 0 {
			s.Mice[i].At = any()
		}
	}
	for _, f := range []Name{"rat_1", "rat_2", "archer_1", "spider_1", "roach_1", "roach_2", "roach_3"} {
		if at := any(); s.fits(at, f == "spider_1") {
			kind, _, _ := strings.Cut(string(f), "_")
			s.Minions = append(s.Minions, Minion{Name: f, Type: kind, At: at})
		}
	}
	spot := any()
	s.Cat = &spot
	for a := range s.Rooms[0].Map.Spaces {
		for b := range a {
			p := parts.Pair{s.Rooms[0].Map.Spaces[a].ID, s.Rooms[0].Map.Spaces[b].ID}
			if r.Intn(2) == 0 {
				s.Rooms[0].Map.Blind = append(s.Rooms[0].Map.Blind, p)
			} else {
				s.Rooms[0].Map.Clear = append(s.Rooms[0].Map.Clear, p)
			}
		}
	}
	if r.Intn(3) == 0 {
		grape(any().Space, false)(&s)
	}
	for _, sw := range []*rules.Switch{LargeWithSmall, MinionsAttackOverRed, FullSpaceTarget, RangedMinionsNeighboursFirst, AllAttacked, MinionsCrossGaps, UnseenNeighbour, BrodieFullSpaces} {
		house(sw, sw.Values[r.Intn(2)])(&s)
	}
	for _, m := range s.Mice {
		if r.Intn(3) == 0 {
			s.Turn.Attacked = append(s.Turn.Attacked, m.Name())
		}
	}
	r.Shuffle(len(s.Track), func(i, j int) { s.Track[i], s.Track[j] = s.Track[j], s.Track[i] })
	return s
}

// oracle finds the legal moves of minions by exhaustive search.
type oracle struct {
	s     State
	r     *Room
	joins map[parts.SpaceID][]parts.SpaceID // by default, minions cross every border except gaps
	lines map[[2]parts.SpaceID]parts.Line
}

func oracleOf(s State) *oracle {
	o := &oracle{s, &s.Rooms[0], map[parts.SpaceID][]parts.SpaceID{}, map[[2]parts.SpaceID]parts.Line{}}
	for _, l := range o.r.Map.Links {
		o.lines[[2]parts.SpaceID{l.A, l.B}], o.lines[[2]parts.SpaceID{l.B, l.A}] = l.Line, l.Line
		if l.Line != parts.Gap || s.House[MinionsCrossGaps.Name] == "true" {
			o.joins[l.A], o.joins[l.B] = append(o.joins[l.A], l.B), append(o.joins[l.B], l.A)
		}
	}
	return o
}

func (o *oracle) on(id parts.SpaceID) (mice, small, large int) {
	for _, m := range o.s.Mice {
		if m.At.Space == id {
			mice++
		}
	}
	for _, m := range o.s.Minions {
		if m.At.Space == id && m.Type == "spider" {
			large++
		} else if m.At.Space == id {
			small++
		}
	}
	return mice, small, large
}

func (o *oracle) wide(id parts.SpaceID) bool {
	space, _ := o.r.Map.Space(id)
	return space.Wide
}

func (o *oracle) full(id parts.SpaceID) bool {
	mice, small, large := o.on(id)
	mixed := o.s.House[LargeWithSmall.Name] == "true"
	return !o.wide(id) && (mice+small+large >= 4 || !mixed && large > 0)
}

func (o *oracle) room(id parts.SpaceID, big bool) bool {
	mice, small, large := o.on(id)
	switch {
	case o.wide(id):
		return true
	case o.s.House[LargeWithSmall.Name] == "true":
		return mice+small+large < 4 && !(big && large > 0)
	case big:
		return mice+small+large == 0
	}
	return large == 0 && mice+small < 4
}

func (o *oracle) walks(from, to parts.SpaceID, steps int, barred func(parts.SpaceID) bool) [][]parts.SpaceID {
	if steps == 0 {
		if from == to {
			return [][]parts.SpaceID{{}}
		}
		return nil
	}
	var out [][]parts.SpaceID
	for _, next := range o.joins[from] {
		if steps > 1 && barred(next) {
			continue
		}
		for _, rest := range o.walks(next, to, steps-1, barred) {
			out = append(out, append([]parts.SpaceID{next}, rest...))
		}
	}
	return out
}

func (o *oracle) shortest(from, to parts.SpaceID, barred func(parts.SpaceID) bool) [][]parts.SpaceID {
	for steps := 0; steps < len(o.r.Map.Spaces); steps++ {
		if ways := o.walks(from, to, steps, barred); ways != nil {
			return ways
		}
	}
	return nil
}

func (o *oracle) rankOf(m Name) int {
	return slices.IndexFunc(o.s.Track, func(c Card) bool { return c.Of == string(m) })
}

func (o *oracle) nearestOf(from parts.SpaceID, mice []Name, barred func(parts.SpaceID) bool) (Name, [][]parts.SpaceID) {
	best, bestWays := NoFigure, [][]parts.SpaceID(nil)
	for _, m := range mice {
		ways := o.shortest(from, o.s.At(m).Space, barred)
		if ways == nil {
			continue
		}
		if best == NoFigure || len(ways[0]) < len(bestWays[0]) || len(ways[0]) == len(bestWays[0]) && o.rankOf(m) < o.rankOf(best) {
			best, bestWays = m, ways
		}
	}
	return best, bestWays
}

func (o *oracle) active() []Name {
	var out []Name
	for _, m := range o.s.Mice {
		if m.At.Room != "" {
			out = append(out, m.Name())
		}
	}
	return out
}

func (o *oracle) seesAny(from parts.SpaceID) bool {
	return slices.ContainsFunc(o.active(), func(m Name) bool { return o.sees(from, o.s.At(m).Space) })
}

func (o *oracle) sees(a, b parts.SpaceID) bool {
	return a == b || slices.Contains(o.r.Map.Clear, parts.Pair{a, b}) || slices.Contains(o.r.Map.Clear, parts.Pair{b, a})
}

func (o *oracle) marches(f Name, die int) [][]parts.SpaceID {
	at := o.s.At(f).Space
	kind, _, _ := strings.Cut(string(f), "_")
	if mice, _, _ := o.on(at); mice > 0 || kind == "archer" && o.seesAny(at) {
		return nil
	}
	var ways [][]parts.SpaceID
	if len(o.s.Laid) > 0 && kind == "roach" {
		if o.s.Laid[0].At.Space == at {
			return nil
		}
		ways = o.shortest(at, o.s.Laid[0].At.Space, o.full)
	} else {
		mice := o.active()
		if o.s.House[FullSpaceTarget.Name] == "with_room" {
			roomy := slices.DeleteFunc(slices.Clone(mice), func(m Name) bool {
				id := o.s.At(m).Space
				return !o.room(id, kind == "spider") || o.shortest(at, id, o.full) == nil
			})
			if len(roomy) > 0 {
				mice = roomy
			}
		}
		_, ways = o.nearestOf(at, mice, o.full)
	}
	return o.cutShort(ways, die, kind)
}

func (o *oracle) cutShort(ways [][]parts.SpaceID, die int, kind string) [][]parts.SpaceID {
	var all, done [][]parts.SpaceID
	longest := 1
	for _, way := range ways {
		end, over := 0, false
		for i, id := range way {
			mice, _, _ := o.on(id)
			last := i == len(way)-1
			must := last || mice > 0 || kind == "archer" && o.seesAny(id)
			fits := o.room(id, kind == "spider")
			if i >= die || o.full(id) && !last || !fits && (last || mice > 0) {
				break
			}
			if fits {
				end = i + 1
			}
			if must {
				over = fits
				break
			}
			over = fits && i+1 == die
		}
		if cut := way[:end]; end > 0 {
			all = append(all, cut)
			if over {
				done = append(done, cut)
			}
			longest = max(longest, end)
		}
	}
	if len(done) > 0 {
		return unlike(done)
	}
	return unlike(slices.DeleteFunc(all, func(way []parts.SpaceID) bool { return len(way) < longest }))
}

func unlike(ways [][]parts.SpaceID) [][]parts.SpaceID {
	var out [][]parts.SpaceID
	for _, w := range ways {
		if !slices.ContainsFunc(out, func(o []parts.SpaceID) bool { return slices.Equal(o, w) }) {
			out = append(out, w)
		}
	}
	return out
}

func (o *oracle) near(a, b parts.SpaceID) bool {
	line, joined := o.lines[[2]parts.SpaceID{a, b}]
	red := o.s.House[MinionsAttackOverRed.Name] == "true"
	return a == b || joined && (line == parts.Plain || line == parts.Yellow || line == parts.Red && red)
}

func (o *oracle) victim(f Name) Name {
	at := o.s.At(f).Space
	var can, near []Name
	for _, m := range o.active() {
		id := o.s.At(m).Space
		ranged := strings.HasPrefix(string(f), "archer")
		if ranged && o.near(at, id) && (o.sees(at, id) || o.s.House[UnseenNeighbour.Name] == "blocks") {
			near = append(near, m)
		}
		if ranged && o.sees(at, id) || !ranged && o.near(at, id) {
			can = append(can, m)
		}
	}
	if len(near) > 0 && o.s.House[RangedMinionsNeighboursFirst.Name] == "true" {
		can = slices.DeleteFunc(can, func(m Name) bool { return !slices.Contains(near, m) })
	}
	fresh := slices.DeleteFunc(slices.Clone(can), func(m Name) bool { return slices.Contains(o.s.Turn.Attacked, m) })
	switch {
	case len(can) == 0:
		return NoFigure
	case len(fresh) > 0:
		return o.closest(at, fresh)
	case o.s.House[AllAttacked.Name] == "nearest":
		return o.closest(at, can)
	}
	return slices.MinFunc(can, func(a, b Name) int { return o.rankOf(a) - o.rankOf(b) })
}

func (o *oracle) closest(at parts.SpaceID, mice []Name) Name {
	far := func(m Name) int {
		if ways := o.shortest(at, o.s.At(m).Space, o.full); ways != nil {
			return len(ways[0])
		}
		return NoWay
	}
	return slices.MinFunc(mice, func(a, b Name) int {
		if d := far(a) - far(b); d != 0 {
			return d
		}
		return o.rankOf(a) - o.rankOf(b)
	})
}

func (o *oracle) chases(at parts.SpaceID, left int, mice []Name) [][]parts.SpaceID {
	mice = slices.DeleteFunc(slices.Clone(mice), func(m Name) bool { return o.s.At(m).Space == at })
	barred := func(id parts.SpaceID) bool { return o.s.House[BrodieFullSpaces.Name] == "block" && o.full(id) }
	next, ways := o.nearestOf(at, mice, barred)
	if next == NoFigure || left == 0 {
		return [][]parts.SpaceID{{}}
	}
	var out [][]parts.SpaceID
	for _, way := range ways {
		steps := min(left, len(way))
		if steps == len(way) && barred(way[steps-1]) {
			out = append(out, way[:steps-1])
			continue
		}
		for _, rest := range o.chases(way[steps-1], left-steps, mice) {
			out = append(out, slices.Concat(way[:steps], rest))
		}
	}
	return unlike(out)
}

func (o *oracle) leaps(at parts.SpaceID) []parts.SpaceID {
	most := 0
	count := func(id parts.SpaceID) int {
		mice, small, large := o.on(id)
		return mice + small + large
	}
	for _, space := range o.r.Map.Spaces {
		most = max(most, count(space.ID))
	}
	if count(at) == most {
		return []parts.SpaceID{at}
	}
	var out []parts.SpaceID
	best := len(o.s.Track) + 1
	for _, space := range o.r.Map.Spaces {
		if count(space.ID) < most {
			continue
		}
		rank := len(o.s.Track)
		for _, m := range o.active() {
			if o.s.At(m).Space == space.ID {
				rank = min(rank, o.rankOf(m))
			}
		}
		switch {
		case rank < best:
			best, out = rank, []parts.SpaceID{space.ID}
		case rank == best:
			out = append(out, space.ID)
		}
	}
	return out
}

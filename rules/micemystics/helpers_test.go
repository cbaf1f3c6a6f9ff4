package micemystics

import (
	"flag"
	"fmt"
	"math/rand"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/longtest"
	parts "tablemate/tables/micemystics"
)

// correctTo returns a correction. The list told holds paths and values in turn.
func correctTo(told ...any) Correct {
	var c Correct
	for i := 0; i < len(told); i += 2 {
		c.Changes = append(c.Changes, rules.To(told[i].(string), told[i+1]))
	}
	return c
}

// mousePath and foePath return paths to a value of a mouse or a minion. An empty name stands for
// all values of the figure.
func mousePath(name Name, what string) string { return pathBelow(Path(OneMouse, string(name)), what) }

func foePath(name Name, what string) string { return pathBelow(Path(OneFoe, string(name)), what) }

func pathBelow(path, what string) string { return strings.TrimSuffix(path+"/"+what, "/") }

// noting returns c with the check that the notes of the last report have exactly these ids, in this
// order.
func noting(c trial, ids ...string) trial {
	then := c.Then
	c.Then = func(t *testing.T, after State, notes []rules.Note) {
		require.Equal(t, ids, noteIDs(notes))
		if then != nil {
			then(t, after, notes)
		}
	}
	return c
}

// telling returns c with the check that the notes of the last report contain these.
func telling(c trial, want ...rules.Note) trial {
	then := c.Then
	c.Then = func(t *testing.T, after State, notes []rules.Note) {
		require.Subset(t, notes, want)
		if then != nil {
			then(t, after, notes)
		}
	}
	return c
}

func toldWithoutNote(c trial) trial { return noting(c) }

func noteIDs(notes []rules.Note) []string {
	var out []string
	for _, n := range notes {
		out = append(out, n.ID)
	}
	return out
}

// noteOf returns a note. The list pairs holds the names and values of its arguments in turn.
func noteOf(id string, rule tables.RuleID, pairs ...any) rules.Note {
	n := rules.Note{ID: id, Rule: rule}
	for i := 0; i < len(pairs); i += 2 {
		if n.Args == nil {
			n.Args = rules.Args{}
		}
		value := pairs[i+1]
		if named, is := value.(interface{ Noun() rules.Noun }); is {
			value = named.Noun()
		}
		n.Args[pairs[i].(string)] = value
	}
	return n
}

func mouseNote(id string, rule tables.RuleID, mouse Name, pairs ...any) rules.Note {
	return noteOf(id, rule, append(pairs, "mouse", mouse)...)
}

func inHall(space parts.SpaceID) Spot { return Spot{"hall", space} }

// scattered returns a random mapped tile with every kind of line, wide spaces and known sight. It
// contains the four mice, two rats, an archer, a spider, a roach and Brodie. The house rules about
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
	joins map[parts.SpaceID][]parts.SpaceID // minions cross every border except gaps
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

// full reports whether 4 small figures or 1 large figure fill a space. A wide space is never full.
func (o *oracle) full(id parts.SpaceID) bool {
	mice, small, large := o.on(id)
	mixed := o.s.House[LargeWithSmall.Name] == "true"
	return !o.wide(id) && (mice+small+large >= 4 || !mixed && large > 0)
}

// room reports whether a space has room for a figure. On an ordinary space, large figures do not
// share a space with other figures, unless a house rule says otherwise.
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

// walks returns all paths with exactly this number of steps that pass no barred space.
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

// nearestOf returns the nearest of the mice. Among equally near mice, it returns the one with the
// highest card.
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

// marches returns all possible paths of a figure with this number on its die. It returns none if
// the figure does not move.
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

// cutShort cuts every path where the figure must stop. It keeps the paths that come closest to the
// goal.
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

// near reports whether two spaces are equal, or neighbours without a red line or gap between them.
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

// chases returns all possible runs of Brodie.
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

// table returns a short description of a position.
func table(s State) string {
	var b strings.Builder
	for _, m := range s.Mice {
		fmt.Fprintln(&b, m.Name(), m.At.Space)
	}
	for _, m := range s.Minions {
		fmt.Fprintln(&b, m.Name, m.At.Space)
	}
	fmt.Fprintln(&b, "cat", s.Cat.Space, "track", s.Track, s.House, "laid", s.Laid, "attacked", s.Turn.Attacked)
	for _, l := range s.Rooms[0].Map.Links {
		fmt.Fprint(&b, l.A, " ", l.Line, " ", l.B, "; ")
	}
	for _, space := range s.Rooms[0].Map.Spaces {
		if space.Wide {
			fmt.Fprint(&b, space.ID, " wide; ")
		}
	}
	return b.String()
}

// between returns whether there is a line of sight from space 1 to space 3, with one wall in the
// hall. The two spaces are 20 apart in a row.
func between(wall parts.Wall, edits ...func(*State)) Answer {
	s := position(append([]func(*State){walled(), func(s *State) { s.Rooms[0].Map.Walls = []parts.Wall{wall} }}, edits...)...)
	return s.lineOfSight(inHall("1"), inHall("3"))
}

// games returns the number of random games: n, or more in a long run.
func games(n int) int { return longtest.Times(n, n, 10*n) }

// wanderings returns setups of an invented chapter, once with the first and once with the last
// value of every switch. The setups start among rats in the cellar, with a captain and Brodie, in
// an unmapped attic, and from a position.
func wanderings() []Setup {
	var out []Setup
	for _, edit := range []func(*Setup){amongRats, withBoss, inAttic, inTrouble} {
		u := chapterOf(threeTiles, edit)
		strict := u
		strict.Chapter.AllCaptured = true // otherwise no captured mouse would ever be freed
		strict.House = rules.House{}
		if u.Position != nil {
			s := *u.Position
			s.House, s.Chapter = nil, strict.Chapter
			strict.Position = &s
		}
		for _, sw := range Switches {
			strict.House[sw.Name] = sw.Values[len(sw.Values)-1]
		}
		out = append(out, u, strict)
	}
	return out
}

// threeTiles sets a chapter with two mapped tiles, one of them with both sides, and the attic.
func threeTiles(u *Setup) {
	u.Chapter = parts.Chapter{
		ID: "crumbs", Party: 4, End: 6, LastPage: 8, Items: parts.PartyItems,
		Rooms: []parts.RoomPlan{{Tile: "cellar"}, {Tile: "kitchen", Beneath: "cellar"}, {Tile: "drain"}, {Tile: "attic"}},
		Joins: []parts.Join{{A: "cellar", ExitA: "north", B: "drain", ExitB: "south"}, {A: "drain", ExitA: "east", B: "attic", ExitB: "west"}},
	}
	u.Rooms = []Room{
		{ID: "cellar", Tile: "A", Side: parts.Blue, Map: paths("1:north 1-2 2-3 3=4 3-5 4-6 5-6 5:water 6:spawn 4:spawn 2:flip 3:cross 6-7 7:outlined 7:spawn")},
		{ID: "kitchen", Tile: "A", Side: parts.Orange, Map: paths("1-2 2>3 3-4 4-5 5-1 1:flip 4:spawn 5:spawn 3:wide 3:cross"), Plan: parts.RoomPlan{
			Tile: "kitchen", Beneath: "cellar", SpecialSurge: "the cook wakes", SurgeMinions: []parts.Squad{{Minion: "roach", Count: 2, Greedy: true}},
		}},
		{ID: "drain", Tile: "B", Side: parts.Blue, Map: paths("1:south 1-2 2-3 3#4 4-5 5-1 5:east 2:tooff 3:to2 4:spawn 5:spawn")},
		{ID: "attic", Tile: "C", Side: parts.Blue, Plan: parts.RoomPlan{Tile: "attic", SpecialSurge: "the bats come"}},
	}
	u.Personal, u.Campaign = true, true
}

func amongRats(u *Setup) {
	u.Chapter.Minions = []parts.Placed{{Minion: "rat", Count: 2, Tile: "cellar", Space: "6"}, {Minion: "archer", Count: 1, Tile: "cellar"}}
}

func withBoss(u *Setup) {
	u.Chapter.Minions = []parts.Placed{{Minion: "vurst", Count: 1, Tile: "cellar", Space: "4"}, {Minion: "brodie", Count: 1, Tile: "cellar"}}
}

// inTrouble sets a position in the middle of a chapter, with conditions, cheese and mousetraps.
func inTrouble(u *Setup) {
	amongRats(u)
	u.Chapter.Minions = u.Chapter.Minions[:1]
	s := started(*u)
	s = afterAction(s, Order{Cards: s.Wait().Lay})
	s.Mice[0].Stunned, s.Mice[1].Webbed, s.Mice[2].Charmed, s.Mice[3].Down = true, true, true, true
	for i := range s.Mice {
		s.Mice[i].Cheese, s.Mice[i].Poison = 9, 1
	}
	s.Rooms[0].Traps = spaces("2", "3")
	s.Abilities = append(s.Abilities, abilityCards()[4])
	u.Position = &s
}

func inAttic(u *Setup) {
	u.Chapter.Minions = []parts.Placed{{Minion: "roach", Count: 2, Tile: "attic"}, {Minion: "spider", Count: 1, Tile: "attic"}}
	for i := range u.Mice {
		u.Mice[i].At = Spot{"attic", "?1"}
	}
}

// searched returns states in which a minion or Brodie moves or attacks, with various house rules.
func searched() (out []State) {
	r := rand.New(rand.NewSource(23))
	for len(out) < 150 {
		s := scattered(r)
		for _, m := range s.Minions {
			s.Turn = Turn{
				Card: m.Type, Step: FigureStep, Ordered: true, Figures: []Name{m.Name}, Acting: m.Name,
				Points: 1 + r.Intn(3), Attacked: s.Turn.Attacked,
			}
			out = append(out, s)
			s.Turn.Walked = true
			out = append(out, s)
		}
		s.Track = append(slices.Clone(s.Track), Card{ID: "brodie_chase", Kind: ChaseCard, Of: "brodie"})
		s.Turn = Turn{
			Card: "brodie_chase", Step: FigureStep, Ordered: true, Figures: []Name{Brodie}, Acting: Brodie, Points: 2 +
				r.Intn(5),
		}
		out = append(out, s)
	}
	return out
}

var update = flag.Bool("update", false, "write ledger.json anew")

// elsewhere matches code that creates the reason of a decision, a switch, or a problem of a setup or a
// state.
var elsewhere = regexp.MustCompile(`\b(?:say|explain\w*|tieRule|NewSwitch|broken|problem|possibleProblem)\([^\n]*|return "MM[^\n]*`)

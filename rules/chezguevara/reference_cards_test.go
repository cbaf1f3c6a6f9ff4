package chezguevara_test

import (
	"fmt"
	"slices"
	"strings"
)

// Def describes a class of cards. In a class "bN", every card is a thing with slack N. For example,
// "b3" has slack 3. The id of a card is its class, perhaps followed by _ and a suffix.
type Def struct {
	Kind    string
	Slack   int
	Die     bool
	Cats    []string
	Eats    []string
	Cancels []string
}

var defs = map[string]Def{
	"a0": {Kind: "activity"},
	"a1": {Kind: "activity", Slack: 1},
	"a2": {Kind: "activity", Slack: 2},
	"a3": {Kind: "activity", Slack: 3},
	"as": {Kind: "activity", Slack: 1, Cats: []string{"sleep"}},
	"sx": {Kind: "activity", Slack: -1, Die: true, Cats: []string{"sex"}},
	"t1": {Kind: "thing", Slack: 1},
	"t2": {Kind: "thing", Slack: 2},
	"tf": {Kind: "thing", Slack: 1, Cats: []string{"food"}},
	"p1": {Kind: "person", Slack: 1}, "p2": {Kind: "person", Slack: 2}, "p3": {Kind: "person", Slack: 3},
	"pm":              {Kind: "person", Slack: -1},
	"pn":              {Kind: "person", Slack: -2},
	"pc":              {Kind: "person", Slack: 1, Cats: []string{"cat"}},
	"pe":              {Kind: "person", Slack: -1, Eats: []string{"food"}},
	"glorious-leader": {Kind: "person", Slack: -2, Eats: []string{"food"}},
	"xa":              {Kind: "event", Cancels: []string{"any"}}, "xe": {Kind: "event", Cancels: []string{"event"}},
	"xl": {Kind: "event", Cancels: []string{"looting"}}, "xs": {Kind: "event", Cancels: []string{"sleep"}},
	"xt": {Kind: "event", Cancels: []string{"activity"}}, "xp": {Kind: "event", Cancels: []string{"person"}},
	"er": {Kind: "event"}, "ek": {Kind: "event"},
}

func class(id string) string {
	if i := strings.IndexByte(id, '_'); i >= 0 {
		return id[:i]
	}
	return id
}
func def(id string) Def {
	c := class(id)
	if d, ok := defs[c]; ok {
		return d
	}
	if c[0] == 'b' {
		n := 0
		fmt.Sscanf(c[1:], "%d", &n)
		return Def{Kind: "thing", Slack: n}
	}
	return Def{Kind: "event"}
}
func (d Def) is(cat string) bool { return d.Kind == cat || slices.Contains(d.Cats, cat) }

var rankSlack = []int{0, 2, 4}
var rankPen = []int{0, 1, 2}
var rankName = []string{"private", "corporal", "sergeant"}

const LEAVE = 5

type TC struct {
	Card   string
	Tokens int
}

type Pl struct {
	Rank   int
	Tent   []TC
	Tokens int
	Wounds int
	Hand   int
}

type Nest struct {
	Seed   int64
	Ps     []Pl
	Mid    [3]int
	Active int
	Phase  string // "leave", "recruiting" or "rolls"
	Lines  []Line
}

// If the line is an order, Rank0 is the rank that the ordering player had at that time.
type Line struct {
	Kind   string
	Seat   int
	Card   string // for a looting: the cards, joined with +
	On     int
	Target int // -1 for no target
	Die    int
	Tokens int
	Wounds int
	Result int
	Rank0  int
}

type Rec struct {
	Line, Seat, Owner int
	Card, As          string
	On                int
	Dead              bool
	Replaced          int
	Waits             string
	Target            int
}

type Owed struct {
	For  string
	Seat int
	Line int
	Card string // the moocher that eats
}

type State struct {
	N    *Nest
	Ps   []Pl
	Mid  [3]int
	Recs []*Rec
	by   map[int]*Rec
	Owed []Owed
	Used int
}

package ruletest

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
)

const nonsenseFile = "testdata/nonsense.txt"

// oddOver is the number of random actions that are tried on the position of a case. None of them is
// applied to the result of another. oddAfter is the number of random actions that follow the
// actions of the case. Each of them is applied to the result of the previous action.
const oddOver, oddAfter = 4, 8

// Nonsense applies random actions in each case. First it uses the position of the case, then the
// same position with random house rules, and then the position after the actions of the case. No
// action may panic. It hashes what Check, Next, Apply and the functions in `looks` return, and
// compares the hashes with testdata/nonsense.txt. This file has a line for each kind of action, and
// one for the positions. In each case, a random action has the kind of one of the case's own
// actions, or one more kind that the case's title determines. A new case changes only the lines of
// these kinds and of the positions.
func Nonsense[U, S any, A rules.Kinded](
	t *testing.T, g rules.Game[U, S, A], k rules.Kinds[A], switches []*rules.Switch, cases []Case[S, A], update bool,
	looks ...func(S) any,
) {
	t.Helper()
	d := digests{}
	for _, c := range cases {
		random, other := titled(c.Title())
		kinds := []string{k[other%len(k)].Kind()}
		for _, a := range c.When {
			kinds = append(kinds, a.Kind())
		}
		s := c.Given
		d.add("positions", true, s)
		for n := range oddOver + oddAfter {
			switch n {
			case oddOver / 2:
				s = settled(g, k, s, switches, random)
			case oddOver:
				for _, a := range c.When {
					s, _ = g.Apply(s, a)
				}
			}
			a := oddAction(k, kinds[random(len(kinds))], valuesIn(s, c.When), c.When, random)
			after, notes := g.Apply(s, a)
			outcome := []any{g.Next(after)}
			for _, look := range looks {
				outcome = append(outcome, look(after))
			}
			d.add(a.Kind(), n < oddOver, g.Check(s, a), after, notes, outcome)
			if n >= oddOver {
				s = after
			}
		}
	}
	now := d.String()
	if update {
		require.NoError(t, os.WriteFile(nonsenseFile, []byte(now), 0o644))
	}
	was, err := os.ReadFile(nonsenseFile)
	require.NoError(t, err)
	require.Empty(t, differing(string(was), now), "kinds of actions whose outcome differs; go test -update writes it anew")
}

func settled[U, S any, A rules.Kinded](
	g rules.Game[U, S, A], k rules.Kinds[A], s S, switches []*rules.Switch, random func(int) int,
) S {
	for _, sw := range switches {
		if random(3) > 0 {
			continue
		}
		value := sw.Values[random(len(sw.Values))]
		if a, err := k.Decode(fmt.Appendf(nil, `{"kind":"settle","name":%q,"value":%q}`, sw.Name, value)); err == nil {
			s, _ = g.Apply(s, a)
		}
	}
	return s
}

func titled(title string) (random func(int) int, first int) {
	h := fnv.New32a()
	_, _ = h.Write([]byte(title))
	random = splitmix(int(h.Sum32()))
	return random, random(1 << 30)
}

// digests holds two digests for each kind of action. The first is for actions that are tried on the
// position of a case, and the second for actions that follow the actions of the case.
type digests map[string]*[2]digest

// digest holds the number of results and four hashes. The first three hashes are for the
// violations, the states and the notes. The last hash is for the results of Next and of the
// functions in `looks`.
type digest struct {
	pairs int
	parts [4]uint64
}

func (d digests) add(kind string, first bool, outcome ...any) {
	if d[kind] == nil {
		d[kind] = &[2]digest{}
	}
	at := &d[kind][1]
	if first {
		at = &d[kind][0]
	}
	at.pairs++
	for i, part := range outcome {
		h := fnv.New64a()
		_, _ = fmt.Fprintf(h, "%d %s", at.parts[i], snapshot(part))
		at.parts[i] = h.Sum64()
	}
}

func (d digests) String() string {
	out := "# kind; number of actions, digests of checks, states, notes, looks: over the cases, then over odd tables\n"
	for _, kind := range slices.Sorted(maps.Keys(d)) {
		out += kind
		for _, x := range d[kind] {
			out += fmt.Sprintf(" %d", x.pairs)
			for _, part := range x.parts {
				out += fmt.Sprintf(" %08x", uint32(part))
			}
		}
		out += "\n"
	}
	return out
}

// differing lists changes between two versions of the file, such as "take: notes". If the first
// digest of any kind of action has changed, changes in second digests are left out.
func differing(was, now string) []string {
	names := []string{"number", "checks", "states", "notes", "looks"}
	before := map[string][]string{}
	for line := range strings.Lines(was) {
		fields := strings.Fields(line)
		before[fields[0]] = fields[1:]
	}
	var over [2][]string
	for line := range strings.Lines(now) {
		fields := strings.Fields(line)
		old := before[fields[0]]
		delete(before, fields[0])
		for i, part := range fields[1:] {
			if i >= len(old) || old[i] != part {
				at := i / len(names)
				over[at] = append(over[at], fields[0]+": "+names[i%len(names)])
			}
		}
	}
	for kind := range before {
		over[0] = append(over[0], kind+": gone")
	}
	if len(over[0]) > 0 {
		return over[0]
	}
	return over[1]
}

type values map[reflect.Type][]reflect.Value

func valuesIn[S any, A rules.Kinded](s S, actions []A) values {
	v := values{}
	v.collect(reflect.ValueOf(&s).Elem())
	v.collect(reflect.ValueOf(actions))
	return v
}

func (v values) collect(from reflect.Value) {
	switch from.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !from.IsNil() {
			v.collect(from.Elem())
		}
	case reflect.Struct:
		for i := range from.NumField() {
			if from.Type().Field(i).IsExported() {
				v.collect(from.Field(i))
			}
		}
	case reflect.Slice, reflect.Array:
		for i := range from.Len() {
			v.collect(from.Index(i))
		}
	case reflect.String, reflect.Int:
		all := v[from.Type()]
		if !slices.ContainsFunc(all, func(o reflect.Value) bool { return o.Equal(from) }) {
			v[from.Type()] = append(all, from)
		}
	}
}

// oddAction returns a random action of the given kind. If the case has an action of this kind,
// oddAction copies this action and changes some values. If the result cannot be encoded and
// decoded, oddAction returns the kind's zero value.
func oddAction[A rules.Kinded](k rules.Kinds[A], kind string, v values, did []A, random func(int) int) A {
	odd := reflect.New(k.Type(kind)).Elem()
	change := 1
	if like := slices.IndexFunc(did, func(a A) bool { return a.Kind() == kind }); like >= 0 {
		odd.Set(reflect.ValueOf(did[like]))
		change = 3
	}
	v.fill(odd, change, random)
	if text, err := k.Encode(odd.Interface().(A)); err == nil {
		if a, err := k.Decode(text); err == nil {
			return a
		}
	}
	return reflect.Zero(k.Type(kind)).Interface().(A)
}

// fill replaces parts of a value by random values. The probability is 1/change for each part.
func (v values) fill(at reflect.Value, change int, random func(int) int) {
	if at.Type() == reflect.TypeFor[json.RawMessage]() {
		return
	}
	switch at.Kind() {
	case reflect.Struct:
		for i := range at.NumField() {
			if at.Type().Field(i).IsExported() {
				v.fill(at.Field(i), change, random)
			}
		}
		return
	case reflect.Array:
		for i := range at.Len() {
			v.fill(at.Index(i), change, random)
		}
		return
	}
	if random(change) > 0 {
		return
	}
	switch at.Kind() {
	case reflect.String:
		all := v[at.Type()]
		switch n := random(len(all) + 2); {
		case n < len(all):
			at.Set(all[n])
		case n == len(all):
			at.SetString("")
		default:
			at.SetString("stranger")
		}
	case reflect.Int:
		at.SetInt(int64(random(12) - 3))
		if all := v[at.Type()]; len(all) > 0 && random(2) == 0 {
			at.Set(all[random(len(all))])
		}
	case reflect.Bool:
		at.SetBool(random(2) == 0)
	case reflect.Pointer:
		at.Set(reflect.New(at.Type().Elem()))
		v.fill(at.Elem(), 1, random)
	case reflect.Slice:
		list := reflect.MakeSlice(at.Type(), random(4), 4)
		for i := range list.Len() {
			v.fill(list.Index(i), 1, random)
		}
		at.Set(list)
	}
}

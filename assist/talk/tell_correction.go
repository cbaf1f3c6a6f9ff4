package talk

import (
	"cmp"
	"maps"
	"strings"

	"tablemate/rules"
	"tablemate/tables"
)

// Corrected returns what a correction changes, in words: corrected.food with
// whose it is and, in the blank of its name, what stands there now, or
// corrected.dog-none for nothing. What is in no list of places is told as it was
// written.
func (v Voice[S]) Corrected(t *UI, places []rules.Correctable[S], c rules.Correction) string {
	var s S
	return v.CorrectedIn(t, s, places, c)
}

// CorrectedIn is Corrected at a table whose players are known.
func (v Voice[S]) CorrectedIn(t *UI, s S, places []rules.Correctable[S], c rules.Correction) string {
	var parts []string
	for _, change := range c.Changes {
		known := false
		for _, p := range places {
			if who, now, ok := p.Match(change); ok {
				known = true
				parts = append(parts, v.changed(t, s, p, who, now))
			}
		}
		if !known {
			parts = append(parts, change.Path+" "+string(change.Value))
		}
	}
	return strings.Join(parts, ", ")
}

// changed returns one change in words.
func (v Voice[S]) changed(t *UI, s S, p rules.Correctable[S], who rules.Noun, now any) string {
	said := v.Standing(t, s, p.Name, now)
	maps.Copy(said, v.Spell(t, s, rules.Args{who.Kind: who}))
	id := v.Area + ".corrected." + p.Name
	if n, ok := now.(rules.Noun); ok && t.Words.Has(id+"-"+cmp.Or(n.ID, "none")) {
		id += "-" + cmp.Or(n.ID, "none")
	}
	return t.Words.Say(id, said)
}

// Standing returns what stands at a place as the blank of its name: fix.dog-none,
// or fix.nowhere, if that is nothing.
func (v Voice[S]) Standing(t *UI, s S, name string, now any) tables.Args {
	if n, ok := now.(rules.Noun); !ok || n.ID != "" {
		return v.Spell(t, s, rules.Args{name: now})
	}
	id := v.Area + ".fix." + name + "-none"
	if !t.Words.Has(id) {
		id = v.Area + ".fix.nowhere"
	}
	return tables.Args{name: t.Words.Say(id)}
}

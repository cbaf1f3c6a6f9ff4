package session

import (
	"slices"

	"tablemate/assist/talk"
	"tablemate/rules"
)

// Following returns actions in words, each with what would follow from it over a table;
// those that read alike once.
func Following[U, S any, A rules.Kinded](t *talk.UI, g rules.Game[U, S, A], f Flow[U, S, A], s S, actions []A) []Doable {
	var out []Doable
	for _, a := range actions {
		after, notes := g.Apply(s, a)
		d := Doable{Text: talk.Capital(f.Report(t, s, a))}
		for _, n := range notes {
			if text := f.Tell(t, after, n); text != "" {
				d.Follows = append(d.Follows, text)
			}
		}
		if !slices.ContainsFunc(out, func(o Doable) bool { return o.Text == d.Text }) {
			out = append(out, d)
		}
	}
	return out
}

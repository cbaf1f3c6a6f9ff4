package talk

import (
	"strconv"

	"tablemate/assist/desk"
	"tablemate/tables"
)

const mostButtons = 12

// Buttons returns buttons that people can press instead of typing one of `lines`. One button is a
// whole answer, so there are no buttons for a Line with several words.
func (r Reader[A]) Buttons(lines ...Line[A]) desk.Buttons {
	var out desk.Buttons
	for _, l := range lines {
		if parts := r.parts(l); len(parts) == 1 && !parts[0].repeated {
			out.Plain = append(out.Plain, r.answers(parts[0])...)
		}
	}
	return out
}

// The method `answers` returns a button for each value that a part of a Line can have. If the part
// is a number, or if there are too many values, it returns no buttons.
func (r Reader[A]) answers(p part[A]) []desk.Row {
	all := r.Nouns[p.field.Kind]
	switch {
	case p.words != nil:
		word := r.Own(p.words...)[0]
		return []desk.Row{{Key: word, Label: word}}
	case len(all) <= mostButtons:
		return tables.Each(all, func(c Called) desk.Row { return desk.Row{Key: all.Key(c.Noun), Label: c.Name} })
	}
	return nil
}

// Numbers returns buttons for the numbers from low to high.
func Numbers(low, high int) []desk.Row {
	var out []desk.Row
	for n := low; n <= high; n++ {
		out = append(out, desk.Row{Key: strconv.Itoa(n), Label: strconv.Itoa(n)})
	}
	return out
}

package micemystics

import (
	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/tables"
)

// askMeant asks which entry of the box was meant by a name that is within a slip or two
// of others: nil if it is somebody new, and asked is false where nobody was near.
func askMeant[T any](t phrases, typed string, names func(T) []string, label func(T) string) (meant *T, asked bool, err error) {
	var near []T
	for _, thing := range box.All[T](t.Box) {
		if len(desk.Nearest(hyphenated(typed), names(thing))) > 0 {
			near = append(near, thing)
		}
	}
	if len(near) == 0 {
		return nil, false, nil
	}
	options := append(talk.Options(near, func(_ int, thing T) desk.Option { return desk.Option{Label: label(thing)} }),
		desk.Option{Keys: t.Letters("nн"), Label: t.say("learn.meant-new", tables.Args{"name": typed})})
	i, err := t.Desk.Choose(desk.Question{Text: t.say("learn.meant", tables.Args{"name": typed}), Default: "1", Fresh: true}, options)
	if err != nil || i == len(near) {
		return nil, true, err
	}
	return &near[i], true, nil
}

package cmd

import (
	"fmt"
	"strconv"

	"tablemate/assist/desk"
	"tablemate/assist/lookup"
)

// pickFrom offers the answers, each with the beginning of its text, and prints
// those that people choose until they have seen enough.
func (o rulesOptions) pickFrom(found []lookup.Result) error {
	asker := o.desk()
	options := make([]desk.Option, 0, len(found)+1)
	for i, r := range found {
		options = append(options, desk.Option{Keys: []string{strconv.Itoa(i + 1)}, Label: o.oneLine(r, o.width()-8)})
	}
	options = append(options, desk.Option{Label: o.say("rules.enough"), Keys: []string{"0"}})
	for {
		i, err := asker.Choose(desk.Question{Text: o.say("rules.which"), Default: "0"}, options)
		if err != nil || i == len(found) {
			return err
		}
		asker.Say(found[i].Lines(o.words, o.width())...)
		if _, err := fmt.Fprintln(o.out); err != nil {
			return err
		}
	}
}

package cmd

import (
	"fmt"
	"strconv"

	"tablemate/assist/desk"
	"tablemate/assist/lookup"
	"tablemate/tables"
)

// askAndPick asks for the words of a query, and offers what fits them.
func (o rulesOptions) askAndPick(books []tables.Rulebook) error {
	query, err := o.desk().Write(desk.Question{Text: o.say("rules.ask"), Rest: true})
	if err != nil {
		return err
	}
	o.query, o.pick = query, true
	return o.lookUp(o.book(books))
}

// pickFrom offers the answers, each with the beginning of its text, and prints
// those that people choose until they have seen enough.
func (o rulesOptions) pickFrom(found []lookup.Result) error {
	asker := o.desk()
	options := make([]desk.Option, 0, len(found)+1)
	for i, r := range found {
		options = append(options, desk.Option{Keys: []string{strconv.Itoa(i + 1)}, Label: r.Line(o.words, o.width()-8)})
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

package session

import (
	"slices"
	"strconv"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// Custom holds the house rules of a table, and the switches of its rulebook. A switch is a question
// that the printed rules leave open. Its values are the answers.
type Custom struct {
	Book     *tables.Rulebook
	Switches []*rules.Switch
	House    rules.House // the house rules that apply now
}

// Settling asks for a change of the house rules. People choose another value of a switch, or put a
// waived rule into force again. It returns desk.ErrBack if people change nothing.
func (c Custom) Settling(t *talk.UI) (name, value string, err error) {
	waived := c.waived()
	i, err := t.Desk.Choose(desk.Question{Text: t.Words.Say("session.house-which")}, c.options(t, waived))
	switch {
	case err != nil:
		return "", "", err
	case i < len(waived):
		return waived[i], rules.InForce, nil
	}
	return c.askReading(t, c.Switches[i-len(waived)])
}

func (c Custom) options(t *talk.UI, waived []string) []desk.Option {
	var out []desk.Option
	number := func() string { return strconv.Itoa(len(out) + 1) }
	for _, id := range waived {
		out = append(out, desk.Option{Keys: []string{number(), id}, Label: c.waivedText(t, id)})
	}
	for _, sw := range c.Switches {
		reading := c.Reading(sw.Name, c.House.Value(sw), t.Words.Lang())
		if c.House.Value(sw) != sw.Values[0] {
			reading = t.Words.Say("session.house-own", tables.Args{"reading": reading})
		}
		out = append(out, desk.Option{Keys: []string{number(), sw.Name, string(sw.Rule)}, Label: reading})
	}
	return out
}

func (c Custom) waivedText(t *talk.UI, id string) string {
	return t.Words.Say("session.house-waived", tables.Args{"rule": c.Reading(id, rules.Waived, t.Words.Lang())})
}

func (c Custom) askReading(t *talk.UI, sw *rules.Switch) (name, value string, err error) {
	now := c.House.Value(sw)
	q := desk.Question{Text: sw.Name}
	if e, ok := c.Book.Entry(sw.Rule); ok {
		q.Text = e.Question.In(t.Words.Lang())
	}
	if i := slices.Index(sw.Values, now); i >= 0 {
		q.Default = strconv.Itoa(i + 1)
	}
	value, err = talk.ChooseOne(t, q, sw.Values, func(i int, v string) desk.Option {
		keys := []string{strconv.Itoa(i + 1)}
		if _, err := strconv.Atoi(v); err != nil {
			keys = append(keys, v)
		}
		return desk.Option{Keys: keys, Label: c.Reading(sw.Name, v, t.Words.Lang())}
	})
	if err == nil && value == now {
		err = desk.ErrBack
	}
	return sw.Name, value, err
}

// Reading returns a sentence with a rule id. If `name` is the name of a switch, the sentence says
// what `value` means. If `name` is the id of a waived rule, the sentence is the text of this rule.
func (c Custom) Reading(name, value string, lang tables.Lang) string {
	i := slices.IndexFunc(c.Switches, func(sw *rules.Switch) bool { return sw.Name == name })
	if i < 0 {
		return talk.RuleText(c.Book, tables.RuleID(name), lang) + " (" + name + ")"
	}
	id := c.Switches[i].Rule
	if e, ok := c.Book.Entry(id); ok {
		for _, v := range e.Switch.Values {
			if v.Name == value {
				return v.Text.In(lang) + " (" + string(id) + ")"
			}
		}
	}
	return name + " = " + value + " (" + string(id) + ")"
}

func (c Custom) waived() []string {
	var out []string
	for name := range c.House {
		if c.House.Waives(tables.RuleID(name)) {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out
}

func (c Custom) differing(t *talk.UI) []string {
	var out []string
	for _, sw := range c.switched() {
		out = append(out, c.Reading(sw.Name, c.House.Value(sw), t.Words.Lang()))
	}
	for _, id := range c.waived() {
		out = append(out, c.waivedText(t, id))
	}
	return out
}

func (c Custom) switched() []*rules.Switch {
	return slices.DeleteFunc(
		slices.Clone(c.Switches),
		func(sw *rules.Switch) bool { return c.House.Value(sw) == sw.Values[0] },
	)
}

package talk

import (
	"errors"
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/rules"
	"tablemate/tables"
)

// Ruling is people's answer to a warning.
type Ruling int

// The rulings. Most breaches are typing errors, so ChangeMind is usually the default.
const (
	ChangeMind Ruling = iota
	RecordAnyway
	HouseRule
)

// Hold asks whether to keep a setup that breaks rules. It ignores rules that people already agreed
// to break. If there are no other broken rules, it returns ErrUnasked. If people want to change the
// setup, it returns desk.ErrBack. If `likely` is true, Enter keeps the setup.
func (t *UI) Hold(breaches []rules.Violation, sentence func(rules.Violation) string, likely bool) error {
	breaches = slices.DeleteFunc(breaches, func(v rules.Violation) bool { return slices.Contains(t.Held, v.Rule) })
	if len(breaches) == 0 {
		return ErrUnasked
	}
	for _, v := range breaches {
		t.Desk.Say(t.Warning(v, sentence(v)))
	}
	usual := ChangeMind
	if likely {
		usual = RecordAnyway
	}
	chosen, err := OnTopic(t, Broken(breaches), func() (Ruling, error) { return t.AskRuling(breaches, usual) })()
	switch {
	case err != nil:
		return err
	case chosen == ChangeMind:
		return desk.ErrBack
	case chosen == HouseRule:
		t.Settled = append(t.Settled, Broken(breaches)...)
	}
	t.Held = append(t.Held, Broken(breaches)...)
	return nil
}

// AskRuling asks what to do about breaches, with `likely` as the default. If people choose a house
// rule, they must confirm that they play without the broken rules from now on.
func (t *UI) AskRuling(breaches []rules.Violation, likely Ruling) (Ruling, error) {
	for {
		chosen, err := t.ruling(breaches, likely)
		if err != nil || chosen != HouseRule {
			return chosen, err
		}
		sure, err := t.confirmWaiver(breaches)
		if sure || err != nil && !errors.Is(err, desk.ErrBack) {
			return HouseRule, err
		}
	}
}

func (t *UI) ruling(breaches []rules.Violation, likely Ruling) (Ruling, error) {
	w := t.Words
	yes := desk.Option{Keys: strings.Fields(w.Say("desk.yesKeys")), Label: w.Say("session.record-anyway")}
	no := desk.Option{Keys: strings.Fields(w.Say("desk.noKeys")), Label: w.Say("session.change-mind")}
	rulings, options := []Ruling{RecordAnyway, ChangeMind}, []desk.Option{yes, no}
	if t.Settles && !slices.ContainsFunc(breaches, Impossible) {
		house := t.Option("house-rule")
		house.Whole = true
		rulings, options = append(rulings, HouseRule), append(options, house)
	}
	chosen, err := t.Desk.Choose(desk.Question{
		Text: w.Say("session.record"), Default: options[slices.Index(rulings, likely)].Keys[0], Fresh: true, Rest: true,
		Help: w.Say("session.record-help"),
	}, options)
	return rulings[chosen], err
}

func (t *UI) confirmWaiver(breaches []rules.Violation) (bool, error) {
	for _, id := range Broken(breaches) {
		rule := RuleText(t.Book, id, t.Words.Lang()) + " (" + string(id) + ")"
		sure, err := t.Desk.Confirm(desk.Question{
			Text: t.Words.Say("session.house-sure", tables.Args{"rule": rule}), Default: "n", Fresh: true, Rest: true,
			Second: true,
		})
		if err != nil || !sure {
			return false, err
		}
	}
	return true, nil
}

// Option returns the option with this name. The option's keys in the table's language come first.
func (t *UI) Option(name string) desk.Option {
	w := t.Words
	return desk.Option{Keys: strings.Fields(w.Say("session." + name + "-keys")), Label: w.Say("session." + name)}
}

// Warning returns the warning about a breach: the text, the level of the breach and the rule id.
func (t *UI) Warning(v rules.Violation, text string) string {
	text = tables.Capital(text)
	if v.Level != rules.Against {
		text = t.Words.Say("session."+string(v.Level), tables.Args{"text": text})
	}
	return t.Paint.Warning("! "+text) + " " + t.Paint.Citation("("+string(v.Rule)+")")
}

// Impossible reports whether a breach is physically impossible on a real table.
func Impossible(v rules.Violation) bool { return v.Level == rules.Impossible }

// Broken returns the ids of the broken rules, each once.
func Broken(breaches []rules.Violation) []tables.RuleID {
	var out []tables.RuleID
	for _, v := range breaches {
		if !slices.Contains(out, v.Rule) {
			out = append(out, v.Rule)
		}
	}
	return out
}

// RuleText returns the text of a rule, or the rule's id if the book does not contain it.
func RuleText(book *tables.Rulebook, id tables.RuleID, lang tables.Lang) string {
	if book != nil {
		if e, ok := book.Entry(id); ok {
			return e.Text.In(lang)
		}
	}
	return string(id)
}

package session

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/rules"
	"tablemate/tables"
)

// ruling is what people do about a warning.
type ruling int

// Changing one's mind is the likely answer: most breaches are slips.
const (
	changeMind ruling = iota
	recordAnyway
	houseRule
)

// warn says each breach and asks what to do. The lookup is narrowed to the rules
// that are broken.
func (p *play[U, S, A]) warn(did A, breaches []rules.Violation) (ruling, error) {
	p.here = ids(breaches)
	defer func() { p.here = nil }()
	for _, v := range breaches {
		p.talk.Desk.Say(p.talk.warning(v, p.breach(p.talk, p.replayed.state, did, v)))
	}
	return p.talk.rule(breaches, changeMind)
}

// rule asks what to do about breaches, with a likely answer. Whoever wants to waive
// the rules for good is asked once more.
func (t *UI) rule(breaches []rules.Violation, likely ruling) (ruling, error) {
	for {
		chosen, err := t.ruling(breaches, likely)
		if err != nil || chosen != houseRule {
			return chosen, err
		}
		sure, err := t.sure(breaches)
		if err = stay(err); err != nil || sure {
			return houseRule, err
		}
	}
}

// ruling is rule once. A house rule is made by its whole word alone.
func (t *UI) ruling(breaches []rules.Violation, likely ruling) (ruling, error) {
	w := t.Words
	yes := desk.Option{Keys: strings.Fields(w.Say("desk.yesKeys")), Label: w.Say("session.record-anyway")}
	no := desk.Option{Keys: strings.Fields(w.Say("desk.noKeys")), Label: w.Say("session.change-mind")}
	rulings, options := []ruling{recordAnyway, changeMind}, []desk.Option{yes, no}
	if t.settles && !slices.ContainsFunc(breaches, impossible) {
		house := t.option("house-rule")
		house.Whole = true
		rulings, options = append(rulings, houseRule), append(options, house)
	}
	chosen, err := t.Desk.Choose(desk.Question{
		Text: w.Say("session.record"), Default: options[slices.Index(rulings, likely)].Keys[0], Fresh: true, Rest: true,
		Help: w.Say("session.record-help"),
	}, options)
	return rulings[chosen], err
}

// sure asks once more, in words, before the rules are waived for good.
func (t *UI) sure(breaches []rules.Violation) (bool, error) {
	for _, id := range ids(breaches) {
		rule := ruleText(t.book, id, t.Words.Lang()) + " (" + string(id) + ")"
		sure, err := t.Desk.Confirm(desk.Question{
			Text: t.Words.Say("session.house-sure", tables.Args{"rule": rule}), Default: "n", Fresh: true, Rest: true,
		})
		if err != nil || !sure {
			return false, err
		}
	}
	return true, nil
}

// option is an answer with its keys, those of the language spoken first.
func (t *UI) option(name string) desk.Option {
	w := t.Words
	return desk.Option{Keys: strings.Fields(w.Say("session." + name + "-keys")), Label: w.Say("session." + name)}
}

// warning is the sentence of a breach with the rule that it cites.
func (t *UI) warning(v rules.Violation, text string) string {
	if v.Level != rules.Against {
		text = t.Words.Say("session."+string(v.Level), tables.Args{"text": text})
	}
	return t.Paint.Warning("! "+text) + " " + t.Paint.Citation("("+string(v.Rule)+")")
}

func impossible(v rules.Violation) bool { return v.Level == rules.Impossible }

// settle plays without the broken rules from now on.
func (p *play[U, S, A]) settle(breaches []rules.Violation) error {
	for _, id := range ids(breaches) {
		if err := p.record(report[A]{did: p.Settle(string(id), rules.Waived)}); err != nil {
			return err
		}
		p.say("session.settled", tables.Args{"rule": id})
	}
	return nil
}

func ids(breaches []rules.Violation) []tables.RuleID {
	var out []tables.RuleID
	for _, v := range breaches {
		if !slices.Contains(out, v.Rule) {
			out = append(out, v.Rule)
		}
	}
	return out
}

// ruleText is the rule in our own words, its bare id where the book has none.
func ruleText(book *tables.Rulebook, id tables.RuleID, lang tables.Lang) string {
	if book != nil {
		if e, ok := book.Entry(id); ok {
			return e.Text.In(lang)
		}
	}
	return string(id)
}

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
		p.talk.Desk.Say(p.warning(did, v))
	}
	for {
		chosen, err := p.rule(breaches)
		if err != nil || chosen != houseRule {
			return chosen, err
		}
		sure, err := p.sure(breaches)
		if err = stay(err); err != nil || sure {
			return houseRule, err
		}
	}
}

// rule asks what to do about breaches. A house rule is made by its whole word alone.
func (p *play[U, S, A]) rule(breaches []rules.Violation) (ruling, error) {
	w := p.talk.Words
	yes := desk.Option{Keys: strings.Fields(w.Say("desk.yesKeys")), Label: w.Say("session.record-anyway")}
	no := desk.Option{Keys: strings.Fields(w.Say("desk.noKeys")), Label: w.Say("session.change-mind")}
	rulings, options := []ruling{recordAnyway, changeMind}, []desk.Option{yes, no}
	if p.Settle != nil && !p.amending && !slices.ContainsFunc(breaches, impossible) {
		house := p.option("house-rule")
		house.Whole = true
		rulings, options = append(rulings, houseRule), append(options, house)
	}
	chosen, err := p.talk.Desk.Choose(desk.Question{
		Text: w.Say("session.record"), Default: no.Keys[0], Fresh: true, Rest: true,
		Help: w.Say("session.record-help"),
	}, options)
	return rulings[chosen], err
}

// sure asks once more, in words, before the rules are waived for good.
func (p *play[U, S, A]) sure(breaches []rules.Violation) (bool, error) {
	w := p.talk.Words
	for _, id := range ids(breaches) {
		rule := ruleText(p.Book, id, w.Lang()) + " (" + string(id) + ")"
		sure, err := p.talk.Desk.Confirm(desk.Question{
			Text: w.Say("session.house-sure", tables.Args{"rule": rule}), Default: "n", Fresh: true, Rest: true,
		})
		if err != nil || !sure {
			return false, err
		}
	}
	return true, nil
}

// option is an answer with its keys, those of the language spoken first.
func (p *play[U, S, A]) option(name string) desk.Option { return p.talk.option(name) }

func (t *UI) option(name string) desk.Option {
	w := t.Words
	return desk.Option{Keys: strings.Fields(w.Say("session." + name + "-keys")), Label: w.Say("session." + name)}
}

// warning is one sentence with the rule that it cites.
func (p *play[U, S, A]) warning(did A, v rules.Violation) string {
	text := p.breach(p.talk, p.replayed.state, did, v)
	if v.Level != rules.Against {
		text = p.talk.Words.Say("session."+string(v.Level), tables.Args{"text": text})
	}
	return p.talk.Paint.Warning("! "+text) + " " + p.talk.Paint.Citation("("+string(v.Rule)+")")
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

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

// warn says each breach and asks once what to do. The lookup is narrowed to
// the rules that are broken.
func (p *play[U, S, A]) warn(did A, breaches []rules.Violation) (ruling, error) {
	p.here = ids(breaches)
	defer func() { p.here = nil }()
	for _, v := range breaches {
		p.talk.Desk.Say(p.warning(did, v))
	}
	w := p.talk.Words
	rulings := []ruling{recordAnyway, changeMind}
	options := []desk.Option{p.option("record-anyway"), p.option("change-mind")}
	if p.Settle != nil && !slices.ContainsFunc(breaches, impossible) {
		rulings = append(rulings, houseRule)
		options = append(options, p.option("house-rule"))
	}
	chosen, err := p.talk.Desk.Choose(desk.Question{
		Text: w.Say("session.record"), Default: options[1].Keys[0], Fresh: true,
		Help: w.Say("session.record-help"),
	}, options)
	if err != nil {
		return changeMind, err
	}
	return rulings[chosen], nil
}

// option is an answer with its keys, those of the language spoken first.
func (p *play[U, S, A]) option(name string) desk.Option {
	w := p.talk.Words
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

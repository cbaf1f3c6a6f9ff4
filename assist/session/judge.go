package session

import (
	"errors"
	"slices"

	"tablemate/rules"
	"tablemate/rules/cases"
	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// Judge implements [Game].
func (t erased[U, S, A]) Judge(c cases.Case) (a cases.Answer, err error) {
	defer refuse(&UI{}, &err)
	a, err = cases.Try(t.definition.Rules, t.definition.Actions, c)
	if err != nil {
		return a, badCase(c, err)
	}
	return a, nil
}

func badCase(c cases.Case, err error) error {
	return &Fault{ID: "session.bad-case", Args: tables.Args{"case": c.ID}, Err: err}
}

// ToldCase is a case in words: what it asks, and what is said against it by the rules
// that it breaks.
type ToldCase struct {
	Asked   string
	Against []string
}

// TellCase implements [Game].
func (t erased[U, S, A]) TellCase(r Reading, c cases.Case) (told ToldCase, err error) {
	defer refuse(r.talk(), &err)
	tell := t.definition.tellAction
	if c.Asks() == cases.AboutSetup {
		tell = t.definition.tellSetup
	}
	if told, err = tell(r.talk(), c); err != nil {
		return told, badCase(c, err)
	}
	return told, nil
}

// tellAction tells a case about an action, or about the move of an automated opponent.
func (def *Definition[U, S, A]) tellAction(t *UI, c cases.Case) (told ToldCase, err error) {
	q, err := cases.Decode[S](def.Actions, c)
	if err != nil {
		return told, err
	}
	s := q.State
	for _, a := range q.Before {
		s, _ = def.Rules.Apply(s, a)
	}
	if len(q.May) == 0 {
		told.Asked = t.Words.Say("cases.moves", tables.Args{"seat": def.Flow.Name(t, s, def.Rules.Next(s))})
		return told, nil
	}
	told.Asked = def.reportIn(t, s, q.May[0])
	told.Against = def.against(t, s, q.May[0], def.Rules.Check(s, q.May[0]), c)
	return told, nil
}

// tellSetup tells a case about a setup.
func (def *Definition[U, S, A]) tellSetup(t *UI, c cases.Case) (told ToldCase, err error) {
	var u U
	if err := strictjson.Read(c.Setup, &u); err != nil {
		return told, err
	}
	told.Asked = t.Words.Say("cases.setup")
	s, _, err := def.Rules.Start(u)
	var p *rules.Problem
	if errors.As(err, &p) {
		fault := def.setupCannotBe(u, p)
		inNames(t, fault)
		text, _ := Sentence(t.Words, fault)
		told.Against = []string{text}
		return told, nil
	}
	var none A
	told.Against = def.against(t, s, none, def.setupBreaches(u), c)
	return told, err
}

// against returns what is said of the breaches that a case names, each rule once.
func (def *Definition[U, S, A]) against(t *UI, s S, did A, found []rules.Violation, c cases.Case) (out []string) {
	var told []tables.RuleID
	for _, v := range found {
		if slices.Contains(c.Breaks, v.Rule) && !slices.Contains(told, v.Rule) {
			told, out = append(told, v.Rule), append(out, def.breach(t, s, did, v))
		}
	}
	return out
}

package session

import (
	"tablemate/rules/cases"
	"tablemate/tables"
)

// Judge implements [Game].
func (t erased[U, S, A]) Judge(c cases.Case) (a cases.Answer, err error) {
	defer refuse(&UI{}, &err)
	a, err = cases.Try(t.definition.Rules, t.definition.Actions, c)
	if err != nil {
		return a, &Fault{ID: "session.bad-case", Args: tables.Args{"case": c.ID}, Err: err}
	}
	return a, nil
}

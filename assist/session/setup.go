package session

import (
	"errors"

	"tablemate/assist/journal"
	"tablemate/assist/schema"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// The method `opening` returns the first state of a record. If the header does not have this state,
// the rules compute it from the setup.
func (def *game[U, S, A]) opening(header journal.Header) (S, error) {
	if header.State == nil {
		_, s, err := def.start(header)
		return s, err
	}
	var s S
	if err := def.own(header); err != nil {
		return s, err
	}
	if err := strictjson.Read(header.State, &s); err != nil {
		return s, unreadable(1, "setup", err)
	}
	return s, nil
}

func (def *game[U, S, A]) own(header journal.Header) error {
	if header.Game == def.Book.Game {
		return nil
	}
	return &Fault{Line: 1, ID: "session.other-game", Args: tables.Args{"game": header.Game, "want": def.Book.Game}}
}

func (def *game[U, S, A]) start(header journal.Header) (setup U, opening S, err error) {
	if err := def.own(header); err != nil {
		return setup, opening, err
	}
	if header.Setup == nil {
		return setup, opening, &Fault{Line: 1, ID: "session.no-opening"}
	}
	if err := schema.Checker(def.lists()).Read(header.Setup, &setup); err != nil {
		return setup, opening, unreadable(1, "setup", err)
	}
	opening, _, err = def.Rules.Start(setup)
	if problem, is := errors.AsType[*rules.Problem](err); is {
		err = &Fault{Line: 1, ID: "session.no-setup", Err: def.cannotBe(def.Named(setup), problem)}
	}
	return setup, opening, err
}

func (def *game[U, S, A]) setupBreaches(setup U) []rules.Violation {
	if game, ok := def.Rules.(rules.SetupChecker[U]); ok {
		return game.CheckSetup(setup)
	}
	return nil
}

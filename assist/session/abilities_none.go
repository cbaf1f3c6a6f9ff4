package session

import (
	"encoding/json"
	"reflect"

	"tablemate/assist/lookup"
	"tablemate/assist/picture"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/card"
)

// The type `none` has the default implementation of every ability.
type none[U, S any, A rules.Kinded] struct{}

func (none[U, S, A]) Modes(talk.Box) (all []Mode)                                          { return }
func (none[U, S, A]) Settle(_, _ string) (did A)                                           { return }
func (none[U, S, A]) Lists() (all map[reflect.Type][]string)                               { return }
func (none[U, S, A]) Dice() (dice OwnDice)                                                 { return }
func (none[U, S, A]) Fell(A) (faces []int)                                                 { return }
func (none[U, S, A]) Shape() (shape card.Shape)                                            { return }
func (none[U, S, A]) Read(*talk.UI) (name string, err error)                               { return }
func (none[U, S, A]) Things(talk.Box) (all []lookup.Thing)                                 { return }
func (none[U, S, A]) Keeps(*talk.UI, A) (name string)                                      { return }
func (none[U, S, A]) Turn(*talk.UI, S) (name talk.Turn)                                    { return }
func (none[U, S, A]) Runs(S) (runs bool)                                                   { return }
func (none[U, S, A]) Next(S) (seconds int)                                                 { return }
func (none[U, S, A]) Gone(S) (seconds int)                                                 { return }
func (none[U, S, A]) Tick(int) (did A)                                                     { return }
func (none[U, S, A]) Reveals(A) (reveals bool)                                             { return }
func (none[U, S, A]) Opened(S, A) (o Opening, opens bool)                                  { return }
func (none[U, S, A]) Drawn(S, A) (draw Draw, drew bool)                                    { return }
func (none[U, S, A]) Claimed(S, A) (c Claim[A], claims bool)                               { return }
func (none[U, S, A]) Account(S, A) (reasons []rules.Note)                                  { return }
func (none[U, S, A]) Actor(A) (figure string)                                              { return }
func (none[U, S, A]) Figures(*talk.UI, S, string) (all []string)                           { return }
func (none[U, S, A]) By(S, A) (seat rules.Seat)                                            { return }
func (none[U, S, A]) Speaks(*talk.UI, S, string) (speaks bool)                             { return }
func (none[U, S, A]) Parts(S) (kinds []string)                                             { return }
func (none[U, S, A]) Numbered(S) (players int)                                             { return }
func (none[U, S, A]) Plan(S) (plan any, err error)                                         { return }
func (none[U, S, A]) Plans() (plan reflect.Type)                                           { return }
func (none[U, S, A]) PlanFor(S, json.RawMessage) (p any, e error)                          { return }
func (none[U, S, A]) Owns() (own reflect.Type)                                             { return }
func (none[U, S, A]) Contests() (all []Contest)                                            { return }
func (none[U, S, A]) Review() (review Reviewer[S, A])                                      { return }
func (none[U, S, A]) Redraw(*talk.UI, S, A, S) (redraw Redraw)                             { return }
func (none[U, S, A]) Ending(*talk.UI, S, tables.RuleID) (text string)                      { return }
func (none[U, S, A]) Explain(*talk.UI, S, string) (lines []string)                         { return }
func (none[U, S, A]) Spell(*talk.UI, S, rules.Args) (args tables.Args)                     { return }
func (none[U, S, A]) Named(U) (s S)                                                        { return }
func (none[U, S, A]) Draw(*talk.UI, S) (drawn *picture.Picture)                            { return }
func (none[U, S, A]) Now(*talk.UI, S) (all []Choice)                                       { return }
func (none[U, S, A]) Sheet(*talk.UI, S) (mine *SeatSheet)                                  { return }
func (none[U, S, A]) People(S) (people []talk.Person)                                      { return }
func (none[U, S, A]) Leads(S) (leads bool)                                                 { return }
func (none[U, S, A]) Lead(*talk.UI, S) (id string, what any, err error)                    { return }
func (none[U, S, A]) Blank() (what any)                                                    { return }
func (none[U, S, A]) Said(*talk.UI, S, rules.Seat, string) (did A, line string, err error) { return }

func (none[U, S, A]) Decided(_ *talk.UI, _ S, d rules.Decision[A]) (A, error) {
	return d.Action, nil
}

func (none[U, S, A]) Reason(_ *talk.UI, _ S, n rules.Note) string {
	return string(n.Rule)
}

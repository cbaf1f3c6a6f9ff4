package micemystics

import (
	"strings"

	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

// signed is a table whose figures are drawn by their codes, worked out once for all.
type signed struct {
	prompter
	own codes
}

func withSigns(a prompter) signed { return signed{a, a.codes(a.Words.Lang())} }

// sign returns the code of a figure as it is drawn.
func (a signed) sign(f game.Name) string { return strings.ToUpper(a.code(f)) }

// code returns what a figure is called on the board and in every list, and what is
// typed for it.
func (a signed) code(f game.Name) string { return a.own.codeOf(a.prompter, a.Words.Lang(), f) }

// mouseSign returns a mouse with its code.
func (a signed) mouseSign(f game.Name) string { return a.Paint.Seat(a.sign(f) + " " + a.figure(f)) }

// foeSign returns Brodie or a minion with its code, and its wounds if it takes more
// than one.
func (a signed) foeSign(f game.Name) string {
	sign := a.Paint.Loss(a.sign(f) + " " + a.figure(f))
	m := a.minion(f)
	if m == nil {
		return sign
	}
	if t := a.state.Type(m.Type); t != nil && t.Life > 1 && m.Wounds > 0 {
		sign += " " + a.say("view.wounds", tables.Args{"wounds": m.Wounds, "life": t.Life})
	}
	return sign + a.downMark(m.Down)
}

// spaceLine returns who stands on a spot and what lies there.
func (a signed) spaceLine(r *game.Room, at game.Spot) row {
	var parts []string
	for _, mouse := range a.state.MiceOn(at) {
		parts = append(parts, a.mouseSign(mouse)+a.downMark(a.mouse(mouse).Down))
	}
	for _, f := range a.foesOn(at) {
		parts = append(parts, a.foeSign(f))
	}
	parts = append(parts, a.itemsOn(r, at)...)
	space := "·"
	if !strings.HasPrefix(string(at.Space), "?") {
		space = string(at.Space)
	}
	return row{"  " + space, strings.Join(parts, ", ")}
}

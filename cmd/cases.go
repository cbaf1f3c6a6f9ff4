package cmd

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"tablemate/assist"
	"tablemate/assist/session"
	"tablemate/rules/cases"
	"tablemate/tables"
)

type casesOptions struct {
	*app
	command *cobra.Command
	run     bool
	json    bool
}

// cases lists positions with all right answers, and tries them on the rules.
func (a *app) cases() *cobra.Command {
	o := casesOptions{app: a}
	c := a.command("cases", nothing, 2, func(args []string) error { return runCases(o, args) })
	o.command = c
	c.ValidArgsFunction = first(gameNames).complete
	c.Flags().BoolVar(&o.run, "run", false, "cmd.flag.run-cases")
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json-lines")
	return c
}

// docket is the cases of one game.
type docket struct {
	game  session.Game
	cases []cases.Case
	own   bool // from a file
}

func runCases(o casesOptions, args []string) error {
	dockets, err := o.dockets(args)
	if err != nil {
		return err
	}
	wrong := 0
	for _, d := range dockets {
		n, err := o.hear(d, len(args) > 0)
		if err != nil {
			return err
		}
		wrong += n
	}
	if wrong > 0 {
		return alreadyTold{}
	}
	return nil
}

// dockets returns what is asked for: the cases of all games, of one, or of a file.
func (o casesOptions) dockets(args []string) ([]docket, error) {
	games := assist.Games()
	switch {
	case len(args) == 2, len(args) == 1 && looksLikeFile(args[0]):
		return o.fromFile(args[:len(args)-1], args[len(args)-1])
	case len(args) == 1:
		game, err := o.app.game(o.command, args[0])
		if err != nil {
			return nil, err
		}
		games = []session.Game{game}
	}
	var out []docket
	for _, game := range games {
		list, err := cases.Of(game.Game())
		if err != nil {
			return nil, err
		}
		out = append(out, docket{game: game, cases: list})
	}
	return out, nil
}

func looksLikeFile(arg string) bool { return arg == "-" || strings.ContainsAny(arg, `./\`) }

// fromFile returns the cases of a file; those that name no game are of the one given.
func (o casesOptions) fromFile(given []string, file string) ([]docket, error) {
	text, err := o.readInput(file)
	if err != nil {
		return nil, fault("cmd.not-read", tables.Args{"file": file, "cause": o.sentence(err)})
	}
	list, err := cases.Read(bytes.NewReader(text))
	var wrong *cases.LineError
	if errors.As(err, &wrong) {
		return nil, fault("cmd.no-case", tables.Args{"file": file, "line": wrong.Line, "cause": wrong.Err.Error()})
	}
	if err != nil {
		return nil, err
	}
	var out []docket
	for _, c := range list {
		name := append([]string{c.Game}, given...)
		if c.Game == "" {
			name = given
		}
		if len(name) == 0 {
			return nil, fault("cmd.case-game", named("case", c.ID))
		}
		game, err := o.app.game(o.command, name[0])
		if err != nil {
			return nil, err
		}
		for _, id := range c.Breaks {
			if _, known := game.Rulebook().Entry(id); !known {
				return nil, fault("cmd.case-rule", tables.Args{"case": c.ID, "rule": string(id)})
			}
		}
		if len(out) == 0 || out[len(out)-1].game.Game() != game.Game() {
			out = append(out, docket{game: game, own: true})
		}
		out[len(out)-1].cases = append(out[len(out)-1].cases, c)
	}
	return out, nil
}

// triedCase is a case as other programs read it once it was tried.
type triedCase struct {
	cases.Case
	Right *bool         `json:"right,omitempty"`
	Got   *cases.Answer `json:"got,omitempty"`
}

// hear lists the cases of a docket or tries them, and returns how many were answered
// otherwise than written.
func (o casesOptions) hear(d docket, each bool) (wrong int, err error) {
	count := map[cases.Verdict]int{}
	for _, c := range d.cases {
		h, right := triedCase{Case: c}, true
		count[c.Verdict]++
		if o.run {
			got, err := d.game.Judge(c)
			if err != nil {
				return wrong, err
			}
			if right = c.Right(got); !right {
				wrong++
			}
			h.Right, h.Got = &right, &got
		}
		if err := o.tellCase(d.game, h, each); err != nil {
			return wrong, err
		}
	}
	if o.json {
		return wrong, nil
	}
	id, args := "cases-count", tables.Args{
		"game": d.game.Game(), "all": len(d.cases), "sure": count[cases.Sure], "disputed": count[cases.Disputed], "open": count[cases.Open],
	}
	if o.run {
		id, args = "cases-right", tables.Args{"game": d.game.Game(), "right": len(d.cases) - wrong, "all": len(d.cases)}
	}
	_, err = fmt.Fprintln(o.out, o.say(id, args))
	return wrong, err
}

// tellCase writes a case, or what is wrong with it where it was tried.
func (o casesOptions) tellCase(game session.Game, h triedCase, each bool) error {
	switch {
	case o.json:
		return writeJSON(o.out, h)
	case o.run && *h.Right, !o.run && !each:
		return nil
	}
	if o.run {
		_, err := fmt.Fprintln(o.out, o.wronglyAnswered(h))
		return err
	}
	told, err := game.TellCase(session.Reading{Words: o.words, Paint: o.paint()}, h.Case)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(o.out, o.listed(h.Case, told))
	return err
}

// wronglyAnswered returns the line of a case that the program answers otherwise.
func (o casesOptions) wronglyAnswered(h triedCase) string {
	right, got := o.answered(h.Case, h.Breaks, h.Moves), o.answered(h.Case, h.Got.Breaks, h.Got.Moves)
	if got == right {
		got = o.say("case-notes", named("notes", string(h.Got.Notes)))
	}
	return o.say("case-wrong", tables.Args{"id": h.ID, "right": right, "got": got})
}

// listed returns the line of a case: what it asks and the answer in words, and the note
// of whoever wrote it as it stands.
func (o casesOptions) listed(c cases.Case, told session.ToldCase) string {
	verdict := o.words.Say("cases.verdict-" + string(c.Verdict))
	answer := o.answered(c, c.Breaks, c.Moves)
	if len(told.Against) > 0 {
		answer += " (" + strings.Join(told.Against, " ") + ")"
	}
	line := o.paint().Citation(c.ID) + " " + verdict + ": " + told.Asked + " — " + answer
	if c.Title != "" {
		line += " · " + o.words.Say("cases.note", named("note", c.Title))
	}
	return line
}

// answered returns an answer in words; moves stay as other programs read them.
func (o casesOptions) answered(c cases.Case, breaks []tables.RuleID, moves []json.RawMessage) string {
	switch {
	case c.Asks() == cases.AboutMoves:
		return o.say("case-moves", named("moves", joined(moves)))
	case len(breaks) == 0:
		return o.say("case-allowed")
	}
	return o.say("case-breaks", named("rules", joined(breaks)))
}

func joined[T ~string | ~[]byte](list []T) string {
	out := make([]string, len(list))
	for i, one := range list {
		out[i] = string(one)
	}
	return strings.Join(out, ", ")
}

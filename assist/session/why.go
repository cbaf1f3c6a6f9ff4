package session

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"tablemate/rules"
	"tablemate/tables"
)

// WhyTold is the JSON form of an automated opponent's decisions.
type WhyTold struct {
	Table     string        `json:"table"`
	Game      string        `json:"game"`
	Line      int           `json:"line,omitempty"`    // the line that was asked about
	Figures   []string      `json:"figures,omitempty"` // the pieces asked about, such as rat B
	Decisions []Explanation `json:"decisions"`
	Text      []string      `json:"text"` // the sentences for people
}

// Explanation is one decision with its reasons. The reasons are in the order in which the rules
// were applied.
type Explanation struct {
	Line    int          `json:"line"`
	By      rules.Seat   `json:"by"`
	Text    string       `json:"text"`
	Reasons []rules.Note `json:"reasons"`
}

// whyAsked says which decision people ask about. If they name only a line, it is the decision on
// this line. If they name only a piece, it is the piece's last decision. If they name both, it is
// the piece's last decision up to the line. If they name neither, it is the last decision of the
// game.
type whyAsked struct {
	line    int      // 0 for none
	name    string   // the name of the piece as it was typed; "" for none
	figures []string // the pieces that match the name, as Actor returns them
	taken   int      // a typed number that was read as a piece, but could mean a line; 0 for none
}

type decision[S, A any] struct {
	turn    turn[S, A]
	reasons []rules.Note
}

func (p *past[U, S, A]) why(about string, as Format, to io.Writer) error {
	if err := p.walk(nil, true); err != nil {
		return err
	}
	out := WhyTold{Table: p.journal.Header.Table, Game: p.Book.Game, Decisions: []Explanation{}}
	if out.Text = p.Explain(p.talk, p.state, about); out.Text == nil {
		asked := p.readWhy(about)
		found, err := p.decisions(asked)
		if err != nil {
			return err
		}
		out.Line, out.Figures, out.Text = asked.line, asked.figures, p.tellWhy(asked, found)
		for _, d := range found {
			line := d.turn.line
			out.Decisions = append(out.Decisions, Explanation{line.N, line.By, p.turnSaid(d.turn), d.reasons})
		}
	}
	if as == JSON {
		return write(to, out)
	}
	_, err := fmt.Fprintln(to, strings.Join(out.Text, "\n"))
	return err
}

// readWhy parses the words after "why". A single number means the piece with this number, such as
// operative 5. If there is no such piece, the number means a line. Before a piece, or after the
// word "line", a number always means a line.
func (p *past[U, S, A]) readWhy(typed string) whyAsked {
	words := strings.Fields(typed)
	asLine, lineWords := false, strings.Fields(p.talk.Words.Say("why.line-words"))
	if len(words) > 1 && slices.Contains(lineWords, strings.ToLower(words[0])) {
		words, asLine = words[1:], true
	}
	if len(words) == 0 {
		return whyAsked{}
	}
	line, err := strconv.Atoi(words[0])
	if err != nil || line < 1 {
		return p.whyFigure(words, 0)
	}
	if alone := p.whyFigure(words, 0); len(words) == 1 && !asLine && len(alone.figures) > 0 {
		alone.taken = line
		return alone
	}
	return p.whyFigure(words[1:], line)
}

func (p *past[U, S, A]) whyFigure(words []string, line int) whyAsked {
	asked := whyAsked{line: line, name: strings.Join(words, " ")}
	if asked.name != "" {
		asked.figures = p.Figures(p.talk, p.state, asked.name)
	}
	return asked
}

func (p *past[U, S, A]) decisions(asked whyAsked) ([]decision[S, A], error) {
	turns := p.turns
	if asked.line > 0 && asked.name == "" {
		return p.whyLine(asked.line)
	}
	if asked.line > 0 {
		turns = slices.DeleteFunc(slices.Clone(turns), func(t turn[S, A]) bool { return t.line.N > asked.line })
	}
	var found []decision[S, A]
	if asked.name == "" || len(asked.figures) > 0 {
		found = p.lastDecisions(turns, asked.figures)
	}
	switch {
	case len(found) > 0:
		return found, nil
	case asked.name != "" && len(asked.figures) == 0:
		return nil, &Fault{Line: asked.line, ID: "session.no-figure", Args: tables.Args{"figure": asked.name}}
	case asked.name != "":
		return nil, &Fault{Line: asked.line, ID: "session.no-reasons-of", Args: tables.Args{"figure": asked.name}}
	}
	return nil, &Fault{ID: "session.no-reasons"}
}

// whyLine returns a *Fault if the line has no decision. The error names the nearest line with a
// decision, if there is any.
func (p *past[U, S, A]) whyLine(line int) ([]decision[S, A], error) {
	nearest := 0
	for _, t := range p.turns {
		reasons, err := p.reasons(t)
		if err != nil {
			return nil, err
		}
		if len(reasons) == 0 {
			continue
		}
		if t.line.N == line {
			return []decision[S, A]{{t, reasons}}, nil
		}
		if nearest == 0 || abs(t.line.N-line) < abs(nearest-line) {
			nearest = t.line.N
		}
	}
	if nearest == 0 {
		return nil, &Fault{ID: "session.no-reasons"}
	}
	return nil, &Fault{Line: line, ID: "why.no-decision", Args: tables.Args{"nearest": nearest}}
}

func abs(n int) int { return max(n, -n) }

// lastDecisions finds the last decision of the pieces in `figures`, or of any piece if `figures` is
// empty. If the same piece also made the decisions directly before it, lastDecisions returns these
// too. Rolls, drawn cards and turned tiles may come between these decisions.
func (p *past[U, S, A]) lastDecisions(turns []turn[S, A], figures []string) []decision[S, A] {
	var found []decision[S, A]
	for _, t := range slices.Backward(turns) {
		reasons, err := p.reasons(t)
		if err != nil || reasons == nil {
			if len(found) > 0 && t.line.By != rules.Cardboard {
				break
			}
			continue
		}
		if len(found) > 0 && !p.together(t, found[0].turn) {
			break
		}
		if len(figures) > 0 && !slices.Contains(figures, p.actor(t)) {
			continue
		}
		if len(reasons) > 0 {
			found = slices.Insert(found, 0, decision[S, A]{t, reasons})
		}
	}
	return found
}

func (p *past[U, S, A]) together(a, b turn[S, A]) bool {
	return p.actor(a) != "" && p.actor(a) == p.actor(b)
}

func (p *past[U, S, A]) actor(t turn[S, A]) string {
	did, err := p.did(t)
	if err != nil {
		return ""
	}
	return p.Actor(did)
}

// tellWhy returns the sentences of the answer. If asked.taken is also the number of a line, one
// more sentence says how to ask about this line.
func (p *past[U, S, A]) tellWhy(asked whyAsked, found []decision[S, A]) []string {
	var told []string
	for _, d := range found {
		text := p.turnSaid(d.turn)
		if asked.line > 0 {
			text = p.talk.Words.Say("why.line", tables.Args{"line": d.turn.line.N, "text": text})
		}
		told = append(append(told, text), p.reasonsTold(d.reasons)...)
	}
	if p.on(asked.taken) >= 0 {
		told = append(told, p.talk.Words.Say("why.taken", tables.Args{"number": asked.taken}))
	}
	return told
}

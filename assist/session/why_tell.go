package session

import (
	"fmt"
	"io"
	"strings"

	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// WhyTold are decisions of an automated opponent in a record as Why writes them for other
// programs.
type WhyTold struct {
	Table     string    `json:"table"`
	Game      string    `json:"game"`
	Line      int       `json:"line,omitempty"`    // that was asked for
	Figures   []string  `json:"figures,omitempty"` // that were asked for
	Decisions []Reasons `json:"decisions"`
	Text      []string  `json:"text"` // what people are told
}

// Reasons is one decision with its reasons in the order in which the rules were applied.
type Reasons struct {
	Line    int          `json:"line"`
	By      rules.Seat   `json:"by"`
	Text    string       `json:"text"`
	Reasons []rules.Note `json:"reasons"`
}

// why tells what a number is made of, or the reasons of the move that is being offered,
// of the last automated one with those that belong together with it, or of that of the
// line or the figure that was named.
func (p *play[U, S, A]) why(about string) {
	if lines := p.Explain(p.talk, p.replayed.state, about); lines != nil {
		p.talk.Desk.Say(lines...)
		return
	}
	asked := p.readWhy(p.talk, p.replayed.state, about)
	if len(p.pending) > 0 && strings.TrimSpace(about) == "" {
		p.talk.Desk.Say(p.reasonsTold(p.talk, p.replayed.state, p.pending)...)
		return
	}
	found, err := p.game.why(p.replayed.turns, asked)
	if err != nil {
		text, _ := talk.Sentence(p.talk.Words, err)
		p.talk.Desk.Say(text)
		return
	}
	p.talk.Desk.Say(p.whyTold(p.talk, p.replayed, asked, found)...)
}

// Why implements [Game]: it tells reasons out of a recorded game, or writes them as JSON.
func (def *game[U, S, A]) Why(r Reading, about string, to io.Writer) (err error) {
	defer refuse(r.talk(), &err)
	record, st, err := def.read(r)
	if err != nil {
		return err
	}
	t, told := r.talk(), WhyTold{Table: record.Header.Table, Game: def.Book.Game, Decisions: []Reasons{}}
	if told.Text = def.Explain(t, st.state, about); told.Text == nil {
		asked := def.readWhy(t, st.state, about)
		found, err := def.why(st.turns, asked)
		if err != nil {
			return err
		}
		told.Line, told.Figures, told.Text = asked.line, asked.figures, def.whyTold(t, st, asked, found)
		for _, d := range found {
			told.Decisions = append(told.Decisions, Reasons{d.turn.line.N, d.turn.line.By, def.turnSaid(t, st.state, d.turn), d.reasons})
		}
	}
	if r.Format == JSON {
		return write(to, told)
	}
	_, err = fmt.Fprintln(to, strings.Join(told.Text, "\n"))
	return err
}

// whyTold tells decisions with their reasons, each with its line where one was asked
// for. Where a number was taken for a figure it says so.
func (def *game[U, S, A]) whyTold(t *talk.UI, st replayed[S, A], asked whyAsked, found []decision[S, A]) []string {
	var told []string
	for _, d := range found {
		text := def.turnSaid(t, st.state, d.turn)
		if asked.line > 0 {
			text = t.Words.Say("why.line", tables.Args{"line": d.turn.line.N, "text": text})
		}
		told = append(append(told, text), def.reasonsTold(t, st.state, d.reasons)...)
	}
	if asked.taken && isLine(st.turns, asked.name) {
		told = append(told, t.Words.Say("why.taken", tables.Args{"number": asked.name}))
	}
	return told
}

// isLine reports whether what was typed is also the number of a standing line.
func isLine[S, A any](turns []turn[S, A], typed string) bool {
	for _, t := range turns {
		if fmt.Sprint(t.line.N) == typed {
			return true
		}
	}
	return false
}

func (def *game[U, S, A]) reasonsTold(t *talk.UI, s S, reasons []rules.Note) []string {
	told := make([]string, len(reasons))
	for i, r := range reasons {
		told[i] = def.reason(t, s, i+1, r)
	}
	return told
}

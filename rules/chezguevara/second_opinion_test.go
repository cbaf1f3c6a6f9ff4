package chezguevara

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// opinion is one position of testdata/second_opinion, judged from the rulebook alone by
// somebody who had not read the code.
type opinion struct {
	name, table, setup string
	steps, facts       []string
}

// opinions reads a file: "#" begins a position and names it, "@" lays the table out or "!"
// the setup, ">" is a step, with "!!" a wrong one and the rules that say so, "=" what the
// table shows then.
func opinions(t *testing.T, file string) []opinion {
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	var out []opinion
	for line := range strings.Lines(string(text)) {
		mark, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		last := len(out) - 1
		switch mark {
		case "#":
			out = append(out, opinion{name: rest})
		case "@":
			out[last].table = rest
		case "!":
			out[last].setup = rest
		case ">":
			out[last].steps = append(out[last].steps, rest)
		case "=":
			out[last].facts = append(out[last].facts, strings.Split(rest, "; ")...)
		}
	}
	return out
}

func TestASecondOpinionOnEveryKindOfPosition(t *testing.T) {
	files, err := filepath.Glob("testdata/second_opinion/*.txt")
	require.NoError(t, err)
	wrong, all := 0, 0
	for _, file := range files {
		for _, o := range opinions(t, file) {
			all++
			wrong += strings.Count(strings.Join(append(o.steps, o.setup), "\n"), "!!")
			t.Run(strings.TrimSuffix(filepath.Base(file), ".txt")+"/"+o.name, o.holds)
		}
	}
	require.GreaterOrEqual(t, all, 300)
	require.GreaterOrEqual(t, wrong, 130)
}

func (o opinion) holds(t *testing.T) {
	if o.setup != "" {
		o.holdsOfSetup(t)
		return
	}
	p := &pupil{s: tableTold(t, o.table)}
	for _, step := range o.steps {
		said, rulesOf, isWrong := strings.Cut(step, " !! ")
		broken := p.says(t, said, isWrong)
		if !isWrong {
			require.Empty(t, broken, "%s is allowed", said)
			continue
		}
		require.True(t, slices.ContainsFunc(broken, func(id ruleID) bool {
			return slices.Contains(strings.Split(rulesOf, "/"), string(id))
		}), "%s breaks %s, found %v", said, rulesOf, broken)
	}
	if len(o.facts) > 0 {
		p.nobodyObjects()
	}
	for _, fact := range o.facts {
		p.shows(t, fact)
	}
}

// pupil reports the steps of a position. Lines are the lines of the steps, and in which
// turn they were said.
type pupil struct {
	s     State
	lines []lineTold
}

type lineTold struct {
	turn, line int
	seat       rules.Seat
	card       card
}

// says reports a step, one action or several, and returns the rules that it breaks. A wrong
// step is only judged.
func (p *pupil) says(t *testing.T, step string, wrong bool) []ruleID {
	word := strings.Fields(step)
	if !slices.Contains([]string{"demotes", "plays", "cancels", "rolls", "settles"}, word[1]) {
		p.verdict()
	}
	if word[1] == "feeds" && p.s.FirstWait().For == ForPhase && p.s.Turn.Phase.order() <= RollsPhase.order() {
		p.s = did(p.s, Go{Recruiting})
	}
	actions := p.actions(t, word)
	line := lineTold{turn: p.s.Turn.Number, line: len(p.s.Lines) + 1}
	if seat, cards := playedBy(actions[0]); cards != nil {
		line.seat, line.card = seat, cards[0]
	}
	p.lines = append(p.lines, line)
	s := p.s
	var broken []ruleID
	for _, a := range actions {
		for _, v := range (Game{}).Check(s, a) {
			if v.Level != rules.Unusual {
				broken = append(append(broken, v.Rule), v.Also...)
			}
		}
		s = did(s, a)
	}
	if !wrong {
		require.Equal(t, p.s.lifeCards(), s.lifeCards(), "no card is lost: %s", step)
		if s.lifeCards() == parts.LifeCards {
			require.NoError(t, Game{}.Unsound(s), step)
		}
		p.s = s
	}
	return broken
}

// verdict lets the verdict of an exposure fall to which nobody objects.
func (p *pupil) verdict() {
	if p.s.FirstWait().For == ForVerdict {
		p.s = did(p.s, Resolve{})
	}
}

// nobodyObjects lets verdicts and claims of victory stand.
func (p *pupil) nobodyObjects() {
	p.verdict()
	for p.s.FirstWait().For == ForClaim {
		p.s = did(p.s, Resolve{})
	}
}

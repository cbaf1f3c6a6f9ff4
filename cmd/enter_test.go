//go:build unix

package cmd

import (
	"bytes"
	"io"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestEnterTakesOnlyWhatIsAnnounced plays the recorded evenings of all games in menus and in lines.
// Sometimes it takes another row on offer, and so reaches new questions. At each question without a
// default it presses Enter. No row may be selected, nothing may be done, and one line must say what
// can be typed.
func TestEnterTakesOnlyWhatIsAnnounced(t *testing.T) {
	for i, script := range evenings(t) {
		if testing.Short() && i%8 != 0 {
			continue
		}
		t.Run(script.name, func(t *testing.T) {
			t.Parallel()
			menus := &presser{t: t, random: rand.New(rand.NewPCG(1, uint64(i)))}
			script.play(t, size{200, 60}, func(_ string, e *emulator) {
				for typed, more := menus.next(e.text()); more && e.send(typed+"\r"); typed, more = menus.next(e.text()) {
				}
			})
			lines := &presser{t: t, random: rand.New(rand.NewPCG(2, uint64(i)))}
			lines.plays(script)
		})
	}
}

// presser plays a script and presses Enter at each question without a default.
type presser struct {
	t       *testing.T
	random  *rand.Rand
	pressed bool // Enter was pressed at a question without a default
	script  []string
	out     bytes.Buffer
	seen    int // the length of out at the question before
}

var (
	chosen  = regexp.MustCompile(`(?m)^> \[`)
	refused = regexp.MustCompile(`(?m)^! [^›]*Enter\s+(chooses\s+nothing\s+here|ничего\s+не\s+выбирает)`)
)

// next returns the text to type at a question before the next line of the script. If there is
// none, more is false.
func (p *presser) next(screen string) (typed string, more bool) {
	p.t.Helper()
	at := strings.LastIndex(screen, "›")
	if at < 0 || p.t.Failed() {
		return "", false
	}
	above, below := screen[:at], screen[at:]
	question := above[strings.LastIndex(above, "\n")+1:]
	announced := strings.Contains(question, "(Enter = ")
	if !announced {
		assert.NotRegexp(p.t, chosen, below)
	}
	if p.pressed {
		assert.Regexp(p.t, refused, screen)
	}
	if p.pressed = !announced && !p.pressed; p.pressed {
		return "", true
	}
	rows := offered.FindAllStringSubmatch(below, -1)
	if len(rows) == 0 {
		rows = offered.FindAllStringSubmatch(above[strings.LastIndex(above, "›")+1:], -1)
	}
	if len(rows) == 0 || p.random.IntN(8) > 0 {
		return "", false
	}
	row := rows[p.random.IntN(len(rows))]
	return row[1] + row[2], true
}

func (p *presser) plays(script evening) {
	s := newSitting(p.t)
	for _, step := range steps(script.text) {
		if !plays.MatchString(step[0]) {
			s.play(strings.Join(step, "\n"))
			continue
		}
		p.script, p.pressed, p.seen = nil, false, 0
		p.out.Reset()
		for _, line := range step[1:] {
			if strings.HasPrefix(line, ">") && !strings.HasPrefix(line, ">#") {
				p.script = append(p.script, strings.TrimPrefix(strings.TrimPrefix(line, ">"), " "))
			}
		}
		run(s.world(p, &p.out, &p.out), s.words(strings.TrimPrefix(step[0], "$ tablemate")))
	}
}

// Read types the next line.
func (p *presser) Read(into []byte) (int, error) {
	typed, more := p.next(p.out.String()[p.seen:])
	if !more && len(p.script) == 0 || p.t.Failed() {
		return 0, io.EOF
	}
	if !more {
		typed, p.script = p.script[0], p.script[1:]
	}
	p.seen = p.out.Len()
	return copy(into, typed+"\n"), nil
}

// TestASecondEnterSpendsNothing: if four enemies see Rick, no die may be rolled again. Then an
// Enter meant for the reroll answers the next question, about spending dice, and must do nothing.
func TestASecondEnterSpendsNothing(t *testing.T) {
	s := newSitting(t)
	e := inEmulator(t, s, size{80, 200}, s.words("play picklerick --table Four --mode solo --players Ann --lang en")...)
	e.wait()
	e.answers(strings.Fields("Enter Enter Enter Enter fix_op_1_0,0 fix_op_2_0,0 fix_op_3_0,0 fix_op_4_0,0 Enter"))
	require.Contains(t, e.text(), "4 enemies see Rick")
	question, recorded := e.question(), s.files()
	e.answers([]string{"Enter"})
	require.Equal(t, question, e.question())
	require.Equal(t, recorded, s.files())
	e.answers([]string{"\x1b[B"})
	require.NotEqual(t, recorded, s.files(), "an arrow leads to a row")
}

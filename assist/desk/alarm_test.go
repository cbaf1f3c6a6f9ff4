//go:build unix

package desk

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/paint"
	"tablemate/tables"
)

// If a menu or a line waits too long, Rang is called. The question continues unless Rang returns an
// error. Text that was already typed is not lost.
func TestAQuestionThatWaitsTooLongRings(t *testing.T) {
	for name, ask := range map[string]func(Desk) error{
		"a menu": func(d Desk) error { _, err := d.Choose(Question{Text: "Tree"}, trees); return err },
		"a line": func(d Desk) error { _, err := d.Write(Question{Text: "Name"}); return err },
	} {
		t.Run(name, func(t *testing.T) {
			rung := 0
			person := atTerminal(t, tables.Russian, paint.Paint{})
			person.meanwhile(func() {
				person.waitFor("rung 2")
				person.press("бр\r")
			}, func(bare Desk) {
				alarm := func() time.Duration {
					if rung < 2 {
						return 1
					}
					return 0
				}
				require.NoError(t, ask(bare.WithAsides(Asides{Alarm: alarm, Rang: func() error {
					rung++
					bare.Say("rung " + string(rune('0'+rung)))
					return nil
				}})))
				require.Equal(t, 2, rung)
				require.ErrorIs(t, ask(bare.WithAsides(Asides{Alarm: func() time.Duration { return 1 }, Rang: func() error { return errStop }})), errStop)
			})
		})
	}
}

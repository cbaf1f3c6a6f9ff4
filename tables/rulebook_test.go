package tables

import (
	"testing"

	"github.com/stretchr/testify/require"
)

const sound = `# a comment

section Ход | Turn | 4

XX-TURN-01 flag
in Ход
en Take turns.
ru Ходите по очереди.
see XX-AMB-01

XX-AMB-01 open
ask-en Who begins?
ask-ru Кто начинает?
en The youngest.
ru Младший.
asked-en who goes first
asked-en do I start?
asked-ru кто первый
switch first
value youngest | the youngest begins | начинает младший
value oldest | the oldest begins | начинает старший
`

const words = `en turn, go
ru ход
def-en What one seat does.
def-ru Что делает одна сторона.
see XX-TURN-01
`

func TestFaultsNameWhatAPersonGotWrong(t *testing.T) {
	for name, c := range map[string]struct {
		rules, glossary, want string
	}{
		"a sound rulebook has none":       {},
		"a line that nothing reads":       {rules: "\nXX-A-1 track\nin Ход\nen A.\nru А.\nsea XX-TURN-01\n", want: "sea XX-TURN-01: nothing reads this line"},
		"blanks at the end of a line":     {rules: "\nXX-A-1 track\nin Ход\nen A. \nru А.\n", want: "en A. : nothing reads this line"},
		"an id used twice":                {rules: "\nXX-TURN-01 track\nin Ход\nen A.\nru А.\n", want: "XX-TURN-01: stands twice"},
		"a sentence without Russian":      {rules: "\nXX-A-1 track\nin Ход\nen A.\n", want: "XX-A-1: a language is missing"},
		"an open question without a text": {rules: "\nXX-A-1 open\nen A.\nru А.\n", want: "XX-A-1: a language is missing"},
		"a heading that is not listed":    {rules: "\nXX-A-1 track\nin Нет\nen A.\nru А.\n", want: "XX-A-1 in: a language is missing"},
		"a kind that does not exist":      {rules: "\nXX-A-1 trick\nin Ход\nen A.\nru А.\n", want: "XX-A-1: unknown kind trick"},
		"a reference to nothing":          {rules: "\nXX-A-1 track\nin Ход\nen A.\nru А.\nsee XX-B-1\n", want: "XX-A-1: leads nowhere: XX-B-1"},
		"a reference to itself":           {rules: "\nXX-A-1 track\nin Ход\nen A.\nru А.\nsee XX-A-1\n", want: "XX-A-1: leads nowhere: XX-A-1"},
		"asked in one language":           {rules: "\nXX-A-1 track\nin Ход\nen A.\nru А.\nasked-en a?\n", want: "XX-A-1: asked in one language only"},
		"the same question twice":         {rules: "\nXX-A-1 track\nin Ход\nen A.\nru А.\nasked-en a?\nasked-en a?\nasked-ru а?\n", want: "XX-A-1: asked twice: a?"},
		"a switch without a choice":       {rules: "\nXX-A-1 open\nask-en A?\nask-ru А?\nen A.\nru А.\nswitch a\n", want: "XX-A-1: a switch needs a name and two values"},
		"a value in one language":         {rules: "\nXX-A-1 open\nask-en A?\nask-ru А?\nen A.\nru А.\nswitch a\nvalue x | y | z\nvalue b | c\n", want: "XX-A-1 b: a language is missing"},
		"a term that leads nowhere":       {glossary: "\nen go\nru ход\ndef-en A.\ndef-ru А.\nsee XX-B-1\n", want: "go: leads nowhere: XX-B-1"},
		"a term without a meaning":        {glossary: "\nen go\nru ход\ndef-en A.\n", want: "go: a language is missing"},
	} {
		t.Run(name, func(t *testing.T) {
			faults := Rulebook{Prefix: "XX", Rules: sound + c.rules, Glossary: words + c.glossary}.Faults()
			if c.want == "" {
				require.Empty(t, faults)
				return
			}
			require.Equal(t, []string{c.want}, faults)
		})
	}
}

func TestAnEntryKnowsHowPeopleAskForIt(t *testing.T) {
	e, ok := Rulebook{Prefix: "XX", Rules: sound}.Entry("XX-AMB-01")
	require.True(t, ok)
	require.Equal(t, Phrasings{En: []string{"who goes first", "do I start?"}, Ru: []string{"кто первый"}}, e.Asked)
}

func TestAnEmptyRulebookHasNothing(t *testing.T) {
	_, ok := Rulebook{}.Entry("XX-TURN-01")
	require.False(t, ok)
	require.Empty(t, Rulebook{Prefix: "XX"}.Entries())
	require.Empty(t, Rulebook{}.Sections())
}

func FuzzReadingNeverFails(f *testing.F) {
	f.Add(sound, words)
	f.Add("\n\n\n", "en\n\nru")
	f.Fuzz(func(t *testing.T, rules, glossary string) {
		b := Rulebook{Prefix: "XX", Rules: rules, Glossary: glossary}
		b.Faults()
		b.Sections()
		b.Entry("XX-TURN-01")
	})
}

package micemystics

import (
	"tablemate/rules"
	"tablemate/tables"
)

// reasonTrace keeps what led to a decision, as notes. It is nil where nobody reads them:
// most decisions are made to judge or to apply an action.
type reasonTrace struct{ said []rules.Note }

// arg is a value that a reason mentions; the zero arg is none.
type arg struct {
	name  string
	value any
}

// say adds a reason: a rule, a point, and what its sentence mentions.
func (t *reasonTrace) say(rule tables.RuleID, point string, args ...arg) {
	if t == nil {
		return
	}
	n := rules.Note{ID: point, Rule: rule}
	for _, a := range args {
		if a.name == "" {
			continue
		}
		if n.Args == nil {
			n.Args = rules.Args{}
		}
		n.Args[a.name] = a.value
	}
	t.said = append(t.said, n)
}

// clear forgets what led to the decision before.
func (t *reasonTrace) clear() {
	if t != nil {
		t.said = nil
	}
}

// notes returns the reasons as they are recorded, nil where there are none.
func (t *reasonTrace) notes() []rules.Note {
	if t == nil {
		return nil
	}
	return t.said
}

func mouseArg(mouse Name) arg { return figureArg("mouse", mouse) }

func figureArg(name string, figure Name) arg { return arg{name, figure.Noun()} }

func intArg(name string, n int) arg { return arg{name, n} }

func figuresArg(name string, list []Name) arg { return arg{name, nouns(list, Name.Noun)} }

// toward returns the mouse that is the goal; no argument for the grape.
func (d *decider) toward(g goal) arg {
	if g.mouse == NoFigure {
		return arg{}
	}
	return mouseArg(g.mouse)
}

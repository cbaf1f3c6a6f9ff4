package desk

import "strings"

// Step is an answer that a lesson suggests, and the reason for it.
type Step struct{ Typed, Why string }

// lesson has the remaining steps of a lesson. Asker.lesson is nil if people take no lesson.
type lesson struct {
	steps []Step
	told  bool // the reason for the next step was printed
	taken bool // the last reply was the suggested step
	left  bool // people gave another answer, which ended the lesson
}

// Coach starts a lesson: Enter gives the suggested answers, and any other valid answer ends the
// lesson. After the last step, the next question returns ErrQuit.
func (a *Asker) Coach(steps []Step) { a.lesson = &lesson{steps: steps} }

// Finished reports whether people have followed a lesson to its end.
func (a *Asker) Finished() bool { return a.lesson.ended() }
func (l *lesson) goesOn() bool  { return l != nil && !l.left && len(l.steps) > 0 }
func (l *lesson) ended() bool   { return l != nil && !l.left && len(l.steps) == 0 }

func (a *Asker) suggested(p Prompt) Prompt {
	l := a.lesson
	if !l.goesOn() {
		return p
	}
	if !l.told {
		a.Say("", l.steps[0].Why)
	}
	l.told, p.Focus, p.Likely = true, -1, l.steps[0].Typed
	p.Enter, p.EnterKey = a.enterHint(p.Likely), ""
	return p
}

// taught returns the suggested step if the reply is empty or chooses the row of this step. It
// returns any other reply unchanged.
func (l *lesson) taught(p Prompt, reply Reply) Reply {
	if !l.goesOn() {
		return reply
	}
	step := l.steps[0].Typed
	chosen := reply.Row > 0 && reply.Row <= len(p.Rows) && p.Rows[reply.Row-1].Key == step
	if reply.Typed == "" && (reply.Row == 0 || chosen) {
		reply.Typed, reply.Row = step, 0
	}
	if l.taken = strings.EqualFold(strings.TrimSpace(reply.Typed), step); l.taken {
		l.steps, l.told = l.steps[1:], false
	}
	return reply
}

func (a *Asker) leaveLesson() {
	if a.lesson.goesOn() && !a.lesson.taken {
		a.lesson.left = true
		a.Say(a.words.Say("desk.lesson-left"))
	}
}

package desk

import (
	"cmp"
	"errors"
	"io"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablemate/assist/keyboard"
	"tablemate/tables"
	"tablemate/tables/words"
)

// Asker implements Desk. It asks its questions through a Frontend.
type Asker struct {
	*shared
	asides Asides
}

// shared is the state that all Askers on one Frontend share.
type shared struct {
	frontend   Frontend
	words      *words.Words
	typedAhead []token            // words of the present speaker that no question has used yet
	others     map[string][]token // the unused words of the other speakers
	speaker    Speaker
	put        int // the number of questions asked so far
	lesson     *lesson
}

var _ Desk = (*Asker)(nil)

// New returns a desk that uses the frontend and the language of w.
func New(frontend Frontend, w *words.Words) *Asker {
	return &Asker{shared: &shared{frontend: frontend, words: w}}
}

// WithAsides returns a desk on the same frontend. The new desk calls the functions in `asides`. An
// aside is a command that people type instead of an answer.
func (a *Asker) WithAsides(asides Asides) Desk {
	return &Asker{shared: a.shared, asides: asides}
}

// Say prints lines.
func (a *Asker) Say(lines ...string) { a.frontend.Tell(lines...) }

// The method `Ahead` inserts words at the beginning of typedAhead.
func (a *Asker) Ahead(typed string) { a.typedAhead = append(split(typed), a.typedAhead...) }

// Hold removes the words typed ahead, and returns them.
func (a *Asker) Hold() string {
	rest := strings.Join(tables.Each(a.typedAhead, func(w token) string { return w.raw }), " ")
	a.typedAhead = nil
	return rest
}

// TypedAhead counts the words typed ahead.
func (a *Asker) TypedAhead() int { return len(a.typedAhead) }

// Show prints the lines that `draw` returns, and keeps them in view.
func (a *Asker) Show(draw func() []string) { a.frontend.Show(draw) }

// Retitle prints the new title of a table that is already in view.
func (a *Asker) Retitle(title string, draw func() []string) {
	a.frontend.Retitle([]string{title}, draw)
}

// Close restores the terminal. It may be called at any time.
func (a *Asker) Close() error { return a.frontend.Close() }

type parser[T any] struct {
	parse    func(string) (T, error) // parses an answer; an error is a sentence for people
	isOption func(words string) bool // reports whether the words are the key or label of an option
	row      func(row int) T         // the answer for a chosen row; nil without a menu
	first    string                  // the first option, or the lowest allowed number
	keys     string                  // the keys or the range of numbers; "" if only the help lists the answers
	numbers  bool                    // an answer may be several numbers
	free     bool                    // any text is an answer
}

// answeredBy reports whether the whole text is one of the fixed answers to q. If any text is an
// answer, the result is false.
func (r parser[T]) answeredBy(q Question, typed string) bool {
	line := split(typed)
	if len(line) == 0 || r.free || isAside(line) {
		return false
	}
	_, used, err := parseEither(line, q, r)
	return err == nil && used == len(line)
}

func (r parser[T]) example(q Question) string {
	for _, typed := range []string{q.Example, q.Default, r.first} {
		if r.answeredBy(q, typed) {
			return typed
		}
	}
	return ""
}

// wanted returns a hint about valid answers, or "" if r.keys lists them.
func (r parser[T]) wanted(q Question) string {
	if r.keys != "" {
		return ""
	}
	if _, err := r.parse(""); q.Help == "" && err != nil {
		return err.Error()
	}
	return tables.Capital(q.Help)
}

// askAgain is a sentence that is printed before the question is asked again.
type askAgain string

func (a askAgain) Error() string { return string(a) }

func putQuestion[T any](a *Asker, q Question, p Prompt, r parser[T]) (T, error) {
	q.Text = tables.Capital(q.Text)
	p = a.prompt(q, p)
	p.Example = r.example(q)
	tries := 0 // invalid replies at the terminal
	if a.asides.Asked != nil {
		a.asides.Asked(func(typed string) bool { return r.answeredBy(q, typed) })
	}
	if q.Fresh {
		var pressed bool
		if p.Complaint, pressed = a.dropTyped(); pressed { // the next Enter may end a line that was begun before
			q.Default, p.Focus, p.Likely, p.Enter, p.EnterKey = "", -1, "", "", ""
		}
	}
	for {
		early := a.nextSpeaker(p)
		reply := Reply{Speaker: a.speaker}
		if !early {
			var err error
			if reply, err = a.listen(q, &p); err != nil {
				var none T
				return none, err
			}
		}
		aside := isAside(a.typedAhead) || a.asksRules(a.typedAhead)
		if !aside && reply.By == "" {
			tries++
		}
		answer, err := readReply(a, q, p, r, reply, early)
		why, once := err.(askAgain)
		if !once {
			became := answers
			if reply.By != "" && errors.Is(err, ErrElsewhere) {
				became = besides
			}
			reply.settle(became, "")
			if len(a.typedAhead) > 0 {
				a.heardAlone(reply, true, a.words.Say("desk.kept-ahead", tables.Args{"typed": joined(a.typedAhead)}))
			}
			a.heard()
			if !early {
				a.leaveLesson()
			}
			return answer, err
		}
		if (tries > 1 || reply.By != "" && p.asks(reply.Speaker)) && !aside {
			why = a.withExample(why, p.Example)
		}
		if why == "" {
			reply.settle(looks, "")
		} else {
			reply.settle(unread, string(why))
		}
		if p.Complaint = string(why); a.heardAlone(reply, early, p.Complaint) {
			p.Complaint = ""
		}
		p.Listed = p.Listed && why != ""
	}
}

func (a *Asker) prompt(q Question, p Prompt) Prompt {
	p.Text, p.Help, p.Hint, p.Words = q.Text, q.Help, a.hint(q), a.offered(q)
	if p.Own = q.Own; !p.Buttons.Some() {
		p.Buttons = q.Buttons
	}
	a.put++
	p.Moment = strconv.Itoa(a.put)
	if a.asides.Moment != nil {
		p.Moment = a.asides.Moment()
	}
	if a.asides.Whose != nil {
		p.Whose = a.asides.Whose()
	}
	if q.Second && a.speaker.By != "" {
		p.Whose, p.Except = nil, a.speaker.By
	}
	return p
}

// withExample adds a sentence with the example, unless `why` contains the example or there is none.
func (a *Asker) withExample(why askAgain, example string) askAgain {
	if example == "" || strings.Contains(string(why), example) {
		return why
	}
	if end, _ := utf8.DecodeLastRuneInString(string(why)); unicode.IsLetter(end) || unicode.IsDigit(end) {
		why += "." // a question's help, such as "detain: d"
	}
	return why + askAgain(" "+a.words.Say("desk.example", tables.Args{"typed": example}))
}

// askFrontend waits for a reply. Meanwhile, it handles three other events: the screen is resized,
// the waiting time ends, or other people type actions on their phones.
func (a *Asker) askFrontend(p *Prompt) (Reply, error) {
	for {
		if a.asides.Alarm != nil {
			p.Alarm = a.asides.Alarm()
		}
		reply, err := a.frontend.Ask(*p)
		switch {
		case errors.Is(err, errRang):
			if err := a.asides.Rang(); err != nil {
				return Reply{}, err
			}
		case errors.Is(err, errResized):
			if a.asides.Resized != nil {
				a.asides.Resized()
			}
		case errors.Is(err, ErrElsewhere) && !a.first(): // the phone's action waits for the end of the present action
		default:
			p.Listed = true
			return reply, err
		}
		p.Listed = false
	}
}

// listen waits for a reply and stores its words in typedAhead. If people press only Enter, listen
// stores the default answer.
func (a *Asker) listen(q Question, p *Prompt) (Reply, error) {
	if a.lesson.ended() {
		return Reply{}, ErrQuit
	}
	*p = a.suggested(*p)
	reply, err := a.askFrontend(p)
	switch {
	case errors.Is(err, io.EOF):
		return reply, ended{a.words.Say("desk.end", tables.Args{"question": q.Text})}
	case err != nil:
		return reply, err
	}
	reply = a.lesson.taught(*p, reply)
	if reply.By != "" && a.speaker == (Speaker{By: reply.By}) && p.asks(reply.Speaker) {
		reply.For = "" // it goes on with a line that this phone typed out of turn
	}
	a.turnTo(reply.Speaker)
	a.typedAhead = split(tables.Plain(reply.Typed, tables.MaxText))
	if len(a.typedAhead) == 0 && q.Default != "" {
		a.typedAhead = []token{{q.Default, q.Default, true}}
	}
	return reply, nil
}

func readReply[T any](a *Asker, q Question, p Prompt, r parser[T], reply Reply, early bool) (T, error) {
	var none T
	switch {
	case !p.asks(reply.Speaker) && !isAside(a.typedAhead):
		return none, a.outOfTurn(p)
	case reply.Row > 0:
		a.typedAhead = nil
		return r.row(reply.Row - 1), nil
	}
	return readAnswer(a, q, r, early)
}

// readAnswer parses the words in typedAhead. If `early` is true, people typed these words before q
// was asked.
func readAnswer[T any](a *Asker, q Question, r parser[T], early bool) (T, error) {
	var none T
	line := a.typedAhead
	if len(line) == 0 {
		return none, askAgain(a.words.Say("desk.empty", tables.Args{"keys": r.keys, "wanted": r.wanted(q)}))
	}
	a.typedAhead = nil
	if !r.isOption(joined(line)) && !r.isOption(line[0].text) {
		if aside, ok := asideIn(line); ok {
			return none, a.handleAside(aside, line[0].raw)
		}
	}
	answer, used, err := parseEither(line, q, r)
	if !early && used < len(line) && endsAsking(line) && a.asksRules(line) {
		return none, a.handleAside(Aside{AsideRules, joined(line)}, joined(line))
	}
	if err == nil && q.Layouts {
		err = doubtLayout(a, line, used, q, r)
	}
	if err == nil {
		a.typedAhead = line[used:]
		if early {
			a.Say(q.Text + " › " + q.own(joined(line[:used])))
		}
		return answer, nil
	}
	if early {
		return none, askAgain(a.sentence(line, err) + " " + a.words.Say("desk.dropped", tables.Args{"rest": joined(line)}))
	}
	return none, a.misfit(line, err)
}

// doubtLayout returns the error bothLayouts if a line has two different meanings: one as typed, and
// one in the other keyboard layout.
func doubtLayout[T any](a *Asker, line []token, used int, q Question, r parser[T]) error {
	swapped := inOtherLayout(line)
	if swapped == nil {
		return nil
	}
	if a.isForeign(line, used) {
		_, n, wrong := parsePrefix(swapped, q, r)
		own, other := joined(line[:used]), joined(swapped[:n])
		if wrong == nil && (q.Same == nil || !q.Same(own, other)) {
			return bothLayouts{own, other}
		}
		return nil
	}
	if _, _, wrong := parsePrefix(line[:used], q, r); wrong == nil {
		return nil
	}
	for _, letter := range joined(line[:used]) {
		_, wrong := r.parse(string(letter))
		if wrong == nil && unicode.IsLetter(letter) && !a.inOtherAlphabet(string(letter)) {
			return bothLayouts{string(letter), joined(swapped[:used])}
		}
	}
	return nil
}

// isForeign reports whether a line begins with a one-letter answer in the other alphabet and has
// more words after it. Such a line was probably typed in the wrong keyboard layout.
func (a *Asker) isForeign(line []token, used int) bool {
	key := line[0]
	if used == len(line) || key.quoted || utf8.RuneCountInString(key.text) > 1 {
		return false
	}
	return a.inOtherAlphabet(key.text)
}

func (a *Asker) inOtherAlphabet(text string) bool {
	if a.words.Lang() == tables.Russian {
		return keyboard.Latin(text)
	}
	return keyboard.Cyrillic(text)
}

// misfit handles a line that does not answer the question. Such a line may answer another question,
// ask about the rules, or be an error.
func (a *Asker) misfit(line []token, wrong error) error {
	if a.asides.Elsewhere != nil {
		switch err := a.asides.Elsewhere(joined(line)); {
		case errors.Is(err, ErrElsewhere):
			a.typedAhead = line
			return err
		case err != nil:
			return askAgain(err.Error())
		}
	}
	if a.asksRules(line) {
		return a.handleAside(Aside{AsideRules, joined(line)}, joined(line))
	}
	return askAgain(a.sentence(line, wrong))
}

// The method `own` returns the part of an answer that belongs to q. It cuts off the end of the
// answer that q.Leaves keeps for the next questions. If Leaves("566") is "6 6", own("566") is "5".
func (q Question) own(answer string) string {
	if q.Leaves == nil {
		return answer
	}
	own, left := []rune(answer), []rune(strings.Join(strings.Fields(q.Leaves(answer)), ""))
	for i := len(left) - 1; i >= 0; i-- {
		own = []rune(strings.TrimRightFunc(string(own), unicode.IsSpace))
		if len(own) == 0 || own[len(own)-1] != left[i] {
			return answer
		}
		own = own[:len(own)-1]
	}
	return cmp.Or(strings.TrimRight(string(own), " ,;"), answer)
}

func (a *Asker) handleAside(aside Aside, typed string) error {
	switch {
	case a.speaker.By != "" && (aside.Word == AsideQuit || aside.Word == AsidePause):
		return askAgain(a.words.Say("desk.not-here"))
	case aside.Word == AsideBack && a.asides.First != nil && a.asides.First():
		return askAgain(a.words.Say("desk.no-back"))
	case aside.Word == AsideBack:
		return ErrBack
	case aside.Word == AsideQuit:
		return ErrQuit
	case a.asides.Answer == nil:
		return askAgain(a.words.Say("desk.noAside", tables.Args{"word": typed}))
	}
	if aside.Word == AsideFix {
		a.typedAhead = split(aside.Rest) // in "fix rick 5", the words "rick 5" answer the questions of "fix"
	}
	err := a.answered(aside)
	if rest := a.typedAhead; len(rest) > 0 && !errors.Is(err, ErrElsewhere) {
		a.typedAhead = nil
		a.Say(a.words.Say("desk.dropped", tables.Args{"rest": joined(rest)}))
	}
	if err != nil {
		return err
	}
	return askAgain("")
}

func (a *Asker) sentence(line []token, err error) string {
	if both, is := errors.AsType[bothLayouts](err); is {
		other := a.words.Say("desk.otherLayout", tables.Args{"row": both.other, "keys": both.other})
		return a.words.Say("desk.severalFit", tables.Args{"typed": joined(line), "rows": both.own + " · " + other})
	}
	if ends, are := errors.AsType[twoEnds](err); are {
		return a.words.Say("desk.twoEnds", tables.Args{"typed": joined(line), "short": ends.short, "long": ends.long})
	}
	return err.Error()
}

// dropTyped drops everything that people typed before a question with the flag `Fresh`. It returns
// a sentence about this, or "" if nothing was typed. `pressed` reports whether the keys of a terminal
// were dropped.
func (a *Asker) dropTyped() (told string, pressed bool) {
	rest := a.typedAhead
	a.typedAhead = nil
	pressed = a.frontend.Forget()
	switch {
	case len(rest) > 0:
		told = a.words.Say("desk.fresh", tables.Args{"rest": joined(rest)})
	case pressed:
		told = a.words.Say("desk.freshKeys")
	}
	return told, pressed
}

package infiltrators

import (
	"cmp"
	"errors"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

type line = talk.Line[game.Action]

func unread(id string, args tables.Args) error {
	return &talk.Unread{ID: "infiltrators.unread." + id, Args: args}
}

func isUnread(err error, id string) bool {
	var wrong *talk.Unread
	return errors.As(err, &wrong) && wrong.ID == "infiltrators.unread."+id
}

func (a prompter) reader() talk.Reader[game.Action] {
	return talk.Reader[game.Action]{
		UI: a.UI, Area: "infiltrators", Forms: &game.Forms, Words: typedWords, Nouns: a.nouns(),
		Phrase: func(did game.Action) string { return a.report(did) },
	}
}

// numberFirst matches "6r" and "6 red".
func numberFirst() *regexp.Regexp { return regexp.MustCompile(`(^|[\s,])(\d+)\s*([\p{L}*]+)`) }

// lettersFirst rewrites each card with the suit first: "6 red" becomes "r6".
func (a prompter) lettersFirst(typed string) string {
	suits := a.suits()
	spelled := func(found, before, letters, number string) string {
		if meant := suits.Meant(letters); len(meant) == 1 {
			return before + suits.Called(meant[0]).Words[0] + number
		}
		return found
	}
	typed = replaced(numberFirst(), typed, func(m []string) string { return spelled(m[0], m[1], m[3], m[2]) })
	return replaced(letterFirst(), typed, func(m []string) string { return spelled(m[0], "", m[1], m[2]) })
}

func replaced(pattern *regexp.Regexp, text string, anew func(groups []string) string) string {
	return pattern.ReplaceAllStringFunc(text, func(found string) string {
		return anew(pattern.FindStringSubmatch(found))
	})
}

// letterFirst matches "r6".
func letterFirst() *regexp.Regexp { return regexp.MustCompile(`(\p{L}+)(\d+)`) }

// noSuchNumber looks at the numbers that follow suits. It returns the first number that is on no
// card. If there is no such number, it returns "".
func (a prompter) noSuchNumber(lettersFirst string) string {
	for _, m := range letterFirst().FindAllStringSubmatch(lettersFirst, -1) {
		n, _ := strconv.Atoi(m[2])
		if len(a.suits().Meant(m[1])) == 1 && (n < parts.Lowest || n > parts.Highest) {
			return m[2]
		}
	}
	return ""
}

// suitLike matches a word that may name a suit, with a number before or after the letters.
func suitLike() *regexp.Regexp { return regexp.MustCompile(`^(\d*)(\p{L}+)(\d*)$`) }

// wrongSuit returns an error if the letters of a card match no suit, or match several suits. The
// letters and the number may be separate words.
func (a prompter) wrongSuit(typed string) error {
	words := cardWords(typed)
	number := func(i int) bool {
		return i >= 0 && i < len(words) && strings.Trim(words[i], "0123456789") == ""
	}
	for i, word := range words {
		m := suitLike().FindStringSubmatch(word)
		if m == nil {
			continue
		}
		letters := strings.ToLower(m[2])
		meant := a.suits().Meant(letters)
		ahead := m[3] != "" || number(i+1) && (len(meant) > 1 || isSuitWord(letters))
		switch {
		case m[1] == "" && (i != 1 || !number(0)) && (!ahead || isTypedWord(letters)):
		case len(meant) == 0:
			return unread("suit", tables.Args{"typed": letters, "keys": a.suitLetters(a.state.Suits)})
		case len(meant) > 1:
			fit := tables.Each(meant, func(n rules.Noun) parts.Suit { return parts.Suit(n.ID) })
			return unread("suit-several", tables.Args{"typed": letters, "keys": a.suitLetters(fit)})
		}
	}
	return nil
}

func cardWords(typed string) []string {
	return strings.FieldsFunc(typed, func(r rune) bool { return unicode.IsSpace(r) || r == ',' })
}

// step carries out a typed line. It returns an action, or prints something and returns
// desk.ErrBack.
type step func() (game.Action, error)

// ask asks for an action. Its usual formats are in `lines`. But ask also accepts any other action,
// and the requests that are allowed at any question. If the typed text is none of these, the usual
// error is `how`.
func (a prompter) ask(q desk.Question, how error, lines ...line) (game.Action, error) {
	q.Example = a.reader().Example(lines[0])
	if !q.Buttons.Some() {
		q.Buttons = a.reader().Buttons(lines...)
	}
	return a.askWith(q, func(typed string) (game.Action, error) { return a.reader().Read(typed, how, lines...) })
}

func (a prompter) askWith(q desk.Question, read func(string) (game.Action, error)) (game.Action, error) {
	q.Own = a.ownLooks()
	read = a.reader().EitherKey(read)
	hear := talk.Once(func(typed string) (heard, error) { return a.hear(typed, read) })
	q.Alone = func(typed string) bool {
		h, err := hear(typed)
		return err == nil && h.words == tooFew
	}
	q.Same = func(short, long string) bool {
		one, err := hear(short)
		other, wrong := hear(long)
		return err == nil && wrong == nil && (other.words == tooMany || reflect.DeepEqual(one, other))
	}
	next, err := talk.Written(a.UI, q, hear)
	switch {
	case err != nil:
		return nil, err
	case next.aside != nil:
		return next.aside()
	}
	a.warnOfBullet(next.did)
	a.sayTime(next.did)
	return next.did, nil
}

// heard is a typed line: an action, or a step that is allowed at any question.
type heard struct {
	did   game.Action
	aside step
	words wordCount
}

// wordCount says whether a line has the words of an action.
type wordCount int

const (
	enough  wordCount = iota // an action, or another step
	tooFew                   // a card without the rest of a hint or an exchange
	tooMany                  // a guess of several cards
)

func (a prompter) hear(typed string, read func(string) (game.Action, error)) (heard, error) {
	if aside := a.aside(typed); aside != nil {
		return heard{aside: aside}, nil
	}
	typed = a.lettersFirst(typed)
	did, err := read(typed)
	if err == nil {
		return heard{did: did}, nil
	}
	if besides, wrong := a.readAny(typed); wrong == nil {
		return heard{did: besides}, nil
	}
	if step := a.guessesSeveral(typed); step != nil {
		return heard{aside: step, words: tooMany}, nil
	}
	if step := a.asksRest(typed); step != nil {
		return heard{aside: step, words: tooFew}, nil
	}
	if !slices.Contains([]game.Awaited{game.ForExchangeDraw, game.ForWaitDraw}, a.state.Turn.Wait) {
		err = cmp.Or(a.wrongSuit(typed), err)
	}
	return heard{}, err
}

// asksRest returns the step for a card without the rest of a hint or an exchange, such as "6r". The
// step asks how the card lies, or beside whose suspect. If neither is possible, asksRest returns
// nil.
func (a prompter) asksRest(typed string) step {
	if a.state.Turn.Wait != game.ForAction || !endsLikeCard(typed) {
		return nil
	}
	said := tables.Args{}
	possible := func(kind string, rows ...desk.Row) []desk.Row {
		return slices.DeleteFunc(rows, func(row desk.Row) bool {
			did, err := a.readAny(typed + " " + row.Key)
			if err != nil || did.Kind() != kind {
				return true
			}
			by := cmp.Or(game.Actor(did), a.state.Turn.Seat)
			said["card"], said["name"] = a.playedCard(did), a.seat(by)
			return row.Key == a.key(by) || !slices.Contains(a.state.Can(by), kind)
		})
	}
	var ways []desk.Row
	for _, lies := range []game.Lies{game.Upright, game.Sideways} {
		ways = append(ways, desk.Row{Key: a.orientationKey(lies), Label: a.say("lies." + string(lies))})
	}
	var others []desk.Row
	for _, seat := range a.state.Held() {
		others = append(others, desk.Row{Key: a.key(seat), Label: a.seat(seat)})
	}
	ways, others = possible(game.Hint{}.Kind(), ways...), possible(game.Exchange{}.Kind(), others...)
	rows := slices.Concat(ways, others)
	if len(rows) == 0 {
		return nil
	}
	said["lies"], said["keys"] = keyList(ways), keyList(others)
	q := desk.Question{Text: tables.Capital(a.say("ask.rest", said)), Example: rows[0].Key}
	q.Buttons.Plain = rows
	return func() (game.Action, error) {
		return a.askWith(q, func(rest string) (game.Action, error) {
			did, err := a.readAny(typed + " " + rest)
			if err != nil {
				err = unread("rest", said)
			}
			return did, err
		})
	}
}

func (a prompter) playedCard(did game.Action) string {
	c, _ := game.Forms.Value(did, "card").(rules.Noun)
	return a.card(parts.Card(c.ID))
}

// endsLikeCard saves the time to read a line that cannot end with a card.
func endsLikeCard(typed string) bool {
	return strings.LastIndexAny(typed, "0123456789*") == len(typed)-1 && typed != ""
}

func keyList(rows []desk.Row) string {
	return strings.Join(tables.Each(rows, func(r desk.Row) string { return r.Key + " " + r.Label }), ", ")
}

// guessesSeveral returns the step for a guess of several cards, such as "e b 6r 7r". This is no
// guess, so nothing is recorded (IN-ELIM-04).
func (a prompter) guessesSeveral(typed string) step {
	words := cardWords(typed)
	if !endsLikeCard(typed) || !slices.ContainsFunc(words, func(w string) bool { return meansWord(w, "guess") }) {
		return nil
	}
	for n := 1; n <= 2 && n < len(words); n++ {
		guess, err := a.readAny(strings.Join(words[:len(words)-n], " "))
		did, guesses := guess.(game.Eliminate)
		if err != nil || !guesses {
			continue
		}
		more := strings.Join(words[len(words)-n:], " ")
		if c, err := a.readCard(more); err == nil {
			more = a.card(c)
		} else if _, err := strconv.Atoi(more); err != nil {
			continue
		}
		args := tables.Args{"card": a.card(did.Card) + ", " + more}
		return a.tellOnly(func() error {
			broken := rules.Violation{Note: rules.Note{Rule: "IN-ELIM-04"}, Level: rules.Against}
			a.Desk.Say(a.Warning(broken, a.say("breach.IN-ELIM-04", args)))
			return nil
		})
	}
	return nil
}

// sayTime prints the elapsed and the remaining time after people have set the clock.
func (a prompter) sayTime(did game.Action) {
	set, is := did.(game.Clock)
	if !is {
		return
	}
	s := a.state
	s.Elapsed = set.Seconds
	a.Desk.Say(a.say("ask.time-set", tables.Args{"used": clockFace(s.Elapsed), "left": clockFace(s.Left())}))
}

// readAny parses any action. "6r v" is a hint, "6r b" an exchange with Boris, and "e b 6r" a guess.
// "by b w" reports that Boris waits.
func (a prompter) readAny(typed string) (game.Action, error) {
	if a.state.Mission.Minutes > 0 {
		if did, ok := readClock(typed); ok {
			return did, nil
		}
	}
	if did, ok := a.readBesides(typed); ok {
		return did, nil
	}
	if n := a.noSuchNumber(typed); n != "" {
		return nil, unread("number", tables.Args{"typed": n})
	}
	said := a.example()
	said["can"] = a.turnHelp()
	lines := []line{
		{Given: game.Hint{}, As: "card lies"},
		{Given: game.Hint{}, As: "*hint card lies"},
		{Given: game.Exchange{}, As: "card to"},
		{Given: game.Exchange{}, As: "*exchange card to"},
		{Given: game.Detain{}, As: "*detain"},
		{Given: game.Wait{}, As: "*wait"},
		{Given: game.Eliminate{}, As: "*guess at card", How: unread("guess", said)},
		{Given: game.Pass{}, As: "*pass"},
		{Given: game.Burn{}, As: "*burn"},
		{Given: game.Draw{}, As: "*draw cards"},
		{Given: game.Discard{}, As: "*discard cards.."},
		{Given: game.Reward{}, As: "*reward card"},
		{Given: game.Hint{}, As: "*hint at card lies"},
		{Given: game.Deed{}, As: "*deed what", How: unread("deed", nil)},
	}
	for _, l := range lines {
		lines = append(lines, line{Given: l.Given, As: "*by by " + l.As, How: unread("by", said)})
	}
	did, err := a.reader().Read(typed, unread("turn", said), append(lines,
		line{Given: game.Expose{}, As: "*expose card"},
		line{Given: game.Clear{}, As: "*clear at"},
		line{Given: game.Reshuffle{}, As: "*mix"},
		line{Given: game.Cross{}, As: "*cross at suit"},
		line{Given: game.Cross{}, As: "*cross at number"},
	)...)
	if isUnread(err, "lies") { // to a card alone, asksRest answers where it can be played
		err = unread("turn", said)
	}
	if err != nil {
		err = cmp.Or(a.wrongSuit(typed), err)
	}
	return did, err
}

// readClock parses the elapsed time, such as "time 7:30".
func readClock(typed string) (game.Action, bool) {
	words := strings.Fields(typed)
	if len(words) != 2 || !meansWord(words[0], "time") {
		return nil, false
	}
	minutes, seconds, _ := strings.Cut(words[1], ":")
	m, err := strconv.Atoi(minutes)
	n, wrong := strconv.Atoi(seconds)
	if seconds != "" && (wrong != nil || n > 59) || err != nil || m < 0 || n < 0 || m*60+n > game.MaxSeconds {
		return nil, false
	}
	return game.Clock{Seconds: m*60 + n}, true
}

func (a prompter) readCard(typed string) (parts.Card, error) {
	n, err := a.reader().Noun(game.NounCard, a.lettersFirst(typed))
	if wrong := (*talk.Unread)(nil); errors.As(err, &wrong) {
		err = cmp.Or(a.wrongSuit(typed), error(&talk.Unread{ID: wrong.ID, Args: tables.Args{"typed": typed}}))
	}
	return parts.Card(n.ID), err
}

func (a prompter) readCards(typed string) ([]parts.Card, error) {
	out := []parts.Card{}
	for _, word := range cardWords(a.lettersFirst(typed)) {
		c, err := a.readCard(word)
		if err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return out, nil
}

func (a prompter) example() tables.Args {
	other := a.state.Turn.Seat
	for i := range a.state.Agents {
		if g := &a.state.Agents[i]; g.Seat != a.state.Turn.Seat && (g.Suspect || other == a.state.Turn.Seat) {
			other = g.Seat
		}
	}
	card := ""
	if len(a.state.Suits) > 0 {
		card = a.code(parts.CardOf(a.state.Suits[0], 6))
	}
	return tables.Args{
		"card": card, "who": a.key(other),
		"way": a.orientationKey(game.Upright), "side": a.orientationKey(game.Sideways),
		"detain": a.word("detain"), "wait": a.word("wait"), "guess": a.word("guess"), "by": a.word("by"),
	}
}

func (a prompter) cardExample() string { return a.example()["card"].(string) }

// readBesides parses a report about the special rules of this mission. "lost 1" reports the
// mission's first condition for losing. "own 1" reports the mission's first extra action.
func (a prompter) readBesides(typed string) (game.Action, bool) {
	words := strings.Fields(typed)
	if len(words) == 0 || len(words) > 2 {
		return nil, false
	}
	n := 1
	if len(words) == 2 {
		n, _ = strconv.Atoi(words[1])
	}
	m := a.state.Mission
	switch {
	case meansWord(words[0], "lost") && 1 <= n && n <= len(m.Lose):
		return game.Verdict{Name: m.Lose[n-1].ID}, true
	case meansWord(words[0], "own") && 1 <= n && n <= len(m.Actions):
		return game.Other{Name: m.Actions[n-1].ID}, true
	}
	return nil, false
}

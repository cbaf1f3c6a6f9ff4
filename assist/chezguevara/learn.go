package chezguevara

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/lookup"
	"tablemate/assist/talk"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
	"tablemate/tables/words"
)

// learnFirst returns the step that stores the typed values of a card, as in "soap t1 c1". If no
// values were typed, it returns the zero value. If a word of the line is unknown, it returns an
// error.
func (a prompter) learnFirst(l typedLine, at int) (parsed, error) {
	i := l.items[at]
	meant := a.cardsMeant(i.word)
	switch {
	case len(digitsOf(i.word)) > 0 || len(meant) == 0 && len([]rune(i.word)) < 2:
		return parsed{}, unread("line", nil)
	case len(meant) > 1 && len(i.spec) > 0 && !a.isNew(i.word):
		return parsed{}, a.ambiguousCard(i.word, meant)
	}
	if err := a.unreadable(l); err != nil || len(i.spec) == 0 {
		return parsed{}, err
	}
	card := a.newCard(i.word)
	if len(meant) == 1 && !a.isNew(i.word) {
		card = retold(a.known(meant[0]))
	}
	card, err := readSpec(card, i.spec)
	if err != nil {
		return parsed{}, err
	}
	return parsed{then: a.asksRight(l, at, card, i.spec)}, nil
}

// The function `retold` returns a card without the values that people typed before. What the rulebook
// tells of the card stays.
func retold(c parts.Card) parts.Card {
	if c.Untold {
		return c
	}
	var out parts.Card
	if named := parts.Known(c.ID); named != nil {
		out = *named
	}
	out.ID, out.Name, out.Copies = c.ID, c.Name, c.Copies
	return out
}

// isNew reports whether values after a word describe a new card. The word then fits no card, or only a
// later word in the names of cards whose values are all in the rulebook, as "cap" fits "Capitalist".
func (a prompter) isNew(word string) bool {
	return !slices.ContainsFunc(a.cardsMeant(word), func(id parts.CardID) bool {
		card := a.known(id)
		typed := slices.ContainsFunc(a.state.Cards, func(c parts.Card) bool { return c.ID == id })
		return typed || card.Untold || fits(card, tables.Fold(word)) != 1
	})
}

// unreadable returns an error if a word of the line has no meaning. No part of such a line is
// carried out.
func (a prompter) unreadable(l typedLine) error {
	unknown := func(i token) bool { return len(i.spec) == 0 && len(a.cardsMeant(i.word)) == 0 }
	for at, i := range l.items {
		if !unknown(i) || at > 0 && a.understood(i.word) {
			continue
		}
		if at > 0 && len(l.items[at-1].spec) > 0 {
			return unread("spec", tables.Args{"typed": l.rest(at)})
		}
		name := ""
		for ; at < len(l.items) && unknown(l.items[at]); at++ {
			name = joinAhead(name, l.items[at].word)
		}
		return unread("card", tables.Args{"typed": name})
	}
	return nil
}

// asksRight repeats the typed values of a card and asks whether they are right. After "yes", the
// line is parsed again without the values. Some new names begin with known words, as in "guitar
// soap". The answer "no" then means that the values belong to the rest of the name, here "soap".
func (a prompter) asksRight(l typedLine, at int, card parts.Card, spec []string) func() (game.Action, error) {
	i, again := l.items[at], joinAhead(l.front()+l.without(0, at))
	learns := func(card parts.Card) parsed {
		return parsed{ahead: again, then: func() (game.Action, error) { return a.learnt(card), nil }}
	}
	q := desk.Question{
		Text:    a.Words.Say("box.right", tables.Args{"name": a.nameOf(card), "about": a.about(card)}),
		Default: a.word("yes"), Fresh: true,
	}
	var part parts.Card
	if i.known > 0 {
		of := a.newCard(strings.Join(strings.Fields(i.word)[i.known:], " "))
		id := "learn.part"
		if meant := a.cardsMeant(a.nameOf(of)); len(meant) == 1 {
			of, id = a.known(meant[0]), "learn.part-known"
		}
		part, _ = readSpec(retold(of), spec) // the same values could be read for `card`
		q.Help = a.say(id, tables.Args{"card": a.nameOf(card), "part": a.nameOf(part)})
		q.Default = "" // neither answer is more likely
	} else if fits(card, tables.Fold(i.word)) == 1 {
		part, _ = readSpec(a.newCard(i.word), spec)
		q.Help = a.say("learn.other", tables.Args{"part": a.nameOf(part)})
	}
	return a.asksFollowUp(followUp{q, func(typed string) (parsed, error) {
		switch {
		case is(typed, "yes"):
			return learns(card), nil
		case is(typed, "no") && part.ID != parts.NoCard:
			return learns(part), nil
		case is(typed, "no"):
			return parsed{then: func() (game.Action, error) { return nil, desk.ErrBack }}, nil
		}
		spec := splitWords(typed)
		told, err := readSpec(retold(card), spec)
		return parsed{then: a.asksRight(l, at, told, spec)}, err
	}, l.String()})
}

// unknownFields returns the step that asks for the unknown values of a played card. If all values
// are known, it returns the zero value. People may postpone the answer.
func (a prompter) unknownFields(l typedLine, d reading) parsed {
	laid := []parts.CardID{d.card}
	switch did := d.did.(type) {
	case game.Loot:
		laid = did.Cards
	case game.Recruit, game.Do, game.Order, game.Event:
	default:
		return parsed{}
	}
	for _, id := range laid {
		if card := a.known(id); card.Untold {
			return parsed{then: a.asksSpec(card, l.String(), d.parsed)}
		}
	}
	return parsed{}
}

// asksSpec returns a step that asks for a card's values and stores them. Then the text `again` is
// parsed as typed input. If people postpone the answer, the step `later` is performed instead.
// If the card's kind is unknown and later.then is nil, people cannot postpone the answer.
func (a prompter) asksSpec(card parts.Card, again string, later parsed) func() (game.Action, error) {
	q := a.specQuestion(card)
	if card.Kind == parts.AnyKind && later.then == nil {
		q.Default = ""
	}
	return a.asksFollowUp(followUp{q, func(typed string) (parsed, error) {
		if q.Default != "" && is(typed, "later") {
			return later, nil
		}
		told, err := readSpec(card, splitWords(typed))
		return parsed{ahead: again, then: func() (game.Action, error) { return a.learnt(told), nil }}, err
	}, again})
}

func (t phrases) specQuestion(card parts.Card) desk.Question {
	return desk.Question{
		Text:    t.say("ask.spec", tables.Args{"card": t.nameOf(card)}),
		Help:    t.say("ask.spec-help"),
		Default: t.word("later"),
		Example: t.Own("t1", "в1")[0],
		Rest:    true,
	}
}

// askLearnt stores a card or a rank card from a line such as "learn soap t1 c1". The card may be
// new or already known.
func (a prompter) askLearnt(words []string) (game.Action, error) {
	if meant := a.ranks().Meant(words[0]); len(meant) == 1 && isNumbers(words[1:]) {
		return a.askRank(parts.Rank(meant[0].ID), strings.Join(words[1:], " "))
	}
	value := slices.IndexFunc(words, specFirst().MatchString)
	if value < 1 {
		value = len(words)
	}
	name := strings.Join(words[:value], " ")
	card := a.newCard(name)
	if meant := a.cardsMeant(name); len(meant) == 1 && !a.isNew(name) {
		card = retold(a.known(meant[0]))
	}
	back := func() (game.Action, error) { return nil, desk.ErrBack }
	if value == len(words) {
		return a.asksSpec(card, "", parsed{then: back})()
	}
	card, err := readSpec(card, words[value:])
	if text, ok := talk.Sentence(a.Words, err); ok {
		a.Desk.Say(text)
		return back()
	}
	return a.learnt(card), nil
}

func isNumbers(words []string) bool {
	return !slices.ContainsFunc(words, func(word string) bool {
		_, err := strconv.Atoi(word)
		return err != nil
	})
}

// askRank stores new values of a rank card. People need it if they typed wrong values before
// (CG-RANK-04).
func (a prompter) askRank(rank parts.Rank, values string) (game.Action, error) {
	read := func(typed string) (parts.RankCard, error) { return readRank(rank, typed) }
	told, err := read(values)
	if values == "" {
		told, err = talk.Written(a.UI, a.rankQuestion(rank, false), read)
	}
	if text, ok := talk.Sentence(a.Words, err); ok {
		a.Desk.Say(text)
		return nil, desk.ErrBack
	}
	if err != nil {
		return nil, err
	}
	a.keepRank(told)
	return game.LearnRank{Rank: told}, nil
}

// The method `learnt` saves the card's values in the owner's box, a file on this computer. It
// returns a Learn action.
func (a prompter) learnt(card parts.Card) game.Action {
	a.keepInBox(string(card.ID), card)
	return game.Learn{Card: card}
}

// The method `Keeps` returns the name of the card in a Learn action. If the action is not a Learn
// action, or the owner's box lacks this card, it returns "".
func (Flow) Keeps(ui *talk.UI, did game.Action) string {
	told, _ := did.(game.Learn)
	if told.Card.ID == parts.NoCard || ui.Box == nil || !ui.Box.Find(string(told.Card.ID), &parts.Card{}) {
		return ""
	}
	return phrases{ui}.nameOf(told.Card)
}

// keepInBox saves a card. If this fails, it prints a warning, and the game continues.
func (t phrases) keepInBox(id string, what parts.Card) {
	if t.Box == nil {
		return
	}
	if err := t.Box.Learn(id, what); err != nil {
		why, ok := talk.Sentence(t.Words, err)
		if !ok {
			why = err.Error()
		}
		t.Desk.Say(t.Paint.Warning(t.say("learn.not-kept", tables.Args{"thing": id, "why": why})))
	}
}

// Read asks for a card outside a game, saves it in the owner's box, and returns its name. If people
// postpone the values, it returns "". The command `tablemate box chezguevara add` calls Read.
func (Flow) Read(ui *talk.UI) (string, error) {
	t := phrases{ui}
	name, err := t.Desk.Write(desk.Question{Text: t.say("learn.name"), Rest: true})
	if err != nil {
		return "", err
	}
	a := prompter{t, game.State{Cards: boxCards(ui.Box)}}
	card := t.newCard(strings.TrimSpace(name))
	if meant := a.cardsMeant(name); len(meant) == 1 {
		card = retold(a.known(meant[0]))
	}
	told, err := talk.Written(ui, t.specQuestion(card), func(typed string) (parts.Card, error) {
		if is(typed, "later") {
			return parts.Card{}, nil
		}
		return readSpec(card, splitWords(typed))
	})
	if err != nil || told.ID == parts.NoCard {
		return "", err
	}
	a.keepInBox(string(told.ID), told)
	return name, nil
}

func boxCards(kept talk.Box) []parts.Card {
	var out []parts.Card
	for _, c := range box.All[parts.Card](kept) {
		if c.Kind != parts.RankKind {
			out = append(out, c)
		}
	}
	return out
}

// fromBox finds a card that is saved in the box but missing in the game, for example after an undo.
func (a prompter) fromBox(unknown *talk.Unread) (parts.Card, bool) {
	at := func(c parts.Card) bool {
		return slices.ContainsFunc(a.state.Cards, func(known parts.Card) bool { return known.ID == c.ID })
	}
	name, _ := unknown.Args["typed"].(string)
	kept := prompter{a.phrases, game.State{Cards: slices.DeleteFunc(boxCards(a.Box), at)}}
	meant := kept.cardsMeant(name)
	if len(meant) != 1 {
		return parts.Card{}, false
	}
	return *kept.state.Card(meant[0]), true
}

// Things lists the cards of the rulebook and of the box, for the lookup.
func (Flow) Things(kept talk.Box) []lookup.Thing {
	a := prompter{phrases{&talk.UI{}}, game.State{Cards: boxCards(kept)}}
	cards := a.every()
	out := make([]lookup.Thing, len(cards))
	for i := range cards {
		card := &cards[i]
		id := string(card.ID)
		name := tables.Text{En: cmp.Or(card.Name.En, card.Name.Ru, id), Ru: cmp.Or(card.Name.Ru, card.Name.En, id)}
		out[i] = lookup.Thing{ID: id, Game: "chezguevara", Name: name, Text: func() tables.Text {
			about := func(lang tables.Lang) string { return phrases{&talk.UI{Words: words.In(lang)}}.about(*card) }
			return tables.Text{En: about(tables.English), Ru: about(tables.Russian)}
		}}
	}
	return out
}

package chezguevara

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
	"tablemate/tables/words"
)

// printedRanks are the numbers of rank cards that the rulebook tells in its examples.
var printedRanks = map[parts.Rank]string{parts.Corporal: "3 2"}

// exampleRanks show how a rank card is typed.
var exampleRanks = map[parts.Rank]string{parts.Private: "2 3 0", parts.Corporal: "3 2 1 1", parts.Sergeant: "4 2 3 2"}

// askRank asks what the cards of a rank give, where the box does not know it (CG-RANK-04).
func (l *setupForm) askRank(rank parts.Rank) func() error {
	return func() error {
		var kept parts.Card
		known := l.Box != nil && l.Box.Find(string(rank), &kept) && kept.Kind == parts.RankKind
		if known && !l.told[string(rank)] {
			l.Ranks = game.WithRank(l.Ranks, kept.AsRank())
			return talk.ErrUnasked
		}
		q := desk.Question{Text: l.say("setup.rank", tables.Args{"rank": l.rank(rank), "penalty": rank != parts.Private}),
			Help: l.say("setup.rank-help", tables.Args{"penalty": rank != parts.Private, "printed": printedRanks[rank], "example": exampleRanks[rank]})}
		if known {
			q.Default = rankNumbers(kept.AsRank())
		}
		told, err := talk.Written(l.UI, q, func(typed string) (parts.RankCard, error) { return readRank(rank, typed) })
		if err == nil {
			l.Ranks = game.WithRank(l.Ranks, told)
			l.keepRank(told)
			l.asked(string(rank))
		}
		return err
	}
}

// asked notes that something was asked now, and not known from the box.
func (l *setupForm) asked(what string) {
	if l.told == nil {
		l.told = map[string]bool{}
	}
	l.told[what] = true
}

// rankNumbers returns what a rank gives as it is typed.
func rankNumbers(r parts.RankCard) string {
	numbers := []int{r.Pay, r.Leave, r.Slack, r.Penalty}
	if r.Rank == parts.Private {
		numbers = numbers[:3]
	}
	return strings.Trim(fmt.Sprint(numbers), "[]")
}

// keepRank keeps what the cards of a rank give in the owner's box, under its name in both
// languages.
func (l *setupForm) keepRank(told parts.RankCard) {
	card := told.AsCard()
	name := func(lang tables.Lang) string { return phrases{&talk.UI{Words: words.In(lang)}}.rank(told.Rank) }
	card.Name = tables.Text{En: name(tables.English), Ru: name(tables.Russian)}
	l.keepInBox(string(told.Rank), card)
}

// readRank reads pay, leave, slack and, but for a Private, the penalty.
func readRank(rank parts.Rank, typed string) (parts.RankCard, error) {
	out := parts.RankCard{Rank: rank}
	fields := []*int{&out.Pay, &out.Leave, &out.Slack, &out.Penalty}
	if rank == parts.Private {
		fields = fields[:3]
	}
	words := tokens(typed)
	if len(words) == 1 && len(words[0]) == len(fields) {
		words = strings.Split(words[0], "")
	}
	if len(words) != len(fields) {
		return out, unread("rank-card", tables.Args{"typed": typed, "count": len(fields)})
	}
	for i, word := range words {
		n, err := strconv.Atoi(word)
		if err != nil || n < -20 || n > 20 {
			return out, unread("rank-card", tables.Args{"typed": word, "count": len(fields)})
		}
		*fields[i] = n
	}
	out.Penalty = max(out.Penalty, -out.Penalty)
	return out, nil
}

// askDealt asks for the ranks dealt; of two players each is a Private (CG-SETUP-04).
func (l *setupForm) askDealt() error {
	if len(l.Players) == parts.MinPlayers {
		for i := range l.Players {
			l.Players[i].Rank = parts.Private
		}
		return talk.ErrUnasked
	}
	q := desk.Question{Text: l.say("setup.dealt", tables.Args{"names": l.names(), "keys": l.rankKeys()}), Rest: true}
	dealt, err := talk.Written(l.UI, q, func(typed string) ([]parts.Rank, error) { return l.readRanks(typed, len(l.Players)) })
	for i := range dealt {
		l.Players[i].Rank = dealt[i]
	}
	return err
}

// names lists the players as they sit.
func (l *setupForm) names() string {
	return talk.NameAll(l.seated().Players, func(p game.Player) string { return prompter{l.phrases, l.seated()}.seat(p.Seat) })
}

func (l *setupForm) rankKeys() string {
	return strings.Join(l.ranks().Keys(l.ranks().Each()...), " · ")
}

// readRanks reads so many ranks by their letters, between blanks or without: p c s.
func (l *setupForm) readRanks(typed string, count int) ([]parts.Rank, error) {
	words := strings.FieldsFunc(typed, func(r rune) bool { return unicode.IsSpace(r) || r == ',' })
	if len(words) == 1 && l.areRanks(strings.Split(words[0], "")) {
		words = strings.Split(words[0], "")
	}
	var out []parts.Rank
	for _, word := range words {
		meant := l.ranks().Meant(word)
		if len(meant) != 1 {
			return nil, unread("rank", tables.Args{"typed": word, "keys": l.rankKeys()})
		}
		out = append(out, parts.Rank(meant[0].ID))
	}
	if len(out) != count {
		return nil, unread("rank-count", tables.Args{"typed": len(out), "count": count})
	}
	return out, nil
}

// areRanks reports whether each of some words means a rank.
func (l *setupForm) areRanks(words []string) bool {
	return !slices.ContainsFunc(words, func(word string) bool { return len(l.ranks().Meant(word)) != 1 })
}

// askMiddle asks for the rank cards that were not dealt, where the box does not know how
// many there are of each (CG-SETUP-05).
func (l *setupForm) askMiddle() error {
	if middle, ok := l.undealt(); ok && !l.told["middle"] {
		l.Middle = middle
		return talk.ErrUnasked
	}
	count := parts.RankCards - len(l.Players)
	q := desk.Question{Text: l.say("setup.middle", tables.Args{"count": count, "keys": l.rankKeys()}), Rest: true}
	middle, err := talk.Written(l.UI, q, func(typed string) ([]parts.Rank, error) { return l.readRanks(typed, count) })
	if err == nil {
		l.Middle = middle
		l.countCopies()
		l.asked("middle")
	}
	return err
}

// undealt returns the rank cards that are left of those in the box; false where nobody has
// counted them.
func (l *setupForm) undealt() ([]parts.Rank, bool) {
	var out []parts.Rank
	for _, card := range l.Ranks {
		out = append(out, slices.Repeat([]parts.Rank{card.Rank}, max(0, card.Copies-l.dealt(card.Rank)))...)
	}
	return out, len(out) == parts.RankCards-len(l.Players)
}

// dealt returns how many players have a rank.
func (l *setupForm) dealt(rank parts.Rank) int {
	return countOf(l.Players, func(p game.Guest) bool { return p.Rank == rank })
}

// countCopies keeps how many cards of each rank there are.
func (l *setupForm) countCopies() {
	for i := range l.Ranks {
		card := &l.Ranks[i]
		card.Copies = l.dealt(card.Rank) + countOf(l.Middle, func(r parts.Rank) bool { return r == card.Rank })
		if card.Copies > 0 {
			l.keepRank(*card)
		}
	}
}

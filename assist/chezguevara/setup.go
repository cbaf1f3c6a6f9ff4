package chezguevara

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
	"tablemate/tables/words"
)

// Setup asks for the decisions that the command line did not give, and prints the layout. The
// owner's box keeps the values of the rank cards for the next game.
func (Flow) Setup(t *talk.UI, g session.Given) (game.Setup, error) {
	l := &setupForm{phrases: phrases{t}, given: g.Players, told: map[string]bool{}}
	l.House, l.Cards = g.House, boxCards(t.Box)
	err := talk.Setup(
		func() string { return strconv.Itoa(len(l.Players)) },
		l.otherPlayers,
		4,
		l.askPlayers,
		l.askRank(parts.Private),
		l.askRank(parts.Corporal),
		l.askRank(parts.Sergeant),
		l.askDealt,
		l.askMiddle,
		l.askDealer,
		l.showLayout,
	)
	return l.Setup, err
}

type setupForm struct {
	phrases
	game.Setup
	given []string        // the players on the command line, until people change them
	told  map[string]bool // questions answered in this setup; people who go back are asked again
}

func (l *setupForm) askPlayers() error {
	if n := len(l.given); parts.MinPlayers <= n && n <= parts.MaxPlayers {
		l.seatPlayers(l.given)
		return talk.ErrUnasked
	}
	q := desk.Question{Text: l.say("setup.players"), Help: l.say("setup.players-help")}
	now := tables.Each(l.Players, func(p game.Guest) string { return p.Name })
	names, err := talk.Players(l.UI, q, now, 4, readNames)
	if err == nil {
		l.seatPlayers(names)
	}
	return err
}

func (l *setupForm) otherPlayers() error {
	l.given = nil
	return l.askPlayers()
}

func (l *setupForm) seatPlayers(names []string) {
	if len(names) != len(l.Players) {
		l.Players = make([]game.Guest, len(names))
	}
	for i, name := range names {
		l.Players[i].Name = name
	}
}

func readNames(typed string) ([]string, error) {
	return talk.ReadPlayers(typed, parts.MinPlayers, parts.MaxPlayers, unread("names", nil))
}

// The player clockwise after the dealer begins (CG-TURN-01).
func (l *setupForm) askDealer() error {
	a := prompter{l.phrases, l.seated()}
	q := desk.Question{Text: l.say("setup.dealer"), Default: strconv.Itoa(len(l.Players))}
	p, err := talk.ChooseOne(l.UI, q, a.state.Players, func(i int, p game.Player) desk.Option {
		return desk.Option{Keys: []string{strconv.Itoa(i + 1)}, Label: a.seat(p.Seat)}
	})
	l.Dealer = p.Seat
	return err
}

// seated returns a state that has only the players. This is enough to name them.
func (l *setupForm) seated() game.State {
	var s game.State
	for i, p := range l.Players {
		s.Players = append(s.Players, game.Player{Seat: game.Seat(i + 1), Name: p.Name, Rank: p.Rank})
	}
	return s
}

func (l *setupForm) showLayout() error {
	s, _, err := game.Game{}.Start(l.Setup)
	if err != nil {
		return nil // package session reports this error later
	}
	said := tables.Args{
		"count":  len(s.Players),
		"hand":   parts.StartingHand,
		"deck":   s.Deck,
		"goal":   s.Goal(),
		"middle": prompter{l.phrases, s}.ranksNamed(s.Middle),
	}
	for _, step := range []string{"tents", "ranks", "hands", "deck", "goal"} {
		l.Desk.Say("  □ " + l.say("setup.check-"+step, said))
	}
	l.Desk.Say(l.say("setup.asides", tables.Args{"menu": l.word("menu")}))
	return talk.Ready(l.UI, l.say("setup.ready"))
}

// printedRanks has the values that the rulebook mentions in its examples.
var printedRanks = map[parts.Rank]string{parts.Corporal: "3 2"}

var exampleRanks = map[parts.Rank]string{parts.Private: "2 3 0", parts.Corporal: "3 2 1 1", parts.Sergeant: "4 2 3 2"}

// askRank returns a step that asks for the values of a rank card, unless the owner's box has values
// that can be right. If these values are wrong, people can also go back to the ranks before this one.
// CG-RANK-04
func (l *setupForm) askRank(rank parts.Rank) func() error {
	return func() error {
		q := l.rankQuestion(rank, true)
		read := func(typed string) (parts.RankCard, error) { return l.readNext(rank, typed) }
		if kept, known := l.keptRank(rank); known {
			switch _, err := read(rankNumbers(kept)); {
			case err == nil && !l.told[string(rank)]:
				l.Ranks = game.WithRank(l.Ranks, kept)
				return talk.ErrUnasked
			case err == nil:
				q.Default = rankNumbers(kept)
			case !l.told[string(rank)]:
				for _, each := range parts.Ranks {
					l.told[string(each)] = true
				}
				if err = l.Warn(err); err != nil {
					return err
				}
			}
		}
		told, err := talk.Written(l.UI, q, read)
		if err == nil {
			l.Ranks = game.WithRank(l.Ranks, told)
			l.keepRank(told)
			l.told[string(rank)] = true
		}
		return err
	}
}

func (t phrases) keptRank(rank parts.Rank) (parts.RankCard, bool) {
	var kept parts.Card
	known := t.Box != nil && t.Box.Find(string(rank), &kept) && kept.Kind == parts.RankKind
	return kept.AsRank(), known
}

// CG-RANK-09
func (l *setupForm) readNext(rank parts.Rank, typed string) (parts.RankCard, error) {
	told, err := readRank(rank, typed)
	if err != nil || rank == parts.Private {
		return told, err
	}
	below := l.Ranks[slices.IndexFunc(l.Ranks, func(c parts.RankCard) bool { return c.Rank == rank.Below() })]
	if told.Slack <= below.Slack {
		err = unread("rank-slack", tables.Args{"rank": l.rank(rank), "below": l.rank(below.Rank), "slack": below.Slack})
	}
	return told, err
}

func (t phrases) rankQuestion(rank parts.Rank, once bool) desk.Question {
	penalty := rank != parts.Private
	return desk.Question{
		Text: t.say("setup.rank", tables.Args{"rank": t.rank(rank), "penalty": penalty}),
		Help: t.say("setup.rank-help", tables.Args{
			"penalty": penalty, "printed": printedRanks[rank], "example": exampleRanks[rank], "once": once,
		}),
		Example: exampleRanks[rank],
	}
}

func rankNumbers(r parts.RankCard) string {
	numbers := []int{r.Pay, r.Leave, r.Slack, r.Penalty}
	if r.Rank == parts.Private {
		numbers = numbers[:3]
	}
	return strings.Trim(fmt.Sprint(numbers), "[]")
}

func (t phrases) keepRank(told parts.RankCard) {
	card := told.AsCard()
	name := func(lang tables.Lang) string { return phrases{&talk.UI{Words: words.In(lang)}}.rank(told.Rank) }
	card.Name = tables.Text{En: name(tables.English), Ru: name(tables.Russian)}
	t.keepInBox(string(told.Rank), card)
}

// readRank parses pay, leave and slack, and for ranks above Private also the penalty.
func readRank(rank parts.Rank, typed string) (parts.RankCard, error) {
	out := parts.RankCard{Rank: rank}
	fields := []*int{&out.Pay, &out.Leave, &out.Slack, &out.Penalty}
	if rank == parts.Private {
		fields = fields[:3]
	}
	words := splitWords(typed)
	if len(words) == 1 && len(words[0]) == len(fields) {
		words = strings.Split(words[0], "")
	}
	if len(words) != len(fields) {
		return out, unread("rank-card", tables.Args{"typed": typed, "count": len(fields)})
	}
	for i, word := range words {
		n, err := strconv.Atoi(word)
		if err != nil || n < -20 || n > 20 || i < 2 && n < 0 {
			return out, unread("rank-card", tables.Args{"typed": word, "count": len(fields)})
		}
		*fields[i] = n
	}
	out.Penalty = max(out.Penalty, -out.Penalty)
	return out, nil
}

// Two players are always Privates (CG-SETUP-04).
func (l *setupForm) askDealt() error {
	if len(l.Players) == parts.MinPlayers {
		for i := range l.Players {
			l.Players[i].Rank = parts.Private
		}
		return talk.ErrUnasked
	}
	q := desk.Question{Text: l.say("setup.dealt", tables.Args{"names": l.names(), "keys": l.rankKeys()}), Rest: true}
	q.Example = l.ranksExample(len(l.Players))
	dealt, err := talk.Written(l.UI, q, func(typed string) ([]parts.Rank, error) {
		return l.readRanks(typed, len(l.Players))
	})
	for i := range dealt {
		l.Players[i].Rank = dealt[i]
	}
	return err
}

func (l *setupForm) names() string {
	return talk.NameAll(l.seated().Players, func(p game.Player) string {
		return prompter{l.phrases, l.seated()}.seat(p.Seat)
	})
}

func (l *setupForm) rankKeys() string {
	return strings.Join(l.ranks().Keys(l.ranks().Each()...), " · ")
}

// readRanks parses "p c s" or "pcs".
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

func (l *setupForm) areRanks(words []string) bool {
	return !slices.ContainsFunc(words, func(word string) bool { return len(l.ranks().Meant(word)) != 1 })
}

func (l *setupForm) ranksExample(count int) string {
	all := l.ranks()
	return strings.TrimSpace(strings.Repeat(all.Key(all[0].Noun)+" ", count))
}

// CG-SETUP-05
func (l *setupForm) askMiddle() error {
	if middle, ok := l.undealt(); ok && !l.told["middle"] {
		l.Middle = middle
		return talk.ErrUnasked
	}
	for _, card := range l.Ranks {
		if n := l.dealt(card.Rank); 0 < card.Copies && card.Copies < n {
			said := tables.Args{"rank": l.rank(card.Rank), "cards": n, "rule": "CG-SETUP-03"}
			l.Desk.Say(l.say("problem.copies", said))
		}
	}
	count := parts.RankCards - len(l.Players)
	q := desk.Question{Text: l.say("setup.middle", tables.Args{"count": count, "keys": l.rankKeys()}), Rest: true}
	q.Example = l.ranksExample(count)
	middle, err := talk.Written(l.UI, q, func(typed string) ([]parts.Rank, error) { return l.readRanks(typed, count) })
	if err == nil {
		l.Middle = middle
		l.countCopies()
		l.told["middle"] = true
	}
	return err
}

// undealt returns the undealt rank cards, or false if their number is unknown or wrong.
func (l *setupForm) undealt() ([]parts.Rank, bool) {
	var out []parts.Rank
	for _, card := range l.Ranks {
		left := card.Copies - l.dealt(card.Rank)
		if left < 0 {
			return nil, false
		}
		out = append(out, slices.Repeat([]parts.Rank{card.Rank}, left)...)
	}
	return out, len(out) == parts.RankCards-len(l.Players)
}

func (l *setupForm) dealt(rank parts.Rank) int {
	return countOf(l.Players, func(p game.Guest) bool { return p.Rank == rank })
}

func (l *setupForm) countCopies() {
	for i := range l.Ranks {
		card := &l.Ranks[i]
		card.Copies = l.dealt(card.Rank) + countOf(l.Middle, func(r parts.Rank) bool { return r == card.Rank })
		if card.Copies > 0 {
			l.keepRank(*card)
		}
	}
}

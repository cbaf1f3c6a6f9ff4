package micemystics

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// encounter asks which encounter card was opened, or who comes where nobody has
// read it off.
func (a prompter) encounter(w game.Wait) (game.Action, error) {
	known := box.All[parts.Encounter](a.Box)
	said := tables.Args{"room": a.room(w.Room), "example": a.squadExample()}
	q := desk.Question{Text: a.say("encounter.text", said), Help: a.say("encounter.help", said)}
	seen, err := session.Written(a.UI, q, func(typed string) (opened, error) { return a.readEncounter(typed, known) })
	switch {
	case err != nil:
		return nil, err
	case seen.card.new != "":
		card, err := learned[parts.Encounter](a.phrases, seen.card.new)
		return game.Open{Card: card, Learn: a.strangers(comingBy(card))}, err
	case seen.card.at >= 0:
		return game.Open{Card: known[seen.card.at], Learn: a.strangers(comingBy(known[seen.card.at]))}, nil
	}
	squads, err := a.squadsOf(seen.who)
	return game.Open{Minions: squads, Learn: a.strangers(squads)}, err
}

// comingBy is whoever may come by an encounter card or its surge.
func comingBy(e parts.Encounter) []parts.Squad {
	out := e.Surge
	for _, row := range e.Rows {
		out = append(slices.Clip(out), row.Minions...)
	}
	return out
}

// squadsOf are squads by the names of minions that this table or the box knows,
// or whose cards are read off now.
func (a prompter) squadsOf(who []namedSquad) ([]parts.Squad, error) {
	var out []parts.Squad
	for _, c := range who {
		q := parts.Squad{Count: c.count, Greedy: c.greedy}
		at, _ := meant(c.name, a.state.Types, minionNames)
		if at >= 0 {
			q.Minion = a.state.Types[at].ID
		} else {
			id, err := a.minionOf(c.name)
			if err != nil {
				return nil, err
			}
			q.Minion = id
		}
		out = append(out, q)
	}
	return out, nil
}

// strangers are the cards of newcomers that the box knows and the table does not.
func (a prompter) strangers(squads []parts.Squad) []game.Learn {
	var out []game.Learn
	for _, q := range squads {
		told := slices.ContainsFunc(out, func(l game.Learn) bool { return l.Minion != nil && l.Minion.ID == q.Minion })
		var m parts.Minion
		var cat parts.Cat
		switch {
		case told || a.state.Type(q.Minion) != nil:
		case q.Minion == string(game.Brodie) && a.state.CatCards == nil && a.phrases.find("cat", &cat):
			out = append(out, game.Learn{Cat: &cat})
		case a.phrases.find(q.Minion, &m):
			out = append(out, game.Learn{Minion: &m})
		}
	}
	return out
}

// opened is what people told of an encounter card.
type opened struct {
	card called
	who  []namedSquad // where no card is named
}

// readEncounter reads a card's name, "+name" for a new card, or who comes:
// "3 roach 1 rat".
func (a prompter) readEncounter(typed string, known []parts.Encounter) (opened, error) {
	none := called{at: -1}
	if name, plus := strings.CutPrefix(strings.TrimSpace(typed), "+"); plus && strings.TrimSpace(name) != "" {
		return opened{card: called{new: strings.TrimSpace(name)}}, nil
	}
	if isOneOf(typed, "-", "–", "nobody", "никого") {
		return opened{card: none}, nil
	}
	at, several := meant(typed, known, encounterNames)
	switch {
	case at >= 0:
		return opened{card: called{at: at}}, nil
	case several != "":
		return opened{}, unread("card-two", tables.Args{"typed": typed, "cards": several})
	}
	if who, err := readCounted(typed); err == nil && slices.ContainsFunc(typedWords(typed), startsWithNumber) {
		return opened{card: none, who: who}, nil
	}
	return opened{}, unread("encounter", tables.Args{"typed": typed, "example": a.squadExample()})
}

func startsWithNumber(word string) bool { return word[0] >= '0' && word[0] <= '9' }

// squadExample shows how newcomers are typed, with minions of this table.
func (a prompter) squadExample() string {
	if len(a.state.Types) == 0 {
		return a.say("encounter.example")
	}
	return "3 " + folded(a.minionType(a.state.Types[0].ID))
}

// spawns asks for the spawn spaces of an unmapped tile: how many there are, or
// their names from the farthest from the mice to the nearest (MM-AMB-47).
func (a prompter) spawns(w game.Wait) (game.Action, error) {
	q := desk.Question{
		Text: a.say("spawns.text", tables.Args{"room": a.room(w.Room)}),
		Help: a.say("spawns.help"), Rest: true,
	}
	spaces, err := session.Written(a.UI, q, func(typed string) ([]parts.SpaceID, error) { return a.readSpawns(typed, w.Room) })
	return game.Spawns{Room: w.Room, Spaces: spaces}, err
}

// mostSpawns is more spawn spaces than a tile has.
const mostSpawns = 12

func (a prompter) readSpawns(typed, room string) ([]parts.SpaceID, error) {
	words := typedWords(typed)
	if n, err := readCount(typed); err == nil {
		if n < 1 || n > mostSpawns {
			return nil, unread("spawns", tables.Args{"most": mostSpawns})
		}
		return a.nameless(room, n), nil
	}
	var out []parts.SpaceID
	for _, word := range words {
		id := parts.SpaceID(word)
		if r := a.roomOf(room); r != nil {
			if known, ok := spaceOf(r, word); ok {
				id = known
			}
		}
		if slices.Contains(out, id) || !isName(word) {
			return nil, unread("spawns", tables.Args{"most": mostSpawns})
		}
		out = append(out, id)
	}
	if len(out) == 0 {
		return nil, unread("spawns", tables.Args{"most": mostSpawns})
	}
	return out, nil
}

// isName reports whether people may call a space so: a word that is no number.
func isName(word string) bool {
	return !startsWithNumber(word) && !strings.ContainsFunc(word, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' })
}

// nameless are names of the record's own for so many new places.
func (a prompter) nameless(room string, count int) []parts.SpaceID {
	r := a.roomOf(room)
	var out []parts.SpaceID
	for n := 1; len(out) < count; n++ {
		id := parts.SpaceID("?" + strconv.Itoa(n))
		if r == nil || !slices.ContainsFunc(r.Places, func(p parts.Space) bool { return p.ID == id }) {
			out = append(out, id)
		}
	}
	return out
}

// surge waits until people have played out a surge that only its text knows; who
// comes is told first.
func (a prompter) surge(w game.Wait) (game.Action, error) {
	help := ""
	if r := a.roomOf(w.Room); r != nil {
		help = r.Plan.SpecialSurge
	}
	if help == "" && a.state.Open != nil {
		help = a.state.Open.Text
	}
	done := desk.Option{Keys: a.Own("done", "готово"), Label: a.say("event.done")}
	come := desk.Option{Keys: a.Letters("cп"), Label: a.say("surge.come")}
	other := desk.Option{Keys: a.Letters(otherLetters), Label: a.say("turn.other")}
	return session.Menu(a.UI, desk.Question{Text: a.say("surge.text"), Help: help, Default: done.Keys[0]}, []offer{
		{Option: come, Take: a.call(w.Room)}, {Option: done, Take: just(game.Done{})}, {Option: other, Take: a.other},
	})
}

// call asks who comes, as a chapter or a surge says.
func (a prompter) call(room string) func() (game.Action, error) {
	return func() (game.Action, error) {
		q := desk.Question{Text: a.say("call.text"), Help: a.say("call.help", tables.Args{"example": a.squadExample()})}
		who, err := session.Written(a.UI, q, readCounted)
		if err != nil {
			return nil, err
		}
		squads, err := a.squadsOf(who)
		return game.Call{Squads: squads, Room: room, Learn: a.strangers(squads)}, err
	}
}

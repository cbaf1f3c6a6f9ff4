package micemystics

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	kept "tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	box "tablemate/tables/micemystics"
)

// encounter asks which encounter card was opened, or who comes where nobody has
// read it off.
func (a asking) encounter(w game.Wait) (game.Action, error) {
	known := kept.All[box.Encounter](a.Box)
	said := tables.Args{"room": a.room(w.Room), "example": a.squadExample()}
	q := desk.Question{Text: a.say("encounter.text", said), Help: a.say("encounter.help", said)}
	seen, err := session.Written(a.Talk, q, func(typed string) (opened, error) { return a.readEncounter(typed, known) })
	switch {
	case err != nil:
		return nil, err
	case seen.card.new != "" && seen.minion:
		m, err := a.learnMinion(seen.card.new)
		return game.Learn{Minion: &m}, err
	case seen.card.new != "":
		card, err := a.learnEncounter(seen.card.new)
		return game.Open{Card: card}, err
	case seen.card.at >= 0:
		return game.Open{Card: known[seen.card.at]}, nil
	}
	return game.Open{Minions: seen.squads}, nil
}

// opened is what people told of an encounter card.
type opened struct {
	card   called
	minion bool // it is a new minion card that is to be read off
	squads []box.Squad
}

// readEncounter reads a card's name, "+name" for a new card, or who comes:
// "3 roach 1 rat".
func (a asking) readEncounter(typed string, known []box.Encounter) (opened, error) {
	none := called{at: -1}
	if name, plus := strings.CutPrefix(strings.TrimSpace(typed), "+"); plus && strings.TrimSpace(name) != "" {
		return opened{card: called{new: strings.TrimSpace(name)}}, nil
	}
	words := apart(typed)
	if len(words) > 0 && startsWithNumber(words[0]) {
		squads, newcomer, err := a.readSquads(typed)
		return opened{card: called{at: -1, new: newcomer}, minion: newcomer != "", squads: squads}, err
	}
	if one(typed, "-", "–", "nobody", "никого") {
		return opened{card: none, squads: []box.Squad{}}, nil
	}
	at, several := meant(typed, known, func(e box.Encounter) []string { return namesOf(e.Name, string(e.ID)) })
	switch {
	case at >= 0:
		return opened{card: called{at: at}}, nil
	case several != "":
		return opened{}, unread("card-two", tables.Args{"typed": typed, "cards": several})
	}
	return opened{}, unread("encounter", tables.Args{"typed": typed, "example": a.squadExample()})
}

func startsWithNumber(word string) bool { return word[0] >= '0' && word[0] <= '9' }

// readSquads reads minions with their numbers: "3 roach, 1 rat". A plus before a
// name is a minion whose card is to be read off first.
func (a asking) readSquads(typed string) (squads []box.Squad, newcomer string, err error) {
	words := apart(typed)
	for i := 0; i < len(words); {
		n, wrong := readCount(words[i])
		from := i + 1
		for i = from; i < len(words) && !startsWithNumber(words[i]); i++ {
		}
		name := strings.Join(words[from:i], " ")
		if wrong != nil || n == 0 || name == "" {
			return nil, "", unread("squads", tables.Args{"example": a.squadExample()})
		}
		if strings.HasPrefix(name, "+") {
			return nil, strings.TrimSpace(name[1:]), nil
		}
		at, several := meant(name, a.state.Types, func(m box.Minion) []string { return namesOf(m.Name, m.ID) })
		switch {
		case several != "":
			return nil, "", unread("card-two", tables.Args{"typed": name, "cards": several})
		case at < 0:
			return nil, "", unread("minion", tables.Args{"typed": name, "known": a.minionTypes()})
		}
		squads = append(squads, box.Squad{Minion: a.state.Types[at].ID, Count: n})
	}
	if len(squads) == 0 {
		return nil, "", unread("squads", tables.Args{"example": a.squadExample()})
	}
	return squads, "", nil
}

func (a asking) minionTypes() string {
	names := make([]string, len(a.state.Types))
	for i := range a.state.Types {
		names[i] = a.minionType(a.state.Types[i].ID)
	}
	return joined(names)
}

// squadExample shows how newcomers are typed, with minions of this table.
func (a asking) squadExample() string {
	if len(a.state.Types) == 0 {
		return a.say("encounter.example")
	}
	return "3 " + folded(a.minionType(a.state.Types[0].ID))
}

// spawns asks for the spawn spaces of an unmapped tile: how many there are, or
// their names from the farthest from the mice to the nearest (MM-AMB-47).
func (a asking) spawns(w game.Wait) (game.Action, error) {
	q := desk.Question{
		Text: a.say("spawns.text", tables.Args{"room": a.room(w.Room)}),
		Help: a.say("spawns.help"), Rest: true,
	}
	spaces, err := session.Written(a.Talk, q, func(typed string) ([]box.SpaceID, error) { return a.readSpawns(typed, w.Room) })
	return game.Spawns{Room: w.Room, Spaces: spaces}, err
}

// mostSpawns is more spawn spaces than a tile has.
const mostSpawns = 12

func (a asking) readSpawns(typed, room string) ([]box.SpaceID, error) {
	words := apart(typed)
	if n, err := readCount(typed); err == nil {
		if n < 1 || n > mostSpawns {
			return nil, unread("spawns", tables.Args{"most": mostSpawns})
		}
		return a.nameless(room, n), nil
	}
	var out []box.SpaceID
	for _, word := range words {
		id := box.SpaceID(word)
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
func (a asking) nameless(room string, count int) []box.SpaceID {
	r := a.roomOf(room)
	var out []box.SpaceID
	for n := 1; len(out) < count; n++ {
		id := box.SpaceID("?" + strconv.Itoa(n))
		if r == nil || !slices.ContainsFunc(r.Places, func(p box.Space) bool { return p.ID == id }) {
			out = append(out, id)
		}
	}
	return out
}

// surge waits until people have played out a surge that only its text knows; who
// comes is told first.
func (a asking) surge(w game.Wait) (game.Action, error) {
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
	return session.Menu(a.Talk, desk.Question{Text: a.say("surge.text"), Help: help, Default: done.Keys[0]}, []offer{
		{Option: come, Take: a.call(w.Room)}, {Option: done, Take: just(game.Done{})}, {Option: other, Take: a.other},
	})
}

// call asks who comes, as a chapter or a surge says.
func (a asking) call(room string) func() (game.Action, error) {
	return func() (game.Action, error) {
		q := desk.Question{Text: a.say("call.text"), Help: a.say("call.help", tables.Args{"example": a.squadExample()})}
		seen, err := session.Written(a.Talk, q, func(typed string) (opened, error) {
			if name, plus := strings.CutPrefix(strings.TrimSpace(typed), "+"); plus && strings.TrimSpace(name) != "" {
				return opened{card: called{new: strings.TrimSpace(name)}}, nil
			}
			squads, newcomer, err := a.readSquads(typed)
			return opened{card: called{new: newcomer}, squads: squads}, err
		})
		if err == nil && seen.card.new != "" {
			m, err := a.learnMinion(seen.card.new)
			return game.Learn{Minion: &m}, err
		}
		return game.Call{Squads: seen.squads, Room: room}, err
	}
}

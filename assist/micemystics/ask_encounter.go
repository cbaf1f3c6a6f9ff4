package micemystics

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// People may name a known encounter card, type in a new one, or only report the minions.
func (a prompter) askEncounter(w game.Wait) (game.Action, error) {
	known := box.All[parts.Encounter](a.Box)
	example := a.squadExample()
	said := tables.Args{"room": a.room(w.Room), "example": example}
	q := desk.Question{Text: a.say("encounter.text", said), Help: a.say("encounter.help", said), Example: example}
	seen, err := talk.Written(a.UI, q, func(typed string) (typedEncounter, error) {
		return a.readEncounter(typed, known)
	})
	switch {
	case err != nil:
		return nil, err
	case seen.told != nil:
		return a.opened(a.keepEncounter(seen.new, *seen.told))
	case seen.new != "":
		return a.opened(readOffNew[parts.Encounter](a.phrases, seen.new))
	case seen.known != nil:
		return a.opened(*seen.known, nil)
	}
	squads, err := squadsOf(seen.who, a.minionFinder(a.state.Types))
	return game.Open{Minions: squads, Learn: a.unknownCards(squads)}, err
}

// opened returns the action that opens an encounter card. The rows and the surge of the encounter
// card may need minion cards that are not in the game yet. The action also adds these minion cards.
func (a prompter) opened(card parts.Encounter, err error) (game.Action, error) {
	squads := slices.Clone(card.Surge)
	for _, row := range card.Rows {
		squads = append(squads, row.Minions...)
	}
	return game.Open{Card: card, Learn: a.unknownCards(squads)}, err
}

// unknownCards returns the minion cards in the owner's box that are not in the game yet.
func (a prompter) unknownCards(squads []parts.Squad) []game.Learn {
	var out []game.Learn
	for _, q := range squads {
		told := slices.ContainsFunc(out, func(l game.Learn) bool { return l.Minion != nil && l.Minion.ID == q.Minion })
		var m parts.Minion
		var cat parts.Cat
		switch {
		case told || a.state.Type(q.Minion) != nil:
		case q.Minion == string(game.Brodie) && a.state.CatCards == nil && a.findInBox("cat", &cat):
			out = append(out, game.Learn{Cat: &cat})
		case a.findInBox(q.Minion, &m):
			out = append(out, game.Learn{Minion: &m})
		}
	}
	return out
}

func (a prompter) squadExample() string {
	if len(a.state.Types) == 0 {
		return a.say("encounter.example")
	}
	return foldCase(a.minionType(a.state.Types[0].ID)) + " 3"
}

// If no spawn space of a tile is known, askSpawns asks how many there are. People may type the
// names of the spaces instead, from the farthest to the nearest (MM-AMB-47). If several spaces are
// known, it asks for their order only when the order matters and the app cannot compute it.
func (a prompter) askSpawns(w game.Wait) (game.Action, error) {
	told := a.spawnsTold(w.Room)
	ordered, known := a.farthestFirst(w.Room, told)
	if len(told) == 1 || len(told) > 1 && (known || !a.farthestMatters(w.Squads)) {
		return game.Spawns{Room: w.Room, Spaces: ordered}, nil
	}
	said := tables.Args{"room": a.room(w.Room), "spaces": a.spawnList(told)}
	q := desk.Question{Text: a.say("spawns.text", said), Help: a.say("spawns.help"), Example: "4", Rest: true}
	if len(told) > 0 {
		q.Text, q.Help, q.Default = a.say("spawns.again", said), a.say("spawns.again-help", said), spawnNumbers(told, ordered)
	}
	spaces, err := talk.Written(a.UI, q, func(typed string) ([]parts.SpaceID, error) {
		return a.readSpawns(typed, w.Room)
	})
	return game.Spawns{Room: w.Room, Spaces: spaces}, err
}

func (a prompter) spawnsTold(room string) []parts.SpaceID {
	var out []parts.SpaceID
	if r := a.state.Room(room); r != nil {
		for i := range r.Places {
			if r.Places[i].Spawn {
				out = append(out, r.Places[i].ID)
			}
		}
	}
	return out
}

// farthestFirst sorts spawn spaces by their distance to the mice (MM-AMB-47), the farthest first.
// Spaces with an unknown distance keep their positions. Spaces with the distance 0 then move to the
// end.
// `all` reports whether all distances are known.
func (a prompter) farthestFirst(room string, told []parts.SpaceID) (out []parts.SpaceID, all bool) {
	steps := map[parts.SpaceID]int{}
	var known []parts.SpaceID
	for _, id := range told {
		if n, ok := a.stepsToMice(room, id); ok {
			steps[id], known = n, append(known, id)
		}
	}
	slices.SortStableFunc(known, func(x, y parts.SpaceID) int { return steps[y] - steps[x] })
	for _, id := range told {
		if _, ok := steps[id]; ok {
			id, known = known[0], known[1:]
		}
		out = append(out, id)
	}
	here := func(id parts.SpaceID) int {
		if n, ok := steps[id]; ok && n == 0 {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(out, func(x, y parts.SpaceID) int { return here(x) - here(y) })
	return out, len(steps) == len(told)
}

// stepsToMice returns the steps from a space to the nearest mouse. By a house rule, it returns the
// sum of the steps to all mice instead (MM-AMB-47). Without this house rule, the result is 0 if a
// mouse is on the space. In all other cases, `known` is false if the steps to any mouse are
// unknown.
func (a prompter) stepsToMice(room string, id parts.SpaceID) (steps int, known bool) {
	inSum := a.state.House.Is(game.SpawnDistance, "sum")
	nearest, sum, known := game.NoWay, 0, true
	for _, mouse := range a.state.MiceIn(room) {
		var f game.Fact // no steps
		if at := a.state.At(mouse).Space; at != id {
			f = a.factOf(room, game.Question{Between: parts.Pair{id, at}, Matter: game.Distance})
		} else if !inSum {
			return 0, true
		}
		nearest, sum, known = min(nearest, f.Least), sum+f.Least, known && f.Least == f.Most
	}
	if inSum {
		return sum, known
	}
	return nearest, known
}

// Distance matters only for ranged and large minions (MM-SPAWN-03, MM-SPAWN-06).
func (a prompter) farthestMatters(squads []parts.Squad) bool {
	return slices.ContainsFunc(squads, func(q parts.Squad) bool {
		t := a.state.Type(q.Minion)
		return q.Count > 0 && t != nil && (t.Large || t.Ranged)
	})
}

// spawnList returns a list of spaces. In "1 Rat A · 2", rat A is on space 1, and space 2 is empty.
func (a prompter) spawnList(told []parts.SpaceID) string {
	said := make([]string, len(told))
	for i, id := range told {
		at := game.Spot{Room: a.state.Wait().Room, Space: id}
		said[i] = strings.TrimSpace(spawnNumber(told, i) + " " + a.whoStands(at))
	}
	return strings.Join(said, " · ")
}

// spawnNumbers returns the names of the spaces in `ordered`. A space without a name gets its
// position in `told`, counted from 1.
func spawnNumbers(told, ordered []parts.SpaceID) string {
	said := make([]string, len(ordered))
	for i, id := range ordered {
		said[i] = spawnNumber(told, slices.Index(told, id))
	}
	return strings.Join(said, " ")
}

func spawnNumber(told []parts.SpaceID, i int) string {
	if strings.HasPrefix(string(told[i]), "?") {
		return strconv.Itoa(i + 1)
	}
	return string(told[i])
}

func (a prompter) newSpaceIDs(room string, count int) []parts.SpaceID {
	r := a.state.Room(room)
	var out []parts.SpaceID
	for n := 1; len(out) < count; n++ {
		id := parts.SpaceID("?" + strconv.Itoa(n))
		if r == nil || !slices.ContainsFunc(r.Places, func(p parts.Space) bool { return p.ID == id }) {
			out = append(out, id)
		}
	}
	return out
}

// askSurge waits until people have carried out the text of a surge. A surge starts when the
// minions' cheese wheel is full.
func (a prompter) askSurge(w game.Wait) (game.Action, error) {
	help := ""
	if r := a.state.Room(w.Room); r != nil {
		help = r.Plan.SpecialSurge
	}
	if help == "" && a.state.Open != nil {
		help = a.state.Open.Text
	}
	come := desk.Option{Keys: a.Letters("cп"), Label: a.say("surge.come")}
	return a.askDone(a.say("surge.text"), help, offer{Option: come, Take: a.askCall(w.Room)})
}

func (a prompter) askCall(room string) func() (game.Action, error) {
	return func() (game.Action, error) {
		q := desk.Question{Text: a.say("call.text"), Example: a.squadExample()}
		q.Help = a.say("call.help", tables.Args{"example": q.Example})
		squads, err := a.askSquads(q, a.state.Types)
		return game.Call{Squads: squads, Room: room, Learn: a.unknownCards(squads)}, err
	}
}

type typedEncounter struct {
	known *parts.Encounter
	new   string
	told  *typedRows
	who   []namedSquad
}

// readEncounter parses the name of a known card, "+name" for a new card, or a new card's name and
// rows. The text may also have only minions, such as "3 roach 1 rat".
func (a prompter) readEncounter(typed string, known []parts.Encounter) (typedEncounter, error) {
	name, plus := strings.CutPrefix(strings.TrimSpace(typed), "+")
	name, rows := cutRows(name)
	switch {
	case name != "" && rows != "":
		told, err := a.readEncounterRows(rows)
		return typedEncounter{new: name, told: &told}, err
	case plus && name != "":
		return typedEncounter{new: name}, nil
	case isNone(typed):
		return typedEncounter{}, nil
	}
	at, several := matchName(typed, known)
	switch {
	case at >= 0:
		return typedEncounter{known: &known[at]}, nil
	case several != "":
		return typedEncounter{}, unread("card-two", tables.Args{"typed": typed, "cards": several})
	}
	if who, err := readCounted(typed); err == nil && slices.ContainsFunc(typedWords(typed), startsWithNumber) {
		return typedEncounter{who: who}, nil
	}
	return typedEncounter{}, unread("encounter", tables.Args{"typed": typed, "example": a.squadExample()})
}

func startsWithNumber(word string) bool { return unicode.IsDigit(rune(word[0])) }

// If 4 spaces are known, "3" is the third of them, and "6" means that there are 6 spaces.
func (a prompter) readSpawns(typed, room string) ([]parts.SpaceID, error) {
	words, told := typedWords(typed), a.spawnsTold(room)
	wrong := unread("spawns", tables.Args{"most": maxSpawns})
	if n, err := readCount(typed); err == nil && n > len(told) {
		if n > maxSpawns {
			return nil, wrong
		}
		return append(told, a.newSpaceIDs(room, n-len(told))...), nil
	}
	for i, word := range words {
		if n, err := readCount(word); err == nil && n > 0 && n <= len(told) {
			words[i] = string(told[n-1])
		}
	}
	var out []parts.SpaceID
	for _, word := range words {
		id := parts.SpaceID(word)
		if r := a.state.Room(room); r != nil {
			if known, ok := spaceOf(r, word); ok {
				id = known
			}
		}
		if slices.Contains(out, id) || !slices.Contains(told, id) && !isSpaceName(word) {
			return nil, wrong
		}
		out = append(out, id)
	}
	if len(out) == 0 {
		return nil, wrong
	}
	return out, nil
}

// maxSpawns is the most spawn spaces of a tile.
const maxSpawns = 12

func isSpaceName(word string) bool {
	odd := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' }
	return !startsWithNumber(word) && !strings.ContainsFunc(word, odd)
}

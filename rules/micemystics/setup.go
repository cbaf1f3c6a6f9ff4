package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// Setup is what people decide before the first round (MM-GEN-02). If Position is set, the game
// starts in the middle of a chapter.
type Setup struct {
	Chapter  parts.Chapter  `json:"chapter" jsonschema:"the chapter, as people entered it"`
	Rooms    []Room         `json:"rooms" jsonschema:"tile sides of the chapter with their maps and special rules"`
	Players  int            `json:"players" jsonschema:"how many people play: 1 to 4"`
	Mice     []Seated       `json:"mice" jsonschema:"the mice of the party"`
	Types    []parts.Minion `json:"types,omitempty" jsonschema:"minion cards known at this table"`
	Cat      *parts.Cat     `json:"cat_cards,omitempty" jsonschema:"Brodie's initiative cards, where they are known"`
	Cards    []parts.Search `json:"cards,omitempty" jsonschema:"search cards known, the starting gear among them"`
	Die      []parts.Face   `json:"die,omitempty" jsonschema:"the six sides of an action die; left out: as public dice rollers draw them"`
	Personal bool           `json:"personal_achievements,omitempty" jsonschema:"personal achievements are played"` // MM-ACH-02
	Campaign bool           `json:"campaign,omitempty" jsonschema:"the chapter belongs to a campaign"`
	Story    []string       `json:"story,omitempty" jsonschema:"story achievements of earlier chapters"`
	House    rules.House    `json:"house_rules,omitempty" jsonschema:"how the table settles what the rulebook leaves open"`
	Position *State         `json:"position,omitempty" jsonschema:"plays from the middle of a chapter instead of its opening"`
}

// Seated is a mouse that enters the chapter. A new mouse has one ability card (MM-SETUP-05). A
// mouse from an earlier chapter keeps its abilities (MM-CAMP-01) and may keep one search card
// (MM-CAMP-02).
type Seated struct {
	Hero      parts.Hero      `json:"hero" jsonschema:"the hero card"`
	Player    string          `json:"player,omitempty" jsonschema:"who plays it"`
	Veteran   bool            `json:"veteran,omitempty" jsonschema:"it comes from an earlier chapter of a campaign"`
	Abilities []parts.Ability `json:"abilities,omitempty" jsonschema:"ability cards that it has from the start"`
	Untold    bool            `json:"ability_untold,omitempty" jsonschema:"which ability card it has is told when it is first used"`
	Kept      parts.CardID    `json:"kept,omitempty" jsonschema:"a search card kept from the chapter before"`
	At        Spot            `json:"at" jsonschema:"where the chapter puts it; the room left out: the first of the chapter"`
}

// Start lays out the chapter (MM-SETUP-01) and asks for the shuffled initiative cards. If the setup
// has a Position, Start continues the game from there. If the setup is impossible, Start returns a
// *rules.Problem.
func (Game) Start(u Setup) (State, []rules.Note, error) {
	if u.Position == nil {
		if err := rules.Refused(setupValidator.Verify(&u)); err != nil {
			return State{}, nil, err
		}
	}
	s := u.table()
	if err := rules.Refused(s.Verify()); err != nil {
		return State{}, nil, err
	}
	r := &resolver{State: s}
	if u.Position == nil {
		r.firstOrder()
	}
	r.settleAll()
	return r.State, r.notes, nil
}

func (u Setup) table() State {
	if u.Position == nil {
		return u.opening()
	}
	s := *u.Position
	if s.House == nil {
		s.House = u.House
	}
	return s.filled()
}

// The initiative cards are not shuffled yet (MM-SETUP-02, MM-SETUP-11). The hourglass is on page 1
// (MM-BOARD-01), party items are in the stash (MM-BOARD-03), and discard piles are empty
// (MM-SETUP-12). Only abilities, kept cards and story achievements come from an earlier chapter
// (MM-CAMP-03).
func (u Setup) opening() State {
	s := State{
		House: u.House, Chapter: u.Chapter, Die: u.Die, Tokens: Tokens{On: u.Personal},
		Types: u.Types, CatCards: u.Cat, Cards: u.Cards,
		Hourglass: 1, End: u.Chapter.End, Stash: slices.Clone(u.Chapter.Items),
		Rooms: slices.Clone(u.Rooms), Campaign: u.Campaign,
	}
	if s.Die == nil {
		s.Die = parts.Faces
	}
	if u.Campaign {
		s.Story = u.Story
	}
	for i := range s.Rooms {
		s.Rooms[i].Beneath = s.Rooms[i].Plan.Beneath != ""
	}
	for _, m := range u.Mice {
		s.seatMouse(m, u.keeps)
	}
	s.placeMinions()
	return s
}

// The method `keeps` reports whether a mouse has kept this card. Such a card is not dealt again as
// starting gear.
func (u Setup) keeps(card parts.CardID) bool {
	return slices.ContainsFunc(u.Mice, func(m Seated) bool { return m.Kept == card })
}

// seatMouse adds a mouse with its starting gear (MM-CHAR-04, MM-SETUP-07, MM-SETUP-09). Starting
// gear that any mouse of the party has kept is not dealt again. By default, the mouse starts in the
// first room. The room counts as visited.
func (s *State) seatMouse(who Seated, kept func(parts.CardID) bool) {
	m := Mouse{Hero: who.Hero, Player: who.Player, At: who.At, Untold: who.Untold}
	if m.At.Room == "" && len(s.Rooms) > 0 {
		m.At.Room = s.Rooms[0].ID
	}
	for _, card := range who.Hero.Starting {
		if !kept(card) {
			m.putCard(card, s.startPile(card))
		}
	}
	if who.Kept != "" {
		m.putCard(who.Kept, s.pileFor(who.Kept))
	}
	for _, a := range who.Abilities {
		m.Abilities = append(m.Abilities, a.ID)
		if _, known := s.Ability(a.ID); !known {
			s.Abilities = append(s.Abilities, a)
		}
	}
	if s.Entry == Nowhere {
		s.Entry = m.At
	}
	s.Mice = append(s.Mice, m)
	s.changeRoom(m.At.Room).Visited = true
	s.notePlace(m.At)
}

// MM-SETUP-09
func (s *State) placeMinions() {
	for _, p := range s.Chapter.Minions {
		if p.Space == "" {
			continue
		}
		at := Spot{p.Tile, p.Space}
		s.notePlace(at)
		if p.Minion == string(Brodie) {
			s.Cat = &at
			continue
		}
		for range p.Count {
			s.Minions = append(s.Minions, Minion{Name: s.NewName(p.Minion), Type: p.Minion, At: at})
		}
	}
}

const problems = "micemystics.problem."

func problem(id string, args rules.Args) *rules.Problem {
	return &rules.Problem{Note: rules.Note{ID: problems + id, Args: dropUnnamed(args)}}
}

// broken returns the problem of a setup or a state that cannot exist on a real table.
func broken(rule tables.RuleID, id string, args rules.Args) *rules.Problem {
	p := problem(id, args)
	p.Rule = rule
	return p
}

// possibleProblem returns the problem of a setup or position that breaks a rule but can exist on a
// real table.
func possibleProblem(rule tables.RuleID, id string, args rules.Args) *rules.Problem {
	p := broken(rule, id, args)
	p.Level = rules.Against
	return p
}

var setupValidator = rules.Validator[Setup]{
	Book:    &book,
	Nowhere: "MM-GEN-03",
	Checks: []func(*Setup, func(*rules.Problem)){
		validatePlayers, validateParty, validateHeroes, validateAbilities, validateKept, validateBoard,
	},
}

// CheckSetup lists the rules that a setup breaks.
func (Game) CheckSetup(u Setup) []rules.Violation {
	var found []rules.Violation
	if u.Position == nil {
		found = setupValidator.Breaches(&u)
	}
	if s := u.table(); rules.Refused(s.Verify()) == nil {
		found = append(found, positionValidator().Breaches(&s)...)
	}
	return caused("", found)
}

// MM-GEN-01, MM-SETUP-04. Names of players are optional.
func validatePlayers(u *Setup, found func(*rules.Problem)) {
	args := rules.Args{"players": u.Players, "mice": len(u.Mice)}
	var names []string
	for _, m := range u.Mice {
		if m.Player != "" && !slices.Contains(names, m.Player) {
			names = append(names, m.Player)
		}
	}
	switch {
	case u.Players < 1:
		found(broken("MM-GEN-01", "players", args))
	case u.Players > maxPlayers:
		found(possibleProblem("MM-GEN-01", "players", args))
	case len(names) > maxPlayers:
		found(possibleProblem("MM-GEN-01", "players", withArgs(args, "players", len(names))))
	case u.Players > len(u.Mice) && len(u.Mice) > 0:
		found(possibleProblem("MM-SETUP-04", "idle", args))
	}
}

const maxPlayers = 4 // MM-GEN-01

// MM-SETUP-03
func validateParty(u *Setup, found func(*rules.Problem)) {
	if n := len(u.Mice); n > 0 && u.Chapter.Party > 0 && n != u.Chapter.Party {
		found(possibleProblem("MM-SETUP-03", "party", rules.Args{"mice": n, "party": u.Chapter.Party}))
	}
	for _, hero := range u.Chapter.Heroes {
		if !slices.ContainsFunc(u.Mice, func(m Seated) bool { return m.Hero.ID == hero }) {
			found(possibleProblem("MM-SETUP-03", "prescribed", rules.Args{"mouse": Name(hero).Noun()}))
		}
	}
}

func validateHeroes(u *Setup, found func(*rules.Problem)) {
	s := State{Chapter: u.Chapter}
	for _, m := range u.Mice {
		s.Mice = append(s.Mice, Mouse{Hero: m.Hero})
	}
	found(validateMice(&s))
}

// MM-SETUP-05, MM-SETUP-06
func validateAbilities(u *Setup, found func(*rules.Problem)) {
	var given []parts.CardID
	for _, m := range u.Mice {
		mouse := Name(m.Hero.ID).Noun()
		if n := len(m.Abilities); n != 1 && !(m.Untold && n == 0) && !(u.Campaign && m.Veteran) {
			found(possibleProblem("MM-SETUP-05", "abilities", rules.Args{"mouse": mouse, "abilities": n}))
		}
		for _, a := range m.Abilities {
			args := rules.Args{"mouse": mouse, "ability": abilityCard(a.ID)}
			switch {
			case slices.Contains(given, a.ID):
				found(possibleProblem("MM-SETUP-06", "ability_twice", args))
			case !(&Mouse{Hero: m.Hero}).isAnyOf(a.Classes):
				found(possibleProblem("MM-SETUP-06", "ability_class", args))
			}
			given = append(given, a.ID)
		}
	}
}

// MM-CAMP-02. Mice keep cards only in a campaign.
func validateKept(u *Setup, found func(*rules.Problem)) {
	s := State{Cards: u.Cards}
	for i, m := range u.Mice {
		gear := slices.ContainsFunc(u.Mice, func(o Seated) bool { return slices.Contains(o.Hero.Starting, m.Kept) })
		switch {
		case m.Kept == "":
		case slices.ContainsFunc(u.Mice[:i], func(o Seated) bool { return o.Kept == m.Kept }):
			found(broken("MM-CAMP-02", "card_twice", rules.Args{"card": searchCard(m.Kept)}))
		case !u.Campaign || !m.Veteran || gear || s.Search(m.Kept).Type == parts.Party:
			args := rules.Args{"mouse": Name(m.Hero.ID).Noun(), "card": searchCard(m.Kept)}
			found(possibleProblem("MM-CAMP-02", "kept", args))
		}
	}
}

// MM-SETUP-11, MM-SETUP-08
func validateBoard(u *Setup, found func(*rules.Problem)) {
	switch end := (rules.Args{"end": u.Chapter.End}); {
	case u.Chapter.End < 1:
		found(broken("MM-SETUP-11", "end", end))
	case u.Chapter.End == 1:
		found(possibleProblem("MM-SETUP-11", "end", end))
	}
	var tiles []string
	for _, p := range u.Chapter.Minions {
		tiles = append(tiles, p.Tile)
	}
	for _, j := range u.Chapter.Joins {
		tiles = append(tiles, j.A, j.B)
	}
	for _, plan := range u.Chapter.Rooms {
		tiles = append(tiles, plan.Tile)
	}
	for _, tile := range tiles {
		if !slices.ContainsFunc(u.Rooms, func(r Room) bool { return r.ID == tile }) {
			found(broken("MM-SETUP-08", "room", rules.Args{"room": tileSide(tile)}))
		}
	}
}

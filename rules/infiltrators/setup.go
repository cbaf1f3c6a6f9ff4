package infiltrators

import (
	"cmp"
	"errors"
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/infiltrators"
)

// Setup holds the decisions before the first turn. If Position is set, the mission starts from
// Position, and the other fields are ignored. But if Position has no house rules, House applies.
type Setup struct {
	Mission  string         `json:"mission,omitempty" jsonschema:"T1, T2 or T3"`
	Own      *parts.Mission `json:"own_mission,omitempty" jsonschema:"the record of any other mission"`
	Players  []Player       `json:"players" jsonschema:"two to five agents, clockwise"`
	Suits    []parts.Suit   `json:"suits,omitempty" jsonschema:"where the mission leaves them open; left out: red, black, yellow"`
	First    int            `json:"first,omitempty" jsonschema:"who begins, from 1; left out: the first"` // IN-AMB-01
	NoBoards bool           `json:"no_boards,omitempty" jsonschema:"played without hint boards"`
	Shown    Shown          `json:"shown,omitempty" jsonschema:"what people see of what the hints tell; left out: the hint board"`
	Suspects int            `json:"suspects,omitempty" jsonschema:"training mission 1 with numbers of your own"`
	Bullets  int            `json:"bullets,omitempty" jsonschema:"likewise"`
	House    rules.House    `json:"house_rules,omitempty" jsonschema:"how the table settles what the rulebook leaves open"`
	Position *State         `json:"position,omitempty" jsonschema:"plays from the middle of a mission instead of the opening"`
}

// Player is one person at the table.
type Player struct {
	Name string `json:"name,omitempty" jsonschema:"as people call the player"`
}

// If HQ has fewer than `thin` cards at the start, people are warned.
const thin = 3

// Start returns the state before the first turn, or a *rules.Problem if the setup cannot exist on a
// real table.
func (Game) Start(u Setup) (State, []rules.Note, error) {
	if u.Position != nil {
		return u.fromPosition()
	}
	if err := rules.Refused(setupValidator.Verify(&u)); err != nil {
		return State{}, nil, err
	}
	m, _ := u.mission()
	s := u.opening(m)
	return s, s.openingNotes(), nil
}

// mission returns the setup's mission. If the mission is unknown, it returns a problem, because the
// program never guesses the rules of a mission (IN-GOAL-03).
func (u Setup) mission() (parts.Mission, *rules.Problem) {
	if u.Own != nil {
		return *u.Own, nil
	}
	i := slices.IndexFunc(parts.TrainingMissions, func(m parts.Mission) bool { return m.ID == u.Mission })
	if i < 0 {
		return parts.Mission{}, broken("IN-GOAL-03", "mission", rules.Args{"mission": u.Mission})
	}
	return parts.TrainingMissions[i], nil
}

func (u Setup) position() State {
	s := u.Position.filled()
	if s.House == nil {
		s.House = u.House
	}
	return s
}

func (u Setup) fromPosition() (State, []rules.Note, error) {
	s := u.position()
	if err := rules.Refused(validator.Verify(&s)); err != nil {
		return State{}, nil, err
	}
	r := &resolver{State: s.clone(), before: s}
	if r.Result == nil && r.Turn.Wait == ForAction && r.Turn.Did == "" {
		r.judgeStuck()
	}
	return r.State, r.notes, nil
}

// Bullets are on the stand (IN-SETUP-04). The mission's cards form one deck (IN-SETUP-05). Each
// agent gets a starting hand (IN-SETUP-06), some cards become the face-down suspects (IN-SETUP-07),
// and the rest is HQ (IN-SETUP-08). All missions begin in this way (IN-SETUP-10). Additional rules
// are in the mission's description (IN-SETUP-13).
func (u Setup) opening(m parts.Mission) State {
	s := State{Mission: m, House: u.House, Suits: suitsOf(u, m), NoBoards: u.NoBoards, Shown: u.Shown}
	n := len(u.Players)
	for i, p := range u.Players {
		s.Agents = append(s.Agents, Agent{Seat: Seat(i + 1), Name: p.Name, Hand: startingHand(m)})
	}
	s.Suspects = cmp.Or(u.Suspects, m.Suspects.For(n))
	s.Bullets = cmp.Or(u.Bullets, m.Bullets.For(n))
	s.HQ = len(s.Deck()) - startingHand(m)*n - s.Suspects
	s.Turn = Turn{Number: 1, Seat: Seat(cmp.Or(u.First, 1))}
	if m.Minutes > 0 {
		s.Turn.Wait = ForBegin
	}
	return s
}

// IN-TM1-01
func (s *State) openingNotes() []rules.Note {
	var out []rules.Note
	if n := len(s.Agents); s.Mission.ID == parts.Training1 && n != 3 {
		out = append(out, rules.Note{ID: "printed-for-three", Rule: "IN-TM1-01", Args: rules.Args{"agents": n}})
	}
	if s.HQ < thin {
		out = append(out, rules.Note{ID: "thin-hq", Rule: "IN-SETUP-08", Args: rules.Args{"hq": s.HQ}})
	}
	return out
}

func startingHand(m parts.Mission) int { return cmp.Or(m.Hand, parts.StartingHand) }

// suitsOf returns the suits that people chose. If they chose none, it returns the suits that the
// mission names, or else the first suits of parts.NamedSuits. If NamedSuits has too few suits for
// the mission, it returns none (IN-AMB-04).
func suitsOf(u Setup, m parts.Mission) []parts.Suit {
	switch {
	case len(m.Named) > 0 && len(u.Suits) == 0:
		return slices.Clone(m.Named)
	case len(u.Suits) > 0 || m.Suits > len(parts.NamedSuits):
		return slices.Clone(u.Suits)
	}
	return slices.Clone(parts.NamedSuits[:max(0, m.Suits)])
}

func (s State) filled() State {
	s = s.clone()
	for i := range s.Agents {
		if s.Agents[i].Seat == rules.Nobody {
			s.Agents[i].Seat = Seat(i + 1)
		}
	}
	if len(s.Suits) == 0 {
		s.Suits = suitsOf(Setup{}, s.Mission)
	}
	if s.Turn.Number == 0 {
		s.Turn.Number = 1
	}
	if s.Turn.Seat == rules.Nobody && len(s.Agents) > 0 {
		s.Turn.Seat = s.Agents[0].Seat
	}
	return s
}

// ValidateMission returns a *rules.Problem if the mission is invalid, or if its counts of suspects,
// bullets or cards are wrong for an allowed number of agents.
func ValidateMission(m parts.Mission) error {
	if p := checkMission(Setup{Own: &m}, m); p != nil {
		return p
	}
	for n := m.Players().Min; n <= m.Players().Max; n++ {
		u := Setup{Own: &m, Players: make([]Player, n)}
		for i := 0; i < m.Suits && len(m.Named) == 0; i++ {
			u.Suits = append(u.Suits, parts.Suit(rune('a'+i)))
		}
		s := u.opening(m)
		if p := s.checkCounts(); p != nil {
			p.Args["agents"] = n
			return p
		}
	}
	return nil
}

func (u Setup) setupProblems(found func(*rules.Problem)) {
	m, p := u.mission()
	if found(p); p != nil {
		return
	}
	for _, check := range []func(Setup, parts.Mission) *rules.Problem{
		checkMission, checkPlayers, checkSuits, checkNumbers, checkFirst, checkShown,
	} {
		found(check(u, m))
	}
	if errors.As(book.Verify(u.House), &p) {
		found(p)
	}
}

var setupValidator = rules.Validator[Setup]{
	Book:    &book,
	Nowhere: "IN-CARD-01",
	Checks: []func(*Setup, func(*rules.Problem)){
		func(u *Setup, found func(*rules.Problem)) { u.setupProblems(found) },
		func(u *Setup, found func(*rules.Problem)) { found(u.layoutProblem()) },
	},
}

// layoutProblem checks the numbers of suspects, bullets and HQ cards. If these numbers are
// impossible and the setup contains other mistakes, layoutProblem returns the last of these
// mistakes as a problem that is impossible on a real table.
func (u Setup) layoutProblem() *rules.Problem {
	m, p := u.mission()
	if p != nil {
		return nil
	}
	s := u.opening(m)
	wrong := s.checkCounts()
	if wrong == nil || !wrong.Refused() {
		return wrong
	}
	u.setupProblems(func(p *rules.Problem) {
		if p != nil {
			wrong = &rules.Problem{Note: p.Note}
		}
	})
	return wrong
}

// CheckSetup lists the printed rules that a setup or its position breaks.
func (Game) CheckSetup(u Setup) []rules.Violation {
	if u.Position == nil {
		return setupValidator.Breaches(&u)
	}
	s := u.position()
	return validator.Breaches(&s)
}

func checkMission(u Setup, m parts.Mission) *rules.Problem {
	args := rules.Args{"mission": m.ID}
	switch r, p := m.Range(), m.Players(); {
	case u.Own != nil && (m.ID == "" || m.Training()):
		return broken("IN-GOAL-03", "mission_id", args)
	case m.Suits < 1 || m.Suits > parts.Suits || len(m.Named) > 0 && len(m.Named) != m.Suits:
		return broken("IN-SETUP-10", "mission_suits", rules.Args{"suits": m.Suits})
	case r.Min < parts.Lowest || r.Max > parts.Highest || r.Min > r.Max:
		return broken("IN-SETUP-11", "mission_numbers", rules.Args{"low": r.Min, "high": r.Max})
	case p.Min < parts.LeastAgents || p.Max > parts.MostAgents || p.Min > p.Max:
		return broken("IN-SETUP-01", "mission_agents", rules.Args{"low": p.Min, "high": p.Max})
	case m.Hand < 0 || m.Limit < 0 || m.PerTurn < 0 || m.Minutes < 0:
		return broken("IN-SETUP-10", "mission_negative", args)
	case !emptyOrOneOf(m.Specials, parts.NoSpecials, parts.SpecialsInDeck, parts.SpecialsByText),
		!emptyOrOneOf(m.SpecialSuspect, SpecialSuspect.Values...),
		!emptyOrOneOf(m.Order, parts.Clockwise, parts.Counterclockwise, parts.OrderByText):
		return broken("IN-SETUP-10", "mission_word", args)
	}
	return nil
}

func emptyOrOneOf[T ~string](word T, words ...T) bool {
	return word == "" || slices.Contains(words, word)
}

// IN-SETUP-01
func checkPlayers(u Setup, m parts.Mission) *rules.Problem {
	n, p := len(u.Players), m.Players()
	switch args := (rules.Args{"agents": n, "low": p.Min, "high": p.Max}); {
	case n == 0:
		return broken("IN-SETUP-01", "agents", args)
	case n < parts.LeastAgents || n > parts.MostAgents:
		return possibleProblem("IN-SETUP-01", "agents", args)
	case n < p.Min || n > p.Max:
		return possibleProblem("IN-SETUP-10", "agents_of_mission", args)
	}
	return nil
}

// There must be as many suits as the mission says (IN-TM2-03, IN-TM3-03). If the mission names
// suits, no others are allowed (IN-TM1-04).
func checkSuits(u Setup, m parts.Mission) *rules.Problem {
	suits := suitsOf(u, m)
	rule := cmp.Or(map[string]ruleID{
		parts.Training1: "IN-TM1-04", parts.Training2: "IN-TM2-03", parts.Training3: "IN-TM3-03",
	}[m.ID], "IN-SETUP-10")
	for i, suit := range suits {
		if suit == "" || slices.Contains(suits[:i], suit) {
			return broken(rule, "suit_twice", suitArgs(suit))
		}
	}
	if len(suits) != m.Suits {
		return possibleProblem(rule, "suits", rules.Args{"suits": len(suits), "want": m.Suits})
	}
	for _, suit := range suits {
		if len(m.Named) > 0 && !slices.Contains(m.Named, suit) {
			return possibleProblem(rule, "suit_named", suitArgs(suit))
		}
	}
	return nil
}

func suitArgs(suit parts.Suit) rules.Args {
	return rules.Args{"suit": rules.Noun{Kind: NounSuit, ID: string(suit)}}
}

// People may choose the numbers of suspects and bullets only by a house rule (IN-AMB-02). This
// house rule applies only to training mission 1, and only if the number of agents is not three.
func checkNumbers(u Setup, m parts.Mission) *rules.Problem {
	manual := m.ID == parts.Training1 && len(u.Players) != 3 && u.House.Is(T1Values, "manual")
	switch args := (rules.Args{"suspects": u.Suspects, "bullets": u.Bullets}); {
	case u.Suspects < 0 || u.Bullets < 0:
		return broken("IN-AMB-02", "own_numbers", args)
	case (u.Suspects != 0 || u.Bullets != 0) && !manual:
		return possibleProblem("IN-AMB-02", "own_numbers", args)
	}
	return nil
}

func checkShown(u Setup, _ parts.Mission) *rules.Problem {
	if !emptyOrOneOf(u.Shown, ShownGrid, ShownCandidates) {
		return problem("shown", rules.Args{"shown": string(u.Shown)})
	}
	return nil
}

func checkFirst(u Setup, _ parts.Mission) *rules.Problem {
	if u.First < 0 || u.First > len(u.Players) {
		return problem("first", rules.Args{"first": u.First})
	}
	return nil
}

// IN-SETUP-07, IN-END-04, IN-SETUP-04, IN-SETUP-08
func (s *State) checkCounts() *rules.Problem {
	args := rules.Args{"suspects": s.Suspects, "bullets": s.Bullets, "hq": s.HQ}
	switch {
	case s.Suspects < 1:
		return broken("IN-SETUP-07", "no_suspects", args)
	case s.Bullets > parts.Bullets:
		return broken("IN-SETUP-04", "bullets", args)
	case s.HQ < 0:
		return broken("IN-SETUP-08", "empty_hq", args)
	case s.Bullets < s.Suspects:
		return possibleProblem("IN-END-04", "too_few_bullets", args)
	case s.HQ == 0:
		return possibleProblem("IN-SETUP-08", "empty_hq", args)
	}
	return nil
}

func problem(id string, args rules.Args) *rules.Problem {
	return &rules.Problem{Note: rules.Note{ID: "infiltrators.problem." + id, Args: args}}
}

func broken(rule ruleID, id string, args rules.Args) *rules.Problem {
	p := problem(id, args)
	p.Rule = rule
	return p
}

// possibleProblem describes a situation that breaks a rule but is possible on a real table.
func possibleProblem(rule ruleID, id string, args rules.Args) *rules.Problem {
	p := broken(rule, id, args)
	p.Level = rules.Against
	return p
}

package chezguevara

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// If the roll clears the accused, the accused may take revenge (CG-EXPO-05, CG-REV-01). If not, the
// accused is demoted (CG-EXPO-06), and the accuser may do one action (CG-EXPO-07).
func (r *resolver) verdict(p *Play) {
	if p.Result >= ClearedFrom {
		p.Waits = NoWait
		r.Right = &Right{Seat: p.To, Against: p.Seat, Line: p.Line}
		r.note("cleared", "CG-EXPO-05", "seat", p.To, "result", p.Result)
		return
	}
	r.note("convicted", "CG-EXPO-06", "seat", p.To, "result", p.Result)
	r.convict(p)
}

// convict demotes the exposed player. The game waits for the accuser's action only if the accuser
// can move a person or bring the Glorious Leader (CG-AMB-33).
func (r *resolver) convict(p *Play) {
	accused := p.To
	p.Waits = NoWait
	if len(r.movable(accused)) > 0 || r.leaderFrom(accused) != nowhere {
		p.Waits = ForAction
	}
	r.demote(accused)
}

// CG-EXPO-08
func (s *State) movable(seat rules.Seat) []parts.CardID {
	return once(s.lying(seat, func(_ parts.CardID, c *parts.Card) bool { return c.Kind == parts.Person && !fixed(c) }))
}

// CG-EXPO-07
func (s *State) followUps(w Wait) []parts.CardID {
	exposed := s.Play(w.Line).To
	out := s.movable(exposed)
	if s.leaderFrom(exposed) != nowhere {
		out = append(out, parts.GloriousLeader)
	}
	return out
}

// followUp checks that the accuser's action is awaited (CG-EXPO-07), and returns the exposed
// player.
func (j *judge) followUp(a Action) (exposed rules.Seat, ok bool) {
	w := j.awaitedBy(a)
	if w.For == NoWait || w.Seat != Speaker(a) {
		j.against("CG-EXPO-07", "", "seat", Speaker(a))
		return rules.Nobody, false
	}
	return j.Play(w.Line).To, true
}

// followUp ends the wait for the accuser and returns the exposed player. By a house rule, the
// accuser can no longer heal in this turn (CG-AMB-80).
func (r *resolver) followUp(seat rules.Seat, w Wait) (exposed rules.Seat) {
	p := r.Play(w.Line)
	p.Waits = NoWait
	if r.House.Is(FollowUpHealing, "yes") {
		r.busy(seat)
	}
	return p.To
}

// Transfer moves a person from the exposed player's tent to another tent.
type Transfer struct {
	Seat rules.Seat   `json:"seat" jsonschema:"who moves the person"`
	Card parts.CardID `json:"card" jsonschema:"the person"`
	To   rules.Seat   `json:"to" jsonschema:"the tent that the person goes to"`
	On   int          `json:"on,omitempty" jsonschema:"the line of the exposure"`
}

func (Transfer) Kind() string { return "transfer" }
func (Transfer) when() moment { return moment{answers: []Awaited{ForAction}} }

// CG-EXPO-08, CG-EXPO-09, CG-REC-09, CG-AMB-35
func (a Transfer) breaks(j *judge) {
	args := []any{"seat", a.Seat, "card", a.Card, "to", a.To}
	if j.nobodyToMove(a.Seat) {
		j.against("CG-EXPO-08", "", args...)
		return
	}
	switch exposed, ok := j.followUp(a); {
	case !ok:
	case !slices.Contains(j.movable(exposed), a.Card):
		j.against("CG-EXPO-08", "", args...)
	case a.To == exposed || a.To == rules.Nobody:
		j.against("CG-EXPO-09", "", args...)
	case !j.enters(j.Card(a.Card), a.To):
		j.against("CG-REC-09", "", args...)
	}
}

// nobodyToMove reports whether the accuser convicted a player who has no movable person
// (CG-EXPO-08, CG-AMB-33). Once the accuser has taken the action after the conviction, the result
// is false.
func (s *State) nobodyToMove(accuser rules.Seat) bool {
	return slices.ContainsFunc(s.Plays, func(p Play) bool {
		convicts := p.As == (Revenge{}).Kind() ||
			p.Card == parts.Exposure && p.Die != 0 && p.Result < ClearedFrom // CG-REV-02
		followedUp := slices.ContainsFunc(s.Lines, func(l Line) bool {
			return l.On == p.Line && slices.Contains(momentOf(l.Action).answers, ForAction)
		})
		return p.Seat == accuser && p.By == 0 && p.Waits == NoWait && convicts && !followedUp &&
			len(s.movable(p.To)) == 0
	})
}

// No roll is needed (CG-EXPO-09). If a cancel card has removed the person, the accuser may choose
// again (CG-EXPO-07).
func (a Transfer) act(r *resolver, w Wait) {
	if r.quiet && !r.Player(r.Play(w.Line).To).Holds(a.Card) {
		return
	}
	exposed := r.followUp(a.Seat, w)
	r.note("transferred", "CG-EXPO-09", "seat", a.Seat, "card", a.Card, "to", a.To)
	r.move(a.Card, exposed, a.To)
}

// Bring brings the Glorious Leader, a moocher, into the exposed player's tent.
type Bring struct {
	Seat rules.Seat `json:"seat" jsonschema:"who fetches the leader"`
	On   int        `json:"on,omitempty" jsonschema:"the line of the exposure"`
}

func (Bring) Kind() string { return "bring" }
func (Bring) when() moment { return moment{answers: []Awaited{ForAction}} }

// CG-EXPO-10, CG-AMB-34
func (a Bring) breaks(j *judge) {
	if exposed, ok := j.followUp(a); ok && j.leaderFrom(exposed) == nowhere {
		j.against("CG-AMB-34", "", "seat", a.Seat, "to", exposed)
	}
}

const (
	nowhere     rules.Seat = ""
	fromDiscard rules.Seat = "discard"
	fromDeck    rules.Seat = "deck"
)

// leaderFrom returns the place from which the rules let the Glorious Leader be fetched, or `nowhere`.
// The place is another tent or, by a house rule, the discard pile or the deck (CG-EXPO-10, CG-AMB-34).
func (s *State) leaderFrom(to rules.Seat) rules.Seat {
	from := s.leaderAt()
	if from == to || from == fromDiscard && s.House.Is(LeaderSource, "tents") ||
		from == fromDeck && !s.House.Is(LeaderSource, "anywhere") {
		return nowhere
	}
	return from
}

// leaderAt returns the tent with the Glorious Leader. If he is in no tent, it returns the pile from
// which people can take him.
func (s *State) leaderAt() rules.Seat {
	host := slices.IndexFunc(s.Players, func(p Player) bool { return p.Holds(parts.GloriousLeader) })
	switch {
	case host >= 0:
		return s.Players[host].Seat
	case s.Discard > 0:
		return fromDiscard
	case s.Deck > 0:
		return fromDeck
	}
	return nowhere
}

// CG-EXPO-10. The exposed player must feed the Glorious Leader (CG-MOOCH-02). The table may agree to
// bring him although he is in no tent (CG-AMB-34).
func (a Bring) act(r *resolver, w Wait) {
	host := r.followUp(a.Seat, w)
	from := r.leaderAt()
	if from == nowhere || from == host {
		return
	}
	r.note("leader-brought", "CG-EXPO-10", "seat", a.Seat, "to", host)
	switch from {
	case fromDiscard:
		r.Discard--
	case fromDeck:
		r.draw(1)
	default:
		r.move(parts.GloriousLeader, from, host)
		return
	}
	r.arrive(host, Laid{Card: parts.GloriousLeader, Moved: true})
}

// Decline states that the accuser takes no action after an exposure.
type Decline struct {
	Seat rules.Seat `json:"seat" jsonschema:"who takes no action"`
	On   int        `json:"on,omitempty" jsonschema:"the line of the exposure"`
}

func (Decline) Kind() string            { return "decline" }
func (Decline) when() moment            { return moment{answers: []Awaited{ForAction}} }
func (a Decline) breaks(j *judge)       { j.followUp(a) }
func (Decline) act(r *resolver, w Wait) { r.Play(w.Line).Waits = NoWait }

// Revenge demotes the accuser of a cleared player. It needs an exposure card from the hand, or the
// Orderly in the tent.
type Revenge struct {
	Seat rules.Seat   `json:"seat" jsonschema:"who takes revenge"`
	Card parts.CardID `json:"card" jsonschema:"exposure, or orderly"`
	On   int          `json:"on,omitempty" jsonschema:"the line of the exposure that it answers"`
}

func (Revenge) Kind() string { return "revenge" }

// CG-REV-01
func (a Revenge) breaks(j *judge) {
	p := j.Player(a.Seat)
	orderly := a.Card == parts.Orderly && p.Holds(parts.Orderly)
	if j.Right == nil || j.Right.Seat != a.Seat || a.On != 0 && a.On != j.Right.Line ||
		!orderly && (a.Card != parts.Exposure || p.Hand < 1) {
		j.against("CG-REV-01", "", "seat", a.Seat, "card", a.Card)
	}
}

// No roll is needed (CG-REV-02). A used Orderly stays in the tent (CG-REV-03).
func (a Revenge) act(r *resolver, _ Wait) {
	if a.Card != parts.Orderly || r.House.Is(OrderlyHealing, "yes") {
		r.busy(a.Seat)
	}
	r.spend(a)
	on := r.line(r.n).On
	exposure := r.Play(on)
	if exposure == nil {
		return
	}
	p := r.begin(Play{Seat: a.Seat, Card: a.Card, As: a.Kind(), To: exposure.Seat, On: on})
	r.Right = nil
	if p.By == 0 {
		r.note("revenge", "CG-REV-02", "seat", a.Seat, "target", p.To)
		r.convict(p)
	}
}

// endRight does nothing for a revenge, a fact, a changed house rule or a correction. Any other
// action ends the right to revenge (CG-REV-01). By a house rule, only the next step of the turn
// ends the right (CG-AMB-72).
func (r *resolver) endRight(a Action) {
	_, revenge := a.(Revenge)
	turns := actorInTurn(a, r.Turn.Seat) != rules.Nobody
	if turns || !revenge && !tells(a) && a.Kind() != (Correct{}).Kind() && r.House.Is(RevengeRight, "with_anything") {
		r.Right = nil
	}
}

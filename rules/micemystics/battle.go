package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// The method `attack` checks an attack of a mouse (MM-TURN-01, MM-COND-02, MM-MEL-02).
func (c *mouseJudge) attack(a Attack) {
	c.hasAction()
	c.weapon(a)
	from, to := c.me.At, c.At(a.Target)
	switch {
	case c.Mouse(a.Target) != nil:
		c.against("MM-MEL-02", "target-mouse")
	case to == Nowhere:
		c.impossible("MM-MEL-02", "target-gone")
	}
	switch reach := c.reachOf(a); {
	case to == Nowhere:
	case reach == parts.Melee && c.adjacent(from, to) == No:
		c.outOfReach(from, to)
	case reach == parts.Ranged:
		c.shot(a, from, to)
	}
}

// weapon requires exactly one weapon, which must be in the mouse's paws (MM-SCARD-08, MM-MEL-01,
// MM-RNG-01).
func (c *mouseJudge) weapon(a Attack) {
	weapons, id, weapon := c.weaponsOf(c.me, parts.NoReach), tables.RuleID("MM-MEL-01"), searchCard(a.Weapon)
	if c.Search(a.Weapon).Reach == parts.Ranged {
		id = "MM-RNG-01"
	}
	switch {
	case c.me.Hero.Lacks(parts.HeroGear):
	case len(weapons) == 0 && !c.unread(c.me.Equipped):
		c.against("MM-SCARD-08", "no-weapon", "weapon", weapon)
	case a.Weapon == "" && len(weapons) > 1:
		all := nouns(weapons, func(k parts.Search) rules.Noun { return searchCard(k.ID) })
		c.against(id, "which-weapon", "weapon", weapon, "weapons", all)
	case a.Weapon != "" && !slices.Contains(c.me.Equipped, a.Weapon):
		c.against(id, "weapon-not-held", "weapon", weapon)
	case a.Weapon != "" && !c.unread([]parts.CardID{a.Weapon}) && c.Search(a.Weapon).Type != parts.Weapon:
		c.against(id, "no-such-weapon", "weapon", weapon)
	}
}

// A melee attack does not reach across a red line (MM-LINE-05) or a gap between pipes (MM-WALL-04).
// It reaches the attacker's own space and neighbouring spaces (MM-MEL-02).
func (c *mouseJudge) outOfReach(from, to Spot) {
	switch l, joined := c.border(from, to); {
	case joined && l.Line == parts.Red:
		c.judge(alsoAgainst("MM-MEL-02", against("MM-LINE-05", "blow-over-red", nil)), nil)
	case joined && l.Line == parts.Gap:
		c.judge(alsoAgainst("MM-MEL-02", against("MM-WALL-04", "blow-over-gap", nil)), nil)
	default:
		c.against("MM-MEL-02", "out-of-reach")
	}
}

// shot requires a target in sight on the same tile (MM-RNG-02, MM-LOS-01). Near foes must be
// attacked first (MM-RNG-03).
func (c *mouseJudge) shot(a Attack, from, to Spot) {
	switch {
	case from.Room != to.Room:
		c.against("MM-RNG-02", "other-tile")
	case c.lineOfSight(from, to) == No:
		c.judge(alsoAgainst("MM-RNG-02", against("MM-LOS-01", "hidden", nil)), nil)
	}
	c.nearFirst(a.Target, "MM-RNG-03")
}

func (c *mouseJudge) nearFirst(target Name, rule tables.RuleID) {
	from, to := c.me.At, c.At(target)
	if near := c.foesBeside(from); from.Room == to.Room && len(near) > 0 && c.adjacent(from, to) == No {
		c.against(rule, "near-first", "target", target.Noun(), "near", near[0].Noun())
	}
}

// MM-WND-04
func bossCard(s *State, a Assign) *rules.Violation {
	if w := s.Wait(); w.For != ForWounds || !s.ownsCard(w.Who, a.Card) {
		args := rules.Args{"card": initiativeCard(a.Card), "figure": w.Who.Noun()}
		return impossible("MM-WND-04", "not-boss-card", args)
	}
	return nil
}

// applyAttack counts the dice to roll: battle value, bonuses of cards, the weapon in use, and
// reported extra dice (MM-MEL-03, MM-RNG-01).
func (r *resolver) applyAttack(a Attack) {
	m := r.Mouse(a.Mouse)
	if m == nil {
		return
	}
	weapon := r.weapon(m, a)
	dice := m.Hero.Battle + r.wornBonus(m).Battle + weapon.Worn.Battle + weapon.Dice + a.Dice
	r.Turn.spendAction(BattleDeed)
	r.rollAttack(Wait{Who: a.Mouse, Against: a.Target, Dice: dice, Reach: r.reachOf(a)})
}

// rollAttack awaits the roll of an attack. An attack of Brodie has no single target: he attacks all
// figures on the space of his pounce (MM-CAT-06), or on all spaces of his run (MM-CAT-14).
func (r *resolver) rollAttack(w Wait) {
	r.Turn.noteAttack(w.Against)
	w.For, w.Purpose, w.Dice = ForRoll, AttackRoll, max(0, w.Dice)
	if m := r.Mouse(w.Who); r.unprinted(w.Who) && (m == nil || !m.Charmed || m.Hero.Lacks(parts.HeroValues)) {
		w.Dice = UnknownDice // a charmed mouse attacks without its gear (MM-COND-10)
	}
	r.awaitFirst(w)
}

// Without a hit, nobody defends (MM-MEL-06).
func (r *resolver) attackRolled(w Wait, a Fell) {
	r.fightCheese(w, a)
	hits := hits(w.Reach, a)
	switch {
	case hits == 0:
		r.Turn.Unhit = true
		r.noteNoWound("missed", "MM-MEL-06", w.Who, w.Against)
	case w.Against == NoFigure:
		r.rollDefences(w.Who, hits, r.areaTargets(w.Who))
	default:
		r.rollDefence(Wait{Who: w.Against, Against: w.Who, Hits: hits, Poison: w.Poison})
	}
}

// The function `hits` counts the hits of an attack roll (MM-ATK-01, MM-MEL-04, MM-RNG-01).
func hits(reach parts.Reach, a Fell) int {
	if reach == parts.Ranged {
		return a.Bow
	}
	return a.Sword + a.Shield
}

// areaTargets returns all figures that an attack of Brodie strikes.
func (s *State) areaTargets(by Name) []Name {
	spots := s.Turn.Passed
	if len(spots) == 0 {
		spots = []Spot{s.At(by)}
	}
	var out []Name
	for _, at := range spots {
		for _, f := range s.FiguresOn(at) {
			if !slices.Contains(out, f) {
				out = append(out, f)
			}
		}
	}
	return out
}

func (r *resolver) rollDefences(by Name, hits int, targets []Name) {
	for _, target := range slices.Backward(targets) {
		r.rollDefence(Wait{Who: target, Against: by, Hits: hits})
	}
}

// `target` is NoFigure if Brodie's attack missed.
func (r *resolver) noteNoWound(id string, rule tables.RuleID, by, target Name) {
	args := rules.Args{"by": by.Noun()}
	if target != NoFigure {
		args["target"] = target.Noun()
	}
	r.note(id, rule, args)
}

// MM-MEL-05
func (r *resolver) rollDefence(w Wait) {
	r.note("hits", "MM-MEL-05", rules.Args{"by": w.Against.Noun(), "target": w.Who.Noun(), "count": w.Hits})
	w.For, w.Purpose, w.Dice = ForRoll, DefenceRoll, r.defenceDice(w.Who, w.Against)
	r.awaitFirst(w)
}

// Each rolled sword-and-shield symbol blocks a hit (MM-MEL-07). Each other hit is a wound
// (MM-MEL-08).
func (r *resolver) defenceRolled(w Wait, a Fell) {
	r.fightCheese(w, a)
	if a.Shield >= w.Hits {
		r.Turn.Unhit = w.Hits == 0
		r.noteNoWound("blocked", "MM-MEL-07", w.Against, w.Who)
		return
	}
	r.woundFigure(w.Who, w.Hits-a.Shield, w.Poison, w.Against)
}

// A mouse gets the cheese that it rolls in attack (MM-ATK-02) and in defence (MM-MATK-07). Cheese
// that minions roll goes on the wheel (MM-MEL-09, MM-SURGE-01, MM-AMB-45). By default, cheese that
// a charmed mouse rolls in attack goes on the wheel too (MM-AMB-36). Cheese that Brodie rolls is
// lost (MM-CAT-02).
func (r *resolver) fightCheese(w Wait, a Fell) {
	if a.Cheese <= 0 || w.Who == Brodie {
		return
	}
	m := r.Mouse(w.Who)
	if m == nil {
		r.feedWheel("wheel", "MM-MEL-09", a.Cheese)
		return
	}
	if m.Charmed && w.Purpose == AttackRoll && r.House.Is(CharmedCheese, "wheel") {
		r.feedWheel("wheel", "MM-AMB-36", a.Cheese)
	} else {
		r.changeCheese(w.Who, a.Cheese, "MM-ATK-02")
	}
	r.lordOfCheese(w, a)
}

func (s *State) legalAssigns(boss Name) []Action {
	var out []Action
	for _, card := range s.cardsOf(boss) {
		out = append(out, Assign{card.ID})
	}
	return out
}

func (s *State) legalAttacks(m *Mouse) []Action {
	if s.Turn.Deed != NoDeed {
		return nil
	}
	var out []Action
	for _, id := range m.Equipped {
		if s.Search(id).Type != parts.Weapon && !s.unread([]parts.CardID{id}) {
			continue
		}
		for _, foe := range s.foesOnBoard() {
			out = s.addIfClean(out, Attack{Mouse: m.Name(), Target: foe, Weapon: id})
		}
	}
	return out
}

// People choose which of several initiative cards is wounded (MM-WND-04, MM-AMB-46).
func (r *resolver) woundMinion(figure Name, wounds int, by Name) {
	if wounds <= 0 || r.At(figure) == Nowhere {
		return
	}
	if !r.hasSeveralCards(figure) {
		r.woundOrdinary(figure, wounds, by)
		return
	}
	switch cards := r.cardsOf(figure); len(cards) {
	case 0:
		r.defeatFigure(figure, by)
	case 1:
		r.woundCard(figure, cards[0].ID, wounds, by)
	default:
		r.awaitFirst(Wait{For: ForWounds, Who: figure, Against: by, Left: wounds})
	}
}

// A figure is defeated when it has as many wounds as its life value (MM-WND-01). Further wounds
// have no effect (MM-WND-03). If people have not entered the minion card, they must report the
// defeat. Under a house rule, all figures of a type count their wounds together (MM-AMB-40).
func (r *resolver) woundOrdinary(figure Name, wounds int, by Name) {
	m := r.Minion(figure)
	life := max(1, r.typeOf(m).Life)
	cards := r.cardsFor(m.Type)
	switch {
	case r.unprinted(figure):
		m.Wounds += wounds
		r.note("hurt-unknown", "MM-CARD-02", r.woundArgs(figure, wounds))
		r.warn("MM-CARD-02", rules.Args{"figure": figure.Noun()})
	case r.House.Is(SharedWounds, "common") && len(cards) > 0:
		if pool := r.hurtCard(cards[0].ID, wounds); pool.Wounds >= life {
			pool.Wounds = 0
			r.defeatFigure(figure, by)
		}
	default:
		if m.Wounds += wounds; m.Wounds >= life {
			r.defeatFigure(figure, by)
			return
		}
		r.note("hurt", "MM-WND-03", r.woundArgs(figure, wounds))
	}
}

// hurtCard adds wounds to an initiative card. Wounds are on cards in three cases: for Brodie, for a
// boss with several cards, and for a type whose figures share wounds.
func (r *resolver) hurtCard(id string, wounds int) *Card {
	card := r.findCard(id)
	card.Wounds += wounds
	r.note("hurt-card", "MM-WND-04", rules.Args{"card": initiativeCard(id), "count": wounds, "wounds": card.Wounds})
	return card
}

// Under a house rule, one card takes all wounds (MM-AMB-41).
func (r *resolver) applyAssign(a Assign) {
	w := r.Wait()
	if w.For != ForWounds || !r.ownsCard(w.Who, a.Card) {
		return
	}
	r.takeWait()
	wounds := 1
	if r.House.Is(BossWounds, "one_card") {
		wounds = w.Left
	}
	r.woundCard(w.Who, a.Card, wounds, w.Against)
	r.woundMinion(w.Who, w.Left-wounds, w.Against)
}

// woundCard removes a card from the track if its wounds equal the life value (MM-WND-05). A figure
// without cards leaves the board (MM-WND-04).
func (r *resolver) woundCard(figure Name, id string, wounds int, by Name) {
	card := r.hurtCard(id, wounds)
	if life := r.lifeOf(figure, *card); life == 0 || card.Wounds < life {
		return
	}
	r.removeCard(id, "MM-WND-05")
	switch {
	case len(r.cardsOf(figure)) == 0:
		r.defeatFigure(figure, by)
	case r.Turn.Card == id && r.Turn.Step == FigureStep:
		r.Turn.end()
	}
}

// defeatFigure removes a figure, and also initiative cards that no other figure uses (MM-INIT-06,
// MM-WND-02).
func (r *resolver) defeatFigure(figure, by Name) {
	if r.At(figure) == Nowhere || r.Mouse(figure) != nil {
		return
	}
	of, roach := string(figure), false
	if m := r.Minion(figure); m != nil {
		of, roach = m.Type, r.typeOf(m).Family == parts.Roach
	}
	r.noteDefeat(figure, by)
	r.removeFigure(figure)
	if !slices.ContainsFunc(r.Minions, func(m Minion) bool { return m.Type == of }) {
		for _, card := range r.cardsFor(of) {
			r.removeCard(card.ID, "MM-WND-02")
		}
	}
	if r.Mouse(by) == nil {
		return
	}
	if figure == Brodie {
		r.awardToken(parts.CatTamer, by) // MM-ACH-11
	}
	if roach {
		r.countRoach(by)
	}
}

func (r *resolver) noteDefeat(figure, by Name) {
	args := rules.Args{"figure": figure.Noun()}
	if by != NoFigure {
		args["by"] = by.Noun()
	}
	r.note("defeated", "", args)
}

package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// A mouse whose pack is too full must discard a card from the pack (MM-EQUIP-03).
func (c *mouseJudge) drop(a Drop) {
	switch w, pile := c.Wait(), c.me.pileHolding(a.Card); {
	case pile == NoPile:
		c.impossible("MM-EQUIP-03", "card-not-held")
	case w.For != ForDrop:
	case w.Who != a.Mouse:
		c.against("MM-EQUIP-03", "other-pack", "owner", w.Who.Noun())
	case pile != InPack:
		c.against("MM-EQUIP-03", "not-from-pack")
	}
}

// The method `share` requires two mice on the same or neighbouring spaces (MM-SHARE-01) without a
// red line between them (MM-LINE-05). Under a house rule, both must give something (MM-AMB-31).
func (c *mouseJudge) share(a Share) {
	with := c.Mouse(a.With)
	if with == nil {
		c.judge(absentFigure("MM-SHARE-01", a.With), nil)
	} else {
		c.shareWith(with)
		c.shareCards(a, with)
	}
	gives, takes := len(a.Gives) > 0 || a.Cheese > 0, len(a.Takes) > 0 || a.Cheese < 0
	if (!gives || !takes) && !c.House.Is(ShareGift, "allowed") {
		c.against("MM-SHARE-01", "share-gift")
	}
}

func (c *mouseJudge) shareWith(with *Mouse) {
	switch l, _ := c.border(c.me.At, with.At); {
	case with == c.me:
		c.impossible("MM-SHARE-01", "share-self")
	case !with.OnBoard():
		c.against("MM-SHARE-01", "share-captured")
	case c.adjacent(c.me.At, with.At) != No:
	case l.Line == parts.Red:
		c.against("MM-LINE-05", "share-over-red")
	default:
		c.against("MM-SHARE-01", "share-far")
	}
}

func (c *mouseJudge) shareCards(a Share, with *Mouse) {
	switch {
	case !c.shareable(c.me, a.Gives) || !c.shareable(with, a.Takes):
	case a.Cheese > c.me.Cheese:
		c.impossible("MM-SHARE-01", "share-cheese", "cheese", a.Cheese, "has", c.me.Cheese)
	case -a.Cheese > with.Cheese:
		c.impossible("MM-SHARE-01", "share-cheese", "mouse", a.With.Noun(), "cheese", -a.Cheese, "has", with.Cheese)
	}
}

func (c *mouseJudge) shareable(m *Mouse, cards []parts.CardID) bool {
	for i, id := range cards {
		switch mouse, card := m.Name().Noun(), searchCard(id); {
		case slices.Contains(m.Abilities, id):
			c.against("MM-SHARE-01", "share-ability", "mouse", mouse, "card", abilityCard(id))
		case m.pileHolding(id) == NoPile:
			c.impossible("MM-SHARE-01", "card-not-held", "mouse", mouse, "card", card)
		case slices.Contains(cards[:i], id):
			c.impossible("MM-SHARE-01", "share-twice", "mouse", mouse, "card", card)
		default:
			continue
		}
		return false
	}
	return true
}

// MM-LVL-01, MM-LVL-02
func (c *mouseJudge) levelUp(a LevelUp) {
	if c.me.Cheese < parts.LevelUpCost {
		c.against("MM-LVL-01", "level-cost", "cheese", c.me.Cheese, "cost", parts.LevelUpCost)
	}
	if i := slices.IndexFunc(c.Mice, func(m Mouse) bool { return slices.Contains(m.Abilities, a.Ability.ID) }); i >= 0 {
		c.against("MM-LVL-01", "level-holder", "card", abilityCard(a.Ability.ID), "holder", c.Mice[i].Name().Noun())
	}
	if !c.me.isAnyOf(c.knownAbility(a.Ability).Classes) {
		c.against("MM-LVL-02", "class", "card", abilityCard(a.Ability.ID))
	}
}

// The method `equip` checks the free action in which a mouse changes the cards that it wears
// (MM-EQUIP-01). Under a house rule, a mouse that finds a card may put it on at once (MM-AMB-32).
func (c *mouseJudge) equip(a Equip) {
	if !c.puttingOnFind(a) {
		c.free()
	} else if !c.House.Is(EquipFind, "at_once") {
		c.against("MM-EQUIP-01", "found-on", "card", searchCard(c.Wait().Card))
	}
	c.equipMoves(a)
	for _, id := range a.On {
		if c.needs(id) {
			break
		}
	}
	c.equipBody(a)
	c.equipCounts(a)
}

func (c *mouseJudge) equipMoves(a Equip) {
	for i, id := range a.Off {
		if countCard(a.Off[:i+1], id) > countCard(c.me.Equipped, id) {
			c.impossible("MM-EQUIP-01", "not-worn", "card", searchCard(id))
			return
		}
	}
	for i, id := range a.On {
		found := c.puttingOnFind(a) && id == c.Wait().Card
		switch card := c.Search(id); {
		case !found && countCard(a.On[:i+1], id) > countCard(c.me.Pack, id):
			c.impossible("MM-EQUIP-01", "not-in-pack", "card", searchCard(id))
		case !wearable(card):
			c.judge(unusual("MM-EQUIP-01", "not-wearable", nil), []any{"card", searchCard(id)})
		default:
			continue
		}
		return
	}
}

// A card that people have not entered counts as wearable.
func wearable(card parts.Search) bool {
	gear := []parts.SearchType{"", parts.Weapon, parts.Armor, parts.Accessory}
	return slices.Contains(gear, card.Type) || card.Paws > 0 || card.Body != ""
}

// The method `needs` checks the class (MM-CHAR-02) and the values (MM-SCARD-03) that the card
// demands. If the mouse lacks one of them, `needs` adds a violation and returns true.
func (c *mouseJudge) needs(id parts.CardID) bool {
	switch card := c.Search(id); {
	case !c.me.isAnyOf(card.Classes):
		c.judge(alsoAgainst("MM-CHAR-02", against("MM-SCARD-03", "class", nil)), []any{"card", searchCard(id)})
	case !c.meetsStats(c.me, card.Least):
		c.against("MM-SCARD-03", "values", "card", searchCard(id))
	default:
		return false
	}
	return true
}

func (c *mouseJudge) wornAfter(a Equip) (out []parts.Search) {
	left := c.me.Equipped
	for _, id := range a.Off {
		left = without(left, id)
	}
	for _, id := range slices.Concat(left, a.On) {
		out = append(out, c.Search(id))
	}
	return out
}

// A mouse wears at most one card on each part of its body (MM-EQUIP-05). The violation for a second
// piece of armor names MM-SCARD-11.
func (c *mouseJudge) equipBody(a Equip) {
	worn := c.wornAfter(a)
	for i, card := range worn {
		for _, other := range worn[:i] {
			if card.Body == "" || card.Body != other.Body || !slices.Contains(a.On, card.ID) {
				continue
			}
			rule, cause := tables.RuleID("MM-EQUIP-05"), "body-there"
			if card.Type == parts.Armor && other.Type == parts.Armor {
				rule, cause = "MM-SCARD-11", "armor-there"
			}
			c.against(rule, cause, "card", searchCard(card.ID), "body", card.Body, "other", searchCard(other.ID))
			return
		}
	}
}

// Some weapons need both paws (MM-EQUIP-05). Accessories are unlimited (MM-SCARD-12), unless a
// house rule allows only one (MM-AMB-37).
func (c *mouseJudge) equipCounts(a Equip) {
	paws, accessories, morePaws, more := 0, 0, 0, false
	for _, card := range c.wornAfter(a) {
		paws += inPaws(card)
		if card.Type == parts.Accessory {
			accessories++
		}
	}
	for _, id := range a.On {
		morePaws += inPaws(c.Search(id))
		more = more || c.Search(id).Type == parts.Accessory
	}
	if morePaws > 0 && paws > parts.Paws {
		c.against("MM-EQUIP-05", "paws", "paws", paws)
	}
	if more && accessories > 1 && !c.House.Is(Accessories, "unlimited") {
		c.against("MM-SCARD-12", "accessories", "accessories", accessories)
	}
}

// pawsFor returns the number of paws that a mouse needs to wear these cards.
func (s *State) pawsFor(cards []parts.CardID) int {
	n := 0
	for _, id := range cards {
		n += inPaws(s.Search(id))
	}
	return n
}

// A weapon needs at least one paw.
func inPaws(card parts.Search) int {
	if card.Type == parts.Weapon {
		return max(1, card.Paws)
	}
	return card.Paws
}

// A charmed mouse on turn acts as a minion. uncharmed forbids this mouse to use abilities and items
// (MM-COND-09, MM-COND-10).
func (c *mouseJudge) uncharmed() {
	if c.me.Charmed && c.onTurn(c.me.Name()) {
		c.judge(alsoAgainst("MM-COND-10", against("MM-COND-09", "charmed",
			rules.Args{"figure": c.me.Name().Noun()})), nil)
	}
}

// The method `power` requires the ability card (MM-ABIL-01), the class, and enough cheese
// (MM-ABIL-02). In each turn, even the turn of another figure, a mouse may use one ability
// (MM-ABIL-03). Under a house rule, the mouse must wait until its own next turn before it uses
// another ability (MM-AMB-60). Some abilities use up the mouse's action (MM-TURN-01), so a stunned
// mouse cannot use them. Under a house rule, a stunned mouse can use no abilities at all
// (MM-AMB-27).
func (c *mouseJudge) power(a Power) {
	c.uncharmed()
	card, _ := c.Ability(a.Ability)
	if !c.me.Untold && !slices.Contains(c.me.Abilities, a.Ability) {
		c.impossible("MM-ABIL-01", "card-not-held")
	}
	if !c.me.isAnyOf(card.Classes) {
		c.judge(alsoAgainst("MM-CHAR-02", against("MM-ABIL-02", "class", nil)), nil)
	}
	if c.me.Cheese < card.Cost {
		c.against("MM-ABIL-02", "ability-cost", "cheese", c.me.Cheese, "cost", card.Cost)
	}
	switch own := c.House.Is(AbilityLimit, "own_turn"); {
	case own && c.me.Powered:
		c.against("MM-ABIL-03", "ability-until-own-turn")
	case !own && slices.Contains(c.Turn.Powers, a.Mouse):
		c.against("MM-ABIL-03", "ability-twice")
	}
	switch {
	case !card.Action:
		c.unstunned()
	case c.Wait().For != NoWait || !c.onTurn(a.Mouse):
		c.against("MM-TURN-01", "ability-now")
	default:
		c.hasAction()
	}
	c.effects(a.Does, a.Ability)
}

// The method `use` requires that the mouse has the card, and the class and values that the card
// demands (MM-SCARD-03). A discarded scroll cannot be used again (MM-SCARD-04).
func (c *mouseJudge) use(a Use) {
	c.uncharmed()
	switch {
	case c.me.pileHolding(a.Card) != NoPile:
	case c.Search(a.Card).Type == parts.Scroll && slices.Contains(c.Discard, a.Card):
		c.against("MM-SCARD-04", "scroll-used")
	default:
		c.impossible("MM-SCARD-13", "card-not-held")
	}
	c.needs(a.Card)
	c.unstunned()
	c.effects(a.Does, a.Card)
}

// Each effect is checked as if it were a separate action.
func (c *mouseJudge) effects(does []Affect, card parts.CardID) {
	for _, did := range does {
		did.Card = card
		c.found = append(c.found, checkEffects(c.State, did)...)
	}
}

// The method `carry` requires that a mouse keeps at most one card. The card must not be a party
// item (MM-CAMP-02, MM-CAMP-03). It must not be starting gear of any mouse (MM-AMB-61).
func (c *mouseJudge) carry(a Carry) {
	if a.Card == "" {
		return
	}
	switch held := slices.Contains(slices.Concat(c.me.Equipped, c.me.Pack, c.me.Tricks), a.Card); {
	case c.Search(a.Card).Type == parts.Party:
		c.against("MM-CAMP-02", "carry-party-item")
	case !held:
		c.against("MM-CAMP-02", "carry-not-held")
	case c.isStartingGear(a.Card):
		c.against("MM-CAMP-02", "carry-gear")
	}
	if c.me.Kept != "" && c.me.Kept != a.Card {
		c.against("MM-CAMP-02", "carry-one", "other", searchCard(c.me.Kept))
	}
}

func countCard(cards []parts.CardID, id parts.CardID) (n int) {
	for _, c := range cards {
		if c == id {
			n++
		}
	}
	return n
}

// MM-SUPP-02
func (r *resolver) takeFree(f Free, mouse Name) {
	if r.onTurn(mouse) {
		if r.endsMove() {
			r.haltMove(Name(r.Turn.Card), "MM-SUPP-03")
		}
		r.Turn.Freed = added(r.Turn.Freed, f)
	}
}

// A mouse whose pack is now too full must discard a card (MM-AMB-31).
func (r *resolver) applyShare(a Share) {
	r.takeFree(ShareFree, a.Mouse)
	if r.Mouse(a.Mouse) == nil || r.Mouse(a.With) == nil || a.Mouse == a.With {
		return
	}
	mouse, with := r.Mouse(a.Mouse), r.Mouse(a.With)
	r.handCards(a.Gives, mouse, with)
	r.handCards(a.Takes, with, mouse)
	mouse.addCheese(-a.Cheese)
	with.addCheese(a.Cheese)
	r.enforcePackLimit(a.With)
	r.enforcePackLimit(a.Mouse)
}

func (r *resolver) handCards(cards []parts.CardID, from, to *Mouse) {
	for _, id := range cards {
		from.takeCard(id, from.pileHolding(id))
		to.putCard(id, r.pileFor(id))
	}
}

// If a mouse puts on a card that it has just drawn, the mouse keeps the card (MM-AMB-32).
func (r *resolver) applyEquip(a Equip) {
	w := r.Wait()
	if r.puttingOnFind(a) {
		r.takeWait()
		r.changeMouse(a.Mouse).putCard(w.Card, OnMouse)
		a.On = without(a.On, w.Card)
	} else {
		r.takeFree(EquipFree, a.Mouse)
	}
	m := r.Mouse(a.Mouse)
	if m == nil {
		return
	}
	for _, id := range a.Off {
		m.takeCard(id, OnMouse)
		m.putCard(id, r.pileFor(id))
	}
	for _, id := range a.On {
		m.takeCard(id, m.pileHolding(id))
		m.putCard(id, OnMouse)
	}
	r.enforcePackLimit(a.Mouse)
}

func (r *resolver) applyLevelUp(a LevelUp) {
	r.takeFree(LevelFree, a.Mouse)
	r.discardCheese(a.Mouse, parts.LevelUpCost, "MM-LVL-01")
	card, m := r.knownAbility(a.Ability), r.changeMouse(a.Mouse)
	m.Abilities = added(m.Abilities, card.ID)
	r.Abilities = replaced(r.Abilities, card, func(o parts.Ability) bool { return o.ID == card.ID })
	r.note("grew", "MM-LVL-01", rules.Args{"mouse": a.Mouse.Noun(), "card": abilityCard(card.ID)})
}

// discardCheese takes no more cheese than the mouse has.
func (r *resolver) discardCheese(mouse Name, cheese int, rule tables.RuleID) {
	m := r.Mouse(mouse)
	if m == nil || min(cheese, m.Cheese) <= 0 {
		return
	}
	r.changeCheese(mouse, -min(cheese, m.Cheese), rule)
}

func (r *resolver) applyPower(a Power) {
	card, _ := r.Ability(a.Ability)
	r.Turn.Powers = added(r.Turn.Powers, a.Mouse)
	r.changeMouse(a.Mouse).Powered = true
	r.discardCheese(a.Mouse, card.Cost, "MM-ABIL-02")
	if card.Action && r.onTurn(a.Mouse) {
		r.Turn.spendAction(ItemDeed)
	}
	r.doEffects(a.Does, a.Ability)
}

func (r *resolver) doEffects(does []Affect, card parts.CardID) {
	for _, did := range does {
		did.Card = card
		r.applyEffects(did)
	}
}

// A used scroll (MM-SCARD-04) or trick (MM-SCARD-05) is discarded.
func (r *resolver) applyUse(a Use) {
	m, card := r.Mouse(a.Mouse), r.Search(a.Card)
	if m == nil {
		return
	}
	switch card.Type {
	case parts.Scroll:
		r.discardCard(m, a.Card, "MM-SCARD-04")
	case parts.Trick:
		r.discardCard(m, a.Card, "MM-SCARD-05")
	}
	if card.Crosses && r.onTurn(a.Mouse) {
		r.allowCrossing()
	}
	r.doEffects(a.Does, a.Card)
	if m := r.Mouse(a.Mouse); a.Gone && m.pileHolding(a.Card) != NoPile {
		r.discardCard(m, a.Card, "")
	}
}

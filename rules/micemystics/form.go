package micemystics

import (
	"cmp"

	"tablemate/rules"
	box "tablemate/tables/micemystics"
)

type field = rules.Field[Action]

func one[T Action, V ~string](name, kind string, at func(*T) *V) field {
	return rules.One[Action](name, kind, at)
}

func figure[T Action](name string, at func(*T) *Name) field { return one(name, NounFigure, at) }

// mouse is who does it, where that is a mouse.
func mouse[T Action](at func(*T) *Name) field { return figure("mouse", at) }

func space[T Action](at func(*T) *box.SpaceID) field { return one("space", NounSpace, at) }

func path[T Action](at func(*T) *[]box.SpaceID) field {
	return rules.Several[Action]("path", NounSpace, at)
}

func card[T Action](at func(*T) *box.CardID) field { return one("card", NounCard, at) }

func pile[T Action](name string, at func(*T) *[]box.CardID) field {
	return rules.Several[Action](name, NounCard, at)
}

func item[T Action](at func(*T) *box.PartyItem) field { return one("item", NounItem, at) }

func says[T Action](name string, said func(T) any) field { return rules.Told[Action](name, said) }

// brodie is who leaps and runs.
func brodie[T Action]() field {
	f := says("figure", func(T) any { return Brodie.Noun() })
	f.Kind = NounFigure
	return f
}

// Forms are what each report says of the table. Whoever acts is named first.
var Forms = rules.Forms[Action]{
	Fell{}.Kind():   {says("count", func(a Fell) any { return len(a.Faces) })},
	Toss{}.Kind():   {says("side", func(a Toss) any { return rules.Noun{Kind: NounToss, ID: string(a.Side)} })},
	Order{}.Kind():  {rules.Several[Action]("cards", NounInitiative, func(a *Order) *[]string { return &a.Cards })},
	Open{}.Kind():   {says("card", func(a Open) any { return encounterCard(a.Card.ID) }), says("who", func(a Open) any { return Newcomers(a.Minions) })},
	Found{}.Kind():  {says("card", Found.card)},
	Tell{}.Kind():   {says("count", func(a Tell) any { return len(a.Facts) })},
	Spawns{}.Kind(): {says("count", func(a Spawns) any { return len(a.Spaces) })},

	Move{}.Kind():    {mouse(func(a *Move) *Name { return &a.Mouse }), path(func(a *Move) *[]box.SpaceID { return &a.Path }), says("to", Move.to)},
	Stand{}.Kind():   {mouse(func(a *Stand) *Name { return &a.Mouse })},
	Scurry{}.Kind():  {mouse(func(a *Scurry) *Name { return &a.Mouse })},
	Search{}.Kind():  {mouse(func(a *Search) *Name { return &a.Mouse })},
	EndTurn{}.Kind(): {mouse(func(a *EndTurn) *Name { return &a.Mouse })},
	Attack{}.Kind(): {
		mouse(func(a *Attack) *Name { return &a.Mouse }),
		figure("target", func(a *Attack) *Name { return &a.Target }),
		one("weapon", NounCard, func(a *Attack) *box.CardID { return &a.Weapon }),
	},
	Recover{}.Kind(): {mouse(func(a *Recover) *Name { return &a.Mouse }), one("from", NounCondition, func(a *Recover) *Condition { return &a.From })},
	Explore{}.Kind(): {mouse(func(a *Explore) *Name { return &a.Mouse }), one("room", NounRoom, func(a *Explore) *string { return &a.Into })},
	Flip{}.Kind():    {mouse(func(a *Flip) *Name { return &a.Mouse })},

	Share{}.Kind(): {
		mouse(func(a *Share) *Name { return &a.Mouse }),
		figure("with", func(a *Share) *Name { return &a.With }),
		pile("gives", func(a *Share) *[]box.CardID { return &a.Gives }),
		pile("takes", func(a *Share) *[]box.CardID { return &a.Takes }),
		says("cheese", func(a Share) any { return max(0, a.Cheese) }),
		says("back", func(a Share) any { return max(0, -a.Cheese) }),
	},
	Equip{}.Kind(): {
		mouse(func(a *Equip) *Name { return &a.Mouse }),
		pile("on", func(a *Equip) *[]box.CardID { return &a.On }),
		pile("off", func(a *Equip) *[]box.CardID { return &a.Off }),
	},
	LevelUp{}.Kind(): {mouse(func(a *LevelUp) *Name { return &a.Mouse }), says("card", func(a LevelUp) any { return abilityCard(a.Ability.ID) })},
	Power{}.Kind():   {mouse(func(a *Power) *Name { return &a.Mouse }), one("card", NounAbility, func(a *Power) *box.CardID { return &a.Ability })},
	Use{}.Kind():     {mouse(func(a *Use) *Name { return &a.Mouse }), card(func(a *Use) *box.CardID { return &a.Card })},
	Keep{}.Kind():    {mouse(func(a *Keep) *Name { return &a.Mouse })},
	Trade{}.Kind():   {mouse(func(a *Trade) *Name { return &a.Mouse })},
	Drop{}.Kind():    {mouse(func(a *Drop) *Name { return &a.Mouse }), card(func(a *Drop) *box.CardID { return &a.Card })},
	Carry{}.Kind():   {mouse(func(a *Carry) *Name { return &a.Mouse }), card(func(a *Carry) *box.CardID { return &a.Card })},
	Assign{}.Kind():  {one("card", NounInitiative, func(a *Assign) *string { return &a.Card })},

	Lay{}.Kind():      {mouse(func(a *Lay) *Name { return &a.Mouse }), item(func(a *Lay) *box.PartyItem { return &a.Item })},
	TakeBack{}.Kind(): {mouse(func(a *TakeBack) *Name { return &a.Mouse }), item(func(a *TakeBack) *box.PartyItem { return &a.Item })},
	Catapult{}.Kind(): {
		mouse(func(a *Catapult) *Name { return &a.Mouse }),
		figure("figure", func(a *Catapult) *Name { return &a.Passenger }),
		says("place", func(a Catapult) any { return a.To.Noun() }),
	},
	Launch{}.Kind(): {mouse(func(a *Launch) *Name { return &a.Mouse }), figure("figure", func(a *Launch) *Name { return &a.Target })},
	Wear{}.Kind():   {says("wear", func(a Wear) any { return a.Wear })},
	Return{}.Kind(): {mouse(func(a *Return) *Name { return &a.Mouse }), says("place", func(a Return) any { return a.To.Noun() })},

	Spawn{}.Kind():    {one("minion", NounMinion, func(a *Spawn) *string { return &a.Minion }), space(func(a *Spawn) *box.SpaceID { return &a.Space })},
	Activate{}.Kind(): {figure("figure", func(a *Activate) *Name { return &a.Figure })},
	March{}.Kind(): {
		figure("figure", func(a *March) *Name { return &a.Figure }),
		path(func(a *March) *[]box.SpaceID { return &a.Path }),
		says("goal", March.goal),
		says("count", func(a March) any { return a.Steps }),
	},
	Strike{}.Kind(): {
		figure("figure", func(a *Strike) *Name { return &a.Figure }),
		figure("target", func(a *Strike) *Name { return &a.Target }),
		space(func(a *Strike) *box.SpaceID { return &a.Space }),
	},
	Hold{}.Kind(): {figure("figure", func(a *Hold) *Name { return &a.Figure })},
	Leap{}.Kind(): {brodie[Leap](), space(func(a *Leap) *box.SpaceID { return &a.To })},
	Chase{}.Kind(): {
		brodie[Chase](),
		path(func(a *Chase) *[]box.SpaceID { return &a.Path }),
		rules.Several[Action]("reached", NounFigure, func(a *Chase) *[]Name { return &a.Reached }),
	},

	Affect{}.Kind(): {
		figure("name", func(a *Affect) *Name { return &a.On }),
		says("number", func(a Affect) any { return cmp.Or(a.Count, 1) }),
		one("condition", NounCondition, func(a *Affect) *Condition { return &a.Condition }),
		item(func(a *Affect) *box.PartyItem { return &a.Item }),
	},
	Put{}.Kind():     {says("place", func(a Put) any { return a.To.Noun() }), figure("figure", func(a *Put) *Name { return &a.Figure })},
	Call{}.Kind():    {says("who", func(a Call) any { return Newcomers(a.Squads) })},
	Trap{}.Kind():    {space(func(a *Trap) *box.SpaceID { return &a.Space }), says("gone", func(a Trap) any { return a.Gone })},
	Declare{}.Kind(): {says("won", func(a Declare) any { return a.Won })},
	Earn{}.Kind():    {says("story", func(a Earn) any { return a.Story })},
	Learn{}.Kind():   {says("what", Learn.what)},
	Settle{}.Kind(): {
		says("rule", func(a Settle) any { return a.Name }),
		says("value", func(a Settle) any { return a.Value }),
	},
}

func (a Found) card() any {
	if a.Card == nil {
		return searchCard("")
	}
	return searchCard(a.Card.ID)
}

func (a Move) to() any {
	if a.To == nil {
		return rules.Noun{}
	}
	return a.To.Noun()
}

// goal is whom a figure goes towards: the grape, where nobody is named.
func (a March) goal() any {
	if a.Toward == NoFigure {
		return partyItem(box.Grape)
	}
	return a.Toward.Noun()
}

// what is the card or the map that was entered; nothing for a die.
func (a Learn) what() any {
	switch {
	case a.Minion != nil:
		return minionKind(a.Minion.ID)
	case a.Search != nil:
		return searchCard(a.Search.ID)
	case a.Map != nil:
		return tileSide(a.Room)
	case a.Cat != nil:
		return Brodie.Noun()
	}
	return rules.Noun{}
}

// By is the figure of the minions that a report names as the one who acts.
func By(a Action) Name {
	who, _ := first(a, "figure")
	return who
}

// actor is the mouse that a report names as the one who acts; false where it is
// no mouse's.
func actor(a Action) (Name, bool) { return first(a, "mouse") }

// first is the figure that a report names first, where it is named so.
func first(a Action, name string) (Name, bool) {
	fields := Forms[a.Kind()]
	if len(fields) == 0 || fields[0].Name != name {
		return NoFigure, false
	}
	return Name(fields[0].Said(a).(rules.Noun).ID), true
}

package micemystics

import (
	"cmp"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

type field = rules.Field[Action]

func one[T Action, V ~string](name, kind string, at func(*T) *V) field {
	return rules.One[Action](name, kind, at)
}

func figure[T Action](name string, at func(*T) *Name) field { return one(name, NounFigure, at) }

// mouse is who acts, where that is a mouse; minion is the figure that acts by the
// rules of the minions.
func mouse[T byMouse]() field {
	return who("mouse", func(a T) any { return a.mouse().Noun() })
}

func minion[T byFigure]() field {
	return who("figure", func(a T) any { return a.figure().Noun() })
}

func who[T Action](name string, said func(T) any) field {
	f := says(name, said)
	f.Kind = NounFigure
	return f
}

func space[T Action](at func(*T) *parts.SpaceID) field { return one("space", NounSpace, at) }

func path[T Action](at func(*T) *[]parts.SpaceID) field {
	return rules.Several[Action]("path", NounSpace, at)
}

func card[T Action](at func(*T) *parts.CardID) field { return one("card", NounCard, at) }

func pile[T Action](name string, at func(*T) *[]parts.CardID) field {
	return rules.Several[Action](name, NounCard, at)
}

func item[T Action](at func(*T) *parts.PartyItem) field { return one("item", NounItem, at) }

func says[T Action](name string, said func(T) any) field { return rules.Told[Action](name, said) }

// Forms are what each report says of the table.
var Forms = rules.Forms[Action]{
	Fell{}.Kind():   {says("count", func(a Fell) any { return len(a.Faces) })},
	Toss{}.Kind():   {says("side", func(a Toss) any { return rules.Noun{Kind: NounToss, ID: string(a.Side)} })},
	Order{}.Kind():  {rules.Several[Action]("cards", NounInitiative, func(a *Order) *[]string { return &a.Cards })},
	Open{}.Kind():   {says("card", func(a Open) any { return encounterCard(a.Card.ID) }), says("who", func(a Open) any { return Newcomers(a.Minions) })},
	Found{}.Kind():  {says("card", Found.card)},
	Tell{}.Kind():   {says("count", func(a Tell) any { return len(a.Facts) })},
	Spawns{}.Kind(): {says("count", func(a Spawns) any { return len(a.Spaces) })},

	Move{}.Kind():    {mouse[Move](), path(func(a *Move) *[]parts.SpaceID { return &a.Path }), says("to", Move.to)},
	Stand{}.Kind():   {mouse[Stand]()},
	Scurry{}.Kind():  {mouse[Scurry]()},
	Search{}.Kind():  {mouse[Search]()},
	EndTurn{}.Kind(): {mouse[EndTurn]()},
	Attack{}.Kind(): {
		mouse[Attack](),
		figure("target", func(a *Attack) *Name { return &a.Target }),
		one("weapon", NounCard, func(a *Attack) *parts.CardID { return &a.Weapon }),
	},
	Recover{}.Kind(): {mouse[Recover](), one("from", NounCondition, func(a *Recover) *Condition { return &a.From })},
	Explore{}.Kind(): {mouse[Explore](), one("room", NounRoom, func(a *Explore) *string { return &a.Into })},
	Flip{}.Kind():    {mouse[Flip]()},

	Share{}.Kind(): {
		mouse[Share](),
		figure("with", func(a *Share) *Name { return &a.With }),
		pile("gives", func(a *Share) *[]parts.CardID { return &a.Gives }),
		pile("takes", func(a *Share) *[]parts.CardID { return &a.Takes }),
		says("cheese", func(a Share) any { return max(0, a.Cheese) }),
		says("back", func(a Share) any { return max(0, -a.Cheese) }),
	},
	Equip{}.Kind(): {
		mouse[Equip](),
		pile("on", func(a *Equip) *[]parts.CardID { return &a.On }),
		pile("off", func(a *Equip) *[]parts.CardID { return &a.Off }),
	},
	LevelUp{}.Kind(): {mouse[LevelUp](), says("card", func(a LevelUp) any { return abilityCard(a.Ability.ID) })},
	Power{}.Kind():   {mouse[Power](), one("card", NounAbility, func(a *Power) *parts.CardID { return &a.Ability })},
	Use{}.Kind():     {mouse[Use](), card(func(a *Use) *parts.CardID { return &a.Card })},
	Keep{}.Kind():    {mouse[Keep]()},
	Trade{}.Kind():   {mouse[Trade]()},
	Drop{}.Kind():    {mouse[Drop](), card(func(a *Drop) *parts.CardID { return &a.Card })},
	Carry{}.Kind():   {mouse[Carry](), card(func(a *Carry) *parts.CardID { return &a.Card })},
	Assign{}.Kind():  {one("card", NounInitiative, func(a *Assign) *string { return &a.Card })},

	Lay{}.Kind():      {mouse[Lay](), item(func(a *Lay) *parts.PartyItem { return &a.Item })},
	TakeBack{}.Kind(): {mouse[TakeBack](), item(func(a *TakeBack) *parts.PartyItem { return &a.Item })},
	Catapult{}.Kind(): {
		mouse[Catapult](),
		figure("figure", func(a *Catapult) *Name { return &a.Passenger }),
		says("place", func(a Catapult) any { return a.To.Noun() }),
	},
	Launch{}.Kind(): {mouse[Launch](), figure("figure", func(a *Launch) *Name { return &a.Target })},
	Wear{}.Kind():   {says("wear", func(a Wear) any { return a.Wear })},
	Return{}.Kind(): {mouse[Return](), says("place", func(a Return) any { return a.To.Noun() })},

	Spawn{}.Kind():    {one("minion", NounMinion, func(a *Spawn) *string { return &a.Minion }), space(func(a *Spawn) *parts.SpaceID { return &a.Space })},
	Activate{}.Kind(): {minion[Activate]()},
	March{}.Kind(): {
		minion[March](),
		path(func(a *March) *[]parts.SpaceID { return &a.Path }),
		says("goal", March.goal),
		says("count", func(a March) any { return a.Steps }),
	},
	Strike{}.Kind(): {
		minion[Strike](),
		figure("target", func(a *Strike) *Name { return &a.Target }),
		space(func(a *Strike) *parts.SpaceID { return &a.Space }),
	},
	Hold{}.Kind(): {minion[Hold]()},
	Leap{}.Kind(): {minion[Leap](), space(func(a *Leap) *parts.SpaceID { return &a.To })},
	Chase{}.Kind(): {
		minion[Chase](),
		path(func(a *Chase) *[]parts.SpaceID { return &a.Path }),
		rules.Several[Action]("reached", NounFigure, func(a *Chase) *[]Name { return &a.Reached }),
	},

	Affect{}.Kind(): {
		figure("name", func(a *Affect) *Name { return &a.On }),
		says("number", func(a Affect) any { return cmp.Or(a.Count, 1) }),
		one("condition", NounCondition, func(a *Affect) *Condition { return &a.Condition }),
		item(func(a *Affect) *parts.PartyItem { return &a.Item }),
	},
	Put{}.Kind():     {figure("figure", func(a *Put) *Name { return &a.Figure }), says("place", func(a Put) any { return a.To.Noun() })},
	Call{}.Kind():    {says("who", func(a Call) any { return Newcomers(a.Squads) })},
	Trap{}.Kind():    {space(func(a *Trap) *parts.SpaceID { return &a.Space }), says("gone", func(a Trap) any { return a.Gone })},
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
		return partyItem(parts.Grape)
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

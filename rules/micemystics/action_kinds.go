package micemystics

import (
	"cmp"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// Actions lists all kinds of actions. A record stores each kind by its name.
var Actions = rules.Kinds[Action]{
	Fell{}, Toss{}, Order{}, Open{}, Found{}, Tell{}, Spawns{}, Move{}, Stand{}, Scurry{},
	Attack{}, Search{}, Recover{}, Explore{}, Flip{}, Share{}, Equip{}, LevelUp{}, Power{}, Use{},
	EndTurn{}, Lay{}, TakeBack{}, Catapult{}, Launch{}, Wear{}, Keep{}, Trade{}, Drop{}, Assign{},
	Return{}, Carry{}, Done{}, Spawn{}, Activate{}, March{}, Strike{}, Hold{}, Leap{}, Chase{},
	Affect{}, Put{}, Call{}, Trap{}, Declare{}, Earn{}, Learn{}, Settle{}, Correct{},
}

func (Fell) Kind() string { return "fell" }

func (Toss) Kind() string { return "toss" }

func (Order) Kind() string { return "order" }

func (Open) Kind() string { return "open" }

func (Found) Kind() string { return "found" }

func (Tell) Kind() string { return "tell" }

func (Spawns) Kind() string { return "spawn_spaces" }

func (Move) Kind() string { return "move" }

func (Stand) Kind() string { return "stand" }

func (Scurry) Kind() string { return "scurry" }

func (Attack) Kind() string { return "attack" }

func (Search) Kind() string { return "search" }

func (Recover) Kind() string { return "recover" }

func (Explore) Kind() string { return "explore" }

func (Flip) Kind() string { return "flip" }

func (Share) Kind() string { return "share" }

func (Equip) Kind() string { return "equip" }

func (LevelUp) Kind() string { return "level_up" }

func (Power) Kind() string { return "ability" }

func (Use) Kind() string { return "use" }

func (EndTurn) Kind() string { return "end" }

func (Lay) Kind() string { return "lay" }

func (TakeBack) Kind() string { return "take_back" }

func (Catapult) Kind() string { return "catapult" }

func (Launch) Kind() string { return "launch" }

func (Wear) Kind() string { return "disguise" }

func (Keep) Kind() string { return "keep" }

func (Trade) Kind() string { return "trade" }

func (Drop) Kind() string { return "drop" }

func (Assign) Kind() string { return "assign" }

func (Return) Kind() string { return "rescue" }

func (Carry) Kind() string { return "carry" }

func (Done) Kind() string { return "done" }

func (Spawn) Kind() string { return "spawn" }

func (Activate) Kind() string { return "activate" }

func (March) Kind() string { return "march" }

func (Strike) Kind() string { return "strike" }

func (Hold) Kind() string { return "hold" }

func (Leap) Kind() string { return "leap" }

func (Chase) Kind() string { return "chase" }

func (Affect) Kind() string { return "affect" }

func (Put) Kind() string { return "put" }

func (Call) Kind() string { return "call" }

func (Trap) Kind() string { return "trap" }

func (Declare) Kind() string { return "declare" }

func (Earn) Kind() string { return "earn" }

func (Learn) Kind() string { return "learn" }

func (Settle) Kind() string { return "settle" }

// byMouse is an action of a mouse. byFigure is an action of a figure that acts by the rules of the
// minions.
type (
	byMouse interface {
		Action
		mouseName() Name
	}
	byFigure interface {
		Action
		figureName() Name
	}
)

// By returns the figure of a minion action. For any other action it returns NoFigure.
func By(a Action) Name {
	if a, ok := a.(byFigure); ok {
		return a.figureName()
	}
	return NoFigure
}

func (a Move) mouseName() Name { return a.Mouse }

func (a Stand) mouseName() Name { return a.Mouse }

func (a Scurry) mouseName() Name { return a.Mouse }

func (a Attack) mouseName() Name { return a.Mouse }

func (a Search) mouseName() Name { return a.Mouse }

func (a Recover) mouseName() Name { return a.Mouse }

func (a Explore) mouseName() Name { return a.Mouse }

func (a Flip) mouseName() Name { return a.Mouse }

func (a Share) mouseName() Name { return a.Mouse }

func (a Equip) mouseName() Name { return a.Mouse }

func (a LevelUp) mouseName() Name { return a.Mouse }

func (a Power) mouseName() Name { return a.Mouse }

func (a Use) mouseName() Name { return a.Mouse }

func (a EndTurn) mouseName() Name { return a.Mouse }

func (a Lay) mouseName() Name { return a.Mouse }

func (a TakeBack) mouseName() Name { return a.Mouse }

func (a Catapult) mouseName() Name { return a.Mouse }

func (a Launch) mouseName() Name { return a.Mouse }

func (a Keep) mouseName() Name { return a.Mouse }

func (a Trade) mouseName() Name { return a.Mouse }

func (a Drop) mouseName() Name { return a.Mouse }

func (a Return) mouseName() Name { return a.Mouse }

func (a Carry) mouseName() Name { return a.Mouse }

func (a Activate) figureName() Name { return a.Figure }

func (a March) figureName() Name { return a.Figure }

func (a Strike) figureName() Name { return a.Figure }

func (a Hold) figureName() Name { return a.Figure }

func (Leap) figureName() Name { return Brodie }

func (Chase) figureName() Name { return Brodie }

type field = rules.Field[Action]

func oneField[T Action, V ~string](name, kind string, at func(*T) *V) field {
	return rules.One[Action](name, kind, at)
}

func figureField[T Action](name string, at func(*T) *Name) field {
	return oneField(name, NounFigure, at)
}

// mouseField returns the field of an acting mouse. minionField returns the field of a figure that
// acts by the rules of the minions.
func mouseField[T byMouse]() field {
	return whoField("mouse", func(a T) any { return a.mouseName().Noun() })
}

func minionField[T byFigure]() field {
	return whoField("figure", func(a T) any { return a.figureName().Noun() })
}

func whoField[T Action](name string, said func(T) any) field {
	f := saidField(name, said)
	f.Kind = NounFigure
	return f
}

func spaceField[T Action](at func(*T) *parts.SpaceID) field { return oneField("space", NounSpace, at) }

func pathField[T Action](at func(*T) *[]parts.SpaceID) field {
	return rules.Several[Action]("path", NounSpace, at)
}

func cardField[T Action](at func(*T) *parts.CardID) field { return oneField("card", NounCard, at) }

func cardsField[T Action](name string, at func(*T) *[]parts.CardID) field {
	return rules.Several[Action](name, NounCard, at)
}

func itemField[T Action](at func(*T) *parts.PartyItem) field { return oneField("item", NounItem, at) }

func saidField[T Action](name string, said func(T) any) field {
	return rules.SentenceOnly[Action](name, said)
}

// Forms describes the fields of each action.
var Forms = rules.Forms[Action]{Make: func() rules.Fields[Action] {
	return rules.Fields[Action]{
		Fell{}.Kind(): {saidField("count", func(a Fell) any { return len(a.Faces) })},
		Toss{}.Kind(): {
			saidField("side", func(a Toss) any { return rules.Noun{Kind: NounToss, ID: string(a.Side)} }),
		},
		Order{}.Kind(): {rules.Several[Action]("cards", NounInitiative, func(a *Order) *[]string { return &a.Cards })},
		Open{}.Kind(): {
			saidField("card", func(a Open) any { return encounterCard(a.Card.ID) }),
			saidField("who", func(a Open) any { return Newcomers(a.Minions) }),
		},
		Found{}.Kind():  {saidField("card", Found.foundCard)},
		Tell{}.Kind():   {saidField("count", func(a Tell) any { return len(a.Facts) })},
		Spawns{}.Kind(): {saidField("count", func(a Spawns) any { return len(a.Spaces) })},

		Move{}.Kind(): {
			mouseField[Move](),
			pathField(func(a *Move) *[]parts.SpaceID { return &a.Path }),
			saidField("to", Move.to),
		},
		Stand{}.Kind():   {mouseField[Stand]()},
		Scurry{}.Kind():  {mouseField[Scurry]()},
		Search{}.Kind():  {mouseField[Search]()},
		EndTurn{}.Kind(): {mouseField[EndTurn]()},
		Attack{}.Kind(): {
			mouseField[Attack](),
			figureField("target", func(a *Attack) *Name { return &a.Target }),
			oneField("weapon", NounCard, func(a *Attack) *parts.CardID { return &a.Weapon }),
		},
		Recover{}.Kind(): {
			mouseField[Recover](),
			oneField("from", NounCondition, func(a *Recover) *Condition { return &a.From }),
		},
		Explore{}.Kind(): {
			mouseField[Explore](),
			oneField("room", NounRoom, func(a *Explore) *string { return &a.Into }),
		},
		Flip{}.Kind(): {mouseField[Flip]()},

		Share{}.Kind(): {
			mouseField[Share](),
			figureField("with", func(a *Share) *Name { return &a.With }),
			cardsField("gives", func(a *Share) *[]parts.CardID { return &a.Gives }),
			cardsField("takes", func(a *Share) *[]parts.CardID { return &a.Takes }),
			saidField("cheese", func(a Share) any { return max(0, a.Cheese) }),
			saidField("back", func(a Share) any { return max(0, -a.Cheese) }),
		},
		Equip{}.Kind(): {
			mouseField[Equip](),
			cardsField("on", func(a *Equip) *[]parts.CardID { return &a.On }),
			cardsField("off", func(a *Equip) *[]parts.CardID { return &a.Off }),
		},
		LevelUp{}.Kind(): {
			mouseField[LevelUp](),
			saidField("card", func(a LevelUp) any { return abilityCard(a.Ability.ID) }),
		},
		Power{}.Kind(): {
			mouseField[Power](),
			oneField("card", NounAbility, func(a *Power) *parts.CardID { return &a.Ability }),
		},
		Use{}.Kind():    {mouseField[Use](), cardField(func(a *Use) *parts.CardID { return &a.Card })},
		Keep{}.Kind():   {mouseField[Keep]()},
		Trade{}.Kind():  {mouseField[Trade]()},
		Drop{}.Kind():   {mouseField[Drop](), cardField(func(a *Drop) *parts.CardID { return &a.Card })},
		Carry{}.Kind():  {mouseField[Carry](), cardField(func(a *Carry) *parts.CardID { return &a.Card })},
		Assign{}.Kind(): {oneField("card", NounInitiative, func(a *Assign) *string { return &a.Card })},

		Lay{}.Kind():      {mouseField[Lay](), itemField(func(a *Lay) *parts.PartyItem { return &a.Item })},
		TakeBack{}.Kind(): {mouseField[TakeBack](), itemField(func(a *TakeBack) *parts.PartyItem { return &a.Item })},
		Catapult{}.Kind(): {
			mouseField[Catapult](),
			figureField("figure", func(a *Catapult) *Name { return &a.Passenger }),
			saidField("place", func(a Catapult) any { return a.To.Noun() }),
		},
		Launch{}.Kind(): {mouseField[Launch](), figureField("figure", func(a *Launch) *Name { return &a.Target })},
		Wear{}.Kind():   {saidField("wear", func(a Wear) any { return a.Wear })},
		Return{}.Kind(): {mouseField[Return](), saidField("place", func(a Return) any { return a.To.Noun() })},

		Spawn{}.Kind(): {
			oneField("minion", NounMinion, func(a *Spawn) *string { return &a.Minion }),
			spaceField(func(a *Spawn) *parts.SpaceID { return &a.Space }),
		},
		Activate{}.Kind(): {minionField[Activate]()},
		March{}.Kind(): {
			minionField[March](),
			pathField(func(a *March) *[]parts.SpaceID { return &a.Path }),
			saidField("goal", March.goal),
			saidField("count", func(a March) any { return a.Steps }),
		},
		Strike{}.Kind(): {
			minionField[Strike](),
			figureField("target", func(a *Strike) *Name { return &a.Target }),
			spaceField(func(a *Strike) *parts.SpaceID { return &a.Space }),
		},
		Hold{}.Kind(): {minionField[Hold]()},
		Leap{}.Kind(): {minionField[Leap](), spaceField(func(a *Leap) *parts.SpaceID { return &a.To })},
		Chase{}.Kind(): {
			minionField[Chase](),
			pathField(func(a *Chase) *[]parts.SpaceID { return &a.Path }),
			rules.Several[Action]("reached", NounFigure, func(a *Chase) *[]Name { return &a.Reached }),
		},

		Affect{}.Kind(): {
			figureField("name", func(a *Affect) *Name { return &a.On }),
			saidField("number", func(a Affect) any { return cmp.Or(a.Count, 1) }),
			oneField("condition", NounCondition, func(a *Affect) *Condition { return &a.Condition }),
			itemField(func(a *Affect) *parts.PartyItem { return &a.Item }),
		},
		Put{}.Kind(): {
			figureField("figure", func(a *Put) *Name { return &a.Figure }),
			saidField("place", func(a Put) any { return a.To.Noun() }),
		},
		Call{}.Kind(): {saidField("who", func(a Call) any { return Newcomers(a.Squads) })},
		Trap{}.Kind(): {
			spaceField(func(a *Trap) *parts.SpaceID { return &a.Space }),
			saidField("gone", func(a Trap) any { return a.Gone }),
		},
		Declare{}.Kind(): {saidField("won", func(a Declare) any { return a.Won })},
		Earn{}.Kind():    {saidField("story", func(a Earn) any { return a.Story })},
		Learn{}.Kind():   {saidField("what", Learn.what)},
		Settle{}.Kind(): {
			saidField("rule", func(a Settle) any { return a.Name }),
			saidField("value", func(a Settle) any { return a.Value }),
		},
	}
}}

func (a Found) foundCard() any {
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

// goal returns the mouse that a figure moves towards, or the grape if the action names no mouse.
func (a March) goal() any {
	if a.Toward == NoFigure {
		return partyItem(parts.Grape)
	}
	return a.Toward.Noun()
}

// what returns the card or the map that was entered, as a noun. For anything else it returns an
// empty noun.
func (a Learn) what() any {
	switch {
	case a.Hero != nil:
		return Name(a.Hero.ID).Noun()
	case a.Ability != nil:
		return abilityCard(a.Ability.ID)
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

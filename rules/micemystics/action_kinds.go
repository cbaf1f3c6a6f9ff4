package micemystics

import (
	"cmp"
	"reflect"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// Actions lists all kinds of actions. A saved game stores each kind by its name.
var Actions = rules.Kinds[Action]{
	Fell{}, Toss{}, Order{}, Open{}, Found{}, Tell{}, Spawns{}, Move{}, Stand{}, Scurry{},
	Attack{}, Search{}, Recover{}, Explore{}, Flip{}, Share{}, Equip{}, LevelUp{}, Power{}, Use{},
	EndTurn{}, Lay{}, TakeBack{}, Catapult{}, Launch{}, Wear{}, Keep{}, Trade{}, Drop{}, Assign{},
	Return{}, Carry{}, Done{}, Spawn{}, Activate{}, March{}, Strike{}, Hold{}, Leap{}, Chase{},
	Affect{}, Put{}, Call{}, Trap{}, Declare{}, Earn{}, Learn{}, Settle{}, Correct{},
}

func (Fell) Kind() string     { return "fell" }
func (Toss) Kind() string     { return "toss" }
func (Order) Kind() string    { return "order" }
func (Open) Kind() string     { return "open" }
func (Found) Kind() string    { return "found" }
func (Tell) Kind() string     { return "tell" }
func (Spawns) Kind() string   { return "spawn_spaces" }
func (Move) Kind() string     { return "move" }
func (Stand) Kind() string    { return "stand" }
func (Scurry) Kind() string   { return "scurry" }
func (Attack) Kind() string   { return "attack" }
func (Search) Kind() string   { return "search" }
func (Recover) Kind() string  { return "recover" }
func (Explore) Kind() string  { return "explore" }
func (Flip) Kind() string     { return "flip" }
func (Share) Kind() string    { return "share" }
func (Equip) Kind() string    { return "equip" }
func (LevelUp) Kind() string  { return "level_up" }
func (Power) Kind() string    { return "ability" }
func (Use) Kind() string      { return "use" }
func (EndTurn) Kind() string  { return "end" }
func (Lay) Kind() string      { return "lay" }
func (TakeBack) Kind() string { return "take_back" }
func (Catapult) Kind() string { return "catapult" }
func (Launch) Kind() string   { return "launch" }
func (Wear) Kind() string     { return "disguise" }
func (Keep) Kind() string     { return "keep" }
func (Trade) Kind() string    { return "trade" }
func (Drop) Kind() string     { return "drop" }
func (Assign) Kind() string   { return "assign" }
func (Return) Kind() string   { return "rescue" }
func (Carry) Kind() string    { return "carry" }
func (Done) Kind() string     { return "done" }
func (Spawn) Kind() string    { return "spawn" }
func (Activate) Kind() string { return "activate" }
func (March) Kind() string    { return "march" }
func (Strike) Kind() string   { return "strike" }
func (Hold) Kind() string     { return "hold" }
func (Leap) Kind() string     { return "leap" }
func (Chase) Kind() string    { return "chase" }
func (Affect) Kind() string   { return "affect" }
func (Put) Kind() string      { return "put" }
func (Call) Kind() string     { return "call" }
func (Trap) Kind() string     { return "trap" }
func (Declare) Kind() string  { return "declare" }
func (Earn) Kind() string     { return "earn" }
func (Learn) Kind() string    { return "learn" }
func (Settle) Kind() string   { return "settle" }

type (
	byMouse interface {
		Action
		mouseName() Name
	}
	// byFigure is an action of a minion, of Brodie or of a charmed mouse.
	byFigure interface {
		Action
		figureName() Name
	}
)

// By returns the figure that performs an action of the minions. For any other action, it returns
// NoFigure.
func By(a Action) Name {
	if a, ok := a.(byFigure); ok {
		return a.figureName()
	}
	return NoFigure
}

func (a Move) mouseName() Name      { return a.Mouse }
func (a Stand) mouseName() Name     { return a.Mouse }
func (a Scurry) mouseName() Name    { return a.Mouse }
func (a Attack) mouseName() Name    { return a.Mouse }
func (a Search) mouseName() Name    { return a.Mouse }
func (a Recover) mouseName() Name   { return a.Mouse }
func (a Explore) mouseName() Name   { return a.Mouse }
func (a Flip) mouseName() Name      { return a.Mouse }
func (a Share) mouseName() Name     { return a.Mouse }
func (a Equip) mouseName() Name     { return a.Mouse }
func (a LevelUp) mouseName() Name   { return a.Mouse }
func (a Power) mouseName() Name     { return a.Mouse }
func (a Use) mouseName() Name       { return a.Mouse }
func (a EndTurn) mouseName() Name   { return a.Mouse }
func (a Lay) mouseName() Name       { return a.Mouse }
func (a TakeBack) mouseName() Name  { return a.Mouse }
func (a Catapult) mouseName() Name  { return a.Mouse }
func (a Launch) mouseName() Name    { return a.Mouse }
func (a Keep) mouseName() Name      { return a.Mouse }
func (a Trade) mouseName() Name     { return a.Mouse }
func (a Drop) mouseName() Name      { return a.Mouse }
func (a Return) mouseName() Name    { return a.Mouse }
func (a Carry) mouseName() Name     { return a.Mouse }
func (a Activate) figureName() Name { return a.Figure }
func (a March) figureName() Name    { return a.Figure }
func (a Strike) figureName() Name   { return a.Figure }
func (a Hold) figureName() Name     { return a.Figure }
func (Leap) figureName() Name       { return Brodie }
func (Chase) figureName() Name      { return Brodie }

// Forms lists the fields of each action. Some fields can be entered. Others only appear in
// sentences.
var Forms = rules.Forms[Action]{Make: func() rules.Fields[Action] {
	out := rules.FieldsOf(Actions, 0, map[reflect.Type]string{
		reflect.TypeFor[Name]():            NounFigure,
		reflect.TypeFor[Condition]():       NounCondition,
		reflect.TypeFor[parts.SpaceID]():   NounSpace,
		reflect.TypeFor[parts.CardID]():    NounCard,
		reflect.TypeFor[parts.PartyItem](): NounItem,
	})
	say(out, "count", func(a Fell) any { return len(a.Faces) })
	say(out, "card", func(a Open) any { return encounterCard(a.Card.ID) })
	say(out, "who", func(a Open) any { return Newcomers(a.Minions) })
	say(out, "card", Found.foundCard)
	say(out, "count", func(a Tell) any { return len(a.Facts) })
	say(out, "count", func(a Spawns) any { return len(a.Spaces) })
	say(out, "to", Move.to)
	say(out, "cheese", func(a Share) any { return max(0, a.Cheese) })
	say(out, "back", func(a Share) any { return max(0, -a.Cheese) })
	say(out, "card", func(a LevelUp) any { return abilityCard(a.Ability.ID) })
	say(out, "goal", March.goal)
	say(out, "figure", func(Leap) any { return Brodie.Noun() })
	say(out, "figure", func(Chase) any { return Brodie.Noun() })
	say(out, "number", func(a Affect) any { return cmp.Or(a.Count, 1) })
	say(out, "who", func(a Call) any { return Newcomers(a.Squads) })
	say(out, "what", Learn.what)
	return out
}}

// say adds a field that people see but cannot enter.
func say[T Action](fields rules.Fields[Action], name string, said func(T) any) {
	kind := (*new(T)).Kind()
	fields[kind] = append(fields[kind], rules.SentenceOnly[Action](name, said))
}

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

func (a March) goal() any {
	if a.Toward == NoFigure {
		return partyItem(parts.Grape)
	}
	return a.Toward.Noun()
}

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
	case a.Tile != nil:
		return tileSide(a.Tile.ID)
	case a.Cat != nil:
		return Brodie.Noun()
	}
	return rules.Noun{}
}

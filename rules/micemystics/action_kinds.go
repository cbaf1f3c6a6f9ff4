package micemystics

import "tablemate/rules"

// Actions are all kinds of actions by their names in a record.
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

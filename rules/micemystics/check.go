package micemystics

import (
	"tablemate/rules"
	"tablemate/tables"
)

// book is what an action is judged by.
var book = rules.Book{
	Prefix:   "MM-",
	Switches: Switches,
	Wider: map[tables.RuleID][]tables.RuleID{
		"MM-CAP-01":   {"MM-WIDE-01"},
		"MM-CAP-02":   {"MM-CAP-01", "MM-WIDE-01"},
		"MM-EQUIP-02": {"MM-SCARD-02", "MM-EQUIP-03"},
		"MM-LINE-01":  {"MM-MOVE-02"},
		"MM-LVL-02":   {"MM-CHAR-02"},
		"MM-MOVE-02":  {"MM-OBJ-02", "MM-WALL-01", "MM-WALL-02"},
		"MM-REC-01":   {"MM-TURN-03"},
		"MM-SCARD-11": {"MM-EQUIP-05"},
		"MM-TURN-02":  {"MM-TURN-01"},
	},
}

// Check lists the printed rules that an action breaks. checkTiming goes first: of
// an action at the wrong moment nothing else is judged.
func (Game) Check(s State, a Action) []rules.Violation {
	found := checkAction(s, a)
	for i := range found {
		dropUnnamed(found[i].Args)
	}
	return found
}

func checkAction(s State, a Action) []rules.Violation {
	if v := checkTiming(&s, a); v != nil {
		return []rules.Violation{*v}
	}
	switch a := a.(type) {
	case Fell, Toss, Order, Open, Found, Tell, Spawns:
		return checkChance(&s, a)
	case Move, Stand, Scurry, Recover, EndTurn:
		return checkMouseTurn(&s, a)
	case Explore, Flip:
		return checkExplore(&s, a)
	case Attack, Assign:
		return checkBattle(&s, a)
	case Search, Share, Equip, LevelUp, Power, Use, Keep, Trade, Drop:
		return checkCards(&s, a)
	case Lay, TakeBack, Catapult, Launch, Wear:
		return checkItems(&s, a)
	case Spawn, Call:
		return checkNewcomers(&s, a)
	case Activate, March, Strike, Hold, Leap, Chase:
		return checkMinions(&s, a)
	case Return, Affect, Put, Trap, Declare, Earn, Learn, Carry, Done:
		return checkEffects(&s, a)
	case Settle:
		return book.Settles("MM-AMB-01", a.Name, a.Value)
	case Correct:
		return correctValidator.Corrects(&s, a.Correction)
	}
	return nil
}

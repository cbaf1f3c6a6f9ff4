package micemystics

import (
	"reflect"
	"slices"
	"strings"

	"tablemate/rules"
	"tablemate/tables"
)

// book makes breaches of the printed rules.
var book = rules.Book{
	Prefix:   "MM-",
	Switches: Switches,
	Wider: [][]tables.RuleID{
		{"MM-CAP-01", "MM-WIDE-01"},
		{"MM-CAP-02", "MM-CAP-01", "MM-WIDE-01"},
		{"MM-EQUIP-02", "MM-SCARD-02", "MM-EQUIP-03"},
		{"MM-EQUIP-03", "MM-SCARD-02"},
		{"MM-LINE-01", "MM-MOVE-02"},
		{"MM-LVL-02", "MM-CHAR-02"},
		{"MM-MOVE-02", "MM-OBJ-02", "MM-WALL-01", "MM-WALL-02"},
		{"MM-REC-01", "MM-TURN-03"},
		{"MM-SCARD-11", "MM-EQUIP-05"},
		{"MM-TURN-02", "MM-TURN-01"},
	},
}

// against returns a breach of a rule. The cause names the sentence and is stable for other
// programs.
func against(rule tables.RuleID, cause string, args rules.Args) *rules.Violation {
	return book.Against(rule, args).As(cause)
}

// unusual returns a warning about something legal but seldom intended.
func unusual(rule tables.RuleID, cause string, args rules.Args) *rules.Violation {
	return book.Unusual(rule, args).As(cause)
}

// impossible returns a breach that no table can show.
func impossible(rule tables.RuleID, cause string, args rules.Args) *rules.Violation {
	return book.Impossible(rule, args).As(cause)
}

// alsoAgainst returns v as a violation of a wider rule too.
func alsoAgainst(rule tables.RuleID, v *rules.Violation) *rules.Violation {
	v.Also = append(slices.Clone(v.Also), rule)
	return v
}

// absentFigure returns the violation of an action that names a figure who is not there.
func absentFigure(rule tables.RuleID, figure Name) *rules.Violation {
	return impossible(rule, "stranger", rules.Args{"figure": figure.Noun()})
}

// absentMouse returns the violation of a mouse that is not there, or not on the board.
func (s *State) absentMouse(rule tables.RuleID, mouse Name) *rules.Violation {
	if s.findMouse(mouse) == nil {
		return absentFigure(rule, mouse)
	}
	return impossible(rule, "off-board", mouseArgs(mouse))
}

// caused returns breaches with a cause: that of a problem is the problem.
func caused(cause string, found []rules.Violation) []rules.Violation {
	for i := range found {
		found[i].As(cause)
		if p, ok := found[i].Args["problem"].(rules.Noun); ok {
			found[i].As(strings.TrimPrefix(p.ID, problems))
		}
	}
	return found
}

// missingSpace returns arguments for a space that the map lacks. The cause differs if no map is
// named.
func missingSpace(at Spot, args rules.Args) (cause string, _ rules.Args) {
	args["room"], args["space"] = tileSide(at.Room), at.Noun()
	if at.Space == "" {
		return "space-unsaid", args
	}
	return "no-space", args
}

// mouseArgs returns the arguments of a sentence about a mouse.
func mouseArgs(mouse Name) rules.Args { return rules.Args{"mouse": mouse.Noun()} }

// withArgs returns args with one more.
func withArgs(args rules.Args, name string, value any) rules.Args {
	args[name] = value
	return args
}

// Check lists the printed rules that an action breaks.
func (Game) Check(s State, a Action) []rules.Violation { return check(&s, a) }

// check judges an action.
func check(s *State, a Action) []rules.Violation {
	found := checkAction(s, a)
	if len(found) == 0 {
		return nil
	}
	if field := leftOut(a); field != "" {
		return []rules.Violation{*impossible(found[0].Rule, "unsaid", rules.Args{"field": field})}
	}
	for i := range found {
		dropUnnamed(found[i].Args)
	}
	return found
}

// isClean reports whether an action breaks no rule.
func isClean(s *State, a Action) bool {
	return checkTiming(s, a) == nil && len(checkContent(s, a)) == 0
}

// leftOut returns a required field that the action leaves empty, or "". A condition of a mouse
// and the actor of the minions are optional.
func leftOut(a Action) string {
	v := reflect.ValueOf(a)
	_, minions := a.(byFigure)
	for i := range v.NumField() {
		f := v.Type().Field(i)
		name, optional, _ := strings.Cut(f.Tag.Get("json"), ",")
		if f.Type.Kind() == reflect.String && v.Field(i).Len() == 0 && optional == "" && !minions &&
			f.Type != reflect.TypeFor[Condition]() {
			return name
		}
	}
	return ""
}

// checkAction judges an action. It judges an action at the wrong moment completely, so that the
// first breach does not hide the others.
func checkAction(s *State, a Action) []rules.Violation {
	v := checkTiming(s, a)
	if v == nil {
		return checkContent(s, a)
	}
	found := []rules.Violation{*v}
	mine, ok := a.(byMouse)
	if !ok || s.Result != nil || v.Level == rules.Impossible || answers(a) {
		return found
	}
	add := func(v rules.Violation) {
		told := func(o rules.Violation) bool { return o.Rule == v.Rule || slices.Contains(o.Also, v.Rule) }
		if v.Level != rules.Impossible && !slices.ContainsFunc(found, told) {
			found = append(found, v)
		}
	}
	if turn := outOfMouseTurn(s, mine.mouseName()); turn != nil && turn.ID != "now" {
		add(*turn)
	}
	for _, v := range checkContent(s.turnFor(mine.mouseName()), a) {
		add(v)
	}
	return found
}

// answers reports whether an action of a mouse answers what is awaited.
func answers(a Action) bool {
	switch a.(type) {
	case Keep, Trade, Drop, Return, Carry:
		return true
	}
	return false
}

// turnFor returns the state at the moment when a mouse may act, with as many movement
// points as can be.
func (s *State) turnFor(mouse Name) *State {
	now := *s
	now.Waits = nil
	if !now.onTurn(mouse) {
		now.Turn = Turn{Card: string(mouse), Slot: now.slot(string(mouse))}
	}
	now.Turn.Step, now.Turn.Points = MouseStep, NoWay
	return &now
}

// checkContent judges the content of an action, regardless of the moment.
func checkContent(s *State, a Action) []rules.Violation {
	switch a := a.(type) {
	case Fell, Toss, Order, Open, Found, Tell, Spawns:
		return checkChance(s, a)
	case Assign:
		return rules.Breaks(s, a, bossCard)
	case Wear:
		return checkWear(s, a)
	case Spawn, Call:
		return checkNewcomers(s, a)
	case Activate, March, Strike, Hold, Leap, Chase:
		return checkMinions(s, a)
	case Return, Affect, Put, Trap, Declare, Earn, Learn, Done:
		return checkEffects(s, a)
	case byMouse:
		return checkMouse(s, a)
	case Settle:
		return caused("house-unknown", book.CheckHouseRule("MM-AMB-01", a.Name, a.Value))
	case Correct:
		return caused("nowhere", validator(validateWounds).Corrects(s, a.Correction))
	}
	return nil
}

package micemystics

import (
	"reflect"
	"slices"
	"strings"

	"tablemate/rules"
	"tablemate/tables"
)

// The variable `book` describes this game's rulebook. Its methods return violations.
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

// `cause` is the id of the sentence that describes the violation. Other programs may rely on this
// id.
func against(rule tables.RuleID, cause string, args rules.Args) *rules.Violation {
	return book.Against(rule, args).As(cause)
}

// unusual returns a warning about an action that is legal but seldom intended.
func unusual(rule tables.RuleID, cause string, args rules.Args) *rules.Violation {
	return book.Unusual(rule, args).As(cause)
}

// impossible returns the violation of an action that cannot happen at a real table.
func impossible(rule tables.RuleID, cause string, args rules.Args) *rules.Violation {
	return book.Impossible(rule, args).As(cause)
}

// alsoAgainst adds a second, more general rule to a violation.
func alsoAgainst(rule tables.RuleID, v *rules.Violation) *rules.Violation {
	v.Also = append(slices.Clone(v.Also), rule)
	return v
}

func absentFigure(rule tables.RuleID, figure Name) *rules.Violation {
	return impossible(rule, "stranger", rules.Args{"figure": figure.Noun()})
}

// caused sets the sentence id of each violation to `cause`. If a violation has an argument
// "problem", it gets the sentence id of that problem instead.
func caused(cause string, found []rules.Violation) []rules.Violation {
	for i := range found {
		found[i].As(cause)
		if p, ok := found[i].Args["problem"].(rules.Noun); ok {
			found[i].As(strings.TrimPrefix(p.ID, problems))
		}
	}
	return found
}

func missingSpace(at Spot, args rules.Args) (cause string, _ rules.Args) {
	args["room"], args["space"] = tileSide(at.Room), at.Noun()
	if at.Space == "" {
		return "space-unsaid", args
	}
	return "no-space", args
}

func mouseArgs(mouse Name) rules.Args { return rules.Args{"mouse": mouse.Noun()} }

func withArgs(args rules.Args, name string, value any) rules.Args {
	args[name] = value
	return args
}

// Check lists the violations of an action.
func (Game) Check(s State, a Action) []rules.Violation { return check(&s, a) }

// If an action breaks a rule and a required field is empty, check returns only a violation about
// this field.
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

func isClean(s *State, a Action) bool {
	return checkTiming(s, a) == nil && len(checkContent(s, a)) == 0
}

// leftOut returns the first required text field that is empty, or "". Fields of type Condition are
// optional. In an action of the minions, such as March, all fields are optional.
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

// checkAction checks an action. If a mouse acts at the wrong moment, checkAction also checks all
// other rules. One violation must not hide others.
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

func answers(a Action) bool {
	switch a.(type) {
	case Keep, Trade, Drop, Return, Carry:
		return true
	}
	return false
}

// turnFor returns a copy of the state. In the copy, the mouse is on turn and has unlimited movement
// points, and no event is awaited.
func (s *State) turnFor(mouse Name) *State {
	now := *s
	now.Waits = nil
	if !now.onTurn(mouse) {
		now.Turn = Turn{Card: string(mouse), Slot: now.slot(string(mouse))}
	}
	now.Turn.Step, now.Turn.Points = MouseStep, NoWay
	return &now
}

// checkContent checks everything except the moment of an action. The function checkTiming checks
// this moment.
func checkContent(s *State, a Action) []rules.Violation {
	switch a := a.(type) {
	case Fell, Toss, Order, Open, Found, Tell, Spawns:
		return checkChance(s, a)
	case Assign:
		return rules.Breaks(s, a, bossCard)
	case Wear:
		return checkWear(s, a)
	case Spawn:
		return checkSpawn(s, a)
	case Call:
		return rules.Breaks(s, a, callSense)
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

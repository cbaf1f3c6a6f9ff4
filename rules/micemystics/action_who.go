package micemystics

// byMouse is what a mouse does, byFigure what a figure does by the rules of the
// minions.
type (
	byMouse interface {
		Action
		mouse() Name
	}
	byFigure interface {
		Action
		figure() Name
	}
)

// By is the figure that a report of the minions names as the one who acts.
func By(a Action) Name {
	if a, ok := a.(byFigure); ok {
		return a.figure()
	}
	return NoFigure
}

func (a Move) mouse() Name     { return a.Mouse }
func (a Stand) mouse() Name    { return a.Mouse }
func (a Scurry) mouse() Name   { return a.Mouse }
func (a Attack) mouse() Name   { return a.Mouse }
func (a Search) mouse() Name   { return a.Mouse }
func (a Recover) mouse() Name  { return a.Mouse }
func (a Explore) mouse() Name  { return a.Mouse }
func (a Flip) mouse() Name     { return a.Mouse }
func (a Share) mouse() Name    { return a.Mouse }
func (a Equip) mouse() Name    { return a.Mouse }
func (a LevelUp) mouse() Name  { return a.Mouse }
func (a Power) mouse() Name    { return a.Mouse }
func (a Use) mouse() Name      { return a.Mouse }
func (a EndTurn) mouse() Name  { return a.Mouse }
func (a Lay) mouse() Name      { return a.Mouse }
func (a TakeBack) mouse() Name { return a.Mouse }
func (a Catapult) mouse() Name { return a.Mouse }
func (a Launch) mouse() Name   { return a.Mouse }
func (a Keep) mouse() Name     { return a.Mouse }
func (a Trade) mouse() Name    { return a.Mouse }
func (a Drop) mouse() Name     { return a.Mouse }
func (a Return) mouse() Name   { return a.Mouse }
func (a Carry) mouse() Name    { return a.Mouse }

func (a Activate) figure() Name { return a.Figure }
func (a March) figure() Name    { return a.Figure }
func (a Strike) figure() Name   { return a.Figure }
func (a Hold) figure() Name     { return a.Figure }
func (Leap) figure() Name       { return Brodie }
func (Chase) figure() Name      { return Brodie }

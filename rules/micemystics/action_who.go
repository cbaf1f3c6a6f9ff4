package micemystics

// byMouse is what a mouse does, byFigure what a figure does by the rules of the
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

// By returns the figure that an action of the minions names as the one who acts.
func By(a Action) Name {
	if a, ok := a.(byFigure); ok {
		return a.figureName()
	}
	return NoFigure
}

func (a Move) mouseName() Name     { return a.Mouse }
func (a Stand) mouseName() Name    { return a.Mouse }
func (a Scurry) mouseName() Name   { return a.Mouse }
func (a Attack) mouseName() Name   { return a.Mouse }
func (a Search) mouseName() Name   { return a.Mouse }
func (a Recover) mouseName() Name  { return a.Mouse }
func (a Explore) mouseName() Name  { return a.Mouse }
func (a Flip) mouseName() Name     { return a.Mouse }
func (a Share) mouseName() Name    { return a.Mouse }
func (a Equip) mouseName() Name    { return a.Mouse }
func (a LevelUp) mouseName() Name  { return a.Mouse }
func (a Power) mouseName() Name    { return a.Mouse }
func (a Use) mouseName() Name      { return a.Mouse }
func (a EndTurn) mouseName() Name  { return a.Mouse }
func (a Lay) mouseName() Name      { return a.Mouse }
func (a TakeBack) mouseName() Name { return a.Mouse }
func (a Catapult) mouseName() Name { return a.Mouse }
func (a Launch) mouseName() Name   { return a.Mouse }
func (a Keep) mouseName() Name     { return a.Mouse }
func (a Trade) mouseName() Name    { return a.Mouse }
func (a Drop) mouseName() Name     { return a.Mouse }
func (a Return) mouseName() Name   { return a.Mouse }
func (a Carry) mouseName() Name    { return a.Mouse }

func (a Activate) figureName() Name { return a.Figure }
func (a March) figureName() Name    { return a.Figure }
func (a Strike) figureName() Name   { return a.Figure }
func (a Hold) figureName() Name     { return a.Figure }
func (Leap) figureName() Name       { return Brodie }
func (Chase) figureName() Name      { return Brodie }

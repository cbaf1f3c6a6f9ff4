package micemystics

// ReasonPoint is one kind of reason in a decision of the minions.
type ReasonPoint struct {
	Name string
	Args []string // the names of the arguments that its sentence may mention
}

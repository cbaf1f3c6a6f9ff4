package tables

// Pairs says what belongs to what, in a list that is short enough to be gone through.
// Unlike a map it is part of the program as it stands, in an order of its own, and
// nothing has to be made of it before the program begins.
type Pairs[K comparable, V any] []struct {
	Key   K
	Value V
}

// Find returns what belongs to a key; false where nothing does.
func (p Pairs[K, V]) Find(key K) (V, bool) {
	for i := range p {
		if p[i].Key == key {
			return p[i].Value, true
		}
	}
	var none V
	return none, false
}

// Of returns what belongs to a key, the zero value where nothing does.
func (p Pairs[K, V]) Of(key K) V {
	value, _ := p.Find(key)
	return value
}

package rules

import "slices"

// Form is one kind of action as a list of what it says, in the order in which
// that is typed and listed. What may be done, how it is read, and how a sentence
// names it come from here.
type Form[S any, A Kinded] struct {
	Kind   string
	Fields []Entry[A]
	// Judged is true where the candidates alone do not decide: of these actions
	// only those are offered that Check has nothing against.
	Judged bool

	offered func(s S, a A, out []A) []A
}

// Entry is a field of a form, whatever the type of the action.
type Entry[A Kinded] struct {
	Name string
	Kind string
	Said func(A) any
	Put  func(A, any) A
}

// Field is one thing that an action of type T says: a noun, several nouns, a
// number, or something of the game's own.
type Field[S any, T Kinded] struct {
	Name string // as sentences name it
	Kind string // of its nouns; "" where there are none

	said func(*T) any
	put  func(*T, any)
	vary func(s S, did *T, next func())
}

// One is a field that names one thing.
func One[S any, T Kinded, V ~string](name, kind string, at func(*T) *V, among func(S, *T) []V) Field[S, T] {
	f := Own(name, at, among, func(v V) any { return Noun{Kind: kind, ID: string(v)} })
	f.put = func(did *T, n any) { *at(did) = V(n.(Noun).ID) }
	return f.Of(kind)
}

// Several is a field that names any number of things of a kind.
func Several[S any, T Kinded, V ~string](name, kind string, at func(*T) *[]V, among func(S, *T) [][]V) Field[S, T] {
	f := Own(name, at, among, func(list []V) any {
		out := make([]Noun, len(list))
		for i, v := range list {
			out[i] = Noun{Kind: kind, ID: string(v)}
		}
		return out
	})
	f.put = func(did *T, nouns any) {
		*at(did) = nil
		for _, n := range nouns.([]Noun) {
			*at(did) = append(*at(did), V(n.ID))
		}
	}
	return f.Of(kind)
}

// Count is a field that holds a number.
func Count[S any, T Kinded](name string, at func(*T) *int, among func(S, *T) []int) Field[S, T] {
	f := Own(name, at, among, func(n int) any { return n })
	f.put = func(did *T, n any) { *at(did) = n.(int) }
	return f
}

// Own is a field with values of the game's own, which are not read word by word.
// Without candidates a field keeps what it was given.
func Own[S any, T Kinded, V any](name string, at func(*T) *V, among func(S, *T) []V, said func(V) any) Field[S, T] {
	f := Field[S, T]{Name: name, said: func(did *T) any { return said(*at(did)) }}
	if among != nil {
		f.vary = func(s S, did *T, next func()) {
			for _, v := range among(s, did) {
				*at(did) = v
				next()
			}
		}
	}
	return f
}

// Of is f, whose values name things of a kind.
func (f Field[S, T]) Of(kind string) Field[S, T] {
	f.Kind = kind
	return f
}

// FormOf is the form of T, an action among A.
func FormOf[A Kinded, S any, T Kinded](fields ...Field[S, T]) Form[S, A] {
	var blank T
	form := Form[S, A]{Kind: blank.Kind()}
	for _, f := range fields {
		form.Fields = append(form.Fields, entry[A](f))
	}
	fields = slices.DeleteFunc(slices.Clone(fields), func(f Field[S, T]) bool { return f.vary == nil })
	form.offered = func(s S, a A, out []A) []A {
		did, depth := any(a).(T), 0
		var next func()
		next = func() {
			if depth == len(fields) {
				out = append(out, any(did).(A))
				return
			}
			depth++
			fields[depth-1].vary(s, &did, next)
			depth--
		}
		next()
		return out
	}
	return form
}

func entry[A Kinded, S any, T Kinded](f Field[S, T]) Entry[A] {
	e := Entry[A]{Name: f.Name, Kind: f.Kind}
	e.Said = func(a A) any {
		did := any(a).(T)
		return f.said(&did)
	}
	if f.put != nil {
		e.Put = func(a A, value any) A {
			did := any(a).(T)
			f.put(&did, value)
			return any(did).(A)
		}
	}
	return e
}

// Checked is f, of which only those actions are offered that Check has nothing
// against.
func (f Form[S, A]) Checked() Form[S, A] {
	f.Judged = true
	return f
}

// Forms are all actions that say anything, by their kinds.
type Forms[S any, A Kinded] map[string]Form[S, A]

// FormsOf lists forms by their kinds.
func FormsOf[S any, A Kinded](list ...Form[S, A]) Forms[S, A] {
	out := make(Forms[S, A], len(list))
	for _, f := range list {
		out[f.Kind] = f
	}
	return out
}

// Offered adds a with every candidate in every field that varies. Allowed is
// asked of forms whose candidates alone do not decide.
func (fs Forms[S, A]) Offered(s S, a A, allowed func(A) bool, out []A) []A {
	form, known := fs[a.Kind()]
	if !known {
		return append(out, a)
	}
	n := len(out)
	out = form.offered(s, a, out)
	if form.Judged {
		out = append(out[:n], slices.DeleteFunc(out[n:], func(a A) bool { return !allowed(a) })...)
	}
	return out
}

// Said is what an action says, for a sentence.
func (fs Forms[S, A]) Said(a A) Args {
	out := Args{}
	for _, f := range fs[a.Kind()].Fields {
		out[f.Name] = f.Said(a)
	}
	return out
}

// Named are the things of a kind that an action names, in its order.
func (fs Forms[S, A]) Named(a A, kind string) []Noun {
	var out []Noun
	for _, f := range fs[a.Kind()].Fields {
		if f.Kind != kind {
			continue
		}
		switch said := f.Said(a).(type) {
		case Noun:
			out = append(out, said)
		case []Noun:
			out = append(out, said...)
		}
	}
	return slices.DeleteFunc(out, func(n Noun) bool { return n.ID == "" })
}

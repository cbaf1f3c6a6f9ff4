package session

import (
	"maps"
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// Fixing asks people for a correction of a value that differs from the real table. It first asks
// which value is wrong, and then asks for the right value. A place is the name of a value that
// people can correct, such as food. People may type everything on one line: "ann food 5".
//
// The game provides the sentences. For the place "turn", fix.turn shows the present value,
// fix.turn-ask asks for the new one, and fix.turn-help is the help. Without fix.turn-ask, the
// question is fix.KIND-ask, for example fix.seat-ask. For a number, the question is always
// fix.number. The sentence fix.seat is the menu entry of a player. The Reader's Words maps each
// place to the words that people may type for it.
type Fixing[S any, A rules.Kinded] struct {
	talk.Reader[A]
	Voice  talk.Voice[S]
	State  S
	Places []rules.Correctable[S]
	// Read, Ask and Take are for places with their own questions. Read parses the typed value. Ask
	// asks for the value and returns the changes. Take asks for everything that the correction
	// needs, and returns the action.
	Read map[string]TypedValue
	Ask  map[string]func(who rules.Noun) ([]rules.Change, error)
	Take map[string]func() (A, error)
	Made func(rules.Correction) A
	// Now returns additional arguments for the game's sentences. `who` is the owner of the value,
	// such as a player. If the value has no owner, `who` is empty. Now may be nil.
	Now   func(who rules.Noun) tables.Args
	Whole bool // whether people choose a list element by its whole name, not by a short key
	// Dealt is the rule that fixes the number of players after the setup. If Dealt is "", there is
	// no such rule, and one person may play several seats.
	Dealt tables.RuleID
}

// TypedValue parses a typed value. Example is a text that Parse accepts.
type TypedValue struct {
	Parse   func(typed string) (any, error)
	Example string
}

// Fix asks for one correction and returns it as an action.
func (f Fixing[S, A]) Fix() (A, error) {
	tree, err := rules.Tree(f.State)
	if err != nil {
		var none A
		return none, err
	}
	all := fixPrompter[S, A]{f, tree}
	var offers []talk.Offer[A]
	for i, p := range f.Places {
		switch {
		case f.hidden(p), p.Kind == rules.PlayerName:
		case p.Of == "" || f.Take[p.Name] != nil:
			offers = append(offers, all.offer(p, rules.Noun{}))
		case i == 0 || f.Places[i-1].List() != p.List():
			for _, c := range f.Nouns[p.Of] {
				offers = append(offers, all.each(p, c))
			}
		}
	}
	offers = append(offers, all.players()...)
	return talk.Menu(f.UI, desk.Question{Text: all.say("which", nil)}, offers)
}

func (f Fixing[S, A]) hidden(p rules.Correctable[S]) bool { return p.When != nil && !p.When(&f.State) }

type fixPrompter[S any, A rules.Kinded] struct {
	Fixing[S, A]
	tree any // the state as decoded JSON
}

func (f fixPrompter[S, A]) say(id string, args tables.Args) string {
	return f.UI.Words.Say(f.Area+".fix."+id, args)
}

// offer returns the menu entry for the correction of one value. `who` is the owner of the value. If
// the value has no owner, or if Take asks for the owner, `who` is empty.
func (f fixPrompter[S, A]) offer(p rules.Correctable[S], who rules.Noun) talk.Offer[A] {
	list := p.List()
	if who.ID == "" {
		list = ""
	}
	o := desk.Option{Keys: f.Own(f.Words[p.Name]...), Label: f.say(p.Name, f.now(list, who))}
	return talk.Offer[A]{Option: o, Take: func() (A, error) {
		if own := f.Take[p.Name]; own != nil {
			return own()
		}
		changes, err := f.changes(p, who)
		return f.Made(rules.Correction{Changes: changes}), err
	}}
}

func (f fixPrompter[S, A]) changes(p rules.Correctable[S], who rules.Noun) ([]rules.Change, error) {
	if own := f.Ask[p.Name]; own != nil {
		return own(who)
	}
	value, err := f.value(p, who)
	return []rules.Change{rules.To(p.For(who), value)}, err
}

// The method `each` returns the menu entry for one list element, such as a player. The entry opens
// a menu of this element's values.
func (f fixPrompter[S, A]) each(p rules.Correctable[S], c talk.Called) talk.Offer[A] {
	var keys []string
	if !f.Whole {
		keys = append(keys, f.Nouns[p.Of].Key(c.Noun))
	}
	for _, word := range slices.Concat(c.Words, c.Whole) {
		if word = strings.ReplaceAll(word, " ", "-"); !slices.Contains(keys, word) {
			keys = append(keys, word)
		}
	}
	said := f.now(p.List(), c.Noun)
	return talk.Offer[A]{Option: desk.Option{Keys: keys, Label: f.say(p.Of, said)}, Take: func() (A, error) {
		var offers []talk.Offer[A]
		for _, o := range f.Places {
			if o.List() == p.List() && !f.hidden(o) && o.Kind != rules.PlayerName {
				offers = append(offers, f.offer(o, c.Noun))
			}
		}
		return talk.Menu(f.UI, desk.Question{Text: f.say(f.first(p.Of+"-ask", p.Of), said)}, offers)
	}}
}

// The method `now` returns the present values of one list element. If `list` is "", it returns the
// values that are not in a list, and the number of elements in each list.
func (f fixPrompter[S, A]) now(list string, who rules.Noun) tables.Args {
	out := f.Voice.Spell(f.UI, f.State, rules.Args{who.Kind: who})
	for _, p := range f.Places {
		if p.List() == list && p.Path != "" && !p.Clear && p.Kind != rules.PlayerName {
			maps.Copy(out, f.Voice.Standing(f.UI, f.State, p.Name, p.In(f.tree, who)))
		} else if list == "" && p.List() != "" {
			out[p.Name] = p.Held(f.tree)
		}
	}
	if f.Fixing.Now != nil {
		maps.Copy(out, f.Fixing.Now(who))
	}
	return out
}

func (f fixPrompter[S, A]) value(p rules.Correctable[S], who rules.Noun) (any, error) {
	switch {
	case p.Clear:
		return nil, nil
	case p.Kind == rules.YesNo:
		return f.Desk.Confirm(desk.Question{Text: f.say(p.Name+"-ask", nil)})
	case p.Kind == "":
		return f.Desk.Number(
			desk.Question{Text: f.say("number", tables.Args{"record": f.say(p.Name, f.now(p.List(), who))})},
			p.Low,
			p.High,
		)
	}
	said := tables.Args{}
	if p.Off {
		said["off"] = f.Own(f.Words["off"]...)[0]
	}
	q := desk.Question{Text: f.say(f.first(p.Name+"-ask", p.Kind+"-ask"), said), Rest: p.Many}
	if help := f.first(p.Name+"-help", p.Kind+"-help"); f.has(help) {
		q.Help = f.say(help, said)
	} else {
		all := f.Nouns[p.Kind]
		q.Help = strings.Join(all.Keys(all.Each()...), " · ")
	}
	q.Example = f.Fixing.Read[p.Name].Example
	if all := f.Nouns[p.Kind]; q.Example == "" && len(all) > 0 {
		q.Example = all.Key(all[0].Noun)
	}
	return talk.Written(f.UI, q, func(typed string) (any, error) { return f.read(p, typed) })
}

func (f fixPrompter[S, A]) has(id string) bool { return f.UI.Words.Has(f.Area + ".fix." + id) }

func (f fixPrompter[S, A]) first(id, other string) string {
	if f.has(id) {
		return id
	}
	return other
}

func (f fixPrompter[S, A]) read(p rules.Correctable[S], typed string) (any, error) {
	if p.Off && slices.Contains(f.Words["off"], strings.ToLower(strings.TrimSpace(typed))) {
		return nil, nil
	}
	if own, ok := f.Fixing.Read[p.Name]; ok {
		return own.Parse(typed)
	}
	if !p.Many {
		n, err := f.Noun(p.Kind, typed)
		return n.ID, err
	}
	ids := []string{}
	for _, word := range strings.Fields(strings.ReplaceAll(typed, ",", " ")) {
		n, err := f.Noun(p.Kind, word)
		if err != nil {
			return nil, err
		}
		ids = append(ids, n.ID)
	}
	return ids, nil
}

package talk

import (
	"cmp"
	"maps"
	"strconv"
	"strings"

	"tablemate/assist/paint"
	"tablemate/rules"
	"tablemate/tables"
)

// Voice converts a game's consequences and breaches, and an opponent's reasons, into sentences.
type Voice[S any] struct {
	// Area is the prefix of the game's sentence ids.
	Area string
	// Call returns the names that people at the table use for a thing.
	Call func(t *UI, s S, n rules.Noun) Forms
	// Tones has the tones of notes with good or bad news. The keys are the ids of the notes.
	Tones map[string]Tone
	// Between has the separators for lists of nouns, by the kind of the nouns. Other lists have
	// commas.
	Between map[string]string
}

// Tone returns a sentence in a colour or in bold type.
type Tone func(paint.Paint, string) string

// Tell returns the sentence of a note. A sentence that is not indented begins with a capital
// letter.
func (v Voice[S]) Tell(t *UI, s S, n rules.Note) string {
	text := t.Words.Say(v.Area+".tell."+n.ID, v.Spell(t, s, n.Args))
	if !strings.HasPrefix(text, " ") {
		text = tables.Capital(text)
	}
	if tone, ok := v.Tones[n.ID]; ok {
		return tone(t.Paint, text)
	}
	return text
}

// Breach returns a sentence for a breach, or "" if there is none. It takes the first sentence that
// exists: for the rule and the cause, for the cause alone, for the rule and the level, or for the
// rule alone. `moment` has further arguments.
func (v Voice[S]) Breach(t *UI, s S, broken rules.Violation, moment tables.Args) string {
	rule, args := string(broken.Rule), MergeArgs(v.Spell(t, s, broken.Args), moment)
	for _, id := range []string{rule + "-" + broken.ID, broken.ID, rule + "-" + string(broken.Level), rule} {
		if id := v.Area + ".breach." + id; t.Words.Has(id) {
			return tables.Capital(t.Words.Say(id, args))
		}
	}
	return ""
}

// Reason returns the sentence for one step of an automated decision. If there is none, it returns
// the rule's id. `counted` has further arguments, such as "3 steps".
func (v Voice[S]) Reason(t *UI, s S, n rules.Note, counted tables.Args) string {
	if id := v.Area + ".reason." + n.ID; t.Words.Has(id) {
		return t.Words.Say(id, MergeArgs(counted, v.Spell(t, s, n.Args)))
	}
	return string(n.Rule)
}

// Spell replaces the nouns in the arguments of a note by their names.
func (v Voice[S]) Spell(t *UI, s S, args rules.Args) tables.Args {
	return spelling{func(n rules.Noun) Forms { return v.Call(t, s, n) }, v.Between}.args(args)
}

// MergeArgs joins arguments. Those in `args` win over those in `more`.
func MergeArgs(args, more tables.Args) tables.Args {
	out := tables.Args{}
	maps.Copy(out, more)
	maps.Copy(out, args)
	return out
}

// Forms are the names of a thing. The key "" has the plain name, the key "at" has a form such as
// "in the Kitchen", and so on.
type Forms map[string]string

// Spell replaces nouns in the arguments by the names that `call` returns. For an argument `place`,
// the plain name becomes {{.place}}, and the form "at" becomes {{.place_at}}.
func Spell(args rules.Args, call func(rules.Noun) Forms) tables.Args {
	return spelling{call: call}.args(args)
}

type spelling struct {
	call    func(rules.Noun) Forms
	between map[string]string // separators for lists, by the kind of the listed nouns; the default is a comma
}

func (s spelling) args(args rules.Args) tables.Args {
	out := make(tables.Args, len(args))
	for name, value := range args {
		switch value := value.(type) {
		case rules.Noun:
			fill(out, name, s.call(value))
		case []rules.Noun:
			fill(out, name, s.listForms(value))
		case []int:
			out[name] = NameAll(value, strconv.Itoa)
		case []string:
			out[name] = strings.Join(value, ", ")
		default:
			out[name] = value
		}
	}
	return out
}

func fill(out tables.Args, name string, forms Forms) {
	for form, text := range forms {
		if form == "" {
			out[name] = text
		} else {
			out[name+"_"+form] = text
		}
	}
}

func (s spelling) listForms(nouns []rules.Noun) Forms {
	all := Forms{"": ""}
	for i, n := range nouns {
		between, other := s.between[n.Kind]
		if !other {
			between = ", "
		}
		for form, text := range s.call(n) {
			if i > 0 {
				text = all[form] + between + text
			}
			all[form] = text
		}
	}
	return all
}

// NameAll returns the names of several things, separated by commas: "Tilda, rat B".
func NameAll[T any](list []T, name func(T) string) string {
	return strings.Join(tables.Each(list, name), ", ")
}

// Turn is the present turn of a table, or the zero Turn in a game without turns.
type Turn struct {
	Number  int        // counted from 1; 0 before the first turn
	Whose   rules.Seat // rules.Nobody if everybody plays at the same time
	Heading string     // the turn as text: "turn 6, Rick"
}

// HeadTurn returns a turn with the heading "turn 6, Ann". `whose` is the name of the seat.
func HeadTurn(t *UI, number int, seat rules.Seat, whose string) Turn {
	return Turn{number, seat, turnHeading(t, "tale.turn", number, whose)}
}

// HeadRound returns a round with the heading "round 3, Ann", or "round 3" if `whose` is "".
func HeadRound(t *UI, number int, seat rules.Seat, whose string) Turn {
	return Turn{number, seat, turnHeading(t, "tale.round", number, whose)}
}

func turnHeading(t *UI, id string, number int, whose string) string {
	if number < 1 {
		return t.Words.Say("tale.before")
	}
	heading := t.Words.Say(id, tables.Args{"number": number})
	if whose == "" {
		return heading
	}
	return heading + ", " + whose
}

// CorrectedIn returns the changes of a correction as text. The text for a change of the field `dog`
// is the sentence corrected.dog. Some new values have their own sentence, such as corrected.dog-rex
// for `rex`, or corrected.dog-none for an empty value. For an unknown path, the text is the path
// and the new value as JSON. The players' names are those in the state `s`.
func (v Voice[S]) CorrectedIn(t *UI, s S, places []rules.Correctable[S], c rules.Correction) string {
	var parts []string
	for _, change := range c.Changes {
		known := false
		for _, p := range places {
			if who, now, ok := p.Match(change); ok {
				known = true
				parts = append(parts, v.changed(t, s, p, who, now))
			}
		}
		if !known {
			parts = append(parts, change.Path+" "+string(change.Value))
		}
	}
	return strings.Join(parts, "; ")
}

func (v Voice[S]) changed(t *UI, s S, p rules.Correctable[S], who rules.Noun, now any) string {
	if name, ok := now.(rules.Noun); ok && p.Kind == rules.PlayerName {
		args := tables.Args{"name": name.ID, "seat": ""}
		if p.Seat != rules.Nobody {
			who = p.Seat.Noun()
		}
		// If `s` already has the new name, the seat has the same name. args["seat"] stays "".
		if seat := v.Call(t, s, who)[""]; who.ID != "" && seat != name.ID {
			args["seat"] = seat
		}
		return t.Words.Say("fix.players-told", args)
	}
	said := v.Standing(t, s, p.Name, now)
	maps.Copy(said, v.Spell(t, s, rules.Args{who.Kind: who}))
	id := v.Area + ".corrected." + p.Name
	if n, ok := now.(rules.Noun); ok && t.Words.Has(id+"-"+cmp.Or(n.ID, "none")) {
		id += "-" + cmp.Or(n.ID, "none")
	}
	return t.Words.Say(id, said)
}

// Standing returns arguments for a sentence. The key `name` has the text for the value `now`. If
// the value is an empty noun, the text is the sentence fix.<name>-none, such as fix.dog-none. If
// there is no such sentence, the text is the sentence fix.nowhere.
func (v Voice[S]) Standing(t *UI, s S, name string, now any) tables.Args {
	if n, ok := now.(rules.Noun); !ok || n.ID != "" {
		return v.Spell(t, s, rules.Args{name: now})
	}
	id := v.Area + ".fix." + name + "-none"
	if !t.Words.Has(id) {
		id = v.Area + ".fix.nowhere"
	}
	return tables.Args{name: t.Words.Say(id)}
}

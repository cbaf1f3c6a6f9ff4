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

// Voice puts a game's notes into words: consequences, breaches, and the reasons of an opponent. S
// is the state of the game.
type Voice[S any] struct {
	// Area is the prefix of the game's sentences, such as raccoonheist in raccoonheist.tell.fed.
	Area string
	// Call returns the names that people at the table use for a thing. No other place has these
	// names.
	Call func(t *UI, s S, n rules.Noun) Forms
	// Tones has a tone for each sentence that is good or bad news.
	Tones map[string]Tone
	// Between has the separator of lists for some kinds of things, by kind. Other lists use a
	// comma.
	Between map[string]string
}

// Tone is the style of a sentence: its colour and weight.
type Tone func(paint.Paint, string) string

// Tell returns the sentence of a note. An indented sentence, such as one about dice, begins in
// lower case.
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

// Breach returns the most specific sentence for a breach. It looks for one in this order: for the
// rule and the cause, for the cause, for the rule and the level, for the rule. It returns "" if
// there is none. The sentence may use the arguments of the breach and those of moment.
func (v Voice[S]) Breach(t *UI, s S, broken rules.Violation, moment tables.Args) string {
	rule, args := string(broken.Rule), MergeArgs(v.Spell(t, s, broken.Args), moment)
	for _, id := range []string{rule + "-" + broken.ID, broken.ID, rule + "-" + string(broken.Level), rule} {
		if id := v.Area + ".breach." + id; t.Words.Has(id) {
			return tables.Capital(t.Words.Say(id, args))
		}
	}
	return ""
}

// Reason returns the sentence for one step of an automated decision, or the id of its rule if there
// is none. Counted has arguments that come with a plural word, such as "3 steps".
func (v Voice[S]) Reason(t *UI, s S, n rules.Note, counted tables.Args) string {
	if id := v.Area + ".reason." + n.ID; t.Words.Has(id) {
		return t.Words.Say(id, MergeArgs(counted, v.Spell(t, s, n.Args)))
	}
	return string(n.Rule)
}

// Spell returns the arguments of a note in words.
func (v Voice[S]) Spell(t *UI, s S, args rules.Args) tables.Args {
	return spelling{func(n rules.Noun) Forms { return v.Call(t, s, n) }, v.Between}.args(args)
}

// MergeArgs returns args together with more. For a name in both, the value of args counts.
func MergeArgs(args, more tables.Args) tables.Args {
	out := tables.Args{}
	maps.Copy(out, more)
	maps.Copy(out, args)
	return out
}

// Forms are the names of a thing in a sentence. The plain name has the key "". Other forms have a
// key for their use, such as "at" for "in the Kitchen".
type Forms map[string]string

// Spell puts the arguments of a note into words. A noun fills the blank with the name of the
// argument, and another blank for each other form: {{.place}}, {{.place_at}}. A list is joined by
// commas.
func Spell(args rules.Args, call func(rules.Noun) Forms) tables.Args {
	return spelling{call: call}.args(args)
}

// spelling puts arguments into words.
type spelling struct {
	call    func(rules.Noun) Forms
	between map[string]string // separators of lists by kind; the default is a comma
}

// args returns arguments in words.
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

// fill adds the forms of a noun to the blanks.
func fill(out tables.Args, name string, forms Forms) {
	for form, text := range forms {
		if form == "" {
			out[name] = text
		} else {
			out[name+"_"+form] = text
		}
	}
}

// listForms returns the forms of a list of things.
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

// NameAll returns the names of several things in one line: "Tilda, rat B".
func NameAll[T any](list []T, name func(T) string) string {
	names := make([]string, len(list))
	for i, one := range list {
		names[i] = name(one)
	}
	return strings.Join(names, ", ")
}

// Turn is the present turn of a table, for the headings of the log and the list of tables. The
// zero Turn is for a game without turns.
type Turn struct {
	Number  int        // counted from 1; 0 before the first turn
	Whose   rules.Seat // rules.Nobody if all play at the same time
	Heading string     // in words: "turn 6, Rick"
}

// HeadTurn returns a turn with its heading, which ends with the name of the seat: "turn 6, Ann".
func HeadTurn(t *UI, number int, seat rules.Seat, whose string) Turn {
	return Turn{number, seat, turnHeading(t, "tale.turn", number, whose)}
}

// HeadRound is HeadTurn for games that count rounds. A round of all players names nobody: "round
// 3".
func HeadRound(t *UI, number int, seat rules.Seat, whose string) Turn {
	return Turn{number, seat, turnHeading(t, "tale.round", number, whose)}
}

// turnHeading returns the heading of a turn or round by the sentence id. Before the first turn it
// returns another heading.
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

// Corrected returns the changes of a correction in words. For the place food it uses the sentence
// corrected.food; the blank food has the new value, and other blanks name the owner. An empty value
// may have its own sentence, such as corrected.dog-none. A path that is in no place is told as
// written.
func (v Voice[S]) Corrected(t *UI, places []rules.Correctable[S], c rules.Correction) string {
	var s S
	return v.CorrectedIn(t, s, places, c)
}

// CorrectedIn is Corrected at a table whose players are known.
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
	return strings.Join(parts, ", ")
}

// changed returns one change in words.
func (v Voice[S]) changed(t *UI, s S, p rules.Correctable[S], who rules.Noun, now any) string {
	if name, ok := now.(rules.Noun); ok && p.Kind == rules.PlayerName {
		args := tables.Args{"name": name.ID, "seat": ""}
		if p.Seat != rules.Nobody {
			who = p.Seat.Noun()
		}
		if seat := v.Call(t, s, who)[""]; who.ID != "" && seat != name.ID { // an undo has only the new name
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

// Standing returns the value at a place as the argument with the name of the place. An empty value
// has the sentence fix.dog-none, or else fix.nowhere.
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

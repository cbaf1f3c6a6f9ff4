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

// Voice converts a game's notes into sentences. The notes are consequences, breaches and an
// opponent's reasons. S is the type of the game's state.
type Voice[S any] struct {
	// Area is the prefix of the game's sentence ids, such as raccoonheist in raccoonheist.tell.fed.
	Area string
	// Call returns the names that people at the table use for a thing.
	Call func(t *UI, s S, n rules.Noun) Forms
	// Tones has a tone for each note that is good or bad news, by the note's id.
	Tones map[string]Tone
	// Between has the separators of lists of things, by kind. Things of other kinds get commas.
	Between map[string]string
}

// Tone is the style of a sentence: its colour and weight.
type Tone func(paint.Paint, string) string

// Tell returns the sentence of a note. An indented sentence, for example about dice, may begin with
// a lower-case letter.
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

// Breach returns a sentence for a breach. It tries the sentences in this order: for the rule and
// the cause, for the cause, for the rule and the level, for the rule. It returns "" if none of them
// exists. The parameter `moment` has further arguments for the sentence.
func (v Voice[S]) Breach(t *UI, s S, broken rules.Violation, moment tables.Args) string {
	rule, args := string(broken.Rule), MergeArgs(v.Spell(t, s, broken.Args), moment)
	for _, id := range []string{rule + "-" + broken.ID, broken.ID, rule + "-" + string(broken.Level), rule} {
		if id := v.Area + ".breach." + id; t.Words.Has(id) {
			return tables.Capital(t.Words.Say(id, args))
		}
	}
	return ""
}

// Reason returns the sentence for one step of an automated decision. If there is no sentence for
// the step, it returns the id of the rule. The parameter `counted` has further arguments for the
// sentence, such as "3 steps".
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

// MergeArgs joins the arguments in `args` and in `more`. If an argument is in both, the value in
// `args` is used.
func MergeArgs(args, more tables.Args) tables.Args {
	out := tables.Args{}
	maps.Copy(out, more)
	maps.Copy(out, args)
	return out
}

// Forms are the names of a thing in its grammatical forms. The plain name has the key "". Other
// forms have a key such as "at" for "in the Kitchen".
type Forms map[string]string

// Spell replaces the nouns in the arguments of a note by the names that `call` returns. The plain
// name replaces the argument itself, such as {{.place}}. Each other form has its own argument with
// a suffix, such as {{.place_at}}. The names in a list are separated by commas.
func Spell(args rules.Args, call func(rules.Noun) Forms) tables.Args {
	return spelling{call: call}.args(args)
}

type spelling struct {
	call    func(rules.Noun) Forms
	between map[string]string // separators of lists by kind; a comma for all other kinds
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

// Turn is the present turn of a table, for the headings of the log and the list of tables. A game
// without turns has the zero Turn.
type Turn struct {
	Number  int        // counted from 1; 0 before the first turn
	Whose   rules.Seat // rules.Nobody if everybody plays at the same time
	Heading string     // the turn as text: "turn 6, Rick"
}

// HeadTurn returns a turn with the heading "turn 6, Ann". The parameter `whose` is the name of the
// seat.
func HeadTurn(t *UI, number int, seat rules.Seat, whose string) Turn {
	return Turn{number, seat, turnHeading(t, "tale.turn", number, whose)}
}

// HeadRound is like HeadTurn, but for games that count rounds. For a round of all players, the
// parameter `whose` is "", and the heading is "round 3".
func HeadRound(t *UI, number int, seat rules.Seat, whose string) Turn {
	return Turn{number, seat, turnHeading(t, "tale.round", number, whose)}
}

// turnHeading returns the heading of a turn or round. The parameter `id` is the id of its sentence.
// If `number` is 0, it returns the heading for the time before the first turn.
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

// CorrectedIn returns the changes of a correction as text. For a change of the food, it uses the
// sentence corrected.food. Its argument `food` is the new value, and further arguments name the
// owner. An empty value may have its own sentence, such as corrected.dog-none. If a path is in none
// of the `places`, it returns the path and the JSON of the value. The names of the players come
// from the state s.
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
		if seat := v.Call(t, s, who)[""]; who.ID != "" && seat != name.ID { // s may have the new name
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

// Standing returns the argument `name` for a sentence about a correction. The argument is the
// present value, as people say it. For example, `dog` is the player who has the dog now. If nobody
// has it, `dog` is the text of the sentence fix.dog-none. If this sentence does not exist, it is
// the text of fix.nowhere.
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

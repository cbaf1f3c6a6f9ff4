package micemystics

import (
	"strings"

	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	"tablemate/tables/words"
)

// Reason is a sentence for one step of an automated decision. What a reason
// mentions may come fresh from the decision or read back from a record.
func (Flow) Reason(t *session.Talk, r rules.Reason) string {
	w := talk{t}
	said := tables.Args{
		"mouse": "", "over": "", "mice": "", "figure": "", "figures": "", "minion": "", "space": "", "spaces": "",
		"steps": "", "left": 0, "number": 0,
	}
	for _, arg := range r.Args {
		name := arg.Name
		if name == words.Count {
			name = "number" // no reason has both, and none changes its form with it
		}
		said[name] = w.reasoned(arg.Name, session.Plain(arg.Value))
	}
	if id := "reason." + r.Point; w.Words.Has("micemystics." + id) {
		return w.say(id, said)
	}
	return string(r.Rule)
}

// reasoned is one argument of a reason in people's words. Steps that nobody
// knows are told as none.
func (t talk) reasoned(name string, value any) any {
	switch value := value.(type) {
	case float64:
		if name == "steps" && value == 0 {
			return ""
		}
		if name == "steps" {
			return t.say("n.steps", tables.Args{"count": int(value)})
		}
		return int(value)
	case string:
		return t.reasonedWord(name, value)
	case []any:
		parts := make([]string, len(value))
		for i, one := range value {
			text, _ := one.(string)
			parts[i] = t.reasonedWord(name, text)
		}
		return joined(parts)
	}
	return value
}

func (t talk) reasonedWord(name, value string) string {
	switch name {
	case "space", "spaces":
		if number, unnamed := strings.CutPrefix(value, "?"); unnamed {
			return t.say("n.place", tables.Args{"number": number})
		}
		return value
	case "minion":
		return t.minionType(value)
	}
	return t.figure(game.Name(value))
}

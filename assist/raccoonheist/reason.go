package raccoonheist

import (
	"math"
	"strconv"

	"tablemate/assist/session"
	"tablemate/rules"
	"tablemate/tables"
	box "tablemate/tables/raccoonheist"
)

// Reason is a sentence for one step of the Owner's decision. What a reason
// mentions may come fresh from the decision or read back from a record.
func (Flow) Reason(t *session.Talk, r rules.Reason) string {
	w := talk{t}
	said := tables.Args{}
	for _, arg := range r.Args {
		switch value := session.Plain(arg.Value).(type) {
		case float64:
			said[arg.Name] = int(value)
			if share(arg.Name) {
				said[arg.Name] = percent(value)
			}
		case string:
			said[arg.Name] = value
			if arg.Name == "location" {
				l := box.Location(value)
				said["place"], said["at"] = w.place(l), w.at(l)
			}
			if arg.Name == "basis" {
				said[arg.Name] = w.say("basis." + value)
			}
		default:
			said[arg.Name] = value
		}
	}
	if id := "reason." + r.Point; w.Words.Has("raccoonheist." + id) {
		return w.say(id, said)
	}
	return string(r.Rule)
}

// share reports whether an argument is a probability.
func share(name string) bool { return name == "value" || name == "chance" || name == "cost" }

// percent is a probability as people read it: 0 and 100 only where nothing
// else is possible.
func percent(p float64) string {
	switch n := math.Round(p * 100); {
	case p > 0 && n == 0:
		return "<1"
	case p < 1 && n == 100:
		return ">99"
	default:
		return strconv.Itoa(int(n))
	}
}

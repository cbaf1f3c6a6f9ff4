package raccoonheist

import (
	"reflect"

	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

// MaxCount bounds every number that people may type.
const MaxCount = 99

// Forms lists the fields of each action: how they are typed, and what sentences
// mention of them.
var Forms = rules.Forms[Action]{Make: func() rules.Fields[Action] {
	out := rules.FieldsOf(Actions, MaxCount, map[reflect.Type]string{
		reflect.TypeFor[rules.Seat]():     NounSeat,
		reflect.TypeFor[parts.Location](): NounPlace,
	})
	rescue := Rescue{}.Kind()
	out[rescue] = append(out[rescue],
		rules.Field[Action]{Name: "of", Kind: NounSeat, Value: freedSeats},
		rules.SentenceOnly[Action]("count", Rescue.figureCount))
	return out
}}

// freedSeats returns whose figures a Rescue brings back.
func freedSeats(a Action) any {
	var out []rules.Noun
	for _, f := range a.(Rescue).Freed {
		out = append(out, f.Of.Noun())
	}
	return out
}

func (a Rescue) figureCount() any {
	n := 0
	for _, f := range a.Freed {
		n += f.Count
	}
	return n
}

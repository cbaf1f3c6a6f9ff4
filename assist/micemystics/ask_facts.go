package micemystics

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// askFacts asks about the places of a tile: distances first, then lines of sight, then neighbours.
// One line answers several questions, such as the distances from rat A to all mice.
func (a prompter) askFacts(w game.Wait) (game.Action, error) {
	did := game.Tell{Room: w.Room}
	answers := map[game.Matter][]game.Fact{}
	var steps []func() error
	for _, m := range game.Matters {
		all := questionsAbout(w.Ask, m)
		if len(all) == 0 {
			continue
		}
		asked := aboutFirst(all)
		steps = append(steps, func() error {
			ask := func() ([]game.Fact, error) { return a.askFactsLine(w.Room, m, asked, all) }
			facts, err := talk.OnTopic(a.UI, matterRules[m], ask)()
			answers[m] = facts
			return err
		})
	}
	err := talk.StepsWithin(steps...)
	for _, m := range game.Matters {
		did.Facts = append(did.Facts, answers[m]...)
	}
	return did, err
}

func questionsAbout(all []game.Question, m game.Matter) []game.Question {
	return slices.DeleteFunc(slices.Clone(all), func(q game.Question) bool { return q.Matter != m })
}

// aboutFirst returns the questions that people answer in one line. Each question is about two
// places. If the second place is the same in all questions, aboutFirst returns all questions.
// Otherwise, it returns the questions with the same first place as all[0].
func aboutFirst(all []game.Question) []game.Question {
	if to := aboutPlace(all, 1); len(to) == len(all) {
		return to
	}
	return aboutPlace(all, 0)
}

func aboutPlace(all []game.Question, side int) []game.Question {
	other := func(q game.Question) bool { return q.Between[side] != all[0].Between[side] }
	return slices.DeleteFunc(slices.Clone(all), other)
}

// askFactsLine shows the questions in `asked`. People may type answers to these questions, or to
// all questions in `all`.
func (a prompter) askFactsLine(room string, m game.Matter, asked, all []game.Question) ([]game.Fact, error) {
	q := desk.Question{
		Text: a.factsText(m, a.pairsText(room, asked)),
		Help: a.say("facts.help-"+string(m), tables.Args{"count": len(asked)}), Rest: true,
		Default: a.likelyTouch(room, m, asked),
	}
	one := "2"
	if m != game.Distance {
		one = strings.Fields(a.Words.Say("desk.yesKeys"))[0]
	}
	q.Example = strings.TrimSpace(strings.Repeat(one+" ", len(asked)))
	known := func(q game.Question) game.Fact { return a.factOf(room, q) }
	if slices.ContainsFunc(asked, func(q game.Question) bool { return known(q).Least > 1 }) {
		q.Help = a.say("facts.help-exact", tables.Args{"count": len(asked)})
	}
	return talk.Written(a.UI, q, func(typed string) ([]game.Fact, error) {
		if facts, err := readFacts(typed, m, all, known); err == nil {
			return facts, nil
		}
		return readFacts(typed, m, asked, known)
	})
}

// In the first rounds, a question about distances explains how minions walk.
func (a prompter) factsText(m game.Matter, between string) string {
	id := "facts." + string(m)
	if m == game.Distance && a.state.Round > taughtRounds {
		id = "facts.steps-short"
	}
	return a.say(id, tables.Args{"between": between})
}

// factOf returns the recorded answer to a question. If no answer is recorded, it returns a fact
// with the range of all possible distances.
func (a prompter) factOf(room string, q game.Question) game.Fact {
	if r := a.state.Room(room); r != nil {
		for _, f := range r.Facts {
			if f.Matter == q.Matter && (f.Between == q.Between || f.Between == parts.Pair{q.Between[1], q.Between[0]}) {
				return f
			}
		}
	}
	return game.Fact{Between: q.Between, Matter: q.Matter, Least: 1, Most: game.NoWay}
}

// Only a question about neighbours has a default answer. In a mouse's turn, the default is yes. In
// other turns, the default is yes only if the two places are known to be one step apart.
func (a prompter) likelyTouch(room string, m game.Matter, asked []game.Question) string {
	if m != game.Touch {
		return ""
	}
	words := make([]string, len(asked))
	for i, q := range asked {
		steps := a.factOf(room, game.Question{Between: q.Between, Matter: game.Distance})
		words[i] = a.Own("n", "н")[0]
		if steps.Most == 1 || a.state.Mouse(game.Name(a.state.Turn.Card)) != nil {
			words[i] = a.Own("y", "д")[0]
		}
	}
	return strings.Join(words, " ")
}

// A place that all pairs share is named once: "rat A → Tilda · Collin".
func (a prompter) pairsText(room string, asked []game.Question) string {
	place := func(id parts.SpaceID) string { return a.spotName(game.Spot{Room: room, Space: id}) }
	for _, common := range asked[0].Between {
		others := make([]string, 0, len(asked))
		for _, q := range asked {
			switch common {
			case q.Between[0]:
				others = append(others, place(q.Between[1]))
			case q.Between[1]:
				others = append(others, place(q.Between[0]))
			}
		}
		if len(others) == len(asked) {
			return place(common) + " → " + strings.Join(others, " · ")
		}
	}
	parts := make([]string, len(asked))
	for i, q := range asked {
		parts[i] = place(q.Between[0]) + " → " + place(q.Between[1])
	}
	return strings.Join(parts, " · ")
}

// spotName names a space by the figures on it. If the space has no figures, spotName uses the token
// there. If it has no token either, spotName uses the space's own name.
func (a prompter) spotName(at game.Spot) string {
	who := a.figuresOn(at)
	if len(who) == 0 {
		if i := slices.IndexFunc(a.state.Laid, func(l game.Laid) bool { return l.At == at }); i >= 0 {
			return a.item(a.state.Laid[i].Item)
		}
		return a.place(at)
	}
	names := make([]string, len(who))
	for i, f := range who {
		names[i] = a.figure(f)
	}
	return strings.Join(names, "+")
}

// A captured mouse returns on or next to another mouse's space (MM-RESC-02).
func (a prompter) askRescue(w game.Wait) (game.Action, error) {
	with := a.activeMice()
	keys := a.keysOf(with)
	room := w.Room
	if len(with) > 0 {
		room = cmp.Or(room, a.state.Mouse(with[0]).At.Room)
	}
	said := a.placeArgs(room, with)
	said["name"] = a.figure(w.Who)
	q := desk.Question{Text: a.say("rescue.text", said), Help: a.say("rescue.help", said), Rest: true}
	q.Example = a.Own("own", "своя")[0]
	if len(with) > 0 {
		q.Default = keys[0][0]
	}
	to, err := talk.Written(a.UI, q, func(typed string) (game.Place, error) { return a.readBeside(typed, room, with) })
	return game.Return{Mouse: w.Who, To: to}, err
}

// The answers are separate words, or letters such as "yyn". If a distance is recorded as "4+", the
// answers "4+" and "3+" say nothing new and are rejected.
func readFacts(
	typed string, m game.Matter, asked []game.Question, known func(game.Question) game.Fact,
) ([]game.Fact, error) {
	words := typedWords(typed)
	letters := strings.Split(foldCase(typed), "")
	if len(words) == 1 && len(letters) == len(asked) && !strings.Contains(typed, "+") {
		words = letters
	}
	if len(words) != len(asked) {
		return nil, unread("facts-count", tables.Args{"count": len(asked), "typed": len(words)})
	}
	out := make([]game.Fact, len(words))
	for i, word := range words {
		least, most, err := readFact(word, m)
		if err != nil {
			return nil, err
		}
		k := known(asked[i])
		if m == game.Distance && least < most && least <= k.Least && most >= k.Most && k.Least > 1 {
			return nil, unread("facts-known", tables.Args{"typed": word, "steps": k.Least})
		}
		out[i] = game.Fact{Between: asked[i].Between, Matter: m, Least: least, Most: most}
	}
	return out, nil
}

// A distance is a number of steps, "4+" for at least four, or "x" for no way.
func readFact(word string, m game.Matter) (least, most int, err error) {
	if m != game.Distance {
		switch {
		case isOneOf(word, "y", "yes", "д", "да", "+"):
			return 1, 1, nil
		case isOneOf(word, "n", "no", "н", "нет", "-"):
			return 0, 0, nil
		}
		return 0, 0, unread("facts-yes", tables.Args{"typed": word})
	}
	if isOneOf(word, "x", "х", "-", "–") {
		return game.NoWay, game.NoWay, nil
	}
	number, open := strings.CutSuffix(word, "+")
	n, wrong := strconv.Atoi(number)
	switch {
	case wrong != nil, n < 1, n >= game.NoWay: // the two places are different, so 0 is wrong
		return 0, 0, unread("facts-steps", tables.Args{"typed": word})
	case open:
		return n, game.NoWay, nil
	}
	return n, n, nil
}

// The name of a mouse means the mouse's space.
func (a prompter) readBeside(typed, room string, with []game.Name) (game.Place, error) {
	if f, err := a.readFigure(typed, with); err == nil {
		return game.Place{With: f}, nil
	}
	t, err := a.readPlace(typed, room, with)
	return t.Place, err
}

package infiltrators

import (
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// missionForm asks for a mission that people type once, from the mission book or of
// their own. What they do not tell is as in the training missions.
type missionForm struct {
	phrases
	mission parts.Mission
}

// steps returns the questions about a mission, the last of which keeps it.
func (l *missionForm) steps() []func() error {
	return []func() error{
		l.name, l.agents, l.counts, l.suits, l.numbers, l.specials, l.minutes,
		l.condition("setup.own-win", "win", &l.mission.Win), l.condition("setup.own-lose", "lose", &l.mission.Lose),
		l.condition("setup.own-action", "action", &l.mission.Actions), l.condition("setup.own-rule", "rule", &l.mission.Rules), l.keep,
	}
}

// Read asks for a mission, keeps it in the box and returns its name.
func (Flow) Read(t *talk.UI) (string, error) {
	l := &missionForm{phrases: phrases{t}}
	err := talk.Steps(l.steps()...)
	return titleOf(l.mission, t.Words.Lang()), err
}

func (l *missionForm) name() error {
	q := desk.Question{Text: l.say("setup.own-name"), Default: l.say("setup.own-called"), Rest: true}
	name, err := talk.Written(l.UI, q, func(typed string) (string, error) {
		name := strings.TrimSpace(typed)
		if name == "" || modeNames[strings.ToUpper(name)] != "" {
			return "", unread("mission-name", nil)
		}
		return name, nil
	})
	l.mission.ID, l.mission.Title = hyphenated(name), tables.Text{En: name, Ru: name}
	return err
}

func (l *missionForm) agents() (err error) {
	l.mission.Agents, err = l.span("setup.own-agents", parts.LeastAgents, parts.MostAgents)
	return err
}

// counts asks for suspects and bullets: so many, or with a plus so many more than
// there are agents, as in training mission 2.
func (l *missionForm) counts() (err error) {
	if l.mission.Suspects, err = l.count("setup.own-suspects", "+0"); err != nil {
		return err
	}
	l.mission.Bullets, err = l.count("setup.own-bullets", "+3")
	return err
}

func (l *missionForm) count(id, likely string) (parts.Count, error) {
	q := desk.Question{Text: l.say(id), Default: likely, Rest: true}
	return talk.Written(l.UI, q, func(typed string) (parts.Count, error) {
		more, plus := strings.CutPrefix(strings.TrimSpace(typed), "+")
		n, err := strconv.Atoi(more)
		switch {
		case err != nil || n < 0 || n > game.MaxCount:
			return parts.Count{}, unread("count", tables.Args{"typed": typed})
		case plus:
			return parts.Count{Plus: &n}, nil
		}
		return parts.Count{Fixed: n}, nil
	})
}

func (l *missionForm) suits() (err error) {
	l.mission.Suits, err = l.number("setup.own-suits", len(parts.NamedSuits), 1, parts.Suits)
	return err
}

func (l *missionForm) numbers() (err error) {
	l.mission.Numbers, err = l.span("setup.own-numbers", parts.Lowest, parts.Highest)
	return err
}

// span asks for two numbers between bounds: 2-13. Enter takes all.
func (l *missionForm) span(id string, low, high int) (parts.Span, error) {
	q := desk.Question{Text: l.say(id), Default: strconv.Itoa(low) + "-" + strconv.Itoa(high), Rest: true}
	return talk.Written(l.UI, q, func(typed string) (parts.Span, error) {
		words := strings.FieldsFunc(typed, func(r rune) bool { return strings.ContainsRune(" -–—,", r) })
		if len(words) == 1 {
			words = append(words, words[0])
		}
		if len(words) == 2 {
			from, err := strconv.Atoi(words[0])
			to, wrong := strconv.Atoi(words[1])
			if err == nil && wrong == nil && low <= from && from <= to && to <= high {
				return parts.Span{Min: from, Max: to}, nil
			}
		}
		return parts.Span{}, unread("span", tables.Args{"low": low, "high": high})
	})
}

// specials asks whether the special cards have a part.
func (l *missionForm) specials() (err error) {
	list := []parts.Specials{parts.NoSpecials, parts.SpecialsInDeck, parts.SpecialsByText}
	l.mission.Specials, err = talk.ChooseOne(l.UI, desk.Question{Text: l.say("setup.own-specials"), Default: "1"}, list,
		func(i int, s parts.Specials) desk.Option {
			return desk.Option{Keys: []string{strconv.Itoa(i + 1)}, Label: l.say("specials." + string(s))}
		})
	return err
}

func (l *missionForm) minutes() (err error) {
	l.mission.Minutes, err = l.number("setup.own-minutes", 0, 0, game.MaxSeconds/60)
	return err
}

// condition asks what a mission needs or forbids besides, one line each, until Enter.
func (l *missionForm) condition(id, kind string, into *[]parts.Condition) func() error {
	return func() error {
		*into = nil
		none := l.Words.Say("box.none")
		for {
			n := strconv.Itoa(len(*into) + 1)
			text, err := l.Desk.Write(desk.Question{Text: l.say(id, tables.Args{"number": n}), Default: none, Rest: true})
			if err != nil {
				return err
			}
			if text = strings.TrimSpace(text); text == "" || text == none {
				return nil
			}
			*into = append(*into, parts.Condition{ID: kind + "-" + n, Text: tables.Text{En: text, Ru: text}})
		}
	}
}

// keep keeps a mission that can be played in the box; of another it says what cannot
// be, and asks anew from the number of agents on.
func (l *missionForm) keep() error {
	if err := game.ValidateMission(l.mission); err != nil {
		l.Desk.Say(l.Paint.Warning("! " + problem(l.UI, err)))
		return talk.Steps(l.steps()[1:]...)
	}
	if l.Box == nil {
		return nil
	}
	if err := l.Box.Learn(l.mission.ID, &l.mission); err != nil {
		why, ok := talk.Sentence(l.Words, err)
		if !ok {
			return err
		}
		l.Desk.Say(l.Paint.Warning("! " + why))
		return nil
	}
	l.Desk.Say(l.say("setup.own-kept", tables.Args{"mission": l.mission.ID}))
	return nil
}

// number asks for a number; Enter takes the likely one.
func (l *missionForm) number(id string, likely, low, high int) (int, error) {
	return l.Desk.Number(desk.Question{Text: l.say(id), Default: strconv.Itoa(likely)}, low, high)
}

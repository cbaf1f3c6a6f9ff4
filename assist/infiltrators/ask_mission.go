package infiltrators

import (
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// ownMission returns the questions about a mission of people's own: its name and
// numbers. What they do not tell is as in the training missions.
func (l *setupForm) ownMission() []func() error {
	var out []func() error
	for _, ask := range []func() error{l.missionName, l.missionCounts, l.missionCards, l.missionMinutes} {
		out = append(out, func() error {
			if !l.own {
				return session.ErrUnasked
			}
			return ask()
		})
	}
	return out
}

func (l *setupForm) missionName() error {
	q := desk.Question{Text: l.say("setup.own-name"), Default: l.say("setup.own-called"), Rest: true}
	name, err := session.Written(l.UI, q, func(typed string) (string, error) {
		if name := strings.TrimSpace(typed); name != "" && missionNamed(name).ID == "" {
			return name, nil
		}
		return "", unread("mission-name", nil)
	})
	l.mission.ID, l.mission.Title = name, tables.Text{En: name, Ru: name}
	return err
}

// missionCounts asks for suspects and bullets, likely as many as in training
// mission 2.
func (l *setupForm) missionCounts() error {
	suspects, err := l.number("setup.suspects", len(l.Players), 1, game.MaxCount)
	if err != nil {
		return err
	}
	bullets, err := l.number("setup.bullets", min(suspects+3, parts.Bullets), min(suspects, parts.Bullets), parts.Bullets)
	l.mission.Agents = parts.Span{Min: len(l.Players), Max: len(l.Players)}
	l.mission.Suspects, l.mission.Bullets = parts.Count{Fixed: suspects}, parts.Count{Fixed: bullets}
	return err
}

// missionCards asks for the suits and numbers in play.
func (l *setupForm) missionCards() (err error) {
	if l.mission.Suits, err = l.number("setup.own-suits", len(parts.NamedSuits), 1, parts.Suits); err != nil {
		return err
	}
	r := &l.mission.Numbers
	if r.Min, err = l.number("setup.own-low", parts.Lowest, parts.Lowest, parts.Highest); err != nil {
		return err
	}
	r.Max, err = l.number("setup.own-high", parts.Highest, r.Min, parts.Highest)
	return err
}

func (l *setupForm) missionMinutes() (err error) {
	l.mission.Minutes, err = l.number("setup.own-minutes", 0, 0, game.MaxSeconds/60)
	return err
}

// number asks for a number; Enter takes the likely one.
func (l *setupForm) number(id string, likely, low, high int) (int, error) {
	return l.Desk.Number(desk.Question{Text: l.say(id), Default: strconv.Itoa(likely)}, low, high)
}

package micemystics

import (
	"slices"
	"strconv"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	box "tablemate/tables/micemystics"
)

func (f fixing) cat() (game.Action, error) {
	there, err := f.Desk.Confirm(desk.Question{Text: f.say("fix.cat-there"), Default: "y"})
	if err != nil || !there {
		return game.Correct{Cat: &game.Spot{}}, err
	}
	at, err := f.spot(f.say("fix.where"))
	return game.Correct{Cat: &at}, err
}

// track asks how the initiative cards really lie.
func (f fixing) track() (game.Action, error) {
	ids := f.initiatives()
	keys := f.initiativeKeys(ids)
	parts := make([]string, len(ids))
	for i, id := range ids {
		parts[i] = keys[i][0] + " " + f.initiative(id)
	}
	q := desk.Question{Text: f.say("fix.track-ask"), Help: joined(parts), Rest: true}
	cards, err := session.Written(f.Talk, q, func(typed string) ([]string, error) { return readOrder(typed, ids, keys, 0) })
	return game.Correct{Track: cards}, err
}

// initiatives are the cards that may lie on the track: those that do, and those
// of all mice and of minions on the board.
func (f fixing) initiatives() []string {
	var ids []string
	add := func(id string) {
		if !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	of := map[string]bool{}
	for i := range f.state.Track {
		add(f.state.Track[i].ID)
		of[f.state.Track[i].Of] = true
	}
	for i := range f.state.Mice {
		add(f.state.Mice[i].Hero.ID)
	}
	for i := range f.state.Minions {
		if kind := f.state.Minions[i].Type; !of[kind] {
			add(kind)
		}
	}
	return ids
}

// nextOf is a name for one more minion of a type.
func (f fixing) nextOf(kind string) game.Name {
	for n := 1; ; n++ {
		if name := game.Name(kind + "_" + strconv.Itoa(n)); f.minion(name) == nil {
			return name
		}
	}
}

func (f fixing) stash() (game.Action, error) {
	options := make([]desk.Option, len(box.PartyItems))
	for i, item := range box.PartyItems {
		options[i] = desk.Option{Keys: f.Letters(itemLettersOf[item]), Label: f.say("item." + string(item))}
	}
	picked, err := f.Desk.Pick(desk.Question{Text: f.say("fix.stash-ask")}, options)
	stash := []box.PartyItem{}
	for _, i := range picked {
		stash = append(stash, box.PartyItems[i])
	}
	return game.Correct{Stash: &stash}, err
}

func (f fixing) greedy() (game.Action, error) {
	on, err := f.Desk.Confirm(desk.Question{Text: f.say("fix.greedy-ask")})
	return game.Correct{Greedy: &on}, err
}

// held asks which mouse really holds a personal achievement.
func (f fixing) held() (game.Action, error) {
	tokens := make([]desk.Option, len(box.Achievements))
	for i, token := range box.Achievements {
		tokens[i] = desk.Option{Label: f.say("token." + string(token))}
	}
	mice := []desk.Option{{Keys: f.Own("none", "никто"), Label: f.say("fix.held-nobody")}}
	for i := range f.state.Mice {
		name := f.state.Mice[i].Name()
		mice = append(mice, desk.Option{Keys: f.wholeKeys(name), Label: f.figure(name)})
	}
	var token, holder int
	err := session.Steps(
		func() (err error) {
			token, err = f.Desk.Choose(desk.Question{Text: f.say("fix.held-which")}, tokens)
			return err
		},
		func() (err error) {
			holder, err = f.Desk.Choose(desk.Question{Text: f.say("fix.held-whose")}, mice)
			return err
		},
	)
	of := box.Achievements[token]
	held := slices.DeleteFunc(slices.Clone(f.state.Tokens.Held), func(a game.Award) bool { return a.Token == of })
	if holder > 0 {
		held = append(held, game.Award{Token: of, Mouse: f.state.Mice[holder-1].Name()})
	}
	return game.Correct{Held: &held}, err
}

// up asks which tile side really lies up.
func (f fixing) up() (game.Action, error) {
	room, err := f.whichRoom("")
	return game.Correct{Up: room}, err
}

// house changes how this table settles what the rulebook leaves open.
func (f fixing) house() (game.Action, error) {
	name, value, err := f.custom(f.state.House).Settling(f.Talk)
	return game.Settle{Name: name, Value: value}, err
}

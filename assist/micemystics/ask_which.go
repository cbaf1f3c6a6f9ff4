package micemystics

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// `among` returns the values of a field in the legal actions. It uses only actions of the same kind
// as `like`. The fields that come before the given field must also be the same as in `like`. For
// example, with the field "target" and game.Attack{Mouse: "tilda"}, it returns the figures that
// Tilda may attack.
func among[T ~string](legal []game.Action, like game.Action, field string) []T {
	var out []T
	for _, value := range game.Forms.Among(legal, like, field) {
		if id := value.(rules.Noun).ID; id != "" {
			out = append(out, T(id))
		}
	}
	return out
}

func exceptUnasked(err error) error {
	if err == talk.ErrUnasked {
		return nil
	}
	return err
}

// figureStep asks for a figure and stores it in `did`. If `who` is empty, it prints the sentence
// `nobody` and returns desk.ErrBack.
func (a prompter) figureStep(did *game.Name, nobody, text string, likely game.Name, who []game.Name) (err error) {
	switch len(who) {
	case 0:
		a.Desk.Say(a.say(nobody))
		return desk.ErrBack
	case 1:
		if *did, err = a.chooseFigure(desk.Question{Text: text}, who); err == nil {
			err = talk.ErrUnasked
		}
		return err
	}
	*did, err = a.chooseFigure(desk.Question{Text: text, Default: string(likely)}, who)
	return err
}

// chooseFigure lists the figures in `who`. People can also type a figure in `illegal`, for which the
// app prints a warning.
func (a prompter) chooseFigure(q desk.Question, who []game.Name, illegal ...game.Name) (game.Name, error) {
	all := slices.Concat(who, illegal)
	keys := a.keysOf(all)
	option := func(i int, f game.Name) desk.Option {
		return desk.Option{Keys: keys[i], Label: a.described(f), Hidden: i >= len(who)}
	}
	options := talk.Options(all, option)
	if len(who) == 1 && !slices.ContainsFunc(options[1:], a.isNamedAhead) {
		return who[0], a.takeNamed(q, options[0])
	}
	i := slices.Index(who, game.Name(q.Default))
	if q.Default = ""; i >= 0 {
		q.Default = keys[i][0]
	}
	return talk.ChooseOne(a.UI, q, all, option)
}

// takeNamed is called instead of a question with only one answer. If words typed ahead begin with
// the name of this answer, they are not left for the next question.
func (a prompter) takeNamed(q desk.Question, only desk.Option) error {
	if !a.isNamedAhead(only) {
		return nil
	}
	q.Default = ""
	_, err := a.Desk.Choose(q, []desk.Option{only})
	return err
}

// isNamedAhead reports whether the words typed ahead begin with the name of an option.
func (a prompter) isNamedAhead(o desk.Option) bool {
	typed := a.Desk.Hold()
	a.Desk.Ahead(typed)
	word, _, _ := strings.Cut(typed, " ")
	word = hyphenated(word)
	names := func(name string) bool {
		name = hyphenated(name)
		return name == word || len([]rune(word)) > 2 && strings.HasPrefix(name, word)
	}
	return word != "" && slices.ContainsFunc(append(o.Keys, o.Label), names)
}

func (a prompter) described(f game.Name) string {
	said := tables.Args{"figure": a.figure(f), "at": "", "wounds": 0}
	if at := a.state.At(f); at.Space != "" && at.Space[0] != '?' {
		said["at"] = string(at.Space)
	}
	if m := a.state.Minion(f); m != nil {
		said["wounds"] = m.Wounds
	} else if m := a.state.Mouse(f); m != nil {
		said["wounds"] = m.Wounds + m.Poison
	}
	return a.say("figure.described", said)
}

func (a prompter) chooseCard(
	q desk.Question, cards []parts.CardID, label func(parts.CardID) string,
) (parts.CardID, error) {
	if len(cards) == 1 {
		return cards[0], a.takeNamed(q, desk.Option{Keys: a.cardKeys(cards[0]), Label: label(cards[0])})
	}
	return talk.ChooseOne(a.UI, q, cards, func(i int, id parts.CardID) desk.Option {
		return desk.Option{Keys: a.numberKeys(i, id), Label: label(id)}
	})
}

func (a prompter) cardsStep(did *[]parts.CardID, text string, cards []parts.CardID) (err error) {
	if len(cards) == 0 {
		return talk.ErrUnasked
	}
	*did, err = talk.ChooseSome(a.UI, desk.Question{Text: text}, cards, a.cardOption)
	return err
}

func (a prompter) numberStep(did *int, text, likely string, least, most int) (err error) {
	*did, err = a.Desk.Number(desk.Question{Text: text, Default: likely}, least, most)
	return err
}

func (a prompter) cardOption(i int, id parts.CardID) desk.Option {
	return desk.Option{Keys: a.numberKeys(i, id), Label: a.card(id)}
}

func (a prompter) numberKeys(i int, id parts.CardID) []string {
	return append([]string{strconv.Itoa(i + 1)}, a.cardKeys(id)...)
}

func (a prompter) askPlaceIn(room, text string, who []game.Name) (game.Place, error) {
	q := desk.Question{Text: text, Help: a.say("place.help", a.placeArgs(room, who)), Rest: true}
	if r := a.state.Room(room); r != nil && r.Mapped() {
		q.Help, q.Example = "", string(r.Map.Spaces[0].ID)
	} else {
		q.Default = a.Own("own", "своя")[0]
	}
	t, err := talk.Written(a.UI, q, func(typed string) (typedPlace, error) { return a.readPlace(typed, room, who) })
	return t.Place, err
}

// chooseRoom asks for a tile side and returns its id. If people choose the tile side `here`, it
// returns "".
func (a prompter) chooseRoom(here string) (string, error) {
	if len(a.state.Rooms) == 0 {
		return "", talk.ErrUnasked
	}
	if len(a.state.Rooms) == 1 {
		only := desk.Option{Keys: []string{hyphenated(a.room(a.state.Rooms[0].ID))}, Label: a.room(a.state.Rooms[0].ID)}
		return "", cmp.Or(a.takeNamed(desk.Question{Text: a.say("other.room")}, only), talk.ErrUnasked)
	}
	q := desk.Question{Text: a.say("other.room")}
	if slices.ContainsFunc(a.state.Rooms, func(r game.Room) bool { return r.ID == here }) {
		q.Default = a.room(here)
	}
	room, err := talk.ChooseOne(a.UI, q, a.state.Rooms, func(_ int, r game.Room) desk.Option {
		return desk.Option{Label: a.room(r.ID)}
	})
	if room.ID == here {
		return "", err
	}
	return room.ID, err
}

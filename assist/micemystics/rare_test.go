package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	parts "tablemate/tables/micemystics"
)

// The golden file has the printed texts and the recorded actions.
func TestWhatIsRarelyTypedIsTakenOrRefusedWithASentence(t *testing.T) {
	idle := func(s *game.State) { s.Turn.Deed = game.SearchDeed }
	pack := func(cards ...parts.CardID) func(*game.State) {
		return func(s *game.State) { s.Mice[0].Equipped, s.Mice[0].Pack, s.Mice[0].Tricks = nil, cards, nil }
	}
	armed := func(s *game.State) { s.Mice[0].Equipped = []parts.CardID{"ladle", "bow"} }
	nobodys := func(s *game.State) { s.Turn.Card = "" }
	find := waits(game.Wait{For: game.ForFind, Who: "tilda"})
	card := waits(game.Wait{For: game.ForCard, Room: "hall"})
	unread := func(part parts.HeroPart) func(*game.State) {
		return func(s *game.State) { s.Mice[1].Hero.Unread = []parts.HeroPart{part} }
	}
	alike := func(s *game.State) {
		s.Cards = append(s.Cards, parts.Search{ID: "bread-bin", Name: name("Bread bin", "Хлебница"), Type: parts.Item})
		s.Types = append(s.Types, parts.Minion{ID: "rat-elite", Name: name("Rat elite", "Крыса-страж"), Family: parts.Rat, Battle: 3, Defense: 1, Life: 1, Figures: 2})
	}
	untold := func(s *game.State) { s.Mice[0].Untold = true }
	missing := func(s *game.State) {
		s.Cat, s.Track = &game.Spot{Room: "hall", Space: "3"}, slices.Delete(s.Track, 4, 5)
		s.Track[4].ID = "vurst_2"
	}
	grape := func(s *game.State) { s.Laid = []game.Laid{{Item: parts.Grape, At: inHall("?9"), Thrown: true}} }
	ask := map[string]game.State{
		"nobody's turn: ail / nez / s":                                        hall(t, nobodys),
		"nobody to attack: a / e":                                             hall(t),
		"armed twice, after a search: a / 2":                                  hall(t, idle, armed, foes("2", "rat_1")),
		"after a search: h / collin / - / - ":                                 hall(t, idle),
		"numbers behind names: roach 2 rat warrior 1":                         hall(t, card),
		"nothing worn: w / e":                                                 hall(t, pack()),
		"no card: c / e":                                                      hall(t, pack()),
		"no first ability: p / back / e":                                      hall(t, untold),
		"no ability: p / e":                                                   hall(t, func(s *game.State) { s.Mice[0].Abilities = nil }),
		"the other one's: o / c / use / nez / e":                              hall(t, pack("crumb")),
		"a new encounter's rows: + Night / 1-9 roach 2 / y / 1 1 1 roach / y": hall(t, card),
		"rows, left: + Dusk / 1-9 fly 2; surge fly 1; ambush traps / quit":    hall(t, card),
		`an encounter's rows at once: "Night: 1-9 roach 2" y / n / -`:         hall(t, card),
		"several encounters: watch / -":                                       hall(t, card),
		"only the other side: x": hall(t, unmapped, func(s *game.State) {
			s.Rooms = append(s.Rooms, game.Room{ID: "under", Tile: "A", Side: parts.Blue, Beneath: true, Name: game.Label{En: "Under", Ru: "Низ"}})
			s.Chapter.Rooms = []parts.RoomPlan{{Tile: "hall"}}
		}),
		"signs after numbers: 2bx / 2b3 c": hall(t, foes("2", "rat_1"), waits(game.Wait{For: game.ForRoll, Purpose: game.AttackRoll,
			Who: "tilda", Against: "rat_1", Dice: 3, Reach: parts.Ranged})),
		"(ru) in the other layout: Rhjirf [kt,f":                hall(t, find),
		"one card for wounds: ":                                 hall(t, foes("1", "vurst_1"), waits(game.Wait{For: game.ForWounds, Who: "vurst_1", Left: 1})),
		"several cards: bread / crumb":                          hall(t, alike, find),
		"a new card: скгьи, 1":                                  hall(t, find),
		"several minions: 2 wasp / n / 1 1 1 other / ":          hall(t, alike, card),
		`a slip, answered early: "1 Wasp rad" n / 1`:            hall(t, alike, card),
		"a new encounter: + Night / back / -":                   hall(t, card),
		"with Brodie: 1 Brodie 2 roach":                         hall(t, card),
		"nothing known: ? / 2 tick / 1 1 1 roach / ":            hall(t, card, func(s *game.State) { s.Types = nil }),
		"learn the cat: o / learn / 4 / 3 3 3 / 2 2 2 / ":       hall(t),
		"learn the die: o / learn / 5 / 1c 2s* 3h 2b 1b* 3h*":   hall(t),
		"learn a minion: o / learn / 2 / Moth / 1 1 1 other / ": hall(t),
		"learn a card: o / learn / 3 / Hat / armor head / ":     hall(t),
		"learn a hero: o / learn / 6 / collin / Leader":         hall(t, unread(parts.HeroClasses)),
		"learn an ability: o / learn / 7 / nez / Shout / 1 / ":  hall(t),
		"webbed: v": hall(t, func(s *game.State) { s.Mice[0].Webbed = true }),
		"a shuffle, first other: o / ail / nez / s": hall(t, waits(shuffled)),
		"a shuffle with a boss: ? / v v t / t":      hall(t, waits(game.Wait{For: game.ForOrder, Lay: []string{"vurst_1", "vurst_2", "vurst_3", "tilda"}, Whole: true})),
		"a toss, first other: o / ail / nez / s":    hall(t, waits(game.Wait{For: game.ForToss})),
		"wounded, values unread: 1 1 1 1 3":         hall(t, unread(parts.HeroValues), func(s *game.State) { s.Mice[1].Wounds = 1 }),
		"wide: m / 2 wide":                          hall(t, unmapped),
		"two begin alike: m / 2 ro / 2 zzz / own":   hall(t, unmapped, foes("?1", "roach_1", "roach_2")),
		"on the grape: n": hall(t, unmapped, grape, foes("?1", "rat_1"), waits(game.Wait{For: game.ForFacts, Room: "hall",
			Ask: []game.Question{{Between: parts.Pair{"?1", "?9"}, Matter: game.Touch}}})),
		"the trap is under: o / trap / tilda": hall(t, unmapped),
		"kept at once: ":                      hall(t, waits(game.Wait{For: game.ForKeep, Who: "tilda", Card: "crumb"})),
	}
	fix := map[string]game.State{
		"ailing: tilda / wounds / 1":                          hall(t, func(s *game.State) { s.Mice[0].Stunned, s.Mice[0].Poison = true, 1 }),
		"captive: tilda / wounds / 2":                         hall(t, func(s *game.State) { s.Mice[0].Captured = true }),
		"beside: tilda at / collin":                           hall(t, unmapped, func(s *game.State) { s.Mice[1].At = inHall("?2") }),
		"a newcomer: new / rat-warrior / 3":                   hall(t),
		"no newcomer: new / wheel 3":                          hall(t, func(s *game.State) { s.Types = nil }),
		"a house rule: house / 1 / 2":                         hall(t),
		"track: track / t r c n f / f n c t":                  hall(t),
		"track, cards missing: track / b / q / w v2 f":        hall(t, foes("2", "rat_1", "rat_2", "vurst_1"), missing),
		"pack: tilda pack / bread / crumb, tail, oar / crumb": hall(t, alike, pack("crumb", "oar")),
	}
	read := func(w *talk.UI) (any, error) { return Flow{}.Read(w) }
	setUp := func(mode string) flowtest.Dialog {
		return func(w *talk.UI) (any, error) {
			return Flow{}.Setup(w, session.Given{Mode: mode, Players: []string{"Ann"}})
		}
	}
	all := map[string]flowtest.Dialog{
		"a join: 7 / Night / 2 / 8 / Attic, Cellar / o / o / none zz / Attic - Cellar west / Attic east - Cellar west" +
			" / / / / / / / /": read,
		"a chapter that is unknown: f / 4 / quit":                                                 setUp("night"),
		"a new chapter: n / Long Night / 4 / 8 / Attic / o / / / / / / / quit":                    setUp(""),
		"a map after all, and no blue side: f / 4 / b map zz / map / / Nez / - / / 1: 2 / / quit": setUp(""),
		"no map after all: f / 4 / b map zz / o / / & / a b c d e f g h i / 3 / Nez / - / quit":   setUp(""),
		"without a chapter, with a map: f / 4 / o map / / Nez / - / 1: 2 / / y / 1 2 / 1":         setUp(""),
	}
	for about, s := range ask {
		all[about] = func(w *talk.UI) (any, error) { w.Box = rareBox(t); return Flow{}.Ask(w, s) }
	}
	for about, s := range fix {
		all["a fix, "+about] = func(w *talk.UI) (any, error) { w.Box = rareBox(t); return Flow{}.Fix(w, s) }
	}
	flowtest.Dialogs(t, "rare", func(w *talk.UI) { w.Box = owner(t, t.TempDir(), w.Words.Lang()).Box }, all)
}

func rareBox(t testing.TB) flowtest.Shelf {
	kept := flowtest.Shelf{}
	for id, what := range map[string]any{
		"wasp-red": parts.Minion{ID: "wasp-red", Name: name("Wasp red", "")}, "wasp-blue": parts.Minion{ID: "wasp-blue", Name: name("Wasp blue", "")},
		"top-hat": parts.Search{ID: "top-hat", Name: name("Top hat", "")}, "wink": parts.Ability{ID: "wink", Name: name("Wink", "")},
		"cat": parts.Cat{}, "watch-one": parts.Encounter{ID: "watch-one", Name: name("Watch one", "")}, "watch-two": parts.Encounter{ID: "watch-two", Name: name("Watch two", "")},
	} {
		require.NoError(t, kept.Learn(id, what))
	}
	return kept
}

package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
)

func trapCases() []trial {
	first := actTurn("R . 1").but(marked("mine", 1, 0))
	steps := ActAlone{Operative(1), []Cell{{1, 0}}, 1}
	hunts := actTurn("R . . J").but(marked("mine", 2, 0))
	hunt := ActAlone{Jaguar, []Cell{{2, 0}, {1, 0}}, 2}
	waits := func(f Figure) probe {
		return func(t *testing.T, s State) {
			require.NotNil(t, s.Wait)
			require.Equal(t, ForTrap, s.Wait.For)
			require.Equal(t, f, s.Wait.Rest.Figure)
			require.Equal(t, SeatRick, Game{}.Next(s))
		}
	}
	acted := func(f Figure) probe {
		return func(t *testing.T, s State) {
			require.Nil(t, s.Wait)
			require.True(t, f == Jaguar && s.Jaguar.Acted || f != Jaguar && s.findSoldier(f).Acted)
		}
	}
	wounded := func(damage, left int) rules.Note {
		return noted("wounded-rick", "PR-SHOOT-04", "figure", Rick.noun(), "damage", damage, "health", left)
	}
	return []trial{
		quiet(follows("PR-AMB-43", "an automated operative stops on a marked tile", first, steps).Leaving(all(waits(1), stands(1, 1, 0), rickHas(10)))),
		follows("PR-AMB-43", "and shoots once people have told what happens", first, steps, Answer{Yes: true}).
			Noting(wounded(1, 9)).Leaving(all(acted(1), rickHas(9))),
		quiet(follows("PR-AMB-43", "or does nothing more", first, steps, Answer{}).Leaving(all(acted(1), stands(1, 1, 0), rickHas(10)))),
		follows("PR-AMB-43", "the trap kills it and the turn goes on", first, steps, Hurt{Operative(1), 1, "mine"}).
			Leaving(all(absent(1), rickHas(10), func(t *testing.T, s State) { require.Nil(t, s.Wait) })),
		follows("PR-AMB-43", "a trap that hurts Jaguar lets him go on", hunts, hunt, Hurt{Jaguar, 2, "mine"}, Answer{Yes: true}).
			Noting(noted("went-on", "PR-AMB-43", "figure", Jaguar.noun(), "cell", Cell{1, 0}.noun()), wounded(2, 8)).
			Leaving(all(acted(Jaguar), stands(Jaguar, 1, 0), rickHas(8))),
		follows("PR-AMB-43", "the next marked tile stops him again", hunts.but(marked("net", 1, 0)), hunt, Answer{Yes: true}).
			Leaving(all(waits(Jaguar), stands(Jaguar, 1, 0), rickHas(10))),
		follows("PR-AMB-43", "the marker is taken away meanwhile", first, steps, Mark{Cell{1, 0}, "mine", true}).Leaving(waits(1)),
		follows("PR-AMB-43", "a figure that people move away has no way left", first, steps, correctTo(PathOfOperative(1)+"/cell", Cell{2, 0}), Answer{Yes: true}).
			Leaving(all(acted(1), stands(1, 2, 0), rickHas(10))),
		follows("PR-AMB-43", "a figure that people take off the board is waited for no more", first, steps, correctTo(PathOfOperative(1), nil)).
			Leaving(func(t *testing.T, s State) { require.Nil(t, s.Wait) }),
		refused("PR-AMB-43", "the turn goes on before that", first, steps, EndTurn{}),
		refused("PR-AMB-43", "the next figure goes before that", actTurn("R . 12").but(marked("mine", 1, 0)), steps, ActAlone{Operative(2), []Cell{{1, 0}}, 1}),
		quiet(follows("PR-AMB-43", "a figure that stands on a marked tile shoots at once", actTurn("R 1").but(marked("mine", 1, 0)),
			ActAlone{Operative(1), []Cell{{0, 0}}, 1}).Leaving(all(acted(1), rickHas(9)))),
	}
}

func marked(marker string, x, y int) func(*State) {
	return func(s *State) { s.putTile(s.TileOn(Cell{x, y}).marked(marker, false)) }
}

func TestATrapThatNobodyAnsweredForLetsItsFigureGoOn(t *testing.T) {
	s := actTurn("R . 12").but(marked("mine", 1, 0))
	s = did(s, ActAlone{Operative(1), []Cell{{1, 0}}, 1}, ActAlone{Operative(2), nil, 0})
	require.Equal(t, 9, s.Rick.Health)
	require.Nil(t, s.Wait)
	s = did(s.but(func(s *State) { s.Wait = &Wait{For: ForTrap, Rest: &ActAlone{Figure: Operative(1)}} }), EndTurn{})
	require.Nil(t, s.Wait)
	s.Wait = &Wait{For: ForTrap} // if another program wrote the record, the field Rest of a wait can be nil
	require.Nil(t, did(s, Answer{Yes: true}).Wait)
}

func TestATrapStopsTheAutomatedTurn(t *testing.T) { ruletest.Run(t, Game{}, trapCases()) }

package micemystics

import (
	parts "tablemate/tables/micemystics"
)

// Actions of what minions do by their rules. They may leave the figure out who
// acts: it is the one on play.
type (
	// Spawn puts one newcomer on its space (MM-SPAWN-02).
	Spawn struct {
		Minion string        `json:"minion" jsonschema:"id of its minion card"`
		Space  parts.SpaceID `json:"space" jsonschema:"where the newcomer is put"`
	}
	// Activate lets one figure of the card on play act (MM-MTURN-04).
	Activate struct {
		Figure Name `json:"figure" jsonschema:"the figure that acts"`
	}
	// March moves the figure; without a map so many steps towards somebody.
	March struct {
		Figure Name            `json:"figure" jsonschema:"the figure that moves"`
		Path   []parts.SpaceID `json:"path,omitempty" jsonschema:"spaces entered, in order"`
		Toward Name            `json:"toward,omitempty" jsonschema:"the mouse, or left out for the grape"`
		Steps  int             `json:"steps,omitempty" jsonschema:"on a tile without a map"`
	}
	// Strike is the figure's attack. A throw of the grape names a space instead.
	Strike struct {
		Figure Name          `json:"figure" jsonschema:"the figure that attacks"`
		Target Name          `json:"target,omitempty" jsonschema:"whom it attacks"`
		Space  parts.SpaceID `json:"space,omitempty" jsonschema:"where a rat throws the grape, or Brodie strikes"` // MM-GRAPE-11
	}
	// Hold is a figure that has nobody to attack, or eats the grape instead.
	Hold struct {
		Figure Name `json:"figure" jsonschema:"the figure that attacks nobody"`
	}
	// Leap is Brodie's pounce; to his own space when he stays (MM-CAT-04).
	Leap struct {
		To parts.SpaceID `json:"to" jsonschema:"the space that Brodie pounces on; the own one when he stays"`
	}
	// Chase is Brodie's run: the spaces entered, or without a map the mice
	// reached in order and how many steps are left beyond the last (MM-CAT-13).
	Chase struct {
		Path    []parts.SpaceID `json:"path,omitempty" jsonschema:"spaces entered, in order"`
		Reached []Name          `json:"reached,omitempty" jsonschema:"the mice that Brodie reached, in order"`
		Toward  Name            `json:"toward,omitempty" jsonschema:"whom the last steps go towards"`
		Steps   int             `json:"steps,omitempty" jsonschema:"on a tile without a map, steps beyond the last mouse reached"`
		Others  []Name          `json:"others,omitempty" jsonschema:"on a tile without a map, other figures that were run over"`
	}
)

package micemystics

import "tablemate/tables"

// Kind is what a thing of the owner's box is.
type Kind string

// The kinds of things that people read off or keep. The box holds at most one
// cat and one die, under these words as their ids.
const (
	NoKind        Kind = ""
	HeroKind      Kind = "hero"
	MinionKind    Kind = "minion"
	CatKind       Kind = "cat"
	SearchKind    Kind = "search"
	AbilityKind   Kind = "ability"
	EncounterKind Kind = "encounter"
	TileKind      Kind = "tile"
	ChapterKind   Kind = "chapter"
	DieKind       Kind = "die"
	CampaignKind  Kind = "campaign"
)

// Die is what people read off their own action dice, in place of Faces.
type Die struct {
	Faces []Face `json:"faces" card:"6..6 else=six-faces" jsonschema:"the six sides"`
}

// Campaign is what is carried over from chapter to chapter (MM-CAMP-01, MM-CAMP-02).
type Campaign struct {
	ID       string      `json:"id" card:"must"`
	Name     tables.Text `json:"name" card:"must"`
	Chapters []string    `json:"chapters,omitempty" card:"file id=chapter" jsonschema:"ids of the chapters that were played"`
	Mice     []Grown     `json:"mice,omitempty" card:"..6 file else=mice"`
	Story    []string    `json:"story,omitempty" card:"file" jsonschema:"story achievements, by the names that people gave them"`
}

// Grown is what one mouse brings into the next chapter beside its starting gear.
type Grown struct {
	Hero      string   `json:"hero" card:"must once id=hero"`
	Abilities []CardID `json:"abilities,omitempty" card:"id=ability"`
	Card      CardID   `json:"card,omitempty" card:"id=search" jsonschema:"the search card that it kept"`
}

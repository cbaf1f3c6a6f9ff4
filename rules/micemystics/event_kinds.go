package micemystics

import "tablemate/rules"

// Events are the consequences by their journal names.
var Events = rules.KindsOf[Event](
	Began{}, RoundBegan{}, TurnBegan{}, TurnOver{}, TurnEnded{}, Needs{}, Answered{}, Rolled{}, PointsSet{}, MoveBegan{},
	Halted{}, Spent{}, TookFree{}, Powered{}, Crossing{}, Moved{}, Hurt{}, Healed{}, Afflicted{},
	Relieved{}, Arrived{}, CatArrived{}, Defeated{}, Captured{}, Rescued{}, Greed{}, Lined{}, Activated{},
	Walked{}, Attacked{}, Acted{}, Ran{}, Missed{}, TrackLaid{}, CardLifted{}, CardRemoved{}, Wheeled{},
	Paged{}, EndMoved{}, SurgeBegan{}, SurgeEnded{}, SpecialSurge{}, Opened{}, Closed{}, Entered{}, Flipped{},
	PlaceNamed{}, Told{}, TrapsLaid{}, TrapGone{}, Searched{}, ItemLaid{}, ItemBack{}, ItemGone{}, Drawn{},
	CardMoved{}, Cheesed{}, Grew{}, Counted{}, Awarded{}, Earned{}, Carried{}, Won{}, Warned{},
	Learned{}, Settled{}, Corrected{},
)

func (Began) Kind() string        { return "began" }
func (RoundBegan) Kind() string   { return "round" }
func (TurnBegan) Kind() string    { return "turn" }
func (TurnOver) Kind() string     { return "turn_over" }
func (TurnEnded) Kind() string    { return "turn_ended" }
func (Needs) Kind() string        { return "needs" }
func (Answered) Kind() string     { return "answered" }
func (Rolled) Kind() string       { return "rolled" }
func (PointsSet) Kind() string    { return "points" }
func (MoveBegan) Kind() string    { return "move_began" }
func (Halted) Kind() string       { return "halted" }
func (Spent) Kind() string        { return "spent" }
func (TookFree) Kind() string     { return "free" }
func (Powered) Kind() string      { return "powered" }
func (Crossing) Kind() string     { return "crossing" }
func (Moved) Kind() string        { return "moved" }
func (Hurt) Kind() string         { return "hurt" }
func (Healed) Kind() string       { return "healed" }
func (Afflicted) Kind() string    { return "afflicted" }
func (Relieved) Kind() string     { return "relieved" }
func (Arrived) Kind() string      { return "arrived" }
func (CatArrived) Kind() string   { return "brodie_arrived" }
func (Defeated) Kind() string     { return "defeated" }
func (Captured) Kind() string     { return "captured" }
func (Rescued) Kind() string      { return "rescued" }
func (Greed) Kind() string        { return "greed" }
func (Lined) Kind() string        { return "lined" }
func (Activated) Kind() string    { return "activated" }
func (Walked) Kind() string       { return "walked" }
func (Attacked) Kind() string     { return "attacked" }
func (Acted) Kind() string        { return "acted" }
func (Ran) Kind() string          { return "ran" }
func (Missed) Kind() string       { return "missed" }
func (TrackLaid) Kind() string    { return "track" }
func (CardLifted) Kind() string   { return "card_lifted" }
func (CardRemoved) Kind() string  { return "card_removed" }
func (Wheeled) Kind() string      { return "wheel" }
func (Paged) Kind() string        { return "page" }
func (EndMoved) Kind() string     { return "end_page" }
func (SurgeBegan) Kind() string   { return "surge" }
func (SurgeEnded) Kind() string   { return "surge_over" }
func (SpecialSurge) Kind() string { return "special_surge" }
func (Opened) Kind() string       { return "opened" }
func (Closed) Kind() string       { return "closed" }
func (Entered) Kind() string      { return "entered" }
func (Flipped) Kind() string      { return "flipped" }
func (PlaceNamed) Kind() string   { return "place" }
func (Told) Kind() string         { return "told" }
func (TrapsLaid) Kind() string    { return "traps" }
func (TrapGone) Kind() string     { return "trap_gone" }
func (Searched) Kind() string     { return "searched" }
func (ItemLaid) Kind() string     { return "item_laid" }
func (ItemBack) Kind() string     { return "item_back" }
func (ItemGone) Kind() string     { return "item_gone" }
func (Drawn) Kind() string        { return "drawn" }
func (CardMoved) Kind() string    { return "card_moved" }
func (Cheesed) Kind() string      { return "cheese" }
func (Grew) Kind() string         { return "grew" }
func (Counted) Kind() string      { return "counted" }
func (Awarded) Kind() string      { return "awarded" }
func (Earned) Kind() string       { return "earned" }
func (Carried) Kind() string      { return "carried" }
func (Won) Kind() string          { return "won" }
func (Warned) Kind() string       { return "warned" }
func (Learned) Kind() string      { return "learned" }
func (Settled) Kind() string      { return "settled" }
func (Corrected) Kind() string    { return "corrected" }

func (Began) event()        {}
func (RoundBegan) event()   {}
func (TurnBegan) event()    {}
func (TurnOver) event()     {}
func (TurnEnded) event()    {}
func (Needs) event()        {}
func (Answered) event()     {}
func (Rolled) event()       {}
func (PointsSet) event()    {}
func (MoveBegan) event()    {}
func (Halted) event()       {}
func (Spent) event()        {}
func (TookFree) event()     {}
func (Powered) event()      {}
func (Crossing) event()     {}
func (Moved) event()        {}
func (Hurt) event()         {}
func (Healed) event()       {}
func (Afflicted) event()    {}
func (Relieved) event()     {}
func (Arrived) event()      {}
func (CatArrived) event()   {}
func (Defeated) event()     {}
func (Captured) event()     {}
func (Rescued) event()      {}
func (Greed) event()        {}
func (Lined) event()        {}
func (Activated) event()    {}
func (Walked) event()       {}
func (Attacked) event()     {}
func (Acted) event()        {}
func (Ran) event()          {}
func (Missed) event()       {}
func (TrackLaid) event()    {}
func (CardLifted) event()   {}
func (CardRemoved) event()  {}
func (Wheeled) event()      {}
func (Paged) event()        {}
func (EndMoved) event()     {}
func (SurgeBegan) event()   {}
func (SurgeEnded) event()   {}
func (SpecialSurge) event() {}
func (Opened) event()       {}
func (Closed) event()       {}
func (Entered) event()      {}
func (Flipped) event()      {}
func (PlaceNamed) event()   {}
func (Told) event()         {}
func (TrapsLaid) event()    {}
func (TrapGone) event()     {}
func (Searched) event()     {}
func (ItemLaid) event()     {}
func (ItemBack) event()     {}
func (ItemGone) event()     {}
func (Drawn) event()        {}
func (CardMoved) event()    {}
func (Cheesed) event()      {}
func (Grew) event()         {}
func (Counted) event()      {}
func (Awarded) event()      {}
func (Earned) event()       {}
func (Carried) event()      {}
func (Won) event()          {}
func (Warned) event()       {}
func (Learned) event()      {}
func (Settled) event()      {}
func (Corrected) event()    {}

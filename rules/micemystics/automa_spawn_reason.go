package micemystics

// Points at which the placement of newcomers is decided.
const (
	whySpawns        = "spawns"
	whySpawnTold     = "spawn_told"
	whySpawnSteps    = "spawn_steps"
	whySpawnSum      = "spawn_sum"
	whySpawnCutOff   = "spawn_cut_off"
	whySpawnCutSome  = "spawn_cut_some"
	whySpawnFull     = "spawn_full"
	whySpawnTaken    = "spawn_taken"
	whySpawnOutlined = "spawn_outlined"
	whySpawnSame     = "spawn_same"
	whySpawnFarthest = "spawn_farthest"
	whySpawnNearest  = "spawn_nearest"
	whySpawnEven     = "spawn_even"
	whySpawnTie      = "spawn_tie"
)

// placementPoints are the points of a placement in the order in which they come
// up. Of spaces that no map shows they say besides by "order" where each comes among
// those that people told of, from the farthest. Their arguments are
//
//	minion  a type    the newcomer's
//	left    a number  newcomers still to be placed, this one among them
//	space   a space   one spawn space
//	spaces  spaces    several
//	steps   a number  how far it is from the mice
//	count   a number  small melee newcomers that each of those spaces has
var placementPoints = []ReasonPoint{
	{whySpawns, []string{"minion", "left"}},     // MM-SPAWN-02: this one is next
	{whySpawnTold, []string{"spaces"}},          // MM-SPAWN-03: as people told, from the farthest
	{whySpawnSteps, []string{"space", "steps"}}, // MM-AMB-47: to the nearest mouse
	{whySpawnSum, []string{"space", "steps"}},   // MM-AMB-47: to all mice together
	{whySpawnCutOff, []string{"space"}},         // MM-AMB-47: no way to any mouse, the farthest
	{whySpawnCutSome, []string{"space"}},        // MM-AMB-47: no way to some mouse, farther than any with a way to all
	{whySpawnFull, []string{"space"}},           // MM-CAP-02: out
	{whySpawnTaken, []string{"space"}},          // MM-SPAWN-06: out for a large one, somebody stands there
	{whySpawnOutlined, []string{"spaces"}},      // MM-SPAWN-04: takes all ranged ones
	{whySpawnSame, []string{"space"}},           // MM-SPAWN-03: with the others
	{whySpawnFarthest, []string{"spaces"}},      // MM-SPAWN-03
	{whySpawnNearest, []string{"spaces"}},       // MM-SPAWN-06
	{whySpawnEven, []string{"spaces", "count"}}, // MM-SPAWN-07: fewest newcomers
	{whySpawnTie, []string{"spaces"}},           // MM-SPAWN-03, MM-SPAWN-06, MM-SPAWN-07: players choose
}

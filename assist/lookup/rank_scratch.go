package lookup

// scratch holds the columns that a ranking computes in; rankings reuse them.
type scratch struct{ fits, asked, order column }

func (x *index) newScratch() *scratch {
	docs, lines := x.docCount(), x.lineCount()
	return &scratch{fits: newColumn(docs, docs), asked: newColumn(lines, lines/usual), order: newColumn(docs, docs)}
}

// column holds the scores of docs, or of questions. A query touches few of them, and only
// these have one.
type column struct {
	row    []uint16 // where the score of each stands in scores, counted from 1; 0 for none
	scores []scored
	now    []uint16 // the rows that the current word adds to
}

// scored is the score of one doc or question, and in part what the current word adds to it.
type scored struct {
	of          int
	total, part float64
}

// usual is of how many questions most queries touch one at most.
const usual = 8

// newColumn returns a column of that many docs or questions, with room for some.
func newColumn(count, room int) column {
	return column{row: make([]uint16, count), scores: make([]scored, 0, room)}
}

// note keeps the most that the current word adds.
func (c *column) note(at int, part float64) {
	if c.row[at] == 0 {
		c.scores = append(c.scores, scored{of: at})
		c.row[at] = uint16(len(c.scores))
	}
	row := c.row[at]
	s := &c.scores[row-1]
	if s.part == 0 {
		c.now = append(c.now, row)
	}
	s.part = max(s.part, part)
}

// add adds what the current word contributed to the scores.
func (c *column) add() {
	for _, row := range c.now {
		s := &c.scores[row-1]
		s.total, s.part = s.total+s.part, 0
	}
	c.now = c.now[:0]
}

// total returns the score of a doc or question, 0 where it has none.
func (c *column) total(at int) float64 {
	if row := c.row[at]; row > 0 {
		return c.scores[row-1].total
	}
	return 0
}

// clear empties a column for the next query.
func (c *column) clear() {
	for _, s := range c.scores {
		c.row[s.of] = 0
	}
	c.scores = c.scores[:0]
}

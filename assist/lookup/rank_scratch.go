package lookup

// scratch holds the columns that a ranking computes in; rankings reuse them.
type scratch struct{ fits, asked, order column }

// column holds the scores of all docs, or of all questions, and in part what the
// current word adds to them.
type column struct {
	score, part []float64
	scored, now []int // those that are not 0
}

// note keeps the most that the current word adds.
func (c *column) note(at int, part float64) {
	if c.part[at] == 0 {
		c.now = append(c.now, at)
	}
	c.part[at] = max(c.part[at], part)
}

// add adds what the current word contributed to the scores.
func (c *column) add() {
	for _, at := range c.now {
		if c.score[at] == 0 {
			c.scored = append(c.scored, at)
		}
		c.score[at] += c.part[at]
		c.part[at] = 0
	}
	c.now = c.now[:0]
}

// clear empties a column for the next query.
func (c *column) clear() {
	for _, at := range c.scored {
		c.score[at] = 0
	}
	c.scored = c.scored[:0]
}

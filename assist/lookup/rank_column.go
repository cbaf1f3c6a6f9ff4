package lookup

// column holds the score of each doc, or of each question, and what the current word adds to it.
type column struct{ total, part []float64 }

func newColumn(count int) column { return column{make([]float64, count), make([]float64, count)} }

// note keeps the most that the current word adds.
func (c column) note(at int, part float64) { c.part[at] = max(c.part[at], part) }

// add adds what the current word contributed to the scores.
func (c column) add() {
	for i, part := range c.part {
		c.total[i] += part
	}
	clear(c.part)
}

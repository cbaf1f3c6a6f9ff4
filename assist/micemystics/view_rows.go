package micemystics

import "tablemate/assist/paint"

// row is one line of a list, with what it is about in front.
type row struct{ head, rest string }

// leastRest is how narrow a column is still worth having.
const leastRest = 24

// inColumns returns rows with their heads in one column. If the screen is too
// narrow for that they run on.
func inColumns(rows []row, columns int) []string {
	width := 0
	for _, r := range rows {
		width = max(width, paint.Width(r.head))
	}
	indent := width + 2
	var out []string
	for _, r := range rows {
		if columns-indent < leastRest {
			out = append(out, paint.Wrap(r.head+" "+r.rest, columns)...)
			continue
		}
		for i, line := range paint.Wrap(r.rest, columns-indent) {
			head := ""
			if i == 0 {
				head = r.head
			}
			out = append(out, paint.Pad(head, indent)+line)
		}
	}
	return out
}

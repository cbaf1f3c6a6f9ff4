package chance

func fair(sides int) []int {
	out := make([]int, sides)
	for i := range out {
		out[i] = 1
	}
	return out
}

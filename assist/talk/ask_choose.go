package talk

import "tablemate/assist/desk"

// ChooseOne asks for one of list, each offered as option says of its place, from
// 0, and returns it; the zero T with an error of the desk.
func ChooseOne[T any](t *UI, q desk.Question, list []T, option func(int, T) desk.Option) (T, error) {
	i, err := t.Desk.Choose(q, Options(list, option))
	if err != nil {
		var none T
		return none, err
	}
	return list[i], nil
}

// ChooseSome asks for any number of list and returns them in the order of the
// list; nil for none.
func ChooseSome[T any](t *UI, q desk.Question, list []T, option func(int, T) desk.Option) ([]T, error) {
	places, err := t.Desk.Pick(q, Options(list, option))
	if err != nil {
		return nil, err
	}
	var some []T
	for _, i := range places {
		some = append(some, list[i])
	}
	return some, nil
}

// Options returns what is offered for each of list.
func Options[T any](list []T, option func(int, T) desk.Option) []desk.Option {
	options := make([]desk.Option, len(list))
	for i, one := range list {
		options[i] = option(i, one)
	}
	return options
}

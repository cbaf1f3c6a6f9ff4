package rules

type kind string

func (k kind) Kind() string { return string(k) }

package rules

import ()

type kind string

func (k kind) Kind() string { return string(k) }

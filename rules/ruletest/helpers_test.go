package ruletest

import "tablemate/rules/ruletest/pebbles"

type (
	state  = pebbles.State
	action = pebbles.Action
)

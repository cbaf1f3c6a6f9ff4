package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

func said(t *testing.T, told interface{ Message() (string, tables.Args) }) {
	id, args := told.Message()
	for _, lang := range tables.Langs {
		text := words.In(lang).Say(id, args)
		require.NotContains(t, text, "["+id)
		require.NotContains(t, text, "<no value>")
	}
}

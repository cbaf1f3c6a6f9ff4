package infiltrators

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session/flowtest"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

func TestAMissionIsChosenByTheBeginningOfItsRow(t *testing.T) {
	for typed, lang := range map[string]tables.Lang{"обучающая 2": tables.Russian, "training 2": tables.English} {
		l := &setupForm{phrases: phrases{flowtest.In(t, lang, typed)}}
		require.NoError(t, l.askMission(), typed)
		require.Equal(t, parts.Training2, l.mission.ID, typed)
	}
}

module tablemate/ci/mutants

go 1.26.0

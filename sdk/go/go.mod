module tulkas

go 1.19

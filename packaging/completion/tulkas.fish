# Completion of `tulkas` for fish. The program knows its commands and options; this script asks it.
function __tulkas_candidates
    set -l words (commandline --current-process --tokenize --cut-at-cursor)
    set -l candidates ($words[1] complete -- $words[2..-1] (commandline --current-token --cut-at-cursor) 2>/dev/null)
    if set -q candidates[1]
        printf '%s\n' $candidates
    else
        __fish_complete_path (commandline --current-token)
    end
end
complete --command tulkas --no-files --arguments '(__tulkas_candidates)'

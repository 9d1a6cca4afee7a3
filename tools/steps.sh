# How ./run and ./test tell what they are doing: steps with their time, progress, time left. Sourced, not run.

logs=build/logs
mkdir -p "$logs"

# 75 -> 1:15
as_minutes() { printf '%d:%02d' $(($1 / 60)) $(($1 % 60)); }

# With the minutes and seconds since the script began.
say() { printf '\033[1m==> %s %s\033[0m\n' "$(as_minutes "$SECONDS")" "$*" >&2; }
die() {
    printf 'tulkas: %s\n' "$*" >&2
    exit 3
}

# show_progress NAME COMMAND…: runs the command, with its output in build/logs/NAME.log, and shows how far it is. It is
# told so by lines like "[12/305] …" (ninja), "12/305 Test …" (ctest) or "% 40". What takes less than a second is not
# mentioned. Returns the command's exit status.
show_progress() {
    local name=$1 status
    shift
    "$@" 2>&1 | follow_progress "$name"
    status=${PIPESTATUS[0]}
    return "$status"
}

follow_progress() {
    local name=$1 log=$logs/${1// /-}.log began=$SECONDS done_=0 all=0 line drawn=0 told=0 now
    : >"$log"
    while true; do
        if IFS= read -r -t 1 line; then
            printf '%s\n' "$line" >>"$log"
            if [[ $line =~ ^\ *\[?([0-9]+)/([0-9]+)[\]\ ] ]]; then
                done_=${BASH_REMATCH[1]} all=${BASH_REMATCH[2]}
            elif [[ $line =~ ^%\ ([0-9]+)$ ]]; then
                done_=${BASH_REMATCH[1]} all=100
            fi
        elif [ $? -le 128 ]; then
            break # the end of the output; above 128 a second has passed without any
        fi
        now=$((SECONDS - began))
        [ "$now" -ne "$drawn" ] || continue
        [ "$drawn" -ne 0 ] || say "$name"
        drawn=$now
        if [ -t 2 ]; then
            printf '\r    %s\033[K' "$(progress_line "$now")" >&2
        elif [ $((now - told)) -ge 15 ]; then
            printf '    %s: %s\n' "$name" "$(progress_line "$now")" >&2
            told=$now
        fi
    done
    if [ -t 2 ] && [ "$drawn" -ne 0 ]; then
        printf '\r\033[K' >&2
    fi
}

# 24 steps wide bar, percentage, time since the step began and, where it can be told, time left. Uses the variables of
# follow_progress, and without_estimate of those who know that some steps take a thousand times as long as others.
progress_line() {
    local bar width=24 filled left=""
    if [ "$all" -eq 0 ]; then
        as_minutes "$1"
        return
    fi
    filled=$((width * done_ / all))
    printf -v bar '%*s' "$filled" ""
    bar=${bar// /█}
    printf -v line '%*s' $((width - filled)) ""
    bar+=${line// /░}
    if [ -z "${without_estimate:-}" ] && [ "$done_" -gt 0 ] && [ "$1" -ge 5 ]; then
        left=", about $(as_minutes $(($1 * (all - done_) / done_))) left"
    fi
    printf '%s %d %% (%d of %d), %s%s' "$bar" $((100 * done_ / all)) "$done_" "$all" "$(as_minutes "$1")" "$left"
}

# build PRESET [OPTION…] [-- TARGET…]: configures where that was not done with these options, then builds what is out of date.
build() {
    local preset=$1 options=() targets=()
    shift
    while [ $# -gt 0 ] && [ "$1" != -- ]; do
        options+=("$1")
        shift
    done
    [ $# -gt 1 ] && targets=(--target "${@:2}")
    if [ ! -f "build/$preset/build.ninja" ] ||
        { [ ${#options[@]} -gt 0 ] && [ "$(cat "build/$preset/options" 2>/dev/null)" != "${options[*]}" ]; }; then
        cmake --preset "$preset" "${options[@]}" >"$logs/configure-$preset.log" 2>&1 || {
            tail -n 40 "$logs/configure-$preset.log" >&2
            die "cmake cannot configure the $preset build; all of its output is in $logs/configure-$preset.log"
        }
        echo "${options[*]}" >"build/$preset/options"
    fi
    NINJA_STATUS='[%f/%t] ' show_progress "building $preset" cmake --build --preset "$preset" "${targets[@]}" || {
        grep -vE '^\[[0-9]+/[0-9]+\]' "$logs/building-$preset.log" | tail -n 60 >&2
        die "the $preset build failed; all of its output is in $logs/building-$preset.log"
    }
}

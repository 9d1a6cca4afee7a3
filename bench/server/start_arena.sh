# shellcheck shell=bash
# Sourced by the measurements: a server of their own, in a directory that goes with them.
#
#   start_arena COMMAND…      e.g. start_arena taskset -c 0 build/release/tulkas serve --set Server.Threads=1
#
# Sets $arena, its address, $port, $arena_process and $said, the file with what it printed.
scratch=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; wait; rm -rf "$scratch"' EXIT
said=$scratch/said

start_arena() {
    : >"$said"
    "$@" --port 0 --data "$scratch/data" --set Server.Log.Level=error \
        --set Work.LadderShare=0 >"$said" 2>"$scratch/log" &
    arena_process=$!
    until grep -q first-administrator "$said"; do
        kill -0 "$arena_process" 2>/dev/null || { cat "$scratch/log" >&2; exit 3; }
        sleep 0.1
    done
    arena=$(sed -n 's/^listening on //p' "$said")
    # shellcheck disable=SC2034 # for whoever sources this
    port=${arena##*:}
}

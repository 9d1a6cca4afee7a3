#!/bin/sh
# Builds, starts and debugs a bot for `tulkas debug`: debug.sh build|run|attach OUTPUT SOURCE METHOD PID
set -eu
sdk=$(cd "$(dirname "$0")" && pwd)
action=$1 output=$2 source=$3 method=$4 pid=$5

case $action in
build)
    # The author's own files: the debugger shows them.
    folder=$(cd "$(dirname "$source")" && pwd)
    printf 'module bot\n\ngo 1.19\n\nrequire tulkas v0.0.0\n\nreplace tulkas => %s\n' "$sdk" >"$output/go.mod"
    if [ -f "$folder/tulkas.toml" ]; then set -- "$folder"/*.go; else set -- "$source"; fi
    overlay=
    for file in "$@"; do overlay="$overlay${overlay:+,}\"$output/$(basename "$file")\":\"$file\""; done
    printf '{"Replace":{%s}}' "$overlay" >"$output/overlay.json"
    cd "$output"
    GOPROXY=off GOFLAGS=-mod=mod CGO_ENABLED=0 GOCACHE=${GOCACHE:-$output/cache} GOPATH=$output/path \
        exec go build -overlay overlay.json -gcflags='all=-N -l' -o bot . >&2
    ;;
run) exec "$output/bot" ;;
attach)
    # get_move is GetMove.
    name=$(printf '%s' "$method" | awk -F_ '{for (i = 1; i <= NF; i++) printf "%s", toupper(substr($i, 1, 1)) substr($i, 2)}')
    if ! command -v dlv >/dev/null; then
        exec /bin/sh "$sdk/../debug_gdb.sh" "$output" "$pid" "rbreak ^main\\..*$name\$"
    fi
    printf 'break /^main\\..*%s$/\ncontinue\n' "$name" >"$output/commands"
    while ! grep -q '^TracerPid:[[:space:]]*[1-9]' "/proc/$pid/status" 2>/dev/null; do sleep 0.1; done && : >"$output/attached" &
    exec dlv attach "$pid" "$output/bot" --init "$output/commands"
    ;;
esac

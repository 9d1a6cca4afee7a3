#!/bin/sh
# Builds, starts and debugs a bot for `tulkas debug`: debug.sh build|run|attach OUTPUT SOURCE METHOD PID
#
# debug.js opens Node's inspector when the call has come, on a port of the loopback interface, and waits for a debugger.
set -eu
sdk=$(dirname "$0")
action=$1 output=$2 source=$3 method=$4

case $action in
build)
    status=0
    node --no-warnings "$sdk/bundle.js" "$sdk" "$source" "$output/bot.js" >&2 || status=$?
    [ "$status" = 0 ] || [ "$status" = 3 ] || exit 1
    if [ "$status" = 3 ]; then
        NODE_PATH=$sdk esbuild "$source" --bundle --platform=node --format=cjs --target=node18 --sourcemap=inline \
            --outfile="$output/bot.js" --log-level=warning --color=false >&2
    fi
    # get_move is getMove. The lines stay where they are.
    name=$(printf '%s' "$method" | awk -F_ '{printf "%s", $1; for (i = 2; i <= NF; i++) printf "%s", toupper(substr($i, 1, 1)) substr($i, 2)}')
    sed -i -E "s/^([[:space:]]*(async )?$name\(.*\) *\{)/\1 if (globalThis.tulkasStops) { globalThis.tulkasStops = false; debugger; }/" "$output/bot.js"
    ;;
run) TULKAS_DEBUG=$output exec node --no-warnings --require "$sdk/debug.js" "$output/bot.js" ;;
attach)
    : >"$output/armed"
    : >"$output/attached"
    while [ ! -s "$output/address" ]; do sleep 0.1; done
    exec node inspect "$(cat "$output/address")"
    ;;
esac

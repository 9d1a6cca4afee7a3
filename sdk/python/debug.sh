#!/bin/sh
# Builds, starts and debugs a bot for `tulkas debug`: debug.sh build|run|attach OUTPUT SOURCE METHOD PID
#
# pdb runs inside the bot (debug.py), which has the terminal as its descriptors 3 and 4.
set -eu
sdk=$(dirname "$0")
action=$1 output=$2 source=$3 method=$4 pid=$5

case $action in
build) exec python3 -I -c 'import sys; compile(open(sys.argv[1], "rb").read(), sys.argv[1], "exec")' "$source" >&2 ;;
run) exec python3 -I "$sdk/debug.py" "$source" "$method" ;;
attach)
    kill -USR1 "$pid"
    : >"$output/attached"
    # As long as it lives; when it has ended it waits for somebody to notice.
    while grep -q '^State:[[:space:]]*[^Z[:space:]]' "/proc/$pid/status" 2>/dev/null; do sleep 0.1; done
    ;;
esac

#!/bin/sh
# Attaches gdb to a program that waits for a call: debug_gdb.sh OUTPUT PID COMMAND…
#
# The commands set a breakpoint; without one, the program stops where it waits. OUTPUT/attached says that the call may come.
set -eu
output=$1 pid=$2
shift 2
if ! command -v gdb >/dev/null; then
    echo "gdb is not installed: apt install gdb" >&2
    exit 1
fi
: >"$output/commands"
for command in "$@"; do printf '%s\n' "$command" >>"$output/commands"; done
printf 'shell : > "%s/attached"\n' "$output" >>"$output/commands"
[ $# = 0 ] || echo continue >>"$output/commands"
exec gdb -q -iex 'set debuginfod enabled off' -iex 'set confirm off' -iex 'set pagination off' \
    -p "$pid" -x "$output/commands" "$output/bot"

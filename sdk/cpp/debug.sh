#!/bin/sh
# Builds, starts and debugs a bot for `tulkas debug`: debug.sh build|run|attach OUTPUT SOURCE METHOD PID
set -eu
sdk=$(dirname "$0")
action=$1 output=$2 source=$3 method=$4 pid=$5

case $action in
build) exec g++ -std=c++20 -O0 -g -pipe -Wall -fdiagnostics-color=never -fmax-errors=20 "-I$sdk/include" -o "$output/bot" "$source" >&2 ;;
run) exec "$output/bot" ;;
attach) exec /bin/sh "$sdk/../debug_gdb.sh" "$output" "$pid" "rbreak $(basename "$source"):\\b\\($method\\|call\\)(" ;;
esac

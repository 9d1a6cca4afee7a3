#!/bin/sh
# Builds, starts and debugs a bot for `tulkas debug`: debug.sh build|run|attach OUTPUT SOURCE METHOD PID
set -eu
sdk=$(dirname "$0")
action=$1 output=$2 source=$3 method=$4 pid=$5

case $action in
build)
    sh "$sdk/compile.sh" "$output/libtulkas.rlib" >&2
    exec "${RUSTC:-rustc}" --edition 2021 --color never -C opt-level=0 -C debuginfo=2 -C panic=unwind --crate-name bot \
        --extern "tulkas=$output/libtulkas.rlib" -o "$output/bot" "$source" >&2
    ;;
run) exec "$output/bot" ;;
attach) exec /bin/sh "$sdk/../debug_gdb.sh" "$output" "$pid" "rbreak ^bot::.*$method" ;;
esac

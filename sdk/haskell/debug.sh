#!/bin/sh
# Builds, starts and debugs a bot for `tulkas debug`: debug.sh build|run|attach OUTPUT SOURCE METHOD PID
#
# Haskell's own debugger is an interpreter that wants standard input for itself. gdb stops the bot where it waits for the
# call; functions of the source have names such as Main_firstMove_info.
set -eu
sdk=$(dirname "$0")
action=$1 output=$2 source=$3 pid=$5

case $action in
build)
    exec ghc -v0 --make -O0 -g "-i$(dirname "$source")" "-i$sdk/src" -outputdir "$output/objects" -main-is Main \
        -o "$output/bot" "$source" >&2
    ;;
run) exec "$output/bot" ;;
attach) exec /bin/sh "$sdk/../debug_gdb.sh" "$output" "$pid" ;;
esac

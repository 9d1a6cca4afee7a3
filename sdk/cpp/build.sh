#!/bin/sh
# Builds a bot or an engine: build.sh OUTPUT SOURCE [PREPARED]
#
# The program, OUTPUT/bot, is one static file: it starts at once and needs nothing of the host's files. With what
# prepare.sh has left in PREPARED, a source that includes the SDK is compiled without it.
set -eu
sdk=$(dirname "$0")
output=$1
source=$2
prepared=${3:-}

mkdir -p "$output"
# As in prepare.sh: what is compiled beforehand must be compiled alike.
set -- -std=c++20 -O2 -no-pie -fno-pie
if [ -n "$prepared" ] && grep -q '^[[:space:]]*#[[:space:]]*include[[:space:]]*[<"]tulkas/' "$source"; then
    set -- "$@" -DTULKAS_PREPARED -include "$prepared/bot.hpp" "-I$sdk/include" -o "$output/bot" "$source" \
        -Wl,--gc-sections "$prepared/libtulkas.a"
else
    set -- "$@" "-I$sdk/include" -o "$output/bot" "$source"
fi
exec g++ -pipe -static -Wall -fdiagnostics-color=never -fmax-errors=20 "$@"

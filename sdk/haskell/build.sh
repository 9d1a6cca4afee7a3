#!/bin/sh
# Builds a bot or an engine: build.sh OUTPUT SOURCE
#
# The program, OUTPUT/bot, is one static file. A module PloyBot, as it was written for an older course, gets the main
# program that it lacks.
set -eu
sdk=$(dirname "$0")
output=$1
source=$2
objects=${TULKAS_HASKELL_OBJECTS:-$output/objects}
main=$output/main

mkdir -p "$output" "$main"
set -- "-i$(dirname "$source")"
if grep -q '^module  *PloyBot\>' "$source"; then
    cp "$source" "$main/PloyBot.hs"
    printf 'module Main (main) where\n\nimport qualified PloyBot\nimport Tulkas.Ploy (runText)\n\nmain :: IO ()\nmain = runText PloyBot.getMove\n' \
        >"$main/Main.hs"
    source=$main/Main.hs
    set -- "-i$main" "$@"
fi
# -V0: no ticking clock, which would cost time that a bot is charged with while it waits.
ghc -v0 --make -O1 "$@" "-i$sdk/src" -outputdir "$objects" -main-is Main -static -optl-static -optl-pthread \
    -with-rtsopts='-V0 -A4m' -rtsopts=some -o "$output/bot" "$source"

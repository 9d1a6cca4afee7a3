#!/bin/sh
# Builds a bot or an engine: build.sh OUTPUT SOURCE [PREPARED]
#
# The program, OUTPUT/bot, is one static file. A module as it was written for a course gets the main program that it
# lacks: modules/NAME/Main.hs, where NAME is the module's name. What else is in that folder is for modules that come
# without it. The SDK is compiled along unless prepare.sh has left it in PREPARED.
set -eu
sdk=$(dirname "$0")
output=$1
source=$2
prepared=${3:-}
objects=${TULKAS_HASKELL_OBJECTS:-$output/objects}
main=$output/main

mkdir -p "$output" "$main"
set -- "-i$(dirname "$source")"
module=$(sed -n 's/^module  *\([A-Za-z0-9_]*\).*/\1/p;T;q' "$source")
if [ -n "$module" ] && [ -d "$sdk/modules/$module" ]; then
    cp "$source" "$main/$module.hs"
    set -- "-i$main" "$@" "-i$sdk/modules/$module"
    # It may choose a move itself.
    if grep -q '^getMove  *::' "$source"; then set -- "$@" -DCHOOSES; fi
    source=$sdk/modules/$module/Main.hs
fi
if [ -n "$prepared" ]; then
    set -- "$@" -package-db "$prepared/packages" -package tulkas
else
    set -- "$@" "-i$sdk/src"
fi
# -V0: no ticking clock, which would cost time that a bot is charged with while it waits.
ghc -v0 --make -O1 "$@" -outputdir "$objects" -main-is Main -static -optl-static -optl-pthread \
    -with-rtsopts='-V0 -A4m' -rtsopts=some -o "$output/bot" "$source"

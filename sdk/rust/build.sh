#!/bin/sh
# Builds a bot or an engine: build.sh OUTPUT SOURCE [PREPARED]
#
# The program, OUTPUT/bot, is one static file. The SDK is compiled along with it unless prepare.sh has left it in
# PREPARED.
set -eu
sdk=$(dirname "$0")
output=$1
source=$2
library=${3:-$output}/libtulkas.rlib
rustc=${RUSTC:-rustc}

mkdir -p "$output"
[ -f "$library" ] || sh "$sdk/compile.sh" "$library"
# Panics are caught and reported, so they must unwind.
"$rustc" --edition 2021 --color never -C opt-level=3 -C codegen-units=1 -C panic=unwind --crate-name bot \
    --extern "tulkas=$library" -C target-feature=+crt-static -C relocation-model=static -C strip=symbols \
    -o "$output/bot" "$source"

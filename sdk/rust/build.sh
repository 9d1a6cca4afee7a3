#!/bin/sh
# Builds a bot or an engine: build.sh OUTPUT SOURCE
#
# The program, OUTPUT/bot, is one static file. The SDK is compiled along with it unless it is there already.
set -eu
sdk=$(dirname "$0")
output=$1
source=$2
rustc=${RUSTC:-rustc}
library=${TULKAS_RUST_LIBRARY:-$output/libtulkas.rlib}

mkdir -p "$output"
# Panics are caught and reported, so they must unwind.
set -- --edition 2021 --color never -C opt-level=3 -C codegen-units=1 -C panic=unwind
if [ ! -f "$library" ]; then
    "$rustc" "$@" --crate-name tulkas --crate-type rlib -o "$library" "$sdk/src/lib.rs"
fi
"$rustc" "$@" --crate-name bot --extern "tulkas=$library" -C target-feature=+crt-static -C relocation-model=static \
    -C strip=symbols -o "$output/bot" "$source"

#!/bin/sh
# Compiles the SDK: compile.sh LIBRARY, with the options of build.sh
set -eu
"${RUSTC:-rustc}" --edition 2021 --color never -C opt-level=3 -C codegen-units=1 -C panic=unwind --crate-name tulkas \
    --crate-type rlib -o "$1" "$(dirname "$0")/src/lib.rs"

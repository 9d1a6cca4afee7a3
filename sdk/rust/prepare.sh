#!/bin/sh
# Compiles the SDK for all bots: prepare.sh OUTPUT
set -eu
sh "$(dirname "$0")/compile.sh" "$1/libtulkas.rlib"
tar -C "$1" -cf "$1/sdk.tar" libtulkas.rlib

#!/bin/sh
# Builds a bot or an engine: build.sh OUTPUT SOURCE
#
# OUTPUT/bot.js is everything in one file; OUTPUT/start.blob is Node, started (see start.js).
set -eu
sdk=$(dirname "$0")
output=$1
source=$2

mkdir -p "$output"
# NODE_PATH: where the module tulkas is found.
NODE_PATH=$sdk esbuild "$source" --bundle --platform=node --format=cjs --target=node18 --outfile="$output/bot.js" \
    --log-level=warning --color=false
node --no-warnings --snapshot-blob "$output/start.blob" --build-snapshot "$sdk/start.js"

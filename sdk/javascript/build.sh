#!/bin/sh
# Builds a bot or an engine: build.sh OUTPUT SOURCE [PREPARED]
#
# OUTPUT/bot.js is everything in one file; OUTPUT/start.blob is Node, started (see start.js), which is made along unless
# prepare.sh has left it in PREPARED. A plain JavaScript file that imports nothing but the SDK and Node's own modules
# needs Node alone; anything else needs esbuild.
set -eu
sdk=$(dirname "$0")
output=$1
source=$2
prepared=${3:-}

mkdir -p "$output"
status=0
node --no-warnings "$sdk/bundle.js" "$sdk" "$source" "$output/bot.js" || status=$?
[ "$status" = 0 ] || [ "$status" = 3 ] || exit 1
if [ "$status" = 3 ]; then
    if ! command -v esbuild >/dev/null; then
        echo "$source: TypeScript, and files that import others, need esbuild, which is not installed here" >&2
        exit 1
    fi
    # NODE_PATH: where the module tulkas is found.
    NODE_PATH=$sdk esbuild "$source" --bundle --platform=node --format=cjs --target=node18 --outfile="$output/bot.js" \
        --log-level=warning --color=false
fi
if [ -n "$prepared" ]; then
    cp "$prepared/start.blob" "$output"
else
    node --no-warnings --snapshot-blob "$output/start.blob" --build-snapshot "$sdk/start.js"
fi

#!/bin/sh
# Builds a bot or an engine: build.sh OUTPUT SOURCE
#
# All Go files beside the source belong to the program, which becomes OUTPUT/bot: one static file.
set -eu
sdk=$(cd "$(dirname "$0")" && pwd)
output=$1
folder=$(dirname "$2")
module=$output/module

mkdir -p "$module"
output=$(cd "$output" && pwd)
if [ -f "$folder/tulkas.toml" ]; then
    cp -R "$folder/." "$module"
else
    cp "$2" "$module"
fi
printf 'module bot\n\ngo 1.19\n\nrequire tulkas v0.0.0\n\nreplace tulkas => %s\n' "$sdk" >"$module/go.mod"
cd "$module"
# Nothing is fetched, and nothing is kept of this build but the program.
GOPROXY=off GOFLAGS=-mod=mod GOCACHE=${GOCACHE:-$output/cache} GOPATH=$output/path CGO_ENABLED=0 \
    go build -ldflags='-s -w' -o "$output/bot" .
rm -rf "$module"

#!/bin/sh
# Makes what all bots share: prepare.sh OUTPUT
set -eu
node --no-warnings --snapshot-blob "$1/start.blob" --build-snapshot "$(dirname "$0")/start.js"
tar -C "$1" -cf "$1/sdk.tar" start.blob

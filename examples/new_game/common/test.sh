#!/bin/sh
# Tries the game out as an arena would, with the test kit, and lets its bot play against itself.
set -eu
cd "$(dirname "$0")"
tulkas=${TULKAS:-tulkas}
"$tulkas" check-game .
"$tulkas" play . "{bot}" "{bot}" --seeds 1,1,2,2

#!/bin/sh
# Compiles the SDK for all bots: prepare.sh OUTPUT
set -eu
sdk=$(dirname "$0")

mkdir -p "$1/classes"
# With the options of build.sh.
find "$sdk/src" -name '*.java' -print0 | xargs -0 javac -J-XX:+UseSerialGC -J-XX:TieredStopAtLevel=1 -J-XX:-UsePerfData \
    -encoding UTF-8 -proc:none -parameters -XDstringConcat=inline -Xlint:-options -d "$1/classes"
# What reads sources for the rules of an assignment; it is for no bot.
mkdir -p "$1/outline"
javac -J-XX:+UseSerialGC -J-XX:TieredStopAtLevel=1 -J-XX:-UsePerfData -encoding UTF-8 -proc:none -Xlint:-options -d "$1/outline" "$sdk/Outline.java"
tar -C "$1" -cf "$1/sdk.tar" classes outline

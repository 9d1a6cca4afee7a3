#!/bin/sh
# Builds a bot or an engine: build.sh OUTPUT SOURCE…
#
# The first source is the one whose class is started. OUTPUT/bot.jar has everything in it; OUTPUT/bot.jsa is what
# the virtual machine would otherwise work out anew at every start.
set -eu
sdk=$(dirname "$0")
output=$1
shift
name=$(basename "$1" .java)
classes=$output/classes
quick="-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:-UsePerfData"

mkdir -p "$classes"
# Strings are joined the old way: the new one is faster in the long run, and slower until then.
# shellcheck disable=SC2046,SC2086
javac $(printf -- '-J%s ' $quick) -encoding UTF-8 -proc:none -parameters -XDstringConcat=inline -Xlint:-options \
    -sourcepath "$sdk/src:." -d "$classes" "$@" "$sdk/src/tulkas/Start.java" "$sdk/src/tulkas/Train.java"
if [ ! -f "$classes/$name.class" ]; then
    echo "$1: there is no class $name without a package in it" >&2
    exit 1
fi
# shellcheck disable=SC2046,SC2086
jar $(printf -- '-J%s ' $quick) --create --no-compress --file "$output/bot.jar" -C "$classes" .
rm -r "$classes"
java -XX:ArchiveClassesAtExit="$output/bot.jsa" -XX:+UseSerialGC -Xlog:disable -Xlog:all=error:stderr \
    -cp "$output/bot.jar" tulkas.Train "$name"

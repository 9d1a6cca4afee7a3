#!/bin/sh
# Builds a bot or an engine: build.sh OUTPUT SOURCE…
#
# The first source is the one whose class is started. OUTPUT/bot.jar has everything in it; OUTPUT/bot.jsa is what
# the virtual machine would otherwise work out anew at every start. The SDK is compiled along unless prepare.sh has left
# its classes in $PREPARED.
set -eu
sdk=$(dirname "$0")
output=$1
shift
name=$(basename "$1" .java)
work=$output/work
quick="-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:-UsePerfData"

mkdir -p "$work/classes" "$work/source" "$work/built"
[ -z "${PREPARED:-}" ] || cp -R "$PREPARED/classes/." "$work/classes"
# Strings are joined the old way: the new one is faster in the long run, and slower until then.
# A class that is there is not compiled again: it is newer than its source.
# shellcheck disable=SC2046,SC2086
javac $(printf -- '-J%s ' $quick) -encoding UTF-8 -proc:none -parameters -XDstringConcat=inline -Xlint:-options \
    -cp "$work/classes" -sourcepath "$sdk/src:." -Xprefer:newer -d "$work/classes" "$@" \
    $([ -n "${PREPARED:-}" ] || echo "$sdk/src/tulkas/Start.java" "$sdk/src/tulkas/Train.java")
if [ ! -f "$work/classes/$name.class" ]; then
    echo "$1: there is no class $name without a package in it" >&2
    exit 1
fi
# shellcheck disable=SC2046,SC2086
jar $(printf -- '-J%s ' $quick) --create --no-compress --file "$work/built/bot.jar" -C "$work/classes" .

# The machine trusts an archive only if the classes are found by the same name and have the same time, unless that is
# the beginning of all time.
touch -d @0 "$work/built/bot.jar"
(
    cd "$work/source"
    java -XX:ArchiveClassesAtExit=../built/bot.jsa -XX:+UseSerialGC -Xlog:disable -Xlog:all=error:stderr \
        -cp ../built/bot.jar tulkas.Train "$name"
)
mv -f "$work/built/bot.jar" "$work/built/bot.jsa" "$output"
rm -r "$work"

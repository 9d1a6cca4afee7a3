#!/bin/sh
# Builds a bot or an engine: build.sh OUTPUT SOURCE…
#
# The first source is the one whose class is started. OUTPUT/bot.jar has everything in it; OUTPUT/bot.jsa is what
# the virtual machine would otherwise work out anew at every start; OUTPUT/bot.facts says what a bot can be asked
# (languages/README.md). The SDK is compiled along unless prepare.sh has left its classes in $PREPARED.
# Status 1: it does not compile; 3: it does, but cannot be started as a bot or an engine.
set -eu
sdk=$(dirname "$0")
output=$1
shift
work=$output/work
quick="-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:-UsePerfData"

# Where a file says that it is in a package, its folders may be those of a project: src/main/java/my/game/Engine.java.
name=$(basename "$1" .java)
package=$(sed -n 's/^[[:space:]]*package[[:space:]][[:space:]]*\([A-Za-z0-9_.]*\)[[:space:]]*;.*/\1/p' "$1" | head -n 1)
folder=$(printf '%s' "$package" | tr . /)
root=$(dirname "$1")
case "/$root" in */"$folder") root=/$root; root=${root%"$folder"}; root=.$root ;; esac

case "$package." in tulkas.* | game.mc.* | game.engine.* | hu.mktiti.tulkas.*)
    echo "$1: the package $package is the SDK's; choose another" >&2
    exit 3
    ;;
esac

mkdir -p "$work/classes/META-INF" "$work/source" "$work/built"
[ -z "${PREPARED:-}" ] || cp -R "$PREPARED/classes/." "$work/classes"
# Strings are joined the old way: the new one is faster in the long run, and slower until then.
# A class that is there is not compiled again: it is newer than its source.
# shellcheck disable=SC2046,SC2086
javac $(printf -- '-J%s ' $quick) -encoding UTF-8 -proc:none -parameters -XDstringConcat=inline -Xlint:-options \
    -cp "$work/classes" -sourcepath "$sdk/src:.:$root" -Xprefer:newer -d "$work/classes" "$@" \
    $([ -n "${PREPARED:-}" ] || echo "$sdk/src/tulkas/Start.java" "$sdk/src/tulkas/Train.java")
class=$folder${folder:+/}$name
if [ ! -f "$work/classes/$class.class" ]; then
    echo "$1: there is no class $name in it, which is the name of the file" >&2
    exit 3
fi
class=$(printf '%s' "$class" | tr / .)
[ -z "$package" ] || echo "$class" > "$work/classes/META-INF/actor"
# shellcheck disable=SC2046,SC2086
jar $(printf -- '-J%s ' $quick) --create --no-compress --file "$work/built/bot.jar" -C "$work/classes" .

# The machine trusts an archive only if the classes are found by the same name and have the same time. The arena keeps
# what was built with the time 0; older machines (17) ask for nothing when it is that, newer ones (25) do.
touch -d @0 "$work/built/bot.jar"
source=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
(
    cd "$work/source"
    java -XX:ArchiveClassesAtExit=../built/bot.jsa -XX:+UseSerialGC -Xlog:disable -Xlog:all=error:stderr \
        -cp ../built/bot.jar tulkas.Train "$class" "$source" ../built/bot.facts
)
mv -f "$work/built/bot.jar" "$work/built/bot.jsa" "$work/built/bot.facts" "$output"
rm -r "$work"

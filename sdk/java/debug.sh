#!/bin/sh
# Builds, starts and debugs a bot for `tulkas debug`: debug.sh build|run|attach OUTPUT SOURCE METHOD PID
#
# The virtual machine opens its port for a debugger only when jcmd asks it to. The call comes when jdb has set the breakpoint.
set -eu
sdk=$(cd "$(dirname "$0")" && pwd)
action=$1 output=$2 source=$3 method=$4 pid=$5
package=$(sed -n 's/^[[:space:]]*package[[:space:]][[:space:]]*\([A-Za-z0-9_.]*\)[[:space:]]*;.*/\1/p' "$source" | head -n 1)
class=${package:+$package.}$(basename "$source" .java)
root=$(dirname "$source")
for folder in $(printf '%s' "$package" | tr . ' '); do root=$root/..; : "$folder"; done

case $action in
build)
    exec javac -g -encoding UTF-8 -proc:none -parameters -Xlint:-options -sourcepath "$sdk/src:$root" -d "$output/classes" \
        "$source" "$sdk/src/tulkas/Start.java" >&2
    ;;
run)
    # The machine does not tell which port it has found, so it is told one that is free.
    port=$((20000 + $$ % 30000))
    while grep -qi ":$(printf '%04x' "$port") 0*:0000 0A" /proc/net/tcp /proc/net/tcp6 2>/dev/null; do port=$((port + 1)); done
    echo "$port" >"$output/port"
    exec java -XX:+UseSerialGC -Xlog:disable -Xlog:all=warning:stderr \
        -agentlib:jdwp=transport=dt_socket,server=y,suspend=n,onjcmd=y,quiet=y,address="127.0.0.1:$port" \
        -cp "$output/classes" tulkas.Start "$class"
    ;;
attach)
    # get_move is getMove.
    name=$(printf '%s' "$method" | awk -F_ '{printf "%s", $1; for (i = 2; i <= NF; i++) printf "%s", toupper(substr($i, 1, 1)) substr($i, 2)}')
    jcmd "$pid" VM.start_java_debugging >/dev/null
    printf 'stop in %s.%s\n' "$class" "$name" >"$output/jdb.ini"
    cd "$output" # where jdb finds its first commands
    : >said
    while ! grep -q breakpoint said; do sleep 0.1; done && : >attached &
    jdb -sourcepath "$root:$sdk/src" -attach "127.0.0.1:$(cat port)" | tee said
    ;;
esac

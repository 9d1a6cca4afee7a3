#!/bin/sh
# Compiles the SDK for all bots: prepare.sh OUTPUT
#
# OUTPUT/sdk.tar has the library with the SDK's functions, and the header that all bots include, read beforehand.
set -eu
sdk=$(dirname "$0")
output=$1
work=$output/work

mkdir -p "$work"
set -- -std=c++20 -O2 -no-pie -fno-pie
# In the headers the functions are inline; here they are those of a library.
cp -R "$sdk/include" "$work/include"
sed -i 's/^inline //' "$work"/include/tulkas/detail/*.hpp
for header in "$work"/include/tulkas/*.hpp; do
    printf '#include <tulkas/%s>\n' "$(basename "$header")"
done >"$work/sdk.cpp"
g++ "$@" "-I$work/include" -ffunction-sections -fdata-sections -c -o "$work/sdk.o" "$work/sdk.cpp"
ar rcs "$work/libtulkas.a" "$work/sdk.o"
printf '#include <tulkas/bot.hpp>\n' >"$work/bot.hpp"
g++ "$@" "-I$sdk/include" -DTULKAS_PREPARED -x c++-header -o "$work/bot.hpp.gch" "$work/bot.hpp"
tar -C "$work" -cf "$output/sdk.tar" libtulkas.a bot.hpp bot.hpp.gch
rm -r "$work"

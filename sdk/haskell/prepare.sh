#!/bin/sh
# Compiles the SDK for all bots: prepare.sh OUTPUT
#
# OUTPUT/sdk.tar has it as a package of GHC, in the package database `packages`. A bot's own modules come first.
set -eu
sdk=$(dirname "$0")
output=$1
work=$output/work

mkdir -p "$work/tulkas"
sources=$(cd "$sdk/src" && find . -name '*.hs' | sed 's|^[.]/||' | sort)
modules=$(echo "$sources" | sed 's|[.]hs$||; s|/|.|g' | paste -sd ' ')
# shellcheck disable=SC2086
(cd "$sdk/src" && ghc -v0 --make -O1 -this-unit-id tulkas -outputdir "$work/tulkas" $sources)
(cd "$work/tulkas" && find . -name '*.o' | sort | xargs ar rcs libHStulkas.a && find . -name '*.o' -delete)
depends=
for package in base bytestring containers text unix; do
    depends="$depends $(ghc-pkg field "$package" id --simple-output)"
done
cat >"$work/tulkas.conf" <<END
name: tulkas
version: 0
id: tulkas
key: tulkas
exposed: True
exposed-modules: $modules
import-dirs: \${pkgroot}/tulkas
library-dirs: \${pkgroot}/tulkas
hs-libraries: HStulkas
depends: $depends
END
ghc-pkg init "$work/packages"
ghc-pkg -v0 --package-db "$work/packages" register "$work/tulkas.conf"
# GHC reads the cache alone.
tar -C "$work" -cf "$output/sdk.tar" packages/package.cache tulkas
rm -r "$work"

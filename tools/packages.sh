# Debian packages the project needs, by purpose, and how they get installed. Sourced, not run.
# shellcheck source=tools/steps.sh
. "$(dirname "${BASH_SOURCE[0]}")/steps.sh"

# Needed to build and run the arena.
run_packages=(
    g++ cmake ninja-build ccache pkg-config
    libarchive-dev libfmt-dev libboost1.81-dev libboost-json1.81-dev libcli11-dev libseccomp-dev libsodium-dev
    libcjose-dev libcurl4-openssl-dev libjansson-dev libpq-dev libsoci-dev libprotobuf-dev libsqlite3-dev libssl-dev
    libtoml11-dev libunistring-dev protobuf-compiler zlib1g-dev
)

# Needed besides by the tests of the program.
test_packages=(
    libgtest-dev libgmock-dev libbenchmark-dev mold
    python3 python3-aiosmtpd python3-jsonschema python3-numpy gdb bubblewrap runsc postgresql iproute2 curl openssl chromium-headless-shell
    debootstrap dpkg-dev systemd groff-base zsh fish
    buildah podman crun python3-yaml
)

# Needed besides by what judges the source: ./test --deep.
deep_packages=(clang-19 clang-tidy-19 clang-format-19 libclang-rt-19-dev gcovr shellcheck)

# The languages that bots are written in besides C++ and Python. A language whose toolchain is missing is reported as
# such, and all others work.
language_packages=(openjdk-17-jdk-headless nodejs esbuild golang-go rustc ghc libghc-random-dev libghc-split-dev)

# Needed to compile the games' analysis for browsers (apps/analysis).
analysis_packages=(cmake ninja-build libfmt-dev clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32)

# Needed to build the pages. Node itself may come from elsewhere, with an npm of its own: Debian's would not go with it.
page_packages() {
    printf '%s\n' "${analysis_packages[@]}"
    command -v node >/dev/null || printf 'nodejs\n'
    command -v npm >/dev/null || printf 'npm\n'
}

# Of the packages that there are, where that is possible.
renew_lists() {
    if [ "$(id -u)" -eq 0 ]; then apt-get update -q; else sudo apt-get update -q; fi
}

# need_file PACKAGE FILE: puts one file of a Debian package into build/tools. The package is unpacked and not installed.
need_file() {
    local package=$1 file=$2 name=${2##*/}
    [ -e "build/tools/$name" ] && return
    say "downloading $name (Debian's package $package)"
    rm -rf "build/tools/$package"
    mkdir -p "build/tools/$package"
    (cd "build/tools/$package" && { apt-get download -q "$package" || { renew_lists && apt-get download -q "$package"; }; } &&
        dpkg-deb --extract "$package"_*.deb .) >&2 || die "cannot download $name: apt-get download $package failed"
    mv "build/tools/$package/$file" "build/tools/$name"
    rm -rf "build/tools/$package"
}

# Needed by the tests of alerts and metrics. Installing the package would start a server.
need_promtool() {
    command -v promtool >/dev/null || need_file prometheus usr/bin/promtool
}

# Needed by the test of compose.yaml.
need_compose_schema() {
    need_file docker-compose usr/lib/python3/dist-packages/compose/config/compose_spec.json
}

missing_packages() {
    local package
    for package in "$@"; do
        dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || printf '%s\n' "$package"
    done
}

# What apt says it would fetch and fill, if it has lists of packages. Told to assume "no", it exits with 1 whatever it says.
size_of_packages() {
    { LC_ALL=C apt-get install --assume-no --no-install-recommends -o Debug::NoLocking=1 "$@" 2>/dev/null || true; } |
        sed -nE 's/^Need to get ([^/]*)(\/.*)? of archives\.$/\1 to download/p; s/^After this operation, (.*) of additional disk space.*/\1 on disk/p' |
        paste -sd, | sed 's/,/, /'
}

# Installs those of the packages that are not there: says how many and how large, asks before it uses sudo where there
# is somebody to ask, and says what to do where it cannot.
need_packages() {
    local missing as_root=() by_hand size answer
    mapfile -t missing < <(missing_packages "$@")
    [ ${#missing[@]} -eq 0 ] && return
    by_hand="apt-get install --no-install-recommends ${missing[*]}"
    command -v apt-get >/dev/null ||
        die "this needs Debian 12 or a system with its packages; install the equivalents of these by hand: ${missing[*]}"
    size=$(size_of_packages "${missing[@]}")
    say "${#missing[@]} Debian packages are missing${size:+ ($size)}: ${missing[*]}"
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null ||
            die "you are not root and there is no sudo; ask an administrator to run this once, then start again:
    $by_hand"
        if [ -t 0 ] && [ -t 2 ]; then
            read -rp "    Install them now with sudo? [Y/n] " answer
            [[ $answer == [nN]* ]] && die "nothing was installed; this installs them:
    sudo $by_hand"
        elif ! sudo -n true 2>/dev/null; then
            die "there is no terminal to ask for sudo's password; run this once, then start again:
    sudo $by_hand"
        fi
        as_root=(sudo)
    fi
    # Not stopped in the middle by Ctrl-C: dpkg would be left with half a package.
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive setsid -w apt-get update -q >"$logs/packages.log" 2>&1 ||
        { tail -n 20 "$logs/packages.log" >&2 && die "apt-get update failed; still missing: ${missing[*]}"; }
    show_progress "installing packages" install_packages || die "apt-get install failed; still missing: ${missing[*]}"
}

install_packages() {
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive setsid -w apt-get install -y -q --no-install-recommends \
        -o APT::Status-Fd=1 "${missing[@]}" 2>&1 | sed -uE 's/^(dl|pm)status:[^:]*:([0-9]+)[.0-9]*:/% \2 \1:/' |
        awk '/^% .* dl:/ { printf "%% %d\n", $2 / 3; fflush(); next } /^% .* pm:/ { printf "%% %d\n", 33 + $2 * 2 / 3; fflush(); next } { print; fflush() }'
}

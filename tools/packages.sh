# Debian packages the project needs, by purpose, and how they get installed. Sourced, not run.

# Needed to build and run the arena.
run_packages=(
    g++ cmake ninja-build ccache pkg-config
    libarchive-dev libfmt-dev libboost1.81-dev libboost-json1.81-dev libcli11-dev libseccomp-dev libsodium-dev
    libpq-dev libsoci-dev libprotobuf-dev libsqlite3-dev libssl-dev
    libtoml11-dev libunistring-dev protobuf-compiler zlib1g-dev
)

# Needed besides by the tests.
test_packages=(
    clang-19 clang-tidy-19 clang-format-19 libclang-rt-19-dev
    libgtest-dev libgmock-dev libbenchmark-dev
    gcovr python3 python3-jsonschema shellcheck bubblewrap postgresql iproute2 curl openssl chromium
)

# The languages that bots are written in besides C++ and Python. A language whose toolchain is missing is reported as
# such, and all others work.
language_packages=(openjdk-17-jdk-headless nodejs esbuild golang-go rustc ghc)

# Needed to build the pages. Node itself may come from elsewhere, with an npm of its own: Debian's would not go with it.
need_node() {
    command -v node >/dev/null || need_packages nodejs
    command -v npm >/dev/null || need_packages npm
}

# With the minutes and seconds since the script began.
say() { printf '\033[1m==> %d:%02d %s\033[0m\n' $((SECONDS / 60)) $((SECONDS % 60)) "$*" >&2; }
die() {
    printf 'tulkas: %s\n' "$*" >&2
    exit 3
}

missing_packages() {
    local package
    for package in "$@"; do
        dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || printf '%s\n' "$package"
    done
}

# Installs those of the packages that are not there. Says what is missing when it cannot.
need_packages() {
    local missing as_root=()
    mapfile -t missing < <(missing_packages "$@")
    [ ${#missing[@]} -eq 0 ] && return
    command -v apt-get >/dev/null || die "needs these Debian packages, and there is no apt-get here to install them: ${missing[*]}"
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || die "needs these packages; install them as root: apt-get install ${missing[*]}"
        as_root=(sudo)
    fi
    say "installing ${missing[*]}"
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -q >&2 ||
        die "apt-get update failed; still missing: ${missing[*]}"
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}" >&2 ||
        die "apt-get install failed; still missing: ${missing[*]}"
}

# build PRESET [TARGET…]: configures once, then builds what is out of date, quietly unless it fails.
build() {
    local preset=$1 targets=() log
    shift
    [ $# -gt 0 ] && targets=(--target "$@")
    mkdir -p build
    log=build/$preset.log
    [ -f "build/$preset/build.ninja" ] || say "configuring $preset"
    if ! { { [ -f "build/$preset/build.ninja" ] || cmake --preset "$preset"; } && cmake --build --preset "$preset" "${targets[@]}"; } >"$log" 2>&1; then
        tail -n 60 "$log" >&2
        die "the $preset build failed; all of its output is in $log"
    fi
}

# Sourced by app/run, tests/run, .ci/run and others: which Debian packages they need, and how to get
# them.
# shellcheck shell=bash disable=SC2034

app_packages=(
    cmake ninja-build g++
    qt6-base-dev libqt6opengl6-dev qt6-charts-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools qt6-translations-l10n
    nlohmann-json3-dev libcli11-dev libexpected-dev
    fonts-dejavu-core
)
test_packages=(
    mold libbenchmark-dev python3 graphviz
    xvfb xauth x11-utils openbox xdotool
    appstream bash-completion shared-mime-info
    dbus-daemon libglib2.0-bin at-spi2-core python3-pyatspi gir1.2-atspi-2.0
)
ci_packages=(
    git ccache clang-format clang-tidy clang
    texlive-latex-base texlive-pictures lmodern poppler-utils
    valgrind
    chromium chromium-driver firefox-esr
)

# To make the package, to look at it, and to install it in an empty system.
package_packages=(
    dpkg-dev file
    appstream desktop-file-utils devscripts libxml2-utils librsvg2-bin lintian mandoc shared-mime-info
    mmdebstrap procps xvfb x11-utils openbox xdotool
)

# Prints those of the packages that are not installed, one a line.
missing_packages() {
    local installed
    installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null |
        sed -n 's/^installed //p')
    printf '%s\n' "$@" | grep -vxF -e "$installed"
}

# Installs what is missing of the packages, as root or through sudo. With neither it says what to
# type and fails.
need_packages() {
    if ! command -v dpkg-query >/dev/null; then
        cat >&2 <<'ELSEWHERE'
No Debian package system here; going on with what is installed. Nobody tried these yet:
    Fedora: cmake ninja-build gcc-c++ qt6-qtbase-devel qt6-qtcharts-devel qt6-qtsvg-devel qt6-qttools-devel json-devel cli11-devel expected-devel dejavu-sans-fonts
    Arch: cmake ninja gcc qt6-base qt6-charts qt6-svg qt6-tools nlohmann-json cli11 tl-expected ttf-dejavu
ELSEWHERE
        return 0
    fi
    local missing as_root=()
    mapfile -t missing < <(missing_packages "$@")
    [ ${#missing[@]} -gt 0 ] || return 0

    local command="apt-get update; apt-get install --no-install-recommends ${missing[*]}"
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            printf 'Packages are missing. As root, run:\n    %s\n' "$command" >&2
            return 1
        elif sudo -n true 2>/dev/null; then
            as_root=(sudo -n)
        elif [ -t 0 ]; then
            as_root=(sudo)
        else
            printf "Packages are missing. Run:\n    sudo sh -c '%s'\n" "$command" >&2
            return 1
        fi
    fi
    echo "Installing ${missing[*]}" >&2
    # One command, and so one password. A stale or partly unreachable index may still hold what is
    # needed: the installation decides.
    # shellcheck disable=SC2016 # the inner shell expands it
    if ! "${as_root[@]}" sh -c 'apt-get -qq update; DEBIAN_FRONTEND=noninteractive exec \
        apt-get -qq -y install --no-install-recommends "$@" </dev/null' sh "${missing[@]}" >&2; then
        printf 'The installation failed. To try it by hand, as root:\n    %s\n' "$command" >&2
        return 1
    fi
}

# build PRESET DIRECTORY [TARGET…]: configures and builds what is out of date. Says nothing where
# there is nothing to do, and never writes to standard output.
build() {
    local preset=$1 directory=$2
    shift 2
    # What one checkout compiled serves the next, wherever it stands.
    export CCACHE_BASEDIR="$root" CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros
    mkdir -p "$directory" && (
        flock 9 && configure "$preset" "$directory" && make_targets "$directory" "$@"
    ) 9>"$directory/.lock"
}

# configured PRESET DIRECTORY: whether it is as the preset has it, whoever configured it.
configured() {
    local cache=$2/CMakeCache.txt name value is
    [ -f "$2/build.ninja" ] && grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache" || return
    while IFS='=' read -r name value; do
        is=$(sed -n "s/^$name:[A-Z]*=//p" "$cache")
        # Of programs the cache knows the folder, too.
        [ "\"$is\"" = "$value" ] || [ "\"${is##*/}\"" = "$value" ] || return
    done < <(cd "$root" && cmake --preset "$1" -N --log-level=VERBOSE | sed -n 's/^  \([A-Z_]*=\)/\1/p')
}

configure() {
    local preset=$1 directory=$2
    ! configured "$preset" "$directory" || return 0
    if command -v ccache >/dev/null; then
        export CMAKE_CXX_COMPILER_LAUNCHER=ccache
    fi
    # --fresh, because a moved checkout, an interrupted first run or other options leave a useless cache.
    (cd "$root" && cmake --preset "$preset" --fresh) 9>&- >&2
}

make_targets() {
    local directory=$1
    shift
    if [[ $(ninja -C "$directory" -n "$@" 2>&1) == *"no work to do"* ]]; then
        return 0
    fi
    ninja -C "$directory" "$@" 9>&- 2>&1 | tell_progress "${directory##*/}" >&2
    return "${PIPESTATUS[0]}"
}

# tell_progress NAME: of what ninja says tells in a line how far it is, about, and shows the rest where
# something fails or warns. At a terminal the line is written anew, elsewhere there is one a tenth.
tell_progress() {
    local line rest="" percent told=-1 left
    SECONDS=0
    while IFS= read -r line; do
        if [[ ! $line =~ ^\[([0-9]+)/([0-9]+)\] ]]; then
            rest+=$line$'\n'
            continue
        fi
        percent=$((100 * BASH_REMATCH[1] / BASH_REMATCH[2]))
        left=""
        if [ "$percent" -gt 4 ] && [ "$SECONDS" -gt 9 ]; then
            left=", about $(((SECONDS * (100 - percent) / percent + 59) / 60)) min left"
        fi
        if [ -t 1 ]; then
            printf '\r\e[KCompiling (%s): %d %%%s' "$1" "$percent" "$left"
        elif [ $((percent / 10)) -gt $((told / 10)) ] || [ "$told" -lt 0 ]; then
            printf 'Compiling (%s): %d %%%s\n' "$1" "$percent" "$left"
        fi
        told=$percent
    done
    [ ! -t 1 ] || printf '\n'
    [[ ! $rest =~ FAILED|warning:|error ]] || printf '%s' "$rest"
}

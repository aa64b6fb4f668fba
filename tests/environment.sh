# Sourced by the scripts that run tests: the same surroundings on every machine.
# shellcheck shell=bash

export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen QT_SCALE_FACTOR=1
# What Qt itself never frees is no fault of ours.
leaks=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/leaks.supp
export LSAN_OPTIONS=suppressions=$leaks:print_suppressions=0
# AddressSanitizer keeps and fills less than usual, which takes a third off the time of a window.
export ASAN_OPTIONS=${ASAN_OPTIONS-quarantine_size_mb=16:malloc_context_size=12:max_malloc_fill_size=64}
unset XDG_CURRENT_DESKTOP DISPLAY WAYLAND_DISPLAY

# Programs leave settings, histories and caches behind: in a home of the tests' own, which goes with
# them. mktemp makes the folder private (0700), which Qt insists on.
test_home=$(mktemp -d)
trap 'rm -rf "$test_home"' EXIT
# What was compiled stays where it is, for the next build.
export CCACHE_DIR=${CCACHE_DIR-$(ccache --get-config cache_dir 2>/dev/null)}
[ -n "$CCACHE_DIR" ] || unset CCACHE_DIR
export HOME=$test_home XDG_RUNTIME_DIR=$test_home/run
export XDG_CONFIG_HOME=$HOME/.config XDG_DATA_HOME=$HOME/.local/share
export XDG_CACHE_HOME=$HOME/.cache XDG_STATE_HOME=$HOME/.local/state
mkdir -m 700 "$XDG_RUNTIME_DIR"

# Sourced by the scripts that run tests: the same surroundings on every machine.
# shellcheck shell=bash

export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen QT_SCALE_FACTOR=1
unset XDG_CURRENT_DESKTOP DISPLAY WAYLAND_DISPLAY
# mktemp makes the folder private (0700), which Qt insists on.
XDG_RUNTIME_DIR=$(mktemp -d)
export XDG_RUNTIME_DIR
trap 'rm -rf "$XDG_RUNTIME_DIR"' EXIT

#!/usr/bin/env bash
# Gradescope runs this once, as root, when it makes the image of an autograder whose zip holds
#   setup.sh  run_autograder  a lesson (*.prunus-lesson.json)
# and Prunus: as a Debian package (prunus*.deb), or as a copy of its sources in a folder "prunus".
set -eu
source=${AUTOGRADER:-/autograder}/source

shopt -s nullglob
packages=("$source"/prunus*.deb)
if [ ${#packages[@]} -gt 0 ]; then
    apt-get -qq update
    apt-get -qq -y install --no-install-recommends "${packages[@]}" fonts-dejavu-core
elif [ -x "$source/prunus/app/run" ]; then
    "$source/prunus/app/run" --version
    ln -sf "$source/prunus/build/app/prunus" /usr/local/bin/prunus
else
    echo "Neither a package (prunus*.deb) nor a folder \"prunus\" with its sources is in the zip." >&2
    exit 1
fi
prunus --version

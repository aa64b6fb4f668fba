# Sourced by scripts that try Prunus in an empty Debian, as root. One is made with the sources that
# apt has here, once a machine, and kept in /var/cache/prunus-tests with the packages that it took;
# what is mounted and started goes with the script.
# shellcheck shell=bash disable=SC2034

if [ -z "${inside-}" ]; then
    inside=1 exec unshare --mount --pid --mount-proc --fork --kill-child "$0" "$@"
fi
# shellcheck source=/dev/null
here=$(. /etc/os-release && echo "${VERSION_CODENAME-}")
kept=/var/cache/prunus-tests
place=$(mktemp -d)
system=$place/system
lent=()
trap clean EXIT

# What is lent belongs to others.
clean() {
    local each
    [ -z "${server-}" ] || { kill "$server" && wait "$server"; } 2>/dev/null
    for each in "${lent[@]}"; do
        umount -R -l "$system/$each" || return
    done
    rm -rf --one-file-system "$place"
}

fail() {
    printf 'FAIL: %s\n' "$*"
    exit 1
}

# lend FOLDER WHERE: it is there, too.
lend() {
    mkdir -p "$1" "$system/$2"
    mount --rbind "$1" "$system/$2" && lent+=("$2")
}

# in_it COMMAND…: as root there, with nothing of the surroundings here.
in_it() {
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        chroot "$system" "$@"
}

apt_there() {
    in_it apt -q -y -o APT::Keep-Downloaded-Packages=true -o Dpkg::Use-Pty=0 "$@" \
        >"$place/apt.log" 2>"$place/apt.err" </dev/null ||
        { cat "$place/apt.log" "$place/apt.err"; fail "apt $*"; }
}

# sources SUITE: those of Debian that apt has here, for a suite of it; sid has nothing beside it.
sources() {
    # shellcheck disable=SC2016 # apt expands it
    apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' \
        'Created-By: Packages' 'Origin: Debian' | grep -E " $here(-updates|-security)? " |
        sed "s/ $here/ $1/; / sid-/d" | sort -u
}

# empty_system SUITE
empty_system() {
    local base
    base=$kept/empty-$1-$(sources "$1" | sha256sum | cut -c 1-12).tar
    mkdir -p "$kept/archives/partial" "$system"
    if [ ! -f "$base" ]; then
        sources "$1" | mmdebstrap --quiet --format=tar --variant=apt --skip=cleanup/apt/lists \
            --aptopt="$(apt-config dump Acquire | grep '^Acquire::Check-')" --dpkgopt=force-unsafe-io \
            --keyring=/usr/share/keyrings/debian-archive-keyring.gpg "$1" "$base.part" - &&
            mv "$base.part" "$base" || fail "no empty Debian ($1) could be made"
    fi
    tar -x -C "$system" -f "$base"
    lend /proc proc
    lend /dev dev
    lend "$kept/archives" var/cache/apt/archives
}

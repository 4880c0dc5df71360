#!/bin/sh
# Installs a .deb, starts the program, opens a saved game in a window, removes all of it, and compares the system with what it was
# before. As root, on a machine or in a root that is thrown away afterwards: try-linux.sh FILE.deb GAME.sanmarco
set -eu

deb=$(readlink -f "$1")
game=$(readlink -f "$2")
work=$(mktemp -d)
export DEBIAN_FRONTEND=noninteractive

# Everything a package could leave behind. Logs and caches of apt and dpkg are theirs.
list() {
  find / -xdev \( -path /proc -o -path /sys -o -path /dev -o -path /run -o -path /tmp -o -path /var/tmp -o -path /var/log \
    -o -path /var/cache -o -path /var/lib/apt -o -path /var/lib/dpkg -o -path "$work" -o -path "$(dirname "$deb")" \
    -o -path "$HOME/.cache" -o -path /home/runner \) -prune -o -print | LC_ALL=C sort
}

# An earlier run may have stopped in the middle.
apt-get purge -qy san-marco >/dev/null 2>&1 || true
# What the test itself needs, and the libraries that the package depends on: they stay.
apt-get update -q
{
  apt-get install -qy --no-install-recommends xvfb xdotool desktop-file-utils shared-mime-info hicolor-icon-theme
  apt-get satisfy -qy --no-install-recommends "$(dpkg-deb -f "$deb" Depends)"
} >"$work/apt.log" 2>&1 || { tail -20 "$work/apt.log"; exit 1; }
list >"$work/before"

apt-get install -qy --no-install-recommends "$deb" >>"$work/apt.log" 2>&1 || { tail -20 "$work/apt.log"; exit 1; }
PATH=$PATH:/usr/games
echo "installed: $(san-marco --version)"
test -e /usr/share/applications/org.sanmarco.SanMarco.desktop
grep -q org.sanmarco.SanMarco.desktop /usr/share/applications/mimeinfo.cache
grep -q sanmarco /usr/share/mime/globs

mkdir "$work/data"
Xvfb -displayfd 3 -screen 0 1280x800x24 3>"$work/display" >/dev/null 2>&1 &
server=$!
tries=0
until [ -s "$work/display" ]; do
  tries=$((tries + 1))
  [ "$tries" -lt 60 ] || { echo "no display"; exit 1; }
  sleep 1
done
DISPLAY=:$(cat "$work/display")
export DISPLAY
XDG_DATA_HOME=$work/data san-marco "$game" >"$work/window.log" 2>&1 &
program=$!
if ! timeout 60 xdotool search --sync --onlyvisible --name 'San Marco' >"$work/windows" || ! [ -s "$work/windows" ]; then
  cat "$work/window.log"
  exit 1
fi
# The window is open with the saved game when its journal is.
tries=0
until [ -n "$(find "$work/data" -path '*autosave*' -type f)" ]; do
  tries=$((tries + 1))
  [ "$tries" -lt 60 ] || { echo "the saved game was not opened"; cat "$work/window.log"; exit 1; }
  sleep 1
done
echo "window: $(head -1 "$work/windows") with the saved game"
kill "$program" "$server"
wait "$program" "$server" 2>/dev/null || true

apt-get purge -qy san-marco >>"$work/apt.log" 2>&1 || { tail -20 "$work/apt.log"; exit 1; }
list >"$work/after"
if ! diff "$work/before" "$work/after"; then
  echo "left behind"
  exit 1
fi
echo "removed: nothing is left behind"
rm -rf "$work"

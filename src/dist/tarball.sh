#!/bin/sh
# Packs an image for everybody who has no fitting package: tarball.sh IMAGE SHARE NAME FOLDER. Files keep their times, by which the
# start-up cache knows them.
set -eu
rm -rf "$4/tar"
mkdir -p "$4/tar"
cp -a "$1" "$4/tar/$3"
mkdir "$4/tar/$3/share"
cp -R "$2"/. "$4/tar/$3/share"
mv "$4/tar/$3/share/install.sh" "$4/tar/$3/"
chmod +x "$4/tar/$3/install.sh"
ln -s "San Marco" "$4/tar/$3/bin/san-marco"
tar -C "$4/tar" --owner=0 --group=0 --sort=name -czf "$4/$3.tar.gz" "$3"
rm -rf "$4/tar"

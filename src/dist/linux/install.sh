#!/bin/sh
# Enters the program, in the folder where it was unpacked, into the menu of the user who runs this, with its icons, its file type
# and the command san-marco. With --remove it takes all of that out again, with the folders that are empty then. No rights are
# needed.
set -eu

here=$(CDPATH='' cd "$(dirname "$0")" && pwd -P)
data=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin
name=org.sanmarco.SanMarco
desktop=$data/applications/$name.desktop
type=$data/mime/packages/$name.xml
metainfo=$data/metainfo/$name.metainfo.xml

# The system's own lists of menu entries and file types.
update() {
  if command -v update-mime-database >/dev/null && [ -d "$data/mime/packages" ]; then
    update-mime-database "$data/mime" 2>/dev/null || true
  fi
  if command -v update-desktop-database >/dev/null && [ -d "$data/applications" ]; then
    update-desktop-database "$data/applications" 2>/dev/null || true
  fi
}

# Removes what is in a folder of ours if nothing of others is in it, and the folders above it that are empty then.
remove_empty() {
  while [ "$1" != "$HOME" ] && [ "$1" != / ] && rmdir "$1" 2>/dev/null; do
    set -- "$(dirname "$1")"
  done
}

if [ "${1-}" = --remove ]; then
  rm -f "$desktop" "$type" "$metainfo" "$data"/icons/hicolor/*/apps/"$name.png"
  if [ "$(readlink "$bin/san-marco" || true)" = "$here/bin/san-marco" ]; then
    rm -f "$bin/san-marco"
  fi
  update
  # Without any entry the lists are empty, but still there.
  if rmdir "$data/mime/packages" 2>/dev/null; then
    for list in aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version XMLnamespaces; do
      rm -f "$data/mime/$list"
    done
    remove_empty "$data/mime/application"
    remove_empty "$data/mime"
  fi
  if [ "$(ls "$data/applications" 2>/dev/null)" = mimeinfo.cache ]; then
    rm -f "$data/applications/mimeinfo.cache"
  fi
  for folder in "$data"/icons/hicolor/*/apps "$data/icons/hicolor" "$data/applications" "$data/metainfo" "$bin"; do
    remove_empty "$folder"
  done
else
  mkdir -p "$bin" "$data/applications" "$data/mime/packages" "$data/metainfo"
  ln -sf "$here/bin/san-marco" "$bin/san-marco"
  # In quotes: the folder's name may have blanks. A percent sign is doubled in such a line.
  launcher=$(printf '%s' "$here/bin/san-marco" | sed -e 's/[\\"$`]/\\\\&/g' -e 's/%/%%/g' -e 's/[&|]/\\&/g')
  sed "s|^Exec=.*|Exec=\"$launcher\" %u|" "$here/share/$name.desktop" > "$desktop"
  cp "$here/share/$name.xml" "$type"
  cp "$here/share/$name.metainfo.xml" "$metainfo"
  for icon in "$here"/share/icons/*.png; do
    size=$(basename "$icon" .png)
    mkdir -p "$data/icons/hicolor/${size}x$size/apps"
    cp "$icon" "$data/icons/hicolor/${size}x$size/apps/$name.png"
  done
  update
  case :$PATH: in
    *:"$bin":*) ;;
    *) echo "The command san-marco is in $bin, which is not in your PATH." ;;
  esac
fi

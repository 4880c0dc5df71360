#!/bin/sh
# Enters the program, in the folder where it was unpacked, into the menu of the user who runs this, with its icons, its file type
# and the command san-marco. With --remove it takes them out again. Nothing else is changed, and no rights are needed.
set -eu

here=$(CDPATH= cd "$(dirname "$0")" && pwd -P)
data=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin
name=org.sanmarco.SanMarco

if [ "${1-}" = --remove ]; then
  rm -f "$data/applications/$name.desktop" "$data/mime/packages/$name.xml" "$data/metainfo/$name.metainfo.xml" \
    "$data"/icons/hicolor/*/apps/"$name.png"
  if [ "$(readlink "$bin/san-marco" || true)" = "$here/bin/San Marco" ]; then
    rm -f "$bin/san-marco"
  fi
else
  mkdir -p "$bin" "$data/applications" "$data/mime/packages" "$data/metainfo"
  ln -sf "$here/bin/San Marco" "$bin/san-marco"
  # In quotes: the folder's name may have blanks. A percent sign stands doubled in such a line.
  launcher=$(printf '%s' "$here/bin/San Marco" | sed -e 's/[\\"$`]/\\\\&/g' -e 's/%/%%/g' -e 's/[&|]/\\&/g')
  sed "s|^Exec=.*|Exec=\"$launcher\" %f|" "$here/share/$name.desktop" > "$data/applications/$name.desktop"
  cp "$here/share/$name.xml" "$data/mime/packages/"
  cp "$here/share/$name.metainfo.xml" "$data/metainfo/"
  for icon in "$here"/share/icons/*.png; do
    size=$(basename "$icon" .png)
    mkdir -p "$data/icons/hicolor/${size}x$size/apps"
    cp "$icon" "$data/icons/hicolor/${size}x$size/apps/$name.png"
  done
fi
for tool in "update-mime-database $data/mime" "update-desktop-database $data/applications"; do
  # shellcheck disable=SC2086 # a command and its argument
  command -v ${tool%% *} >/dev/null && ${tool%% *} "${tool#* }" 2>/dev/null || true
done
case :$PATH: in
  *:"$bin":*) ;;
  *) [ "${1-}" = --remove ] || echo "The command san-marco is in $bin, which is not in your PATH." ;;
esac

#!/bin/sh
# Installs the release of this image into the volume /srv/releases, where a running nginx finds it (start.sh): in one
# step, when all of it is there.
set -eu
own=/srv/release
cd /srv/releases
# By its contents: the same release again changes nothing.
id=$(cd "$own" && find . -type f -exec sha256sum {} + | sort | sha256sum | cut -c 1-16)

if [ ! -d "$id" ]; then
  rm -rf next
  cp -r "$own" next
  mv next "$id"
fi

# Pages that are still open ask for their scripts, fonts and pictures. A name holds a hash of the file's contents.
mkdir -p kept
cp -r "$own/site/assets" kept/
find kept -type f -mtime +30 -delete

before=$(readlink current || true)
ln -sfn "$id" link
mv -T link current
for one in *; do
  case $one in
    # nginx finishes the requests that it has with the release before.
    current | kept | "$id" | "$before") ;;
    *) rm -rf "$one" ;;
  esac
done
echo "The release $id is installed."

#!/bin/sh
# Writes what nginx.conf includes of the settings, before nginx starts: it reads no environment itself, and in
# the image only /tmp can be written to. The first argument is the directory.
set -eu
directory=${1:-/tmp/settings}
mkdir -p "$directory"

# TRUSTED_PROXY: addresses or networks (CIDR), apart by commas or spaces.
for proxy in $(printf %s "${TRUSTED_PROXY:-}" | tr ',' ' '); do
  case $proxy in
    *[!0-9A-Fa-f.:/]*)
      echo "Cannot start: TRUSTED_PROXY must hold addresses or networks such as 192.0.2.1 or 10.0.0.0/8" >&2
      exit 1
      ;;
  esac
  echo "set_real_ip_from $proxy;"
done > "$directory/trusted-proxy.conf"

#!/bin/sh
# Writes what nginx.conf includes of the settings, before nginx starts: it reads no environment itself, and in
# the image only /tmp can be written to. The first argument is the directory, the second where the parts for TLS are.
set -eu
directory=${1:-/tmp/settings}
https=${2:-/etc/nginx/https}
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

# In the image that ends TLS, where it listens; LISTEN_IPV6=on: by IPv6 as well. Elsewhere the machine may not know
# that family of addresses, and nginx would not start.
[ -d "$https" ] || exit 0
lay() {
  mkdir -p "$directory/$2"
  if [ "${LISTEN_IPV6:-}" = on ]; then
    sed -E 's/^( *)listen ([0-9]+ .*);$/&\n\1listen [::]:\2;/' "$https/$1"
  else
    cat "$https/$1"
  fi > "$directory/$2/$1"
}
if [ -n "${TRUSTED_PROXY:-}" ]; then
  lay listen.conf server
else
  lay stream.conf main
  lay listen-behind-stream.conf server
fi

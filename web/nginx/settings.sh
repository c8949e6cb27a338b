#!/bin/sh
# Writes the files of /tmp/settings that nginx.conf includes, from the environment, which nginx cannot read. Runs before
# nginx starts. Only /tmp is writable in the image.
# Usage: settings.sh [directory to write to] [directory of the TLS files]
set -eu
directory=${1:-/tmp/settings}
https=${2:-/etc/nginx/https}
mkdir -p "$directory"

# TRUSTED_PROXY: addresses or networks (CIDR), separated by commas or spaces.
for proxy in $(printf %s "${TRUSTED_PROXY:-}" | tr ',' ' '); do
  case $proxy in
    *[!0-9A-Fa-f.:/]*)
      echo "Cannot start: TRUSTED_PROXY must hold addresses or networks such as 192.0.2.1 or 10.0.0.0/8" >&2
      exit 1
      ;;
  esac
  echo "set_real_ip_from $proxy;"
done > "$directory/trusted-proxy.conf"

# API: where the API listens, `api:8080` for replicas behind one address. By default the socket.
api=${API:-unix:/run/api/api.sock}
mkdir -p "$directory/api"
case $api in
  unix:*)
    echo "server $api;" > "$directory/api/server.conf"
    # Never retry: a message that is sent to the API twice could be stored twice.
    echo 'proxy_next_upstream off;' > "$directory/retries.conf"
    ;;
  *[!0-9A-Za-z.:_-]*)
    echo "Cannot start: API must be a host and a port, such as api:8080" >&2
    exit 1
    ;;
  *)
    # Listed twice: a connection that a replica refuses, or a request without a body that it did not answer, is tried
    # again, and leads to another one. Never a message that may have been received (nginx's `non_idempotent`). Idle
    # connections end before a replica that stops does (DRAIN_SECONDS), so no request is sent into a closing one.
    printf 'server %s max_fails=0;\n' "$api" "$api" > "$directory/api/server.conf"
    echo 'keepalive_timeout 1s;' >> "$directory/api/server.conf"
    echo 'proxy_next_upstream error timeout; proxy_next_upstream_tries 2;' > "$directory/retries.conf"
    ;;
esac

# Only the image `web-https` has TLS files: choose where nginx listens. LISTEN_IPV6=on adds each port for IPv6. Not by
# default: nginx does not start on a machine without IPv6.
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

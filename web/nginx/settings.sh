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

# API: the address of several APIs, `api:8080`. By default the one on the socket (nginx.conf).
case ${API:-} in
  '')
    echo "map '' \$api_address { default api; }" > "$directory/api.conf"
    # Never retry: a message that is sent to the API twice could be stored twice.
    echo 'proxy_next_upstream off;' >> "$directory/api.conf"
    ;;
  *[!0-9A-Za-z.:_-]*)
    echo "Cannot start: API must be a host and a port, such as api:8080" >&2
    exit 1
    ;;
  *)
    # Docker's name server is asked again each second, and gives the addresses of all that run. One that refuses the
    # connection, or gives no answer to a request that changes nothing, is passed over for the next. A message that one
    # may have received is never sent to another (nginx's `non_idempotent`). Each request has its own connection: none
    # is sent into one that a stopping API closes.
    {
      echo "map '' \$api_address { default $API; }"
      echo 'resolver 127.0.0.11 valid=1s ipv6=off;'
      echo 'proxy_next_upstream error timeout;'
      echo 'proxy_next_upstream_tries 3;'
    } > "$directory/api.conf"
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

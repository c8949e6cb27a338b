#!/bin/sh
# Starts nginx with the release in /srv/releases/current, or with the image's own in /srv/release. When another release is
# installed there (install-release.sh), nginx reloads and goes on with it: no request fails, and no port is closed.
# DRAIN_SECONDS: after the signal to stop nginx still answers for so long, until no load balancer sends anything more;
# then it finishes open requests (nginx.conf, worker_shutdown_timeout).
set -eu
installed=/srv/releases/current
own=/srv/release

# `sleep` as a child: a signal interrupts `wait` only.
rest() {
  sleep "$1" &
  wait $! || true
}
stop() {
  [ "${DRAIN_SECONDS:-0}" = 0 ] || sleep "$DRAIN_SECONDS"
  kill -QUIT "$nginx"
  wait "$nginx"
  exit 0
}

trap 'exit 0' QUIT TERM
until [ -e "$installed" ] || [ -d "$own" ]; do rest 1; done
[ -e "$installed" ] || installed=$own
release=$(readlink -e "$installed")
sh "$release/settings.sh" "$release"
nginx -c "$installed/nginx.conf" -g 'daemon off;' &
nginx=$!
trap stop QUIT TERM

while kill -0 "$nginx" 2>/dev/null; do
  rest 2
  next=$(readlink -e "$installed" || true)
  [ -n "$next" ] && [ "$next" != "$release" ] || continue
  release=$next
  # If nginx cannot read the new files, it goes on with the old ones and says why.
  if sh "$release/settings.sh" "$release"; then kill -HUP "$nginx"; fi
done
wait "$nginx"

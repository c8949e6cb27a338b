#!/bin/sh
# Starts nginx with the settings of the environment. DRAIN_SECONDS: after the signal to stop it still answers for so
# long, until no load balancer sends anything more; then it finishes open requests (nginx.conf, worker_shutdown_timeout).
set -eu
sh /etc/nginx/settings.sh
[ "${DRAIN_SECONDS:-0}" != 0 ] || exec nginx -g 'daemon off;'
nginx -g 'daemon off;' &
nginx=$!
trap 'sleep "$DRAIN_SECONDS"; kill -QUIT "$nginx"' QUIT TERM
# The signal interrupts the first wait.
wait "$nginx" || wait "$nginx"

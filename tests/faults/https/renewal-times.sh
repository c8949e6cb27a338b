# Issues certificates of several lives by Pebble, and asks the service's program shortly before and after the time at
# which each is due, by a moved clock. Prints a line for each; ends with an error when one was renewed at the wrong time.
set -eu
export DOMAIN=site.test ACME_SERVER=https://localhost:14000/dir REQUESTS_CA_BUNDLE=/tmp/ca.pem PEBBLE_VA_ALWAYS_VALID=1 PEBBLE_VA_NOSLEEP=1
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 900 -subj /CN=localhost \
  -addext subjectAltName=DNS:localhost -keyout /tmp/ca.key -out /tmp/ca.pem 2>/dev/null

serial() { openssl x509 -noout -serial -in /run/tls/site.test.pem; }
ask() { faketime "$1" sh /certificates.sh now >/tmp/said || { cat /tmp/said; exit 1; }; }

for days in 90 64 45 6; do
  rm -rf /certificates /run/tls /run/tls-public
  mkdir -p /certificates /run/tls /run/tls-public
  cat >/tmp/pebble.json <<EOF
{ "pebble": { "listenAddress": "0.0.0.0:14000", "managementListenAddress": "0.0.0.0:15000",
  "certificate": "/tmp/ca.pem", "privateKey": "/tmp/ca.key", "httpPort": 80, "tlsPort": 443,
  "retryAfter": { "authz": 1, "order": 1 }, "certificateValidityPeriod": $((days * 86400)) } }
EOF
  pebble -config /tmp/pebble.json >/tmp/pebble.txt 2>&1 &
  pebble=$!
  until curl --silent --cacert /tmp/ca.pem --output /dev/null "$ACME_SERVER"; do sleep 0.2; done
  ask now
  first=$(serial)
  due=$((days * 24 * 2 / 3))
  [ "$days" -ge 10 ] || due=$((days * 12))
  ask "+$((due - 2)) hours"
  [ "$(serial)" = "$first" ] || { echo "one of $days days was renewed before hour $due"; exit 1; }
  ask "+$((due + 2)) hours"
  [ "$(serial)" != "$first" ] || { echo "one of $days days was not renewed after hour $due"; exit 1; }
  echo "$days days: renewed after hour $due"
  kill "$pebble" 2>/dev/null
  wait "$pebble" 2>/dev/null || true
done

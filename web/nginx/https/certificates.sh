#!/bin/sh
# Obtains and renews the certificate of DOMAIN and DOMAIN_ALIASES by ACME (RFC 8555, http-01), and writes it where nginx
# reads it at each handshake; any number of nginx may share the volume. Of this service only one may run: certbot locks its
# files, and two would overwrite each other's token. Runs until stopped; `certificates now [options of certbot]`, such as
# `--force-renewal`, asks once and ends. Each failure is logged as one line.
set -eu

state=/certificates # certbot's files: account, keys, issued certificates
tls=/run/tls        # shared with nginx
challenges=$tls/challenges
bundle=$tls/$DOMAIN.pem
public=/run/tls-public/$DOMAIN.pem # shared with the API: no key
names="$DOMAIN ${DOMAIN_ALIASES:-}"
log=/tmp/certbot.txt

renewal_seconds=43200              # twice a day, like certbot's own timer
check_seconds=${CHECK_SECONDS:-30} # the tests set a shorter one
# Let's Encrypt allows five failed validations per name and hour.
retry_seconds=900
ask_anyway_seconds=3600

said=''
say() {
  # A repeated line would hide the others.
  [ "$said" = "$*" ] || echo "$*"
  said=$*
}

# Checks that each name leads to this nginx: writes a token and fetches it under the name, as the ACME server will.
names_lead_here() {
  token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
  echo "$token" >"$challenges/.well-known/acme-challenge/own-check"
  elsewhere=''
  for name in $names; do
    found=$(curl --silent --max-time 10 "http://$name/.well-known/acme-challenge/own-check" || true)
    [ "$found" = "$token" ] || elsewhere="$elsewhere $name"
  done
  [ -z "$elsewhere" ]
}

# Renews with a third of the certificate's life left, or half of one under ten days. certbot 4.0 would do it 30 days
# before the end: one of six days at each check, until the authority refuses more. Renewal information of the authority
# (RFC 9773) comes before this, from certbot 4.1 on.
plan_renewal() {
  plan=$state/renewal/$DOMAIN.conf
  [ -f "$plan" ] || return 0
  leaf=$state/live/$DOMAIN/fullchain.pem
  from=$(date -d "$(openssl x509 -noout -startdate -in "$leaf" | cut -d= -f2)" +%s)
  until=$(date -d "$(openssl x509 -noout -enddate -in "$leaf" | cut -d= -f2)" +%s)
  hours=$(((until - from) / 3600))
  if [ "$hours" -lt 240 ]; then hours=$((hours / 2)); else hours=$((hours / 3)); fi
  sed -i -e "1i renew_before_expiry = $hours hours" -e '/renew_before_expiry/d' "$plan"
}

ask() {
  plan_renewal
  domains=''
  for name in $names; do domains="$domains --domain $name"; done
  if [ -n "${ACME_EMAIL:-}" ]; then contact="--email $ACME_EMAIL"; else contact=--register-unsafely-without-email; fi
  # Renewals keep the key: nginx reads the bundle twice, for the chain and for the key, and a renewal between the two
  # reads would give a pair that does not match. `now --new-key` makes a new key.
  # shellcheck disable=SC2086 # lists of words
  certbot certonly --non-interactive --agree-tos --webroot --webroot-path "$challenges" \
    --config-dir "$state" --work-dir /tmp/certbot --logs-dir /tmp/certbot --max-log-backups 5 \
    --server "$ACME_SERVER" $contact --cert-name "$DOMAIN" $domains \
    --renew-with-new-domains --keep-until-expiring --reuse-key "$@" >"$log" 2>&1 || return 1
  install_bundle
}

# One file, replaced atomically by rename: certbot's links are missing, or do not match, for a moment. A half-written
# file, as on a full disk, replaces nothing; `set -e` does not hold here, since the caller tests the result.
install_bundle() {
  cat "$state/live/$DOMAIN/fullchain.pem" "$state/live/$DOMAIN/privkey.pem" >"$bundle.new" || return 1
  if cmp -s "$bundle.new" "$bundle"; then rm "$bundle.new"; publish_chain; return; fi
  mv "$bundle.new" "$bundle" || return 1
  publish_chain
  say "The certificate of $DOMAIN is in place, valid until $(openssl x509 -noout -enddate -in "$bundle" | cut -d= -f2)"
}

# Copies the certificates of the bundle, which stand before its key, for the API, which runs as another user.
publish_chain() {
  sed -n '/PRIVATE KEY/q; /^-----BEGIN CERTIFICATE-----$/,/^-----END CERTIFICATE-----$/p' "$bundle" >"$public.new" \
    && chmod 644 "$public.new" && mv "$public.new" "$public" && return
  say "The end of the certificate is unknown to the API: $public could not be written"
}

# Prints the ACME server's reason for the failure, or certbot's last line.
why() {
  reason=$(sed -n 's/^ *Detail: //p; /^An unexpected error occurred:$/{n;p}' "$log" | grep . | head -n 1 | cut -c1-300)
  echo "${reason:-$(tail -n 1 "$log")}"
}

# Stop at once when Docker asks. As process 1, sh ignores signals that it does not trap; a trap interrupts only `wait`.
trap 'exit 0' TERM INT
rest() {
  sleep "$1" &
  wait $!
}

umask 077
mkdir -p "$challenges/.well-known/acme-challenge" /tmp/certbot

if [ "${1:-}" = now ]; then
  shift
  ask "$@" || { why; exit 1; }
  exit 0
fi

# The volume may be new, while the certificate is not.
[ ! -f "$bundle" ] || publish_chain

waited=0
while :; do
  if [ ! -f "$bundle" ] && ! names_lead_here; then
    say "No certificate yet:$elsewhere does not lead here. Point its DNS to this machine, ports 80 and 443; until then http serves."
    # Behind some routers this machine cannot reach its own name, so ask the ACME server after an hour anyway.
    waited=$((waited + check_seconds))
    if [ "$waited" -lt "$ask_anyway_seconds" ]; then rest "$check_seconds"; continue; fi
    waited=0
  fi
  if ask; then
    rest "$renewal_seconds"
  else
    say "The certificate could not be $([ -f "$bundle" ] && echo renewed || echo had): $(why)"
    rest "$retry_seconds"
  fi
done

#!/bin/sh
# Writes the files of /tmp/settings that nginx.conf includes, from the environment, which nginx cannot read. Runs before
# nginx starts or reloads. Only /tmp is writable in the image.
# Usage: settings.sh <directory of the release> [directory to write to] [directory of the certificate] [resolv.conf]
set -euf
release=$1
directory=${2:-/tmp/settings}
tls=${3:-/run/tls}
resolv=${4:-/etc/resolv.conf}
rm -rf "$directory"
mkdir -p "$directory/elsewhere"

echo "map '' \$release { default $release; }" > "$directory/release.conf"

refuse() {
  echo "Cannot start: $*" >&2
  exit 1
}
# Whether a value as a whole has this form; a line break is never part of one.
has_form() { printf %s "$1" | tr '\n' ' ' | grep -qxE "$2"; }

# SITE_URL: only a site with an https address sends HSTS, without subdomains if HSTS_SUBDOMAINS=off.
site=${SITE_URL:-http://localhost:8080}
hsts=${HSTS_SUBDOMAINS:-on}
has_form "$site" 'https?://([0-9a-z_.-]+|\[[0-9a-f:.]+\])(:[1-9][0-9]{0,4})?' \
  || refuse "SITE_URL must be an origin such as https://www.example.com, without a path or a trailing slash"
has_form "$hsts" 'on|off' || refuse "HSTS_SUBDOMAINS must be on or off"
case $site in
  https:*) ;;
  *) hsts=none ;;
esac
echo "map '' \$hsts_subdomains { default $hsts; }" > "$directory/hsts.conf"

# Where Docker lets a proxy on this machine connect from: the network has another address after each `down`.
gateway() {
  for byte in $(sed -nE 's/^[^\t]+\t00000000\t(..)(..)(..)(..)\t.*/\4 \3 \2 \1/p' /proc/net/route | head -n 1); do
    printf '%d.' "0x$byte"
  done | sed 's/\.$//'
}

# TRUSTED_PROXY: addresses or networks (CIDR), or `gateway`, separated by commas or spaces.
address4='[0-9]{1,3}(\.[0-9]{1,3}){3}'
address6='[0-9A-Fa-f]*:[0-9A-Fa-f:.]+'
for proxy in $(printf %s "${TRUSTED_PROXY:-}" | tr ',' ' '); do
  [ "$proxy" != gateway ] || proxy=$(gateway)
  # Else nginx would ask the name server for it, and name neither the setting nor what is wrong.
  has_form "$proxy" "$address4(/([0-9]|[12][0-9]|3[0-2]))?|$address6(/([0-9]{1,2}|1[01][0-9]|12[0-8]))?" \
    || refuse "TRUSTED_PROXY must hold addresses or networks such as 192.0.2.1 or 10.0.0.0/8"
  echo "set_real_ip_from $proxy;"
done > "$directory/trusted-proxy.conf"

# A host and a port; else nginx would say what is wrong without naming the setting, or not before
# a request.
refuse_no_address() {
  port=${2##*:}
  has_form "$2" '[0-9A-Za-z._-]+:[1-9][0-9]{0,4}' && [ "$port" -le 65535 ] \
    || refuse "$1 must be a host and a port, such as $3"
}

# API: the address of several APIs, `api:8080`. By default the one on the socket (nginx.conf).
case ${API:-} in
  '')
    echo "map '' \$api_address { default api; }" > "$directory/api.conf"
    # Never retry: a message that is sent to the API twice could be stored twice.
    echo 'proxy_next_upstream off;' >> "$directory/api.conf"
    ;;
  *)
    refuse_no_address API "$API" api:8080
    # The machine's name servers (without one the machine itself, resolv.conf(5)) are asked again each second: Docker's
    # gives the addresses of all that run. One that refuses the connection, or gives no answer to a request that changes
    # nothing, is passed over for the next. A message that one may have received is never sent to another (nginx's
    # `non_idempotent`). Each request has its own connection: none is sent into one that a stopping API closes.
    servers="s/^nameserver +($address4)\$/\1/p; s/^nameserver +($address6)\$/[\1]/p"
    resolvers=$(sed -nE "$servers" "$resolv" | tr '\n' ' ')
    {
      echo "map '' \$api_address { default $API; }"
      echo "resolver ${resolvers:-127.0.0.1 }valid=1s ipv6=off;"
      echo 'proxy_next_upstream error timeout;'
      echo 'proxy_next_upstream_tries 3;'
    } > "$directory/api.conf"
    ;;
esac

# WEB: the address of all nginx, `tasks.web:8080`. One of another release has the file, or none has. The header keeps them
# from asking each other in turn.
case ${WEB:-} in
  '') echo 'return 404;' ;;
  *)
    refuse_no_address WEB "$WEB" tasks.web:8080
    echo 'if ($http_x_asked_elsewhere) { return 404; }'
    echo "set \$elsewhere $WEB;"
    echo 'proxy_pass http://$elsewhere;'
    echo 'proxy_set_header X-Asked-Elsewhere 1;'
    echo 'proxy_next_upstream error timeout http_404;'
    echo 'proxy_next_upstream_tries 4;'
    echo 'proxy_intercept_errors on;'
    echo 'error_page 404 502 504 =404 /refusals/notFound.$visitor_language.txt;'
    # This one sets them too.
    sed -n 's/^add_header \([^ ]*\) .*/proxy_hide_header \1;/p' "$release/conf/headers.conf"
    echo 'proxy_hide_header Vary;'
    ;;
esac > "$directory/elsewhere/elsewhere.conf"

# With HTTPS: certificate, redirects (from http and from other names) and the offer of HTTP/3, for https.conf.
# DOMAIN_ALIASES: further host names (RFC 1123), separated by spaces.
[ -d "$tls" ] || exit 0
label='[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
host_name="($label\.)+[a-z0-9-]{2,63}"
has_form "$site" "https://$host_name(:[0-9]+)?" \
  || refuse "DOMAIN must be a host name such as example.com, in lower case"
name=${site#https://}
port=${name#"${name%%:*}"}
name=${name%%:*}
{
  echo "map \$ssl_server_name \$certificate { default $tls/$name.pem; }"
  echo "map \$scheme \$alternative_service { https 'h3=\"${port:-:443}\"; ma=86400'; default ''; }"
  echo "map '\$scheme \$host' \$https_move {"
  echo "  'https $name' '';"
  # First to https on the same name: otherwise browsers would never receive HSTS for it.
  for alias in ${DOMAIN_ALIASES:-}; do
    has_form "$alias" "$host_name" && [ ${#alias} -le 253 ] \
      || refuse "DOMAIN_ALIASES must be host names such as www.example.com, in lower case, with spaces between them"
    echo "  'http $alias' https://$alias$port;"
  done
  echo "  default $site;"
  echo '}'
} > "$directory/names.conf"

# Choose where nginx listens. LISTEN_IPV6=on adds each port for IPv6. Not by default: nginx does not start
# on a machine without IPv6. HTTP3=on adds HTTP/3 (http3.conf).
lay() {
  mkdir -p "$directory/$2"
  if [ "${LISTEN_IPV6:-}" = on ]; then
    sed -E 's/^( *)listen ([0-9]+ .*);$/&\n\1listen [::]:\2;/' "$release/https/$1"
  else
    cat "$release/https/$1"
  fi > "$directory/$2/$1"
}
lay https.conf https
[ "${HTTP3:-}" != on ] || lay http3.conf server
if [ -n "${TRUSTED_PROXY:-}" ]; then
  lay listen.conf server
else
  lay stream.conf main
  lay listen-behind-stream.conf server
fi

#!/bin/sh
# Installs the packages that the tests need and that are missing, on Debian or Ubuntu.
#   machine.sh              a Chromium (headless shell preferred), Firefox, WebKit, fonts, nginx, and restic with an SFTP
#                           server (no service)
#   machine.sh service      what the unit and API tests need: openssl, nginx, and restic with an SFTP server
#   machine.sh bench        nginx and wrk
#   machine.sh pages        nginx, a Chromium and fonts
#   machine.sh test:faults  nginx, caddy, restic with an SFTP server, strace, sqlmap and, on Debian 12, an old WebKit
set -eu

missing=''
need_headless=''
have() { command -v "$1" >/dev/null 2>&1; }

need_nginx() {
  have nginx || [ -x /usr/sbin/nginx ] || missing="$missing nginx"
  [ -e /usr/lib/nginx/modules/ngx_http_brotli_static_module.so ] ||
    missing="$missing libnginx-mod-http-brotli-static"
  [ -e /usr/lib/nginx/modules/ngx_stream_module.so ] || missing="$missing libnginx-mod-stream"
}

have_chromium() { have chromium || have chromium-browser || have google-chrome; }
need_chromium() { have_chromium || missing="$missing chromium"; }
# Without root, an installed Chromium is enough.
prefer_headless() {
  have chromium-headless-shell || { [ "$(id -u)" -ne 0 ] && have_chromium; } || need_headless=yes
}

# The other browser engines. Xvfb provides the display that WebKit needs.
need_engines() {
  have firefox-esr || have firefox || missing="$missing firefox-esr"
  have WebKitWebDriver || missing="$missing webkit2gtk-driver"
  have Xvfb || missing="$missing xvfb"
}

# WebKit of Safari 16, which only Debian 12 has.
need_old_webkit() {
  grep -qs '^VERSION_ID="12"' /etc/os-release || return 0
  { have WPEWebDriver && have cog; } || missing="$missing wpewebkit-driver cog"
}

# No browser package depends on fonts. Liberation is the pages' fallback font; DejaVu is a font that no page names.
need_fonts() {
  has_font LiberationSans-Regular || missing="$missing fonts-liberation"
  has_font DejaVuSans || missing="$missing fonts-dejavu-core"
}
has_font() { [ -n "$(find /usr/share/fonts -name "$1.ttf" 2>/dev/null)" ]; }

# Backups elsewhere. Not openssh-server: it would let others log in to this machine.
need_restic() {
  have restic || missing="$missing restic"
  [ -x /usr/lib/openssh/sftp-server ] || missing="$missing openssh-sftp-server"
}

need_openssl() { have openssl || missing="$missing openssl"; }

case "${1:-}" in
  service)
    need_openssl
    need_restic
    need_nginx
    ;;
  bench)
    have wrk || missing="$missing wrk"
    need_nginx
    ;;
  test:faults)
    have strace || missing="$missing strace"
    have sqlmap || missing="$missing sqlmap"
    have caddy || missing="$missing caddy"
    need_restic
    need_nginx
    need_old_webkit
    ;;
  pages)
    prefer_headless
    need_fonts
    need_nginx
    ;;
  *)
    prefer_headless
    need_fonts
    need_engines
    need_openssl
    need_restic
    # A composed stack has its own, but some tests put another nginx in front of a service.
    need_nginx
    ;;
esac
[ -n "$missing$need_headless" ] || exit 0

as_root=''
if [ "$(id -u)" -ne 0 ]; then
  have sudo || { echo "The tests need these packages:$missing ${need_headless:+chromium-headless-shell}" >&2; exit 1; }
  as_root=sudo
fi
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
if [ -n "$need_headless" ]; then
  if apt-cache show chromium-headless-shell >/dev/null 2>&1; then
    missing="$missing chromium-headless-shell"
  else
    need_chromium
  fi
fi
[ -n "$missing" ] || exit 0
echo "Installing for the tests:$missing"
# shellcheck disable=SC2086 # a list of words
$as_root apt-get install -y -qq --no-install-recommends $missing >/dev/null

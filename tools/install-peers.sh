#!/usr/bin/env bash
# Installs what tests need beside Node, and says whether all is there: a browser, a reader of PDFs and swaks, and with "all" the real
# mail servers and the PostgreSQL of `npm run nightly`. Without them those tests say so and are left out.
set -euo pipefail

programs=(chromium pdftotext swaks); packages=(chromium poppler-utils swaks)
if [ "${1:-}" = all ]; then
  programs+=(postfix dovecot); packages+=(postfix dovecot-imapd postgresql)
fi

have() {
  local program
  for program in "${programs[@]}"; do command -v "$program" >/dev/null || return 1; done
  [ "${1:-}" != all ] || compgen -G '/usr/lib/postgresql/*/bin/pg_basebackup' >/dev/null
}

have "$@" && exit
[ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || { echo "no root: tests that need ${packages[*]} are left out"; exit 1; }
export DEBIAN_FRONTEND=noninteractive
# The tests start servers of their own: those of the system shall not run.
export RUNLEVEL=1
apt-get update -qq && apt-get install -y -qq "${packages[@]}" >/dev/null 2>&1 || true
have "$@" || { echo "${packages[*]} could not be installed: their tests are left out"; exit 1; }

#!/usr/bin/env bash
# Installs packages of Debian that the checks need: scripts/installPackages.sh chromium postgresql
set -euo pipefail
command -v apt-get >/dev/null || { echo "Not Debian: install $* by hand" >&2; exit 1; }
[ "$(id -u)" -eq 0 ] || exec sudo -n "$0" "$@"

# The checks start a PostgreSQL of their own; the package shall not start one for the machine.
no_cluster=/etc/postgresql-common/createcluster.d/vitrina.conf
mkdir -p "$(dirname "$no_cluster")"
echo 'create_main_cluster = false' >"$no_cluster"
trap 'rm -f "$no_cluster"' EXIT

apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null

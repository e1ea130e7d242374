#!/usr/bin/env bash
# Run a command with MENAGERIE_TEST_DATABASE set to a PostgreSQL of its own, which lives on a socket in a new folder and
# is gone afterwards. Installs Debian's PostgreSQL if it has to and may; where there is none, says so and runs nothing.
set -euo pipefail

find_programs() {
  programs=$(dirname "$(command -v initdb || ls /usr/lib/postgresql/*/bin/initdb 2>/dev/null | tail -n 1)" 2>/dev/null) || true
  [ -n "${programs:-}" ] && [ -x "$programs/initdb" ]
}

find_programs || {
  echo "Installing PostgreSQL for its tests (once) ..."
  (apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql >/dev/null) || true
  find_programs || { echo "POSTGRESQL CANNOT BE INSTALLED HERE: the server is not tested on it."; exit 0; }
}

folder=$(mktemp -d)
as=()
if [ "$(id -u)" = 0 ]; then # PostgreSQL does not run as root
  chown postgres "$folder"
  as=(runuser -u postgres --)
fi
stop() {
  "${as[@]}" "$programs/pg_ctl" --pgdata "$folder/data" --mode immediate stop >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap stop EXIT
cd "$folder"
"${as[@]}" "$programs/initdb" --pgdata "$folder/data" --username menagerie --auth trust --no-sync >/dev/null
"${as[@]}" "$programs/pg_ctl" --pgdata "$folder/data" --wait --log "$folder/log" \
  --options "-c listen_addresses='' -c unix_socket_directories='$folder' -c fsync=off -c max_connections=400" start >/dev/null
cd "$OLDPWD"
export MENAGERIE_TEST_DATABASE="postgresql://menagerie@/postgres?host=$folder"
"$@"

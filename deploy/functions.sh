# Used by install, update and rollback.
root=${ETB_ROOT:-/opt/etb}
env_file=${ETB_ENV:-/etc/etb/etb.env}

say() { printf '%s\n' "$*"; }
fail() { printf '%s\n' "$*" >&2; exit 1; }

# Runs a command of a release with the configuration of the services, as their user.
etb() {
  local release=$1; shift
  (set -a; . "$env_file"; set +a; cd "$DATA_DIR"
   if [ "$(id -u)" = 0 ]; then exec runuser -u etb -- "$release/bin/etb" "$@"; else exec "$release/bin/etb" "$@"; fi)
}

# Unpacks a release and prints its folder. A release that is already there is not changed.
unpack() {
  local archive=$1 name
  name=$(basename "$archive" .tar.gz)
  case $name in etb-*) ;; *) fail "$archive is not a release: its name must be etb-VERSION-PLATFORM.tar.gz" ;; esac
  if [ ! -d "$root/releases/$name" ]; then
    mkdir -p "$root/releases"
    rm -rf "$root/releases/.unpacking"
    mkdir "$root/releases/.unpacking"
    tar -xzf "$archive" -C "$root/releases/.unpacking"
    [ -x "$root/releases/.unpacking/$name/bin/etb" ] || fail "$archive does not contain $name/bin/etb"
    mv "$root/releases/.unpacking/$name" "$root/releases/$name"
    rmdir "$root/releases/.unpacking"
  fi
  printf '%s' "$root/releases/$name"
}

# The release that a link leads to, `current` or `previous`; nothing if there is none.
release_at() { [ ! -e "$root/$1" ] || readlink -f "$root/$1"; }

# Makes a release the current one, and remembers the one before for a rollback.
switch_to() {
  local before; before=$(release_at current)
  [ -z "$before" ] || [ "$before" = "$1" ] || ln -sfn "$before" "$root/previous"
  ln -s "$1" "$root/current.new"
  mv -T "$root/current.new" "$root/current"
}

# Services in the order in which they are restarted: workers first, so that new jobs find a worker that knows them.
services() {
  systemctl list-units --plain --no-legend --state=active 'etb-worker@*' 'etb-web@*' | awk '{ print $1 }' | sort -r
}

# Restarts one service and waits until it is ready with the version expected.
restart() {
  local unit=$1 version=$2 port answer
  port=${unit#*@}; port=${port%.service}
  systemctl restart "$unit"
  for _ in $(seq 120); do
    answer=$(curl --silent --max-time 4 "http://127.0.0.1:$port/readyz" || true)
    case $answer in *"\"version\":\"$version\",\"database\":true,\"draining\":false"*) say "  $unit is ready"; return 0 ;; esac
    sleep 0.5
  done
  say "  $unit is not ready after a minute: $answer"
  return 1
}

version_of() { sed -n 's/^  "version": "\(.*\)",$/\1/p' "$1/package.json"; }

# Restarts services, by name, with the version given first.
restart_all() {
  local version=$1 unit; shift
  for unit in "$@"; do
    restart "$unit" "$version" || return 1
    sleep 5 # until the proxy uses it again
  done
}

# Keeps the current and the previous release.
remove_old() {
  local folder kept; kept="$(release_at current) $(release_at previous)"
  for folder in "$root"/releases/etb-*; do
    case " $kept " in *" $folder "*) ;; *) say "Removing $(basename "$folder")"; rm -rf "$folder" ;; esac
  done
}

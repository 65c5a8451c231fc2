#!/bin/sh
# What the tests need from the system: a browser and PostgreSQL. Installs what is missing, where it may.
need() {
  ls $1 >/dev/null 2>&1 && return 0
  if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$2" >/dev/null
  fi
  ls $1 >/dev/null 2>&1 || echo "please install $2: the tests need it" >&2
}
need "$(command -v chromium || command -v google-chrome || echo /usr/bin/chromium)" chromium
need "/usr/lib/postgresql/*/bin/initdb" postgresql

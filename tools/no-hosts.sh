#!/bin/sh
# Lock files must not name the host that a package came from.
if grep -nE '^(-i|--index-url|--extra-index-url|--find-links)|https?://' requirements*.lock || grep -n '"resolved"' web/package-lock.json; then
  echo "a lock file names a host: renew it with 'make lock'" >&2
  exit 1
fi

#!/bin/sh
# The nginx image runs this before it fills in nginx.conf.template. Without it, nginx would stop with an
# error that does not say what to set.

stop() {
  echo "$1" >&2
  exit 1
}

case "$API_ORIGIN" in
  http://*/* | https://*/*) stop "API_ORIGIN has a path: $API_ORIGIN. Set only the origin, such as http://api:8080; a prefix goes into API_PREFIX." ;;
  http://?* | https://?*) ;;
  *) stop "API_ORIGIN is not set to the API server's origin: docker run -e API_ORIGIN=http://api:8080" ;;
esac

for name in API_PREFIX UPLOADS_PREFIX; do
  eval "value=\$$name"
  case "$value" in
    */) stop "$name ends with a slash: $value. Set it without, such as /api." ;;
    /?*) ;;
    *) stop "$name is not a path: '$value'. Set one such as /api." ;;
  esac
done

[ "$API_PREFIX" != "$UPLOADS_PREFIX" ] || stop "UPLOADS_PREFIX is the same as API_PREFIX. Leave it unset."

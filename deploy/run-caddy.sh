#!/bin/sh
# Runs Caddy, and has it read its configuration again when a release brings other redirects.
set -eu

config=/etc/caddy/Caddyfile
sites=/srv/sites
state() { cat "$sites"/*/redirects.caddy 2>/dev/null | cksum; }

known=$(state)
caddy run --config "$config" --adapter caddyfile &
caddy=$!
trap 'kill "$caddy"' INT TERM

while kill -0 "$caddy" 2>/dev/null; do
	sleep 5 &
	wait $! || true
	now=$(state)
	if [ "$now" != "$known" ]; then
		# A configuration that Caddy refuses changes nothing; it is tried again.
		caddy reload --config "$config" --adapter caddyfile && known=$now
	fi
done
wait "$caddy"

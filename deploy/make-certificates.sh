#!/bin/sh
# Makes an authority of this installation, once, and a certificate of it for each service:
# `deploy/make-certificates.sh [folder [name …]]`. Run it again before the 397 days of the certificates are over, and start
# the containers anew. Keep the folder, and ca.key above all, from everybody else.
set -eu
umask 077

folder=${1:-deploy/certificates}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- database cms publisher preview web
mkdir -p "$folder"
cd "$folder"

key() { openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$1.key"; }

if [ ! -f ca.key ]; then
	key ca
	openssl req -x509 -new -key ca.key -out ca.crt -days 3650 -subj '/CN=Lumavelo, between services' \
		-addext 'basicConstraints=critical,CA:TRUE,pathlen:0' -addext 'keyUsage=critical,keyCertSign'
fi
for name in "$@"; do
	key "$name"
	openssl req -new -key "$name.key" -subj "/CN=$name" -out "$name.csr"
	printf 'subjectAltName=DNS:%s\nextendedKeyUsage=serverAuth,clientAuth\n' "$name" >"$name.ext"
	openssl x509 -req -in "$name.csr" -CA ca.crt -CAkey ca.key -CAcreateserial -days 397 -sha256 \
		-extfile "$name.ext" -out "$name.crt" 2>/dev/null
	rm "$name.csr" "$name.ext"
done
# Read by the users that services run as.
chmod 755 . && chmod 644 ./*.crt

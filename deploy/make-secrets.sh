#!/bin/sh
# Makes the secrets of compose.yaml, once; existing ones stay. Keep a copy of backup_key and secrets_key in another place.
set -eu
host=${1:?the host name of the shop, for example shop.example.com}
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
make() { [ -s "secrets/$1" ] || printf %s "$2" > "secrets/$1"; }
make database_password "$(openssl rand -hex 24)"
make database_url "postgres://cornice:$(cat secrets/database_password)@postgres:5432/cornice"
make secrets_key "$(openssl rand -hex 32)"
make backup_key "$(openssl rand -hex 32)"
make metrics_token "$(openssl rand -hex 24)"
make s3_secret_key "$(openssl rand -hex 24)"
# The shop's user in the image reads them.
chmod 0444 secrets/*
printf 'SHOP_HOST=%s\n' "$host" > .env
echo "Secrets are in $(pwd)/secrets, the host in $(pwd)/.env"

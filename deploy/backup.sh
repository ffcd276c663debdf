#!/bin/sh
# Backs up one machine without MongoDB: sh deploy/backup.sh FOLDER, in the folder of the product, as its user. The product may
# run. FOLDER gets one backup of the embedded database a run, and a copy of the uploaded files in FOLDER/uploads. Uses
# DATA_DIR; BACKUP_RECIPIENT (age1...) encrypts the backups of the database, BACKUP_DAYS (14) is how long they are kept.
set -eu
umask 077
folder=$1

node scripts/db.mjs backup "$folder/callboard-$(date -u +%Y-%m-%dT%H%M%SZ).backup" \
  ${BACKUP_RECIPIENT:+--recipient "$BACKUP_RECIPIENT"}
# After the database: a file without a record does no harm, a record without its file does.
uploads=${DATA_DIR:-.data}/uploads
if [ -d "$uploads" ]; then rsync --archive --delete "$uploads/" "$folder/uploads/"; fi
# Only after a backup that succeeded.
find "$folder" -maxdepth 1 -type f -name 'callboard-*.backup' -mtime "+${BACKUP_DAYS:-14}" -delete

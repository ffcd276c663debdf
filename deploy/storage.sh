#!/bin/sh
# Starts the storage server of the production set-up. The APIs can read and write one bucket. The backup user can also
# list the bucket.
set -eu
umask 077
for key in "$S3_SECRET_KEY" "$S3_BACKUP_KEY"; do
  case $key in
    *[!A-Za-z0-9]* | '')
      echo 'S3_SECRET_KEY and S3_BACKUP_KEY must be letters and digits' >&2
      exit 1
      ;;
  esac
done
cat > /tmp/users.json << END
{
  "identities": [
    {
      "name": "callboard",
      "credentials": [{ "accessKey": "callboard", "secretKey": "$S3_SECRET_KEY" }],
      "actions": ["Read:uploads", "Write:uploads"]
    },
    {
      "name": "backup",
      "credentials": [{ "accessKey": "backup", "secretKey": "$S3_BACKUP_KEY" }],
      "actions": ["Read:uploads", "Write:uploads", "List:uploads"]
    }
  ]
}
END
exec weed -logtostderr=true server -dir=/data -ip=127.0.0.1 -ip.bind=127.0.0.1 \
  -master.volumeSizeLimitMB=1024 -master.telemetry=false -volume.max=0 \
  -s3 -s3.ip.bind=0.0.0.0 -s3.config=/tmp/users.json -s3.iam=false -s3.autoCreateBucket=false \
  -s3.port.iceberg=0 -s3.port.lance=0 -s3.allowDeleteBucketNotEmpty=false

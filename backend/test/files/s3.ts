import { S3Client, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { startFauxqs } from 'fauxqs';

const BUCKET = 'uploads';

/** An S3 server with an empty bucket, and the environment variables that point the application to the server. */
export async function startS3() {
  const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false });
  server.createBucket(BUCKET);
  const endpoint = `http://127.0.0.1:${server.port}`;
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  return {
    env: {
      STORAGE: 's3',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY: 'test',
      S3_SECRET_KEY: 'test',
    },
    /** The paths of all files in the bucket. */
    async paths(): Promise<string[]> {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }));
      return Contents.map(({ Key }) => Key!);
    },
    async stop(): Promise<void> {
      client.destroy();
      await server.stop();
    },
  };
}

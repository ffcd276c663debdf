// Serves a database until its input ends. Its caller limits the size of the files that this process may write.
import { once } from 'node:events';
import { startEmbeddedMongo } from '@callboard/embedded-mongo';

const server = await startEmbeddedMongo({ dataDir: process.argv[2] });
process.stdout.write(`${server.uri}\n`);
process.stdin.resume();
await once(process.stdin, 'end');
await server.close();

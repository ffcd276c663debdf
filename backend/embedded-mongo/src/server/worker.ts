import { parentPort, workerData } from 'node:worker_threads';
import { DataDirInUseError } from '../errors/data-dir-in-use-error.js';
import { messageOf } from '../errors/message-of.js';
import { MongoServer, type ServerOptions } from './server.js';

/** The worker thread: starts the server, then handles the messages of the main thread. */

export type ToWorker = { kind: 'close' } | { kind: 'backup'; id: number; target: string };
export type FromWorker =
  | { kind: 'listening'; port: number | undefined; uri: string }
  | { kind: 'failed'; message: string; dataDir?: string }
  | { kind: 'done'; id: number; error?: string }
  | { kind: 'closed' };

const port = parentPort;
if (!port) throw new Error('this file runs in a worker thread');
const send = (message: FromWorker): void => port.postMessage(message);

const answer = async (server: MongoServer, message: ToWorker): Promise<void> => {
  if (message.kind === 'close') {
    await server.close();
    send({ kind: 'closed' });
    port.close();
    return;
  }
  try {
    await server.engine.backup(message.target);
    send({ kind: 'done', id: message.id });
  } catch (error) {
    send({ kind: 'done', id: message.id, error: messageOf(error) });
  }
};

try {
  const server = new MongoServer(workerData as ServerOptions);
  await server.listen();
  port.on('message', (message: ToWorker) => {
    void answer(server, message);
  });
  send({ kind: 'listening', port: server.port, uri: server.uri });
} catch (error) {
  const inUse = error instanceof DataDirInUseError;
  send({ kind: 'failed', message: messageOf(error), ...(inUse ? { dataDir: error.dataDir } : {}) });
  port.close();
}

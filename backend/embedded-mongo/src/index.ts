import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DataDirInUseError } from './data-dir-in-use-error.js';
import type { FromWorker, ToWorker } from './server/worker.js';

export { DataDirInUseError };

export interface EmbeddedMongoOptions {
  /** The folder of the database; made when it is not there. */
  dataDir: string;
  /** The address to listen on: 127.0.0.1 unless said otherwise. There is no authentication. */
  host?: string;
  /** 0, the default, takes any free port. */
  port?: number;
  /** Allows configureFailPoint. */
  testCommands?: boolean;
}

export interface EmbeddedMongo {
  /** What to connect to; drivers find a replica set of one node. */
  readonly uri: string;
  readonly port: number;
  /** Copies the database, as it is at this moment, into a new file that `restore` takes. */
  backup(file: string): Promise<void>;
  /** Resolves when all clients are disconnected and the files are closed. */
  close(): Promise<void>;
}

/**
 * Starts a database server in a worker thread. Rejects with a DataDirInUseError when another server has the folder.
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const worker = new Worker(new URL('./server/worker.js', import.meta.url), {
    workerData: {
      dataDir: resolve(options.dataDir),
      host: options.host ?? '127.0.0.1',
      port: options.port ?? 0,
      testCommands: options.testCommands ?? false,
    },
  });
  const started = await firstMessage(worker);
  if (started.kind === 'failed') {
    throw started.dataDir === undefined ? new Error(started.message) : new DataDirInUseError(started.dataDir);
  }
  if (started.kind !== 'listening') throw new Error(`unexpected message from the database: ${started.kind}`);
  return new RunningServer(worker, started);
}

function firstMessage(worker: Worker): Promise<FromWorker> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the database ended at start with code ${code}`)));
  });
}

class RunningServer implements EmbeddedMongo {
  readonly port: number;
  readonly uri: string;
  private readonly waiting = new Map<number, (error: Error | undefined) => void>();
  private nextId = 1;
  private closing: Promise<void> | undefined;

  constructor(
    private readonly worker: Worker,
    { port, address }: { port: number; address: string },
  ) {
    this.port = port;
    this.uri = `mongodb://${address}/?replicaSet=rs0`;
    worker.on('message', (message: FromWorker) => {
      if (message.kind !== 'done') return;
      this.waiting.get(message.id)?.(message.error === undefined ? undefined : new Error(message.error));
      this.waiting.delete(message.id);
    });
  }

  backup(file: string): Promise<void> {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, (error) => (error ? reject(error) : resolve()));
      this.send({ kind: 'backup', id, target: file });
    });
  }

  close(): Promise<void> {
    this.closing ??= new Promise((resolve) => {
      this.worker.once('exit', () => resolve());
      this.send({ kind: 'close' });
    });
    return this.closing;
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }
}

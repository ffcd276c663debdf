import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DataDirInUseError } from './errors/data-dir-in-use-error.js';
import { readAddress } from './files/address-file.js';
import { dataDirOf } from './server/owner-socket.js';
import type { ServerOptions } from './server/server.js';
import type { FromWorker, ToWorker } from './server/worker.js';
import { dataFile } from './storage/environment.js';
import { RecordReader } from './storage/record-reader.js';

export { DataDirInUseError };
export type { FieldChoice, RecordReader } from './storage/record-reader.js';

/** Returns the connection string of the server that runs on a data folder, or undefined when none has started. */
export const uriOfRunning = readAddress;

/** Returns whether a data folder holds a database. */
export const hasDatabase = (dataDir: string): boolean => existsSync(join(dataDir, dataFile));

/** The data folders of the servers that run in this process. */
const served = new Set<string>();

/**
 * Opens the files of the server at this connection string for reading single records. Returns undefined when the string
 * names no server of this package in this process: a second process must not open the files of a running server (see
 * copy-requests.ts). Close the reader before the server.
 */
export function openReader(uri: string): RecordReader | undefined {
  const dataDir = dataDirOf(uri);
  return dataDir !== undefined && served.has(realpathSync(dataDir)) ? new RecordReader(dataDir) : undefined;
}

export interface EmbeddedMongoOptions {
  /** The folder of the database. A missing folder is created, readable by its owner only. */
  dataDir: string;
  /**
   * The TCP port; 0 selects a free port. Without a port the server listens on a Unix socket that only its owner can
   * open, or on Windows on a free port of 127.0.0.1 with `authenticate`.
   */
  port?: number;
  /** The address to listen on, with `port`. Default: 127.0.0.1. */
  host?: string;
  /** With `port`: requires clients to sign in with the random password in `uri` (SCRAM-SHA-256). Default: false. */
  authenticate?: boolean;
  /** Enables configureFailPoint. */
  testCommands?: boolean;
}

export interface EmbeddedMongo {
  /** The connection string. Contains the password, a secret, when clients sign in. */
  readonly uri: string;
  /** The TCP port; undefined on a Unix socket. */
  readonly port: number | undefined;
  /** Copies the current state of the database into a new file for `restore`. */
  backup(file: string): Promise<void>;
  /** Resolves when all clients are disconnected and the files are closed. */
  close(): Promise<void>;
}

/**
 * Starts a database server in a worker thread. Rejects with a DataDirInUseError when another server uses the folder.
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const worker = new Worker(new URL('./server/worker.js', import.meta.url), {
    workerData: {
      dataDir: resolve(options.dataDir),
      tcp: tcpOf(options),
      testCommands: options.testCommands ?? false,
    },
  });
  const started = await firstMessage(worker);
  if (started.kind === 'failed') {
    throw started.dataDir === undefined ? new Error(started.message) : new DataDirInUseError(started.dataDir);
  }
  if (started.kind !== 'listening') throw new Error(`unexpected message from the database: ${started.kind}`);
  const dataDir = realpathSync(options.dataDir);
  served.add(dataDir);
  worker.once('exit', () => served.delete(dataDir));
  return new RunningServer(worker, started);
}

function tcpOf({
  port,
  host = '127.0.0.1',
  authenticate = false,
}: EmbeddedMongoOptions): ServerOptions['tcp'] {
  if (port !== undefined) return { port, host, authenticate };
  return process.platform === 'win32' ? { port: 0, host, authenticate: true } : undefined;
}

function firstMessage(worker: Worker): Promise<FromWorker> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the database ended at start with code ${code}`)));
  });
}

class RunningServer implements EmbeddedMongo {
  readonly port: number | undefined;
  readonly uri: string;
  private readonly waiting = new Map<number, (error: Error | undefined) => void>();
  private nextId = 1;
  private closing: Promise<void> | undefined;

  constructor(
    private readonly worker: Worker,
    { port, uri }: { port: number | undefined; uri: string },
  ) {
    this.port = port;
    this.uri = uri;
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

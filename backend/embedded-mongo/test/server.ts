import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@callboard/embedded-mongo';
import { type Db, MongoClient, type MongoClientOptions } from 'mongodb';

/** A server for one test file, in a temporary folder that `destroy` removes. */
export class TestServer {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'embedded-mongo-test-'));
  private mongo: EmbeddedMongo | undefined;
  private readonly clients: MongoClient[] = [];

  async start(): Promise<void> {
    this.mongo = await startEmbeddedMongo({ dataDir: this.dataDir, testCommands: true });
  }

  get running(): EmbeddedMongo {
    if (!this.mongo) throw new Error('the server is not running');
    return this.mongo;
  }

  get uri(): string {
    return this.running.uri;
  }

  /** The path of the server's Unix socket. */
  get socket(): string {
    return decodeURIComponent(new URL(this.uri).host);
  }

  async connect(options: MongoClientOptions = {}): Promise<MongoClient> {
    const client = await new MongoClient(this.uri, { serverSelectionTimeoutMS: 5000, ...options }).connect();
    this.clients.push(client);
    return client;
  }

  async db(name = 'test'): Promise<Db> {
    return (await this.connect()).db(name);
  }

  /** Stops the server and keeps its files. */
  async stop(): Promise<void> {
    await Promise.all(this.clients.splice(0).map((client) => client.close()));
    await this.mongo?.close();
    this.mongo = undefined;
  }

  async destroy(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

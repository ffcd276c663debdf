// The set-up of the tests with two processes: the pair, its admin, and concurrent requests to both.
import type { Response } from 'supertest';
import { ADMIN } from './app.js';
import { Pair, type Session } from './kill/pair.js';

class ProcessPair {
  pair: Pair;
  admin: Session;

  async start() {
    this.pair = await Pair.start();
    this.admin = await this.pair.as('admin', ADMIN);
  }

  count(collection: string, filter: object = {}) {
    return this.pair.connection.collection(collection).countDocuments(filter);
  }

  find(collection: string, filter: object) {
    return this.pair.connection.collection(collection).findOne(filter);
  }
}

/** Sends this many requests concurrently, alternating between the two processes. */
export const atOnce = (requests: number, send: (process: number) => PromiseLike<Response>) =>
  Promise.all(Array.from({ length: requests }, (_, at) => send(at % 2)));

/** The status of each answer, ascending. */
export const statuses = (responses: Response[]) => responses.map(({ status }) => status).sort();

/** One pair of processes for the file. */
export function processPair(): ProcessPair {
  const processes = new ProcessPair();
  beforeAll(() => processes.start(), 120_000);
  afterAll(() => processes.pair.close());
  return processes;
}

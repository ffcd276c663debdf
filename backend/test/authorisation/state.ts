// A copy of the whole database before the tests: to prove that a refused request changed nothing, and to undo the changes
// of an allowed request.
import { isDeepStrictEqual } from 'node:util';
import type { Connection } from 'mongoose';
import { Writes } from './writes.js';

type Document = { _id: unknown } & Record<string, unknown>;
type Records = Record<string, Document>;
export interface Change {
  collection: string;
  before: Document | undefined;
  after: Document | undefined;
}

/** Collections that the server fills by the clock, not for a request: a slow run of the tests meets them. */
const BY_THE_CLOCK = new Set([
  ...['figuredays', 'figuresheets', 'figurestates', 'figurebacklogs'],
  ...['auditseals', 'auditchain'],
  // The lease of an open stream is renewed, and its place is given back after its end.
  ...['places', 'placeholders'],
]);

export class State {
  private constructor(
    private readonly connection: Connection,
    private readonly writes: Writes,
    private readonly collections: Record<string, Records>,
  ) {}

  /** The connection must report its commands (`startWatched`). */
  static async of(connection: Connection): Promise<State> {
    const names = Object.keys(connection.collections).filter((name) => !BY_THE_CLOCK.has(name));
    const writes = new Writes(connection, names);
    return new State(connection, writes, await read(connection, names));
  }

  /** Undoes all changes since the copy and returns them. Reads the collections that a command wrote to. */
  async restore(): Promise<Change[]> {
    const names = this.writes.take();
    const now = await read(this.connection, names);
    const changes = names.flatMap((name) => changesOf(name, this.collections[name]!, now[name]!));
    // Uses the driver directly, because the models of some collections are append-only.
    for (const { collection, before, after } of changes) {
      const stored = this.connection.collection(collection);
      const filter = { _id: (before ?? after)!._id as never };
      await (before ? stored.replaceOne(filter, before, { upsert: true }) : stored.deleteOne(filter));
    }
    return changes;
  }
}

async function read(connection: Connection, names: string[]): Promise<Record<string, Records>> {
  const collections = await Promise.all(
    names.map(async (name) => {
      const documents = (await connection.collection(name).find().toArray()) as Document[];
      return [name, Object.fromEntries(documents.map((one) => [String(one._id), one]))] as const;
    }),
  );
  return Object.fromEntries(collections);
}

const changesOf = (collection: string, then: Records, now: Records): Change[] =>
  [...new Set([...Object.keys(then), ...Object.keys(now)])]
    .map((id) => ({ collection, before: then[id], after: now[id] }))
    .filter(({ before, after }) => !isDeepStrictEqual(unsealed(before), unsealed(after)));

/** Leaves out the number of the seal, which an audit record gets by the clock. */
const unsealed = (document: Document | undefined) => document && { ...document, seal: undefined };

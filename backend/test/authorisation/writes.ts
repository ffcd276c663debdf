// Which collections the commands of a connection wrote to.
import type { Connection } from 'mongoose';

const WRITES = ['insert', 'update', 'delete', 'findAndModify'];
const READS = [
  ...['find', 'getMore', 'killCursors', 'count', 'distinct', 'listCollections', 'listIndexes'],
  ...['hello', 'ping', 'endSessions', 'commitTransaction', 'abortTransaction'],
];

interface Started {
  commandName: string;
  command: Record<string, unknown>;
  requestId: number;
}

export class Writes {
  private readonly written = new Set<string>();
  /** The collections of the commands under way. */
  private readonly underWay = new Map<number, string[]>();

  constructor(
    connection: Connection,
    private readonly all: string[],
  ) {
    connection
      .getClient()
      .on('commandStarted', (started: Started) => this.begin(started))
      .on('commandSucceeded', ({ requestId }) => this.end(requestId))
      .on('commandFailed', ({ requestId }) => this.end(requestId));
  }

  /** The names of the collections written to since the last call. */
  take(): string[] {
    const taken = this.all.filter((name) => this.written.has(name));
    this.written.clear();
    return taken;
  }

  private begin({ commandName, command, requestId }: Started): void {
    const names = this.namesIn(commandName, command);
    if (names.length === 0) return;
    this.underWay.set(requestId, names);
    this.add(names);
  }

  /** A write that ends after `take` counts again. */
  private end(requestId: number): void {
    this.add(this.underWay.get(requestId) ?? []);
    this.underWay.delete(requestId);
  }

  private add(names: string[]): void {
    for (const name of names) this.written.add(name);
  }

  /** An unknown command may write to every collection. */
  private namesIn(commandName: string, command: Record<string, unknown>): string[] {
    if (WRITES.includes(commandName)) return [String(command[commandName])];
    const reads = READS.includes(commandName) || (commandName === 'aggregate' && !hasOutput(command));
    return reads ? [] : this.all;
  }
}

const hasOutput = ({ pipeline }: Record<string, unknown>) =>
  /"\$(out|merge)":/.test(JSON.stringify(pipeline));

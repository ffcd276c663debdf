import { Timestamp } from 'bson';
import { MongoError } from '../errors/mongo-error.js';
import type { Engine } from '../storage/engine.js';
import type { SnapshotView } from '../storage/snapshot-view.js';

export interface Snapshot {
  readonly time: Timestamp;
  readonly view: SnapshotView;
}

const idleLimit = 60_000;
const most = 50;

let lastSecond = 0;
let lastIncrement = 0;

/** Returns a unique cluster time: seconds and a counter. */
export function clusterTime(): Timestamp {
  const second = Math.floor(Date.now() / 1000);
  if (second > lastSecond) {
    lastSecond = second;
    lastIncrement = 0;
  }
  return new Timestamp({ t: lastSecond, i: ++lastIncrement });
}

/** The snapshots for readConcern snapshot. Each is retained for a minute after its last use, 50 at most. */
export class Snapshots {
  private readonly snapshots = new Map<bigint, Snapshot & { lastUsed: number }>();

  constructor(private readonly engine: Engine) {}

  /** Returns a new snapshot (time undefined) or an earlier one. Throws SnapshotTooOld. */
  get(time: Timestamp | undefined): Snapshot {
    const known = time && this.snapshots.get(time.toBigInt());
    if (time && !known)
      throw new MongoError('SnapshotTooOld', 'Read timestamp is older than the oldest available timestamp');
    const snapshot = known ?? this.open();
    snapshot.lastUsed = Date.now();
    return snapshot;
  }

  private open(): Snapshot & { lastUsed: number } {
    if (this.snapshots.size >= most) {
      const [oldest] = [...this.snapshots.values()].sort((a, b) => a.lastUsed - b.lastUsed);
      if (oldest) this.drop(oldest);
    }
    const snapshot = { time: clusterTime(), view: this.engine.snapshot(), lastUsed: Date.now() };
    this.snapshots.set(snapshot.time.toBigInt(), snapshot);
    return snapshot;
  }

  private drop(snapshot: Snapshot): void {
    this.snapshots.delete(snapshot.time.toBigInt());
    snapshot.view.close();
  }

  expire(now = Date.now()): void {
    for (const snapshot of this.snapshots.values())
      if (now - snapshot.lastUsed > idleLimit) this.drop(snapshot);
  }

  close(): void {
    for (const snapshot of this.snapshots.values()) this.drop(snapshot);
  }
}

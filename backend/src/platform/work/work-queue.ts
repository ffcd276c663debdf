import { AppError } from '../../core/errors.js';

interface Waiter {
  /** Returns whether the client disconnected; its work is then skipped. */
  isGone: () => boolean;
  start: () => void;
  refuse: () => void;
}

/** Limits of a queue: the number of waiting pieces of work, and the seconds that each may wait. */
interface QueueLimits {
  waiting: number;
  seconds: number;
}

const LIMITS: QueueLimits = { waiting: 300, seconds: 10 };
const STAYS = () => false;

/**
 * Runs at most `atOnce` pieces of work concurrently and lets a limited number wait. Work that waits too long or finds
 * the queue full fails with UNAVAILABLE (503 and Retry-After).
 *
 * Each piece names its lane. Lanes take turns, so a full lane delays the others by one piece of work, not by its whole
 * length. A full queue drops the newest work of its longest lane.
 */
export class WorkQueue {
  private running = 0;
  private waiting = 0;
  /** The lane at the front is served next, then moves to the end. */
  private readonly lanes = new Map<string, Waiter[]>();

  constructor(
    private readonly atOnce: number,
    private readonly limits: QueueLimits = LIMITS,
  ) {}

  /** Runs `work` when its turn comes and returns its result. `isGone` is called before waiting work starts. */
  async run<T>(lane: string, work: () => Promise<T>, isGone: () => boolean = STAYS): Promise<T> {
    await this.turn(lane, isGone);
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private async turn(lane: string, isGone: () => boolean): Promise<void> {
    if (this.running < this.atOnce) {
      this.running += 1;
      return;
    }
    if (this.waiting >= this.limits.waiting) this.makeRoom(lane);
    await new Promise<void>((resolve, reject) => {
      const refuse = () => {
        clearTimeout(timer);
        reject(this.busy());
      };
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const waiter: Waiter = { isGone, start, refuse };
      const timer = setTimeout(() => {
        this.leave(lane, waiter);
        refuse();
      }, this.limits.seconds * 1000);
      this.waiting += 1;
      this.lanes.set(lane, [...(this.lanes.get(lane) ?? []), waiter]);
    });
  }

  /** Passes the place of finished work to the next waiter whose client is still connected. */
  private next(): void {
    for (let taken = this.take(); taken; taken = this.take()) {
      if (!taken.isGone()) {
        taken.start();
        return;
      }
      taken.refuse();
    }
    this.running -= 1;
  }

  private take(): Waiter | undefined {
    const [front] = this.lanes;
    if (!front) return undefined;
    const [lane, [waiter, ...others]] = front;
    this.lanes.delete(lane);
    if (others.length) this.lanes.set(lane, others);
    this.waiting -= 1;
    return waiter;
  }

  /** Drops the newest work of the longest lane. Rejects the caller when its own lane is as long. */
  private makeRoom(lane: string): void {
    const own = this.lanes.get(lane)?.length ?? 0;
    const [longest, waiters] = [...this.lanes].reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    );
    const newest = waiters.at(-1);
    if (!newest || waiters.length <= own + 1) throw this.busy();
    this.leave(longest, newest);
    newest.refuse();
  }

  private leave(lane: string, waiter: Waiter): void {
    const others = this.lanes.get(lane)?.filter((one) => one !== waiter) ?? [];
    // Setting an existing key keeps the lane's place in the order of turns.
    if (others.length) this.lanes.set(lane, others);
    else this.lanes.delete(lane);
    this.waiting -= 1;
  }

  private busy(): AppError {
    const message = 'The server is busy. Please try again in a moment';
    return new AppError('UNAVAILABLE', message, undefined, this.limits.seconds);
  }
}

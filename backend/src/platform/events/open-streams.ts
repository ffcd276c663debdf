import type { Caller } from '../../core/caller.js';
import { AppError } from '../../core/errors.js';

/** Each open stream holds a connection here and two in a proxy in front. Counted in this process. */
const MOST = { session: 5, account: 20, process: 2000 };
/** Panels ask again by themselves and wait longer each time. */
const RETRY_SECONDS = 15;

/** Bounds the event streams that are open at once: 5 a session, 20 an account, 2,000 in this process. */
export class OpenStreams {
  private total = 0;
  /** By session id and by account id; both are ObjectIds, so neither is ever the other's. */
  private readonly counts = new Map<string, number>();

  /** Counts a stream until the answered function is called; RATE_LIMITED when too many are open. */
  open({ id, sessionId }: Pick<Caller, 'id' | 'sessionId'>): () => void {
    if (this.countOf(sessionId) >= MOST.session || this.countOf(id) >= MOST.account)
      throw tooMany('Too many pages are open. Close some of them');
    if (this.total >= MOST.process) throw tooMany('Too many pages are open. Please try again later');
    this.add(id, sessionId, 1);
    return () => this.add(id, sessionId, -1);
  }

  private add(id: string, sessionId: string, by: 1 | -1): void {
    this.total += by;
    for (const key of [id, sessionId]) {
      const count = this.countOf(key) + by;
      if (count) this.counts.set(key, count);
      else this.counts.delete(key);
    }
  }

  private countOf(key: string): number {
    return this.counts.get(key) ?? 0;
  }
}

const tooMany = (message: string) => new AppError('RATE_LIMITED', message, undefined, RETRY_SECONDS);

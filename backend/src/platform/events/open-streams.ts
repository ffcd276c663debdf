import type { Caller } from '../../core/caller.js';
import { AppError } from '../../core/errors.js';

/** The limits of open streams in this process. Each stream holds one connection here and two in a proxy. */
const MOST = { session: 5, account: 20, process: 2000 };
/** The value of Retry-After. Panels retry automatically with growing delays. */
const RETRY_SECONDS = 15;

/** Limits the concurrently open event streams: 5 per session, 20 per account, 2,000 in this process. */
export class OpenStreams {
  private total = 0;
  /** The counts by session id and by account id. Both are ObjectIds, so they never collide. */
  private readonly counts = new Map<string, number>();

  /** Counts a stream until the returned function is called. Fails with RATE_LIMITED when too many streams are open. */
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

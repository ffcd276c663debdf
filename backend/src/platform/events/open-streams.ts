import type { Caller } from '../../core/caller.js';
import { AppError } from '../../core/errors.js';
import type { SharedPlaces } from '../places/shared-places.js';

/** The limits of open streams. Each stream holds one connection of its process and two in a proxy. */
const MAX_STREAMS = { session: 5, account: 20 };
const MOST_OF_PROCESS = 2000;
/** The value of Retry-After. Panels retry automatically with growing delays. */
const RETRY_SECONDS = 15;

/** Limits the concurrently open event streams: 5 per session and 20 per account in all processes, 2,000 in this one. */
export class OpenStreams {
  private total = 0;

  constructor(private readonly places: Pick<SharedPlaces, 'take'>) {}

  /** Counts a stream until the returned function is called. Fails with RATE_LIMITED when too many streams are open. */
  async open(caller: Pick<Caller, 'id' | 'sessionId'>): Promise<() => void> {
    if (this.total >= MOST_OF_PROCESS) throw tooMany('Too many pages are open. Please try again later');
    this.total += 1;
    try {
      const giveBack = await this.places.take('stream', caller, MAX_STREAMS);
      if (!giveBack) throw tooMany('Too many pages are open. Close some of them');
      return () => {
        this.total -= 1;
        giveBack();
      };
    } catch (error) {
      this.total -= 1;
      throw error;
    }
  }
}

const tooMany = (message: string) => new AppError('RATE_LIMITED', message, undefined, RETRY_SECONDS);

import type { Logger } from '@nestjs/common';

export interface PollOptions {
  /** Looks once; answers after how many milliseconds to look again, at most `every`. */
  look: () => Promise<number>;
  /** Milliseconds until the next look after one that failed. */
  every: number;
  /** Told with the error when a look fails. */
  failure: string;
  logger: Logger;
}

/** Looks again and again whether there is work in the database, one look at a time, until it is stopped. */
export class PollLoop {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private looking: Promise<number>;
  private isAboutToLook = false;

  constructor(private readonly options: PollOptions) {
    this.looking = Promise.resolve(options.every);
  }

  /** Looks at once, and from then on each time the look before asks for. */
  start(): void {
    void this.lookOn();
  }

  /** Looks now: work has been added. */
  wake(): void {
    void this.lookNow();
  }

  /** Ends the looks; the answer comes when the one under way is over, which otherwise would come back to a closed database. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  /** Stays in the context of whoever started it: a request that wakes the loop must not lend it its name. */
  private async lookOn(): Promise<void> {
    const wait = await this.lookNow();
    if (!this.isStopped) this.timer = setTimeout(() => void this.lookOn(), wait).unref();
  }

  private lookNow(): Promise<number> {
    if (this.isAboutToLook) return this.looking;
    this.isAboutToLook = true;
    this.looking = this.looking.then(() => {
      this.isAboutToLook = false;
      return this.lookOnce();
    });
    return this.looking;
  }

  private async lookOnce(): Promise<number> {
    const { look, every, failure: msg, logger } = this.options;
    if (this.isStopped) return every;
    try {
      return await look();
    } catch (error) {
      logger.error({ msg, err: error });
      return every;
    }
  }
}

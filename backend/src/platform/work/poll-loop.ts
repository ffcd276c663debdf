import { AsyncResource } from 'node:async_hooks';
import type { Logger } from '@nestjs/common';

export interface PollOptions {
  /** Looks once; returns the milliseconds until the next look, at most `every`. */
  look: () => Promise<number>;
  /** Milliseconds until the next look after a failed look. */
  every: number;
  /** The log message when a look fails. */
  failure: string;
  logger: Logger;
}

/** Polls the database for work, one look at a time, until it is stopped. */
export class PollLoop {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private looking: Promise<number>;
  private isAboutToLook = false;
  /** The context of the code that made the loop. A look must not run in the context of the request that woke the loop. */
  private readonly context = new AsyncResource('PollLoop');

  constructor(private readonly options: PollOptions) {
    this.looking = Promise.resolve(options.every);
  }

  /** Looks after `delay` milliseconds, at once without one, and then again after the delay that each look returns. */
  start(delay = 0): void {
    if (delay) this.schedule(delay);
    else void this.lookOn();
  }

  /** Looks immediately, because work was added, and next after the delay that this look returns. */
  wake(): void {
    this.context.runInAsyncScope(() => void this.lookOn());
  }

  /** Resolves after the look that runs or was asked for. */
  async settled(): Promise<void> {
    await this.looking;
  }

  /** Stops the loop. Resolves after the running look, which would otherwise access a closed database. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  private async lookOn(): Promise<void> {
    const wait = await this.lookNow();
    if (!this.isStopped) this.schedule(wait);
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.lookOn(), delay).unref();
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

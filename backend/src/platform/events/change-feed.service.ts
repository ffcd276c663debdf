import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';

export const TOPICS = ['hosts', 'live', 'sends', 'withdrawals', 'jobs'] as const;
export type Topic = (typeof TOPICS)[number];

/** How often a topic is looked at while somebody listens. */
const EVERY_MILLISECONDS = 1000;

interface Watched {
  /** Text that changes whenever something about the topic changes; must cost next to nothing. */
  read: () => Promise<string>;
  last?: string;
  listeners: Set<() => void>;
}

/**
 * Tells open screens that something changed, whichever process changed it: while somebody listens to a topic, its fingerprint
 * is read from the database once a second, once for all listeners of this process.
 */
@Injectable()
export class ChangeFeed implements OnApplicationShutdown {
  private readonly logger = new Logger('Events');
  private readonly watched = new Map<Topic, Watched>();
  private timer?: NodeJS.Timeout;
  private looking: Promise<void> = Promise.resolve();

  /** Declares how a topic is watched. */
  watch(topic: Topic, read: () => Promise<string>): void {
    this.watched.set(topic, { read, listeners: new Set() });
  }

  /** Calls `listener` after each change of the topic, until the function that it answers is called. */
  listen(topic: Topic, listener: () => void): () => void {
    const listeners = this.watched.get(topic)?.listeners;
    if (!listeners) throw new Error(`Nobody watches ${topic}`);
    listeners.add(listener);
    this.timer ??= setInterval(() => {
      this.looking = this.look();
    }, EVERY_MILLISECONDS).unref();
    return () => {
      listeners.delete(listener);
      if ([...this.watched.values()].some((one) => one.listeners.size)) return;
      clearInterval(this.timer);
      this.timer = undefined;
      for (const one of this.watched.values()) one.last = undefined;
    };
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private async look(): Promise<void> {
    const heard = [...this.watched].filter(([, { listeners }]) => listeners.size);
    await Promise.all(heard.map(([topic, one]) => this.compare(topic, one)));
  }

  private async compare(topic: Topic, one: Watched): Promise<void> {
    try {
      const now = await one.read();
      const before = one.last;
      one.last = now;
      // Who begins to listen has just read the data: the first look only remembers.
      if (before !== undefined && before !== now) for (const listener of one.listeners) listener();
    } catch (error) {
      this.logger.error({ msg: `${topic} could not be watched`, err: error });
    }
  }
}

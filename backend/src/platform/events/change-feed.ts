import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { present } from '../../core/present.js';
import { methodMark } from '../discovery/marked-methods.js';

export const TOPICS = ['hosts', 'live', 'sends', 'withdrawals', 'jobs'] as const;
export type Topic = (typeof TOPICS)[number];

/** How often a topic with listeners is checked. */
const EVERY_MILLISECONDS = 1000;

const fingerprints = methodMark<Topic, () => Promise<string>>();

/**
 * Method decorator for a provider method that returns a fingerprint: a text that changes whenever the data of the topic
 * changes. The method must be very cheap. A topic may have several such methods.
 */
export const FingerprintOf = fingerprints.mark;

interface Watched {
  reads: (() => Promise<string>)[];
  last?: string | undefined;
  listeners: Set<() => void>;
}

/**
 * Notifies open screens of changes made by any process. While a topic has listeners, its fingerprint is read from the
 * database once per second, for all listeners of this process together.
 */
@Injectable()
export class ChangeFeed implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Events');
  private readonly watched = new Map<Topic, Watched>(
    TOPICS.map((topic) => [topic, { reads: [], listeners: new Set() }]),
  );
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();

  constructor(private readonly discovery: DiscoveryService) {}

  /** Stops the start when a topic has no fingerprint method. */
  onModuleInit(): void {
    for (const { mark, call } of fingerprints.find(this.discovery))
      present(this.watched.get(mark)).reads.push(call);
    for (const [topic, { reads }] of this.watched)
      if (!reads.length) throw new Error(`Nobody watches ${topic}: mark a method with @FingerprintOf`);
  }

  /** Calls `listener` after each change of the topic until the returned function is called. */
  listen(topic: Topic, listener: () => void): () => void {
    const { listeners } = present(this.watched.get(topic));
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
      const now = (await Promise.all(one.reads.map((read) => read()))).join(' ');
      const before = one.last;
      one.last = now;
      // A new listener has just read the data, so the first check only stores the fingerprint.
      if (before !== undefined && before !== now) for (const listener of one.listeners) listener();
    } catch (error) {
      this.logger.error({ msg: `${topic} could not be watched`, err: error });
    }
  }
}

import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { present } from '../../core/present.js';
import type { Scope } from '../../core/scope.js';
import { methodMark } from '../discovery/marked-methods.js';
import { type Topic, TOPICS } from '../../core/topics.js';

/** How often a topic with listeners is checked. */
const EVERY_MILLISECONDS = 1000;

const fingerprints = methodMark<Topic, () => Promise<string>>();
const scopedFingerprints = methodMark<Topic, (scopes: readonly Scope[]) => Promise<string[]>>();
const personalFingerprints = methodMark<Topic, (scopes: readonly Scope[]) => Promise<string[]>>();

/**
 * Method decorator for a provider method that returns a fingerprint: a text that changes whenever the data of the topic
 * changes. The method must be very cheap. A topic may have several such methods.
 */
export const FingerprintOf = fingerprints.mark;

/**
 * Method decorator for a provider method that returns one fingerprint for each of the given scopes, in their order: a
 * text that changes whenever a record of the topic changes that the scope reaches.
 */
export const ScopedFingerprintsOf = scopedFingerprints.mark;

/**
 * Method decorator like `ScopedFingerprintsOf` for a topic that each person hears alone. Admins, who share the other
 * topics, do not share this one.
 */
export const PersonalFingerprintsOf = personalFingerprints.mark;

/** The listeners that share a fingerprint. */
interface Audience {
  scope: Scope;
  last?: string | undefined;
  listeners: Set<() => void>;
}

interface Watched {
  reads: (() => Promise<string>)[];
  scopedReads: ((scopes: readonly Scope[]) => Promise<string[]>)[];
  isPersonal: boolean;
  audiences: Map<string, Audience>;
}

/**
 * Notifies open screens of changes made by any process. While a topic has listeners, its fingerprint is read from the
 * database once per second, for all listeners of this process together.
 */
@Injectable()
export class ChangeFeed implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Events');
  private readonly watched = new Map<Topic, Watched>(
    TOPICS.map((topic) => [topic, { reads: [], scopedReads: [], isPersonal: false, audiences: new Map() }]),
  );
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();

  constructor(private readonly discovery: DiscoveryService) {}

  /** Stops the start when a topic has no fingerprint method. */
  onModuleInit(): void {
    for (const { mark, call } of fingerprints.find(this.discovery))
      present(this.watched.get(mark)).reads.push(call);
    for (const { mark, call } of scopedFingerprints.find(this.discovery))
      present(this.watched.get(mark)).scopedReads.push(call);
    for (const { mark, call } of personalFingerprints.find(this.discovery)) {
      const watched = present(this.watched.get(mark));
      watched.scopedReads.push(call);
      watched.isPersonal = true;
    }
    for (const [topic, { reads, scopedReads }] of this.watched)
      if (!reads.length && !scopedReads.length)
        throw new Error(`Nobody watches ${topic}: mark a method with @FingerprintOf`);
  }

  /**
   * Calls `listener` after each change of the topic within the scope until the returned function is called. Every change
   * after the returned promise resolves is reported.
   */
  async listen(topic: Topic, scope: Scope, listener: () => void): Promise<() => void> {
    const watched = present(this.watched.get(topic));
    const { audiences, scopedReads, isPersonal } = watched;
    const everything = !isPersonal && scope.isEverything;
    // Everybody sees the same of a topic without scoped fingerprints.
    const key = !scopedReads.length ? '' : everything ? 'everything' : `${scope.role} ${scope.id}`;
    const audience = audiences.get(key) ?? { scope, listeners: new Set() };
    audiences.set(key, audience);
    audience.listeners.add(listener);
    this.timer ??= setInterval(() => {
      this.looking = this.look();
    }, EVERY_MILLISECONDS).unref();
    if (audience.last === undefined)
      await this.compare(topic, { ...watched, audiences: new Map([[key, audience]]) });
    return () => {
      audience.listeners.delete(listener);
      if (!audience.listeners.size) audiences.delete(key);
      if ([...this.watched.values()].some((one) => one.audiences.size)) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private async look(): Promise<void> {
    const heard = [...this.watched].filter(([, { audiences }]) => audiences.size);
    await Promise.all(heard.map(([topic, one]) => this.compare(topic, one)));
  }

  private async compare(topic: Topic, { reads, scopedReads, audiences }: Watched): Promise<void> {
    const asked = [...audiences.values()];
    try {
      const [shared, scoped] = await Promise.all([
        Promise.all(reads.map((read) => read())),
        Promise.all(scopedReads.map((read) => read(asked.map(({ scope }) => scope)))),
      ]);
      for (const [at, audience] of asked.entries()) {
        const now = [...shared, ...scoped.map((prints) => prints[at])].join(' ');
        const before = audience.last;
        audience.last = now;
        // The first fingerprint is only stored.
        if (before !== undefined && before !== now) for (const listener of audience.listeners) listener();
      }
    } catch (error) {
      this.logger.error({ msg: `${topic} could not be watched`, err: error });
    }
  }
}

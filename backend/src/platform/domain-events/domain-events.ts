import { Injectable, type OnModuleInit, SetMetadata } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { instancesIn, type MarkedMethod, methodMark } from '../discovery/marked-methods.js';
import type { AnyEvent, EventClass, ReplyTo } from './domain-event.js';

interface Reaction {
  event: EventClass;
  order: number;
}

type Handler = MarkedMethod<Reaction, (event: never) => Promise<unknown>>;

const EMITS = Symbol('emits');
const reactions = methodMark<Reaction, Handler['call']>();

/** Class decorator: declares the events that a provider emits. */
export const Emits = (...events: EventClass[]) => SetMetadata(EMITS, events);

/**
 * Method decorator: runs the method for each event of this class. Handlers run one after the other, by `order` and then
 * by name (`Class.method`).
 */
export const On = <E extends AnyEvent>(event: EventClass<E>, { order = 0 } = {}) =>
  reactions.mark({ event, order }) as <
    H extends (event: E) => Promise<ReplyTo<E> | undefined> | Promise<void>,
  >(
    target: object,
    method: string,
    descriptor: TypedPropertyDescriptor<H>,
  ) => void;

/** Delivers the events of one domain to the handlers of other domains. Handlers are found by `@On(...)` at start. */
@Injectable()
export class DomainEvents implements OnModuleInit {
  private found?: ReadonlyMap<EventClass, readonly Handler[]>;

  constructor(private readonly discovery: DiscoveryService) {}

  /** Stops the start when a handler waits for an event that no provider emits. */
  onModuleInit(): void {
    void this.handlers;
  }

  /** Returns the handlers of each emitted event in the order in which they run. */
  get handlers(): ReadonlyMap<EventClass, readonly Handler[]> {
    // Computed at first use: migrations emit events before onModuleInit, and command-line tools never call it.
    this.found ??= findHandlers(this.discovery);
    return this.found;
  }

  /**
   * Runs the handlers of an event one after the other and returns their replies. Inside a transaction, every query of a
   * handler joins it automatically, so the handlers' changes commit or roll back with the caller's. The error of a
   * failing handler is rethrown unchanged, because the database decides by it whether to retry; its cause names the
   * handler.
   */
  async emit<E extends AnyEvent>(event: E): Promise<ReplyTo<E>[]> {
    const handlers = this.handlers.get(event.constructor as EventClass);
    if (!handlers) throw new Error(`No provider declares @Emits(${event.constructor.name})`);
    const replies: ReplyTo<E>[] = [];
    for (const { name, call } of handlers) {
      try {
        const reply = (await call(event as never)) as ReplyTo<E> | undefined;
        if (reply !== undefined) replies.push(reply);
      } catch (error) {
        throw withHandler(error, `${name} failed on ${event.constructor.name}`);
      }
    }
    return replies;
  }
}

function findHandlers(discovery: DiscoveryService): Map<EventClass, Handler[]> {
  const emitted = instancesIn(discovery).flatMap(
    ({ constructor }) => (Reflect.getMetadata(EMITS, constructor) ?? []) as EventClass[],
  );
  const handlers = new Map<EventClass, Handler[]>(emitted.map((event) => [event, []]));
  for (const handler of reactions.find(discovery)) {
    const ofEvent = handlers.get(handler.mark.event);
    if (!ofEvent) throw new Error(`${handler.name} waits for ${handler.mark.event.name}, which nobody emits`);
    if (ofEvent.some(({ name }) => name === handler.name))
      throw new Error(`${handler.name} would run twice: two modules provide its class`);
    ofEvent.push(handler);
  }
  for (const ofEvent of handlers.values()) ofEvent.sort((one, other) => one.mark.order - other.mark.order);
  return handlers;
}

/** Adds the name of the handler to the error as its first cause, for the log only, never for the client. */
function withHandler(error: unknown, failure: string): Error {
  const failed = error instanceof Error ? error : new Error('A handler threw no error', { cause: error });
  const { message, cause } = failed;
  failed.cause = new Error(`${failure}: ${message}`, cause === undefined ? undefined : { cause });
  return failed;
}

/**
 * An event of one domain that other domains may handle. A subclass belongs to the domain that emits the event. `Reply`
 * is the type that a handler may return to the emitter; by default nothing.
 */
export abstract class DomainEvent<Reply = never> {
  /** Exists only for type inference: the reply type of a handler. */
  declare protected readonly reply?: Reply;
}

export type AnyEvent = DomainEvent<unknown>;
export type EventClass<E extends AnyEvent = AnyEvent> = abstract new (...args: never[]) => E;
export type ReplyTo<E extends AnyEvent> = E extends DomainEvent<infer Reply> ? Reply : never;

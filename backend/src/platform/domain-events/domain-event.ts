/**
 * Something that happened in one domain and that others may react to. A subclass belongs to the domain that emits the event.
 * `Reply` is what a handler may answer to the emitter; by default, nothing.
 */
export abstract class DomainEvent<Reply = never> {
  /** For the types only: what a handler may answer. */
  declare protected readonly reply?: Reply;
}

export type AnyEvent = DomainEvent<unknown>;
export type EventClass<E extends AnyEvent = AnyEvent> = abstract new (...args: never[]) => E;
export type ReplyTo<E extends AnyEvent> = E extends DomainEvent<infer Reply> ? Reply : never;

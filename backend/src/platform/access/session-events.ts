import { DomainEvent } from '../domain-events/domain-event.js';

/** Sessions of one account ended; in the transaction that ends them, if there is one, and before the caller is answered. */
export class SessionsEnded extends DomainEvent {
  constructor(
    /** _id of the account. */
    readonly account: string,
    /** `session`: only this one ended. `but`: all ended except this one. Without both, all ended. */
    readonly which: { session?: string | undefined; but?: string | undefined } = {},
  ) {
    super();
  }
}

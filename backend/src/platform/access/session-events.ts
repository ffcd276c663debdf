import { DomainEvent } from '../domain-events/domain-event.js';

/**
 * Emitted when sessions of one account end: inside the transaction that ends them, if any, and before the caller gets a
 * response.
 */
export class SessionsEnded extends DomainEvent {
  constructor(
    /** _id of the account. */
    readonly account: string,
    /** `session`: only this session ended. `but`: all except this session ended. Without both, all sessions ended. */
    readonly which: { session?: string | undefined; but?: string | undefined } = {},
  ) {
    super();
  }
}

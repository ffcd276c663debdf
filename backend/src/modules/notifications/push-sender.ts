/** A message shown on a phone. */
export interface PushMessage {
  /** A second push with the same id replaces the first on the phone. */
  id: string;
  title: string;
  body: string;
}

/** `gone`: the token is no longer registered. `refused`: the service rejects this push permanently. */
export type PushOutcome = 'pushed' | 'gone' | 'refused';

/** The push service is unavailable, so the next token would fail as well. */
export class PushFault extends Error {
  constructor(
    message: string,
    /** The wait that the service asks for, in milliseconds. */
    readonly retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Sends push messages to phones. */
export abstract class PushSender {
  /** false: no push service is configured, so notifications reach only the inbox. */
  abstract readonly isEnabled: boolean;
  /** Sends a message to one phone. Throws a PushFault when the service is unavailable for every token. */
  abstract push(token: string, message: PushMessage, signal: AbortSignal): Promise<PushOutcome>;
}

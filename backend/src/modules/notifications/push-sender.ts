/** What a phone is told. */
export interface PushMessage {
  /** A second push under the same id takes the place of the first on the phone. */
  id: string;
  title: string;
  body: string;
}

/** `gone`: nobody answers under this token any more. `refused`: this one will never be taken. */
export type PushOutcome = 'pushed' | 'gone' | 'refused';

/** The push service cannot do its work now: what one token met with, the next one would meet with too. */
export class PushFault extends Error {
  constructor(
    message: string,
    /** Milliseconds that the service asks to wait. */
    readonly retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Brings a message to a phone. */
export abstract class PushSender {
  /** false: there is nobody to push through, and the inbox of the app is all there is. */
  abstract readonly isEnabled: boolean;
  /** Throws a PushFault when the service cannot be used, whatever the token. */
  abstract push(token: string, message: PushMessage, signal: AbortSignal): Promise<PushOutcome>;
}

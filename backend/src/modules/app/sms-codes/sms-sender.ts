/** Sends a code to a phone. */
export abstract class SmsSender {
  /** Returns false if no API key for the service is set. */
  abstract isEnabled(): Promise<boolean>;
  /** Throws if the service does not accept the message. */
  abstract sendCode(number: string, code: string): Promise<void>;
}

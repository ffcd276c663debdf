/** Brings a code to a phone. */
export abstract class SmsSender {
  /** false: there is no key for the service. */
  abstract isEnabled(): Promise<boolean>;
  /** Throws when the service did not take it. */
  abstract sendCode(number: string, code: string): Promise<void>;
}

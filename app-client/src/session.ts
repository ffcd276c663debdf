// The session: keeps the tokens in the app's storage and renews them once for all waiting calls.
import { isUnauthenticated } from './errors.js';
import type { Tokens, TokenStorage } from './tokens.js';

/** The tokens of a call and the number of their sign-in. */
export interface Pass {
  tokens: Tokens;
  signIn: number;
}

/** A token that expires within this time, in ms, is renewed before a call, so that no upload is rejected at its end. */
const NEARLY_OVER = 10_000;

export class Session {
  private tokens: Tokens | undefined;
  private loading: Promise<void> | undefined;
  private renewing: Promise<Pass | undefined> | undefined;
  private writing: Promise<void> = Promise.resolve();
  /** Counts sign-ins and sign-outs. A call that began under one sign-in never continues under another. */
  private signIn = 0;

  constructor(
    private readonly storage: TokenStorage,
    private readonly refresh: (refreshToken: string) => Promise<Tokens>,
    private readonly onSignedOut: () => void,
  ) {}

  /** Returns the tokens for a call, or undefined when no user is signed in. */
  async pass(): Promise<Pass | undefined> {
    await this.load();
    if (!this.tokens) return undefined;
    const pass = { tokens: this.tokens, signIn: this.signIn };
    return pass.tokens.expiresAt - Date.now() < NEARLY_OVER ? this.renew(pass) : pass;
  }

  /** Whether tokens are stored. Only the server knows whether they are still valid. */
  async isStored(): Promise<boolean> {
    await this.load();
    return this.tokens !== undefined;
  }

  async begin(tokens: Tokens): Promise<void> {
    this.replace(tokens);
    await this.write(() => this.storage.save(tokens));
  }

  async end(): Promise<void> {
    this.replace(undefined);
    await this.write(() => this.storage.clear());
  }

  /** Returns newer tokens of the same sign-in, or undefined when it has ended. Concurrent callers share one request. */
  async renew({ tokens, signIn }: Pass): Promise<Pass | undefined> {
    if (signIn !== this.signIn || !this.tokens) return undefined;
    if (tokens !== this.tokens) return { tokens: this.tokens, signIn };
    if (this.renewing) return this.renewing;
    const renewing = this.exchange(tokens, signIn).finally(() => {
      if (this.renewing === renewing) this.renewing = undefined;
    });
    this.renewing = renewing;
    return renewing;
  }

  private async exchange(old: Tokens, signIn: number): Promise<Pass | undefined> {
    try {
      const tokens = await this.refresh(old.refreshToken);
      if (signIn !== this.signIn) return undefined;
      this.tokens = tokens;
      await this.write(() => this.storage.save(tokens));
      return { tokens, signIn };
    } catch (error) {
      if (!isUnauthenticated(error)) throw error;
      if (signIn === this.signIn) {
        await this.end();
        this.onSignedOut();
      }
      return undefined;
    }
  }

  private replace(tokens: Tokens | undefined): void {
    this.signIn += 1;
    this.tokens = tokens;
    // The stored tokens are outdated. Do not load them any more.
    this.loading = Promise.resolve();
    this.renewing = undefined;
  }

  private load(): Promise<void> {
    this.loading ??= this.read();
    return this.loading;
  }

  private async read(): Promise<void> {
    const { signIn } = this;
    try {
      const tokens = await this.storage.load();
      if (signIn === this.signIn) this.tokens = tokens;
    } catch (error) {
      if (signIn === this.signIn) this.loading = undefined;
      throw error;
    }
  }

  /** Runs storage writes one after the other, so that the last write wins. */
  private write(work: () => Promise<void> | void): Promise<void> {
    this.writing = this.writing.then(work, work);
    return this.writing;
  }
}

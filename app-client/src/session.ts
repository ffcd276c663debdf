// Who is signed in: tokens kept in the app's storage, renewed once for all calls that need it.
import { isUnauthenticated } from './errors.js';
import type { Tokens, TokenStorage } from './tokens.js';

/** The tokens that a call is sent with, and the sign-in that they are of. */
export interface Pass {
  tokens: Tokens;
  signIn: number;
}

/** An access token that ends within this time is renewed first: an upload should not be refused when it is through. */
const NEARLY_OVER = 10_000;

export class Session {
  private tokens: Tokens | undefined;
  private loading: Promise<void> | undefined;
  private renewing: Promise<Pass | undefined> | undefined;
  private writing: Promise<void> = Promise.resolve();
  /** Counts sign-ins and sign-outs: what began under one does not go on under another. */
  private signIn = 0;

  constructor(
    private readonly storage: TokenStorage,
    private readonly refresh: (refreshToken: string) => Promise<Tokens>,
    private readonly onSignedOut: () => void,
  ) {}

  /** What to send a call with; undefined when nobody is signed in. */
  async pass(): Promise<Pass | undefined> {
    await this.load();
    if (!this.tokens) return undefined;
    const pass = { tokens: this.tokens, signIn: this.signIn };
    return pass.tokens.expiresAt - Date.now() < NEARLY_OVER ? this.renew(pass) : pass;
  }

  /** Whether tokens are kept; whether they still hold only the server knows. */
  async isKept(): Promise<boolean> {
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

  /** The tokens after these, of the same sign-in; undefined when it is over. However many ask, one call is made. */
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
    // What was stored before is the past: nothing is to be read any more.
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

  /** One after the other, so that the storage ends with what came last. */
  private write(work: () => Promise<void> | void): Promise<void> {
    this.writing = this.writing.then(work, work);
    return this.writing;
  }
}

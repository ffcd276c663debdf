// A phone for the tests of the app's client.
import {
  type AppClient,
  type ClientOptions,
  createClient,
  memoryStorage,
  type TokenStorage,
} from '@callboard/app-client';
import { checkedFetch } from './answers.js';

/** The client of one user with a connection that records requests and can lose answers. */
export class Phone {
  readonly storage: TokenStorage = memoryStorage();
  readonly sent: { path: string; status: number; headers: Record<string, string> }[] = [];
  /** The paths whose next answer gets lost. */
  readonly lost: string[] = [];
  signedOut = 0;
  client: AppClient;

  constructor(
    private readonly baseUrl: string,
    private readonly options: Partial<ClientOptions> = {},
  ) {
    this.restart();
  }

  /** Closes and opens the app. Only stored values remain. */
  restart(): void {
    this.client = createClient({
      baseUrl: this.baseUrl,
      storage: this.storage,
      onSignedOut: () => (this.signedOut += 1),
      retryDelay: 5,
      fetch: this.line,
      ...this.options,
    });
  }

  countOf(path: string): number {
    return this.sent.filter((one) => one.path === path).length;
  }

  private readonly line: typeof fetch = async (url, init) => {
    const { pathname } = new URL(url as string);
    const response = await checkedFetch(url, init);
    const headers = init?.headers as Record<string, string>;
    this.sent.push({ path: pathname, status: response.status, headers });
    if (!this.lost.includes(pathname)) return response;
    this.lost.splice(this.lost.indexOf(pathname), 1);
    throw new TypeError('Network request failed');
  };
}

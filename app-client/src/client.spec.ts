// Tests calls under network failures, and the interaction of concurrent calls.
import { vi } from 'vitest';
import { createClient } from './client.js';
import { ApiError, NetworkError } from './errors.js';
import { memoryStorage, type Tokens } from './tokens.js';

type Line = (path: string, init: RequestInit) => Response | Promise<Response>;

const TOKENS: Tokens = { accessToken: 'old', refreshToken: 'first', expiresAt: Number.MAX_SAFE_INTEGER };
const answer = (body: object, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ success: 1, message: 'OK', ...body }), { status, headers });
const refusal = (status: number, code: string) =>
  answer({ success: 0, code, message: 'No', requestId: 'request-1' }, status);
const wallet = () => answer({ details: { coin: 5, recievingCoins: 0, held: 0, frozen: false } });
const bearerOf = ({ headers }: RequestInit) => (headers as Record<string, string>).Authorization;

function clientOn(line: Line, tokens: Tokens | undefined = TOKENS) {
  const storage = memoryStorage(tokens);
  const paths: string[] = [];
  const onSignedOut = vi.fn();
  const client = createClient({
    baseUrl: 'https://callboard.example/',
    storage,
    onSignedOut,
    retryDelay: 1,
    timeout: 50,
    fetch: async (url, init) => {
      const path = (url as string).replace('https://callboard.example', '');
      paths.push(path);
      return line(path, init!);
    },
  });
  return { client, storage, paths, onSignedOut };
}

function closedGate() {
  let open!: () => void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** A server that rejects the old token and renews it when `opened` resolves. */
const renewing =
  (opened: Promise<void> = Promise.resolve()): Line =>
  async (path, init) => {
    if (path === '/api/auth/refresh') {
      await opened;
      return answer({ accessToken: 'new', refreshToken: 'second', expiresIn: 600 });
    }
    if (path === '/api/app/login')
      return answer({ accessToken: 'other', refreshToken: 'other-1', expiresIn: 600 });
    if (path === '/api/auth/logout') return answer({});
    return bearerOf(init) === 'Bearer old' ? refusal(401, 'UNAUTHENTICATED') : wallet();
  };

/** A server that never responds. Rejects as fetch does when the request is aborted. */
const silence: Line = (_path, { signal }) =>
  new Promise((_resolve, reject) => {
    signal!.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

describe('a call without a response', () => {
  const broken: Line = () => Promise.reject(new TypeError('Network request failed'));

  it('should be retried and then fail with a NetworkError when it only reads', async () => {
    const { client, paths } = clientOn(broken);
    await expect(client.fetchOwnWallet()).rejects.toMatchObject({ name: 'NetworkError', timedOut: false });
    expect(paths).toHaveLength(4);
  });

  it('should be sent once when it changes something and has no key', async () => {
    const { client, paths } = clientOn(broken);
    await expect(client.readAllNotifications()).rejects.toBeInstanceOf(NetworkError);
    expect(paths).toHaveLength(1);
  });

  it('should time out', async () => {
    const { client, paths } = clientOn(silence);
    await expect(client.fetchOwnWallet({ retries: 1 })).rejects.toMatchObject({ timedOut: true });
    expect(paths).toHaveLength(2);
  });

  it('should end at once when the app aborts it', async () => {
    const { client, paths } = clientOn(silence);
    const giveUp = new AbortController();
    const call = client.fetchOwnWallet({ signal: giveUp.signal, timeout: 60_000 });
    setTimeout(() => giveUp.abort(), 5);
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(paths).toHaveLength(1);
  });

  it('should be retried when a proxy responds in place of the server', async () => {
    let tries = 0;
    const { client } = clientOn(() => {
      tries += 1;
      return tries === 1 ? new Response('<h1>Bad gateway</h1>', { status: 502 }) : wallet();
    });
    expect((await client.fetchOwnWallet()).details.coin).toBe(5);
  });
});

describe('a failure', () => {
  it('should contain the details of the error response', async () => {
    const { client, paths } = clientOn(() =>
      answer({ code: 'RATE_LIMITED', message: 'Later', requestId: 'request-7' }, 429, {
        'retry-after': '30',
      }),
    );
    await expect(client.fetchOwnWallet()).rejects.toMatchObject({
      message: 'Later',
      code: 'RATE_LIMITED',
      requestId: 'request-7',
      retryAfter: 30,
      errors: [],
    });
    expect(paths).toHaveLength(1);
  });

  it('should have the code UNREADABLE when the response did not come from the API', async () => {
    const { client } = clientOn(() => new Response('<h1>Sign in to the hotel</h1>'));
    const failed = client.readAllNotifications();
    await expect(failed).rejects.toBeInstanceOf(ApiError);
    await expect(failed).rejects.toMatchObject({ code: 'UNREADABLE', status: 200 });
  });
});

describe('a session', () => {
  it('should be renewed before a call when the token expires soon', async () => {
    const { client, paths } = clientOn(renewing(), { ...TOKENS, expiresAt: Date.now() + 5000 });
    await client.fetchOwnWallet();
    expect(paths).toEqual(['/api/auth/refresh', '/api/app/wallet']);
  });

  it('should count as signed in when the device is offline and the token has expired', async () => {
    const { client, paths } = clientOn(silence, { ...TOKENS, expiresAt: 0 });
    expect(await client.isSignedIn()).toBe(true);
    expect(paths).toEqual([]);
  });

  it('should stop renewing before the server rejects a used refresh token', async () => {
    vi.useFakeTimers();
    const begin = Date.now();
    const ends: number[] = [];
    const client = createClient({
      baseUrl: 'https://callboard.example',
      storage: memoryStorage({ ...TOKENS, expiresAt: 0 }),
      fetch: (_url, init) => {
        init!.signal!.addEventListener('abort', () => ends.push(Date.now() - begin));
        return silence('', init!) as Promise<Response>;
      },
    });
    const failed = expect(client.fetchOwnWallet()).rejects.toMatchObject({ timedOut: true });
    await vi.advanceTimersByTimeAsync(120_000);
    vi.useRealTimers();
    await failed;
    expect(ends.length).toBeGreaterThan(1);
    expect(Math.max(...ends)).toBeLessThan(30_000);
  });

  it('should stay ended when the app signs out during a renewal', async () => {
    const gate = closedGate();
    const { client, storage } = clientOn(renewing(gate.opened));
    const calls = Promise.allSettled([client.fetchOwnWallet(), client.logout()]);
    gate.open();
    await calls;
    expect(await storage.load()).toBeUndefined();
    expect(await client.isSignedIn()).toBe(false);
  });

  it("should never send one user's call as the next user", async () => {
    const gate = closedGate();
    const { client, storage, onSignedOut } = clientOn(renewing(gate.opened));
    const call = client.fetchOwnWallet();
    const refused = expect(call).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await client.loginUser({ number: '919800000002', password: 'another person' });
    gate.open();
    await refused;
    expect(await storage.load()).toMatchObject({ accessToken: 'other' });
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('should remain when the server cannot be reached for a renewal', async () => {
    const { client, storage, onSignedOut } = clientOn((path) =>
      path === '/api/auth/refresh'
        ? Promise.reject(new TypeError('Network request failed'))
        : refusal(401, 'UNAUTHENTICATED'),
    );
    await expect(client.fetchOwnWallet()).rejects.toBeInstanceOf(NetworkError);
    expect(await storage.load()).toEqual(TOKENS);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('should end on this device when the app signs out offline', async () => {
    const { client, storage } = clientOn(() => Promise.reject(new TypeError('Network request failed')));
    await expect(client.logout()).rejects.toBeInstanceOf(NetworkError);
    expect(await storage.load()).toBeUndefined();
  });

  it('should notify the app once when the server has ended the session', async () => {
    const { client, storage, onSignedOut } = clientOn(() => refusal(401, 'UNAUTHENTICATED'));
    const calls = await Promise.allSettled([client.fetchOwnWallet(), client.fetchOwnProfile()]);
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    expect(await storage.load()).toBeUndefined();
  });
});

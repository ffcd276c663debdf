import type { CallOptions } from './call.js';
import { callsOver } from './calls.gen.js';
import type { DeleteAccountDto, LoginUserDto, RegisterUserDto } from './schemas.gen.js';
import { Session } from './session.js';
import { memoryStorage, tokensOf, type TokenAnswer, type TokenStorage } from './tokens.js';
import { Transport } from './transport.js';

export interface ClientOptions {
  /** Where the API is, without `/api`: `https://callboard.example`. */
  baseUrl: string;
  /** Where tokens are kept; unset, they are gone with the process. */
  storage?: TokenStorage;
  /** The session is over (ended by staff, banned, too old): show the sign-in. Not called after the app's own `logout`. */
  onSignedOut?: () => void;
  /** Milliseconds for one try of a call; 15,000. */
  timeout?: number;
  /** The same for calls with files; 10 minutes. */
  uploadTimeout?: number;
  /** How often a call that does no harm twice is sent again when no answer came; 3. */
  retries?: number;
  /** Milliseconds before the first of these; the next ones wait twice as long each. 500. */
  retryDelay?: number;
  /** Another fetch than the platform's. */
  fetch?: typeof fetch;
}

export type AppClient = ReturnType<typeof createClient>;

/** The calls of the app, with a session that renews itself. */
export function createClient(options: ClientOptions) {
  const {
    storage = memoryStorage(),
    onSignedOut = () => undefined,
    timeout = 15_000,
    uploadTimeout = 600_000,
    retries = 3,
    retryDelay = 500,
    fetch: fetcher = (...given: Parameters<typeof fetch>) => globalThis.fetch(...given),
  } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const transport = new Transport(
    { baseUrl, fetch: fetcher, timeout, uploadTimeout, retries, retryDelay },
    () => session,
  );
  const calls = callsOver(transport.send);
  // For 30 s the server answers a refresh token that was used the same successor again: sending twice does no harm. Later it
  // takes the token for stolen, and ends the session.
  const refresh = async (refreshToken: string) =>
    tokensOf(await calls.refreshSession({ refreshToken }, { retries, within: 25_000 }));
  const session = new Session(storage, refresh, onSignedOut);
  const signedIn = async <Answer extends TokenAnswer>(answer: Answer): Promise<Answer> => {
    await session.begin(tokensOf(answer));
    return answer;
  };
  // The session renews itself; an app that did it too would use one token twice.
  const { refreshSession: _own, ...others } = calls;

  return {
    ...others,
    /** Register a user of the app and sign it in */
    registerUser: async (body: RegisterUserDto, call?: CallOptions) =>
      signedIn(await calls.registerUser(body, call)),
    /** Sign in as user of the app */
    loginUser: async (body: LoginUserDto, call?: CallOptions) => signedIn(await calls.loginUser(body, call)),
    /** End this session. On this device it is over even when the server cannot be reached. */
    logout: async (call?: CallOptions) => {
      try {
        return await calls.logout(call);
      } finally {
        await session.end();
      }
    },
    /** Delete the own account: personal data goes, coin entries stay without a name */
    deleteOwnAccount: async (body: DeleteAccountDto, call?: CallOptions) => {
      const answer = await calls.deleteOwnAccount(body, call);
      await session.end();
      return answer;
    },
    /** Whether somebody is signed in on this device; the server may have ended that session since. */
    isSignedIn: () => session.isKept(),
    /** The address of a picture, animation, song or video that an answer names; undefined for none. */
    fileUrl: (path: string) => {
      if (!path) return undefined;
      return /^https?:\/\//.test(path) ? path : `${baseUrl}/api/${path}`;
    },
  };
}

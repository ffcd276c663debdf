import type { CallOptions } from './call.js';
import { callsOver } from './calls.gen.js';
import type { DeleteAccountDto, LoginUserDto, RegisterUserDto } from './schemas.gen.js';
import { Session } from './session.js';
import { memoryStorage, tokensOf, type TokenAnswer, type TokenStorage } from './tokens.js';
import { Transport } from './transport.js';

export interface ClientOptions {
  /** The address of the API without `/api`, for example `https://callboard.example`. */
  baseUrl: string;
  /** The storage of the tokens. Default: memory, so the tokens are lost when the process ends. */
  storage?: TokenStorage;
  /** Called when the server ended the session (by staff, a ban or expiry): show the sign-in. Not called by `logout`. */
  onSignedOut?: () => void;
  /** The timeout of one attempt, in milliseconds. Default: 15,000. */
  timeout?: number;
  /** The timeout of one attempt of a call with files, in milliseconds. Default: 600,000 (10 minutes). */
  uploadTimeout?: number;
  /** The number of retries of an idempotent call when no response arrives. Default: 3. */
  retries?: number;
  /** The delay before the first retry, in milliseconds. The delay doubles with each retry. Default: 500. */
  retryDelay?: number;
  /** A replacement for the platform's fetch. */
  fetch?: typeof fetch;
}

export type AppClient = ReturnType<typeof createClient>;

/** Creates a client with the calls of the app and a session that renews itself. */
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
  // For 30 s the server returns the same successor for a used refresh token, so retries are safe. After that the server
  // treats a used token as stolen and ends the session. Stop after 25 s.
  const refresh = async (refreshToken: string) =>
    tokensOf(await calls.refreshSession({ refreshToken }, { retries, within: 25_000 }));
  const session = new Session(storage, refresh, onSignedOut);
  const signedIn = async <Answer extends TokenAnswer>(answer: Answer): Promise<Answer> => {
    await session.begin(tokensOf(answer));
    return answer;
  };
  // Hide refreshSession: the session renews itself, and a second renewal by the app would use one token twice.
  const { refreshSession: _own, ...others } = calls;

  return {
    ...others,
    /** Registers a user of the app and signs the user in. */
    registerUser: async (body: RegisterUserDto, call?: CallOptions) =>
      signedIn(await calls.registerUser(body, call)),
    /** Signs in a user of the app. */
    loginUser: async (body: LoginUserDto, call?: CallOptions) => signedIn(await calls.loginUser(body, call)),
    /** Ends this session. The device is signed out even when the server cannot be reached. */
    logout: async (call?: CallOptions) => {
      try {
        return await calls.logout(call);
      } finally {
        await session.end();
      }
    },
    /** Deletes the user's own account: personal data is removed, coin entries stay without a name. */
    deleteOwnAccount: async (body: DeleteAccountDto, call?: CallOptions) => {
      const answer = await calls.deleteOwnAccount(body, call);
      await session.end();
      return answer;
    },
    /** Whether a user is signed in on this device. The server may have ended the session in the meantime. */
    isSignedIn: () => session.isStored(),
    /** Returns the URL of a picture, animation, song or video in a response, or undefined for an empty path. */
    fileUrl: (path: string) => {
      if (!path) return undefined;
      return /^https?:\/\//.test(path) ? path : `${baseUrl}/api/${path}`;
    },
  };
}

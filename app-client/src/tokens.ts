// The tokens of a session and their storage.

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  /** The expiry of the access token by this device's clock, in milliseconds since 1970. */
  expiresAt: number;
}

/** A storage that keeps tokens while the app is closed, for example a keychain. */
export interface TokenStorage {
  load(): Promise<Tokens | undefined> | Tokens | undefined;
  save(tokens: Tokens): Promise<void> | void;
  clear(): Promise<void> | void;
}

/** Returns a storage in memory, which is lost when the process ends. */
export function memoryStorage(tokens?: Tokens): TokenStorage {
  let stored = tokens;
  return {
    load: () => stored,
    save: (given) => {
      stored = given;
    },
    clear: () => {
      stored = undefined;
    },
  };
}

/** The tokens in a response. The fields are optional because panels get cookies instead. */
export interface TokenAnswer {
  accessToken?: string;
  refreshToken?: string;
  expiresIn?: number;
}

export function tokensOf({ accessToken, refreshToken, expiresIn = 0 }: TokenAnswer): Tokens {
  if (!accessToken || !refreshToken) throw new Error('The server answered a sign-in without tokens');
  return { accessToken, refreshToken, expiresAt: Date.now() + expiresIn * 1000 };
}

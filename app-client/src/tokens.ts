// What a sign-in leaves, and where the app keeps it.

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  /** When the access token ends, by this device's clock: milliseconds since 1970. */
  expiresAt: number;
}

/** Where tokens stay while the app is closed: a keychain, for example. */
export interface TokenStorage {
  load(): Promise<Tokens | undefined> | Tokens | undefined;
  save(tokens: Tokens): Promise<void> | void;
  clear(): Promise<void> | void;
}

/** Forgets with the process. */
export function memoryStorage(tokens?: Tokens): TokenStorage {
  let kept = tokens;
  return {
    load: () => kept,
    save: (given) => {
      kept = given;
    },
    clear: () => {
      kept = undefined;
    },
  };
}

/** The part of an answer that carries tokens; panels, which get cookies, are why it is optional. */
export interface TokenAnswer {
  accessToken?: string;
  refreshToken?: string;
  expiresIn?: number;
}

export function tokensOf({ accessToken, refreshToken, expiresIn = 0 }: TokenAnswer): Tokens {
  if (!accessToken || !refreshToken) throw new Error('The server answered a sign-in without tokens');
  return { accessToken, refreshToken, expiresAt: Date.now() + expiresIn * 1000 };
}

// Retries calls that get no response.
import { ApiError, NetworkError } from './errors.js';

/** The statuses of a proxy that cannot reach its server, and of an API that is starting. */
const PASSING = new Set([502, 503, 504]);

const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && PASSING.has(error.status));

/** Exponential backoff with up to 50 % jitter, so that clients that lost the server together do not return together. */
const backoff = (delay: number, attempt: number): number => delay * 2 ** attempt * (1 - Math.random() / 2);

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done);
  });
}

export async function withRetries<T>(
  work: () => Promise<T>,
  {
    retries,
    delay,
    end,
    signal,
  }: {
    retries: number;
    delay: number;
    /** The time after which no attempt starts. */ end: number;
    signal?: AbortSignal | undefined;
  },
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const wait = backoff(delay, attempt);
      const isLast = attempt >= retries || Date.now() + wait >= end;
      if (isLast || !isPassing(error) || signal?.aborted) throw error;
      await pause(wait, signal);
    }
  }
}

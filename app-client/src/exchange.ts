// Sends one request with a timeout.
import { NetworkError } from './errors.js';

export interface Request {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string | FormData | undefined;
  timeout: number;
  signal?: AbortSignal | undefined;
}

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

/** Throws a NetworkError when no complete response arrives, or the error of fetch when the caller aborts. */
export async function exchange(fetcher: typeof fetch, request: Request): Promise<Reply> {
  const { url, method, headers, body, timeout, signal } = request;
  // React Native has neither AbortSignal.timeout nor AbortSignal.any.
  const controller = new AbortController();
  const stop = () => controller.abort();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    stop();
  }, timeout);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  try {
    const response = await fetcher(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      signal: controller.signal,
      // Never send the cookies of a panel that is open in the same browser.
      credentials: 'omit',
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    const message = timedOut ? `No answer within ${timeout} ms` : 'The server cannot be reached';
    throw new NetworkError(message, timedOut, error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { present } from '../../core/present.js';
import type { Env } from '../../core/config/env.js';
import { ENV } from '../../platform/config/env.module.js';
import { GoogleAccessToken } from './google-access-token.js';
import { PushFault, type PushMessage, type PushOutcome, PushSender } from './push-sender.js';

const TIMEOUT = 10_000;
const TRIES = 3;
const FIRST_WAIT = 500;
/** Milliseconds. `push` throws a PushFault when the next wait would be longer. */
const LONGEST_WAIT = 5_000;
/**
 * The most characters of a pushed text. FCM limits a message to 4096 bytes in total, and phones show fewer characters
 * than this. The inbox keeps the full text.
 */
const BODY = 500;
const SIGNS = new Intl.Segmenter();

interface FcmError {
  error?: { status?: unknown; message?: unknown; details?: { errorCode?: unknown }[] };
}

/**
 * Firebase Cloud Messaging, HTTP v1 (https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages/send).
 */
@Injectable()
export class FcmSender extends PushSender {
  readonly isEnabled: boolean;
  private readonly accessToken: GoogleAccessToken | undefined;
  private readonly address: string;

  constructor(@Inject(ENV) { fcm, fcmUrl }: Pick<Env, 'fcm' | 'fcmUrl'>) {
    super();
    this.isEnabled = fcm !== undefined;
    this.accessToken = fcm && new GoogleAccessToken(fcm);
    this.address = `${fcmUrl}/v1/projects/${fcm?.projectId}/messages:send`;
  }

  async push(token: string, message: PushMessage, signal: AbortSignal): Promise<PushOutcome> {
    const body = JSON.stringify({ message: wireMessage(token, message) });
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.send(body, signal);
      if (response.ok) {
        await response.arrayBuffer();
        return 'pushed';
      }
      const failure = await failureOf(response);
      if (failure.outcome) return failure.outcome;
      const wait = failure.retryAfter ?? FIRST_WAIT * 2 ** (attempt - 1) * (1 + Math.random() / 4);
      if (!failure.isPassing || attempt >= TRIES || wait > LONGEST_WAIT)
        throw new PushFault(failure.message, failure.retryAfter);
      await sleep(wait, undefined, { signal });
    }
  }

  /** Sends the message. After a 401, it retries once with a new bearer token. */
  private async send(body: string, signal: AbortSignal): Promise<Response> {
    if (!this.accessToken) throw new PushFault('Push credentials are not configured');
    const bearer = await this.accessToken.read();
    const first = await this.request(bearer, body, signal);
    if (first.status !== 401) return first;
    await first.arrayBuffer();
    this.accessToken.reject(bearer);
    return this.request(await this.accessToken.read(), body, signal);
  }

  private async request(bearer: string, body: string, signal: AbortSignal): Promise<Response> {
    const late = AbortSignal.timeout(TIMEOUT);
    try {
      return await fetch(this.address, {
        method: 'POST',
        headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
        body,
        signal: AbortSignal.any([signal, late]),
        redirect: 'error',
      });
    } catch (error) {
      signal.throwIfAborted();
      const why = late.aborted
        ? 'The push service did not respond in time'
        : 'The push service cannot be reached';
      throw new PushFault(why, undefined, { cause: error });
    }
  }
}

/** Shortens the text at a grapheme boundary, so that an emoji is never cut in half. */
function shortened(text: string): string {
  if (text.length <= BODY) return text;
  const { index: end } = present(SIGNS.segment(text).containing(BODY - 1));
  return `${text.slice(0, end).trimEnd()}…`;
}

const wireMessage = (token: string, { id, title, body }: PushMessage) => ({
  token,
  notification: { title, body: shortened(body) },
  data: { notification: id },
  android: { collapse_key: id, notification: { tag: id } },
  apns: { headers: { 'apns-collapse-id': id } },
});

interface Failure {
  message: string;
  /** Set when the failure concerns only this push token. */
  outcome?: PushOutcome | undefined;
  isPassing: boolean;
  retryAfter?: number | undefined;
}

async function failureOf(response: Response): Promise<Failure> {
  const { error } = ((await response.json().catch(() => null)) ?? {}) as FcmError;
  const code = error?.details?.find(({ errorCode }) => typeof errorCode === 'string')?.errorCode;
  const said = [code ?? error?.status, error?.message].filter((one) => typeof one === 'string').join(': ');
  return {
    message: `The push service reports ${said || `status ${response.status}`}`.slice(0, 300),
    outcome: outcomeOf(code, response.status),
    isPassing: response.status === 429 || response.status >= 500,
    retryAfter: retryAfterOf(response),
  };
}

// Only a 404 with UNREGISTERED means a dead token. Any other 404 means a wrong project or address, and must not delete
// the tokens of all phones.
function outcomeOf(code: unknown, status: number): PushOutcome | undefined {
  if (code === 'UNREGISTERED') return 'gone';
  return code === 'SENDER_ID_MISMATCH' || status === 400 ? 'refused' : undefined;
}

/** Returns the Retry-After header, given in seconds or as an HTTP date, in milliseconds. */
function retryAfterOf({ headers }: Response): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

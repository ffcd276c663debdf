import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../core/config/env.js';
import { ENV } from '../../../platform/config/env.module.js';

export interface SightengineKeys {
  apiUser: string;
  apiSecret: string;
}

/**
 * The kind of a fault. `unusable`: the video can never be scored. `attempt`: this attempt failed, and a retry may
 * succeed. `service`: the service currently fails for every video.
 */
export type FaultKind = 'unusable' | 'attempt' | 'service';

/** A failed attempt to get a score. */
export class ScoringFault extends Error {
  constructor(
    message: string,
    readonly kind: FaultKind,
    /** The wait that the service asks for, in milliseconds. */
    readonly retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The model. Its `none` value is the probability that a picture contains no nudity. */
const MODEL = 'nudity-2.1';
const TIMEOUT = 120_000;
/** The only error type that concerns the video. The others concern the service, keys, plans and limits. */
const ABOUT_THE_VIDEO = 'media_error';
/** Without an error type, statuses that concern a single request: malformed, too large or of an unsupported type. */
const ABOUT_THE_REQUEST = new Set([200, 400, 413, 415, 422]);

interface Answer {
  status?: unknown;
  error?: { type?: unknown; message?: unknown };
  data?: { frames?: { nudity?: { none?: unknown } }[] };
}

/** Sightengine's synchronous video check (https://sightengine.com/docs/moderate-stored-video). */
@Injectable()
export class SightengineClient {
  constructor(@Inject(ENV) private readonly env: Pick<Env, 'sightengineUrl'>) {}

  /** Returns the safe value of the least safe frame of a video, from 0 to 1. */
  async score(video: Blob, keys: SightengineKeys, timeout = TIMEOUT): Promise<number> {
    const form = new FormData();
    form.set('models', MODEL);
    form.set('api_user', keys.apiUser);
    form.set('api_secret', keys.apiSecret);
    form.set('media', video, 'video');
    const response = await this.send(form, AbortSignal.timeout(timeout));
    const answer = (await response.json().catch(() => ({}))) as Answer | null;
    if (!response.ok || answer?.status !== 'success') throw faultOf(response, answer);
    const values = (answer.data?.frames ?? []).map(({ nudity }) => nudity?.none);
    const safe = values.filter((value): value is number => typeof value === 'number');
    if (!safe.length || safe.length < values.length)
      throw new ScoringFault('The response has no scores', 'attempt');
    return Math.min(1, Math.max(0, Math.min(...safe)));
  }

  private async send(body: FormData, signal: AbortSignal): Promise<Response> {
    try {
      return await fetch(`${this.env.sightengineUrl}/1.0/video/check-sync.json`, {
        method: 'POST',
        body,
        signal,
        redirect: 'error',
      });
    } catch (error) {
      throw new ScoringFault(signal.aborted ? 'No response in time' : 'Not reachable', 'service', undefined, {
        cause: error,
      });
    }
  }
}

function faultOf(response: Response, answer: Answer | null): ScoringFault {
  const { type, message } = answer?.error ?? {};
  const said = [type, message].filter((one) => typeof one === 'string').join(': ');
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  return new ScoringFault(
    said || `Status ${response.status}`,
    kindOf(response.status, type),
    Number.isFinite(seconds) ? seconds * 1000 : undefined,
  );
}

function kindOf(status: number, type: unknown): FaultKind {
  if (typeof type === 'string') return type === ABOUT_THE_VIDEO ? 'unusable' : 'service';
  return ABOUT_THE_REQUEST.has(status) ? 'attempt' : 'service';
}

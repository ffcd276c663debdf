import type { Request } from 'express';

const IDLE_HEADER = 'X-Idle-Seconds';

/**
 * Returns the seconds since the person last used the panel that sends this request; undefined when the header is missing
 * or malformed. A duration, because the clocks of browser and server may differ.
 */
export function idleSecondsOf(request: Request): number | undefined {
  const text = request.get(IDLE_HEADER) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

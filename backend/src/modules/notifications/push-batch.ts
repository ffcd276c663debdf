import type { PushToken } from './push-token.schema.js';
import { PushFault, type PushMessage, type PushSender } from './push-sender.js';

/** So many requests are on their way at a time. */
const AT_ONCE = 20;

/** What came of a batch. */
export interface PushedBatch {
  pushed: number;
  refused: number;
  gone: PushToken[];
  /** Not settled, because the service had a fault. */
  left: PushToken[];
  fault?: PushFault;
}

/** Pushes to several phones, some at a time. A fault stops it: what is left may be pushed later. */
export async function pushBatch(
  sender: PushSender,
  tokens: PushToken[],
  message: PushMessage,
  signal: AbortSignal,
): Promise<PushedBatch> {
  const batch: PushedBatch = { pushed: 0, refused: 0, gone: [], left: [] };
  const waiting = [...tokens];
  const work = async () => {
    for (let token = waiting.shift(); token; token = waiting.shift()) {
      if (batch.fault) {
        batch.left.push(token);
        continue;
      }
      try {
        const outcome = await sender.push(token.token, message, signal);
        if (outcome === 'gone') batch.gone.push(token);
        else batch[outcome] += 1;
      } catch (error) {
        if (!(error instanceof PushFault)) throw error;
        batch.fault = error;
        batch.left.push(token);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return batch;
}

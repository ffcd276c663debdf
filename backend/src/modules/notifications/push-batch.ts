import type { PushToken } from './push-token.schema.js';
import { PushFault, type PushMessage, type PushSender } from './push-sender.js';

/** The maximum number of concurrent push requests. */
const AT_ONCE = 20;

/** The result of a batch. */
export interface PushedBatch {
  pushed: number;
  refused: number;
  gone: PushToken[];
  /** Tokens that got no push because of a fault of the push service. */
  left: PushToken[];
  fault?: PushFault;
}

/** Pushes a message to several phones concurrently. After a fault, the remaining tokens are returned in `left`. */
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

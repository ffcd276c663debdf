import { Counter, register } from 'prom-client';

const pushes =
  (register.getSingleMetric('callboard_pushes_total') as Counter<'outcome'> | undefined) ??
  new Counter({
    name: 'callboard_pushes_total',
    help: 'Push messages by outcome: pushed, or failed because the phone could not be reached',
    labelNames: ['outcome'],
  });

/** Counts the outcomes of a batch of push messages for `/api/metrics`. */
export function countPushes(pushed: number, failed: number): void {
  pushes.inc({ outcome: 'pushed' }, pushed);
  pushes.inc({ outcome: 'failed' }, failed);
}

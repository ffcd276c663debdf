// Queues for work on libuv's threads. File and DNS operations and the gzip of responses use the same threads, so the
// queues together leave one thread free.
import { availableParallelism } from 'node:os';
import { requestContext } from '../../core/request-context.js';
import { WorkQueue } from './work-queue.js';

/** The number of libuv threads: UV_THREADPOOL_SIZE, which libuv reads before the application runs. */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;
const CORES = availableParallelism();

/**
 * Hashes use one core each. One more hash than cores, so that no core waits for the main thread to hand over the next
 * hash.
 */
const HASHES = Math.max(1, Math.min(CORES + 1, THREADS - 2));
const MEDIA = Math.max(1, Math.min(Math.floor(CORES / 2), THREADS - HASHES - 1));

const hashes = new WorkQueue(HASHES);
const media = new WorkQueue(MEDIA);

/** Queues password hashing. Checks and new hashes take turns: a rush of registrations does not block sign-ins. */
export const queueHash = <T>(kind: 'check' | 'make', work: () => Promise<T>): Promise<T> =>
  hashes.run(kind, work, requestContext()?.isGone);

/**
 * Queues picture decoding and archive unpacking. Callers take turns: a caller with many files does not block the
 * others.
 */
export const queueMedia = <T>(work: () => Promise<T>): Promise<T> => {
  const context = requestContext();
  return media.run(context?.caller?.id ?? '', work, context?.isGone);
};

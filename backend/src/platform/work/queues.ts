// The queues around work that runs on libuv's threads. File and DNS work and the gzip of answers use the same threads, so
// the queues together leave one of them free.
import { availableParallelism } from 'node:os';
import { requestContext } from '../../core/request-context.js';
import { WorkQueue } from './work-queue.js';

/** How many threads libuv starts: UV_THREADPOOL_SIZE, which it reads before the first line of the application runs. */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;
const CORES = availableParallelism();

/** Hashes use a core each; one more than cores, so that no core waits until the main thread hands it the next one. */
const HASHES = Math.max(1, Math.min(CORES + 1, THREADS - 2));
const MEDIA = Math.max(1, Math.min(Math.floor(CORES / 2), THREADS - HASHES - 1));

const hashes = new WorkQueue(HASHES);
const media = new WorkQueue(MEDIA);

/** Password hashing. Checking a password and making a hash take turns: a rush of registrations does not hold up sign-ins. */
export const queueHash = <T>(kind: 'check' | 'make', work: () => Promise<T>): Promise<T> =>
  hashes.run(kind, work, requestContext()?.isGone);

/** Decoding of pictures and unpacking of archives. Callers take turns: one with many files does not hold up the others. */
export const queueMedia = <T>(work: () => Promise<T>): Promise<T> => {
  const context = requestContext();
  return media.run(context?.caller?.id ?? '', work, context?.isGone);
};

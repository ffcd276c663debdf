import { methodMark } from '../discovery/marked-methods.js';
import type { Job } from './job.schema.js';

/** How far a job is after a portion of it. */
export interface Portion {
  finished: boolean;
  checkpoint: Record<string, unknown>;
  done: number;
  total: number;
  result: Record<string, number>;
  /** Something outside stands in the way: the job waits a while before it goes on from the checkpoint. */
  obstacle?: { message: string; retryAfter?: number | undefined } | undefined;
}

/** The code behind one kind of job. */
export interface JobWork {
  /**
   * Carries out the next portion. After a crash a portion is carried out again, so it must be harmless to repeat. `signal` is
   * set when the job is cancelled or the process stops: then the portion may end by throwing.
   */
  next(job: Job, signal: AbortSignal): Promise<Portion>;
}

export const jobWorks = methodMark<string, JobWork['next']>();

/** On the `next` of a provider: the code behind this kind of job. */
export const RunsJob = jobWorks.mark;

import { methodMark } from '../discovery/marked-methods.js';
import type { Job } from './job.schema.js';

/** The state of a job after a portion. */
export interface Portion {
  finished: boolean;
  checkpoint: Record<string, unknown>;
  done: number;
  total: number;
  result: Record<string, number>;
  /** An external obstacle: the job waits before it resumes from the checkpoint. */
  obstacle?: { message: string; retryAfter?: number | undefined } | undefined;
}

/** The code behind one kind of job. */
export interface JobWork {
  /**
   * Runs the next portion. After a crash a portion runs again, so it must be safe to repeat. `signal` aborts when the
   * job is cancelled or the process stops: the portion may then end by throwing.
   */
  next(job: Job, signal: AbortSignal): Promise<Portion>;
}

export interface JobKind {
  kind: string;
  /**
   * Set when the job completes a change that was made already: it goes on whatever becomes of the person who made it. Any
   * other kind says in whose name it acts (`AuthorityOf`).
   */
  completes?: true;
}

export const jobWorks = methodMark<JobKind, JobWork['next']>();

/** Method decorator for the `next` method of a provider: the code of this kind of job. */
export const RunsJob = jobWorks.mark;

import { formatNumber } from '../../lib/format';
import { texts } from './components.texts';
import classes from './job-progress.module.css';
import { StatusBadge, type Tone } from './status-badge';

const { job: text } = texts;

export type JobState = keyof typeof text.states;

const tones: Record<JobState, Tone> = {
  waiting: 'warn',
  running: 'accent',
  done: 'good',
  failed: 'bad',
  cancelled: 'calm',
};

/** The fields of a background job that these components show; records that a job sends have the same fields. */
export interface JobProgressFields {
  state: JobState;
  cancelAsked: boolean;
  done: number;
  total: number;
}

export const canCancelJob = ({ state, cancelAsked }: JobProgressFields) =>
  (state === 'waiting' || state === 'running') && !cancelAsked;

/** The state of a background job. */
export function JobBadge({ job: { state, cancelAsked } }: { job: JobProgressFields }) {
  const ends = cancelAsked && state === 'running';
  return (
    <StatusBadge tone={ends ? 'calm' : tones[state]}>
      {ends ? text.cancelling : text.states[state]}
    </StatusBadge>
  );
}

/** The progress of a background job. */
export function JobProgress({ job: { done, total }, label }: { job: JobProgressFields; label: string }) {
  return (
    <div className={classes.progress}>
      <progress className={classes.bar} value={done} max={Math.max(total, done, 1)} aria-label={label} />
      <span className={classes.count}>{text.progress(formatNumber(done), formatNumber(total))}</span>
    </div>
  );
}

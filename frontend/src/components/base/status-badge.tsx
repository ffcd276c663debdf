import classes from './status-badge.module.css';

export type Tone = 'good' | 'bad' | 'warn' | 'calm' | 'accent';

/** A state in words; the colour only repeats the state. */
export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}

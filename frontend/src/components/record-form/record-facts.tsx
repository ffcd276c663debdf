import type { ReactNode } from 'react';
import classes from './record-form.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  /** Gives a long text the whole width. */
  wide?: boolean;
}

/** Read-only values, each under its label. */
export function RecordFacts({ label, facts }: { label: string; facts: Fact[] }) {
  return (
    <div role="group" aria-label={label}>
      <dl className={classes.fields}>
        {facts.map(({ label: name, value, wide }) => (
          <div key={name} className={wide ? classes.wide : undefined}>
            <dt className={classes.name}>{name}</dt>
            <dd className={classes.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

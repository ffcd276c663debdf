import { Skeleton } from '@mantine/core';
import type { EarningsTotals as Totals } from '../../api/earnings.gen';
import { formatNumber } from '../../lib/format';
import classes from './earnings.module.css';
import { texts } from './earnings.texts';
import { Change } from './figures';

const shown = [
  ['hosts', texts.totals.hosts],
  ['validDays', texts.totals.validDays],
  ['minutes', texts.columns.minutes],
  ['diamonds', texts.columns.diamonds],
] as const;

/** The sums of all matching hosts, each with its change against the period before. */
export const EarningsTotals = ({ totals }: { totals: Totals | undefined }) => (
  <section aria-label={texts.totals.label} aria-busy={!totals}>
    <dl className={classes.totals}>
      {shown.map(([name, label]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd className={classes.total}>
            {totals ? formatNumber(totals[name]) : <Skeleton width={72} height={26} />}
          </dd>
          <dd>
            {totals ? (
              <Change value={totals[name]} before={totals.before?.[name]} />
            ) : (
              <Skeleton width={48} height={16} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

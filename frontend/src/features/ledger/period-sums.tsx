import type { StatementPeriod } from '../../api/ledger.gen';
import { formatNumber } from '../../lib/format';
import classes from './ledger.module.css';

/** The name of each sum, in the order in which they lead from the opening to the closing balance. */
export type PeriodLabels = Record<keyof StatementPeriod, string>;

const LEAVES: readonly string[] = ['toPlatform', 'toOthers'];

/** Returns name and coins of each sum; coins that left the account are negative. */
export const sumsOf = (period: StatementPeriod, labels: PeriodLabels): [name: string, coins: number][] =>
  (Object.keys(labels) as (keyof StatementPeriod)[]).map((name) => [
    labels[name],
    // 0 - 0 is 0, but -0 would show a sign.
    LEAVES.includes(name) ? 0 - period[name] : period[name],
  ]);

/** How the entries of a period lead from its opening to its closing balance. */
export const PeriodSums = ({
  period,
  labels,
}: {
  period: StatementPeriod | undefined;
  labels: PeriodLabels;
}) =>
  period && (
    <dl className={classes.period}>
      {sumsOf(period, labels).map(([name, coins]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatNumber(coins)}</dd>
        </div>
      ))}
    </dl>
  );

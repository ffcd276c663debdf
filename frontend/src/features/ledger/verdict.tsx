import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { Verification } from '../../api/ledger.gen';
import cell from '../../components/base/cell.module.css';
import { formatAgo, formatDateTime, formatNumber } from '../../lib/format';
import classes from './ledger.module.css';
import { texts } from './ledger.texts';

const { reconciliation: text } = texts;

/** The result of a verification, its time and its extent. */
export function Verdict({ verification }: { verification: Verification }) {
  const { at, found, total, accounts, lines, milliseconds } = verification;
  const good = found === 0 && total === 0;
  const Icon = good ? IconCircleCheck : IconAlertTriangle;
  return (
    <section className={classes.verdict} data-tone={good ? 'good' : 'bad'} aria-label={text.title}>
      <div className={classes.finding} role="status">
        <Icon size={26} aria-hidden />
        <div>
          <p className={classes.found}>{good ? text.good : text.bad(found)}</p>
          <time dateTime={at} className={cell.second}>
            {text.last(formatAgo(at), formatDateTime(at))}
          </time>
        </div>
      </div>
      <dl className={classes.figures}>
        <Figure label={text.figures.total} value={formatNumber(total)} />
        <Figure label={text.figures.accounts} value={formatNumber(accounts)} />
        <Figure label={text.figures.lines} value={formatNumber(lines)} />
        <Figure label={text.figures.took} value={text.took(milliseconds)} />
      </dl>
    </section>
  );
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

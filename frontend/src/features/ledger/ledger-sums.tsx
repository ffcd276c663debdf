import { Link } from 'react-router-dom';
import type { LedgerSums as Sums } from '../../api/ledger.gen';
import { Sheet } from '../../components/base/sheet';
import { formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import classes from './ledger.module.css';
import { texts } from './ledger.texts';

const { sums: text } = texts.reconciliation;
const parts = ['platform', 'coinAgency', 'user', 'earnings', 'held', 'paidOut'] as const;
/** The kinds that consist of one account, which has a statement. */
const single: readonly string[] = ['platform', 'paidOut'];

/** The balances of all accounts by kind; their total is zero. */
export function LedgerSums({ sums, total }: { sums: Sums; total: number }) {
  return (
    <Sheet title={text.title}>
      <dl className={classes.sums}>
        {parts.map((part) => (
          <div key={part}>
            <dt>
              {single.includes(part) ? <Link to={paths.admin.ledger(part)}>{text[part]}</Link> : text[part]}
            </dt>
            <dd>{formatNumber(sums[part])}</dd>
          </div>
        ))}
        <div className={classes.total}>
          <dt>{text.total}</dt>
          <dd>{formatNumber(total)}</dd>
        </div>
      </dl>
    </Sheet>
  );
}

import { Link } from 'react-router-dom';
import type { Difference } from '../../api/ledger.gen';
import cell from '../../components/base/cell.module.css';
import { Sheet } from '../../components/base/sheet';
import { formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { kindName, partsOf } from './account';
import classes from './ledger.module.css';
import { texts } from './ledger.texts';

const { differences: text, more } = texts.reconciliation;

/** The differences that a verification found: the account, the amount and the number of entries. */
export function Differences({ differences, found }: { differences: Difference[]; found: number }) {
  return (
    <div className={classes.below}>
      <Sheet title={text.title}>
        <ul className={classes.differences} aria-label={text.title}>
          {differences.map((difference) => (
            <One key={`${difference.account} ${difference.what}`} difference={difference} />
          ))}
        </ul>
        {found > differences.length && <p className={cell.second}>{more(differences.length)}</p>}
      </Sheet>
    </div>
  );
}

function One({ difference }: { difference: Difference }) {
  const { account, label, what, entries, balance, expected, difference: amount } = difference;
  const name = label || account;
  return (
    <li className={classes.difference}>
      <div className={cell.names}>
        {partsOf(account).kind ? (
          <Link to={paths.admin.ledger(account)} className={cell.link}>
            {name}
          </Link>
        ) : (
          <span className={classes.kind}>{name}</span>
        )}
        <span className={cell.second}>{kindName(account)}</span>
        <span>{what}</span>
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>{text.entries}</dt>
          <dd>{formatNumber(entries)}</dd>
        </div>
        <div>
          <dt>{text.balance}</dt>
          <dd>{formatNumber(balance)}</dd>
        </div>
        <div>
          <dt>{text.expected}</dt>
          <dd>{formatNumber(expected)}</dd>
        </div>
        <div>
          <dt>{text.difference}</dt>
          <dd className={classes.wrong}>{formatNumber(amount)}</dd>
        </div>
      </dl>
    </li>
  );
}

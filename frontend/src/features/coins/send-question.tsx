import type { Question } from '../../components/base/confirm';
import { formatAgo, formatNumber } from '../../lib/format';
import classes from './coins.module.css';
import { texts } from './coins.texts';
import type { Recipient } from './recipient';
import { RecipientCard } from './recipient-card';

const { confirm } = texts;

interface SendQuestion {
  recipient: Recipient;
  coins: number;
  /** The account whose balance is shown, with the balance before and after. */
  balance?: { label: string; before: number; after: number };
  /** The send needs a second admin: nothing is sent yet. */
  waits?: boolean;
  /** The time of a recent send with the same values. */
  repeatOf?: string | undefined;
}

/** Returns the question before coins are sent: the recipient, the amount and the balance afterwards. */
export const sendQuestion = ({ recipient, coins, balance, waits, repeatOf }: SendQuestion): Question => ({
  title: waits ? confirm.askTitle(coins) : confirm.title(coins),
  effect: (
    <div className={classes.question}>
      <RecipientCard recipient={recipient} size={64} />
      <dl className={classes.sums}>
        <div>
          <dt>{confirm.coins}</dt>
          <dd>{formatNumber(coins)}</dd>
        </div>
        {balance && (
          <>
            <div>
              <dt>{balance.label}</dt>
              <dd className={classes.before}>{formatNumber(balance.before)}</dd>
            </div>
            <div>
              <dt>
                {balance.label} {confirm.after}
              </dt>
              <dd>{formatNumber(balance.after)}</dd>
            </div>
          </>
        )}
      </dl>
      {waits && <p className={classes.warning}>{confirm.nothingYet(coins, recipient.id)}</p>}
      {repeatOf && <p className={classes.warning}>{confirm.repeated(formatAgo(repeatOf))}</p>}
    </div>
  ),
  yes: waits ? confirm.askYes(coins) : confirm.yes(coins),
  safe: true,
});

import type { OrderDetails } from '../../api/orders.gen';
import { ScreenLink } from '../../components/base/rights/screen-link';
import { Warning } from '../../components/decision-queue/evidence';
import { paths } from '../../lib/paths';
import { inRupees } from './rupees';
import { texts } from './orders.texts';

const { problems, warnings: text } = texts;

/** What staff must know or do about an order. Renders nothing for most. */
export function OrderWarnings({ order }: { order: OrderDetails }) {
  const { problem, problemNote, amount, moneyBack, disputes, owed, waiting, user } = order;
  return (
    <>
      {disputes.some(({ state }) => state === 'open') && (
        <Warning title={text.disputed} hint={text.disputedHint} />
      )}
      {problem && !moneyBack && (
        <Warning
          title={texts.problem}
          hint={problem === 'amount' ? problems.amount(problemNote, inRupees(amount)) : problems.account}
        />
      )}
      {waiting && (
        <Warning title={text.waits} hint={text.waitsHint}>
          <ScreenLink to={paths.admin.waitingCoins}>{text.review}</ScreenLink>
        </Warning>
      )}
      {owed > 0 && <Warning title={text.owed(user.username, owed)} hint={text.owedHint} />}
    </>
  );
}

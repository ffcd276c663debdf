import type { LeftOutDto } from '../../api/withdrawals.gen';
import type { Question } from '../../components/base/confirm';
import { formatNumber } from '../../lib/format';
import { faultsIn } from './withdrawal-states';
import classes from './withdrawals.module.css';
import { texts } from './withdrawals.texts';

const { leftOut: label } = texts.exports;

/** Names the requests that a bank export left out, and offers to open the first of them. */
export const leftOutQuestion = (requests: LeftOutDto[]): Question => ({
  title: label.title(formatNumber(requests.length)),
  effect: (
    <>
      <p>{label.hint}</p>
      <ul className={classes.leftOut}>
        {requests.map(({ _id, username, coins, faults }) => (
          <li key={_id}>{label.row(texts.rowName(username, formatNumber(coins)), faultsIn(faults))}</li>
        ))}
      </ul>
    </>
  ),
  yes: label.open(requests[0]?.username ?? ''),
  no: label.close,
});

import type { Withdrawal } from '../../api/withdrawals.gen';
import type { Mark } from '../../components/decision-queue/marks';
import { dayAt, today } from '../../lib/today';
import { faultsIn } from './withdrawal-states';
import { texts } from './withdrawals.texts';

const { marks: text } = texts;

/** The mark of a request whose user had made another one on the same day. */
export const repeatedMark = ({ requestOfDay, createdAt }: Withdrawal): Mark | undefined =>
  requestOfDay === undefined
    ? undefined
    : {
        label: text.requestOfDay(requestOfDay, dayAt(Date.parse(createdAt)) === today()),
        reason: text.requestOfDayHint(requestOfDay - 1),
      };

/** Returns what a decision about a request has to consider, as far as its row knows. */
export function marksOf(request: Withdrawal): Mark[] {
  const { status, exported, faults, accountSharers } = request;
  const repeated = repeatedMark(request);
  const marks = repeated ? [repeated] : [];
  if (accountSharers)
    marks.push({ label: text.sharers(accountSharers), reason: text.sharersHint(accountSharers) });
  const [fault] = faults ?? [];
  if (fault && status !== 2 && !exported)
    marks.push({ label: text.faults[fault], reason: texts.faults.hint(faultsIn(faults ?? [])) });
  return marks;
}

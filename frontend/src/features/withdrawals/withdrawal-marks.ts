import type { Withdrawal } from '../../api/withdrawals.gen';
import type { Mark } from '../../components/decision-queue/marks';
import { dayAt, today } from '../../lib/today';
import { faultsIn } from './withdrawal-states';
import { texts } from './withdrawals.texts';

const { marks: text } = texts;

/** Returns what a decision about a request has to consider, as far as its row knows. */
export function marksOf(request: Withdrawal): Mark[] {
  const { status, exported, createdAt, faults, requestOfDay, accountSharers } = request;
  const marks: Mark[] = [];
  if (requestOfDay)
    marks.push({
      label: text.requestOfDay(requestOfDay, dayAt(Date.parse(createdAt)) === today()),
      reason: text.requestOfDayHint(requestOfDay - 1),
    });
  if (accountSharers)
    marks.push({ label: text.sharers(accountSharers), reason: text.sharersHint(accountSharers) });
  const [fault] = faults ?? [];
  if (fault && status !== 2 && !exported)
    marks.push({ label: text.faults[fault], reason: texts.faults.hint(faultsIn(faults ?? [])) });
  return marks;
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { useDecideWaitingLimitMutation, type WaitingLimit } from '../../api/coin-limits.gen';
import { BusyButton } from '../../components/base/busy-button';
import cell from '../../components/base/cell.module.css';
import { ReasonDialog } from '../../components/record-form/reason-dialog';
import { Sheet } from '../../components/base/sheet';
import { useInstantRows } from '../../components/base/use-instant';
import { formatAgo, formatDateTime } from '../../lib/format';
import classes from './approvals.module.css';
import { texts } from './approvals.texts';
import { IfMay } from '../../components/base/rights/if-may';

const { limits: text } = texts;

interface WaitingLimitsProps {
  changes: WaitingLimit[];
  /** Called after each decision, even a failed one: another admin may have decided first. */
  onSettled: () => void;
}

/** Changes of the limits that wait. An authorised admin can confirm them here; every admin can refuse them. */
export function WaitingLimits({ changes, onSettled }: WaitingLimitsProps) {
  const [decide] = useDecideWaitingLimitMutation();
  const { runFor, isSending } = useInstantRows();
  const [refused, setRefused] = useState<WaitingLimit>();

  async function confirm({ _id: id, limit, from, to, askedBy }: WaitingLimit) {
    const question = {
      title: text.confirmTitle[limit],
      effect: text.confirmEffect(askedBy, text.change(from, to)),
      yes: text.confirmYes,
    };
    await runFor(id, question, () => decide({ id, decideLimitDto: { approve: true } }).unwrap());
    onSettled();
  }
  return (
    <Sheet title={text.waiting}>
      <ul className={classes.changes} aria-label={text.waiting}>
        {changes.map((change) => (
          <li key={change._id} className={classes.change}>
            <div className={cell.names}>
              <span>{text[change.limit]}</span>
              <strong className={classes.amounts}>{text.change(change.from, change.to)}</strong>
              <time
                dateTime={change.createdAt}
                title={formatDateTime(change.createdAt)}
                className={cell.second}
              >
                {text.askedBy(change.own ? texts.you : change.askedBy, formatAgo(change.createdAt))}
              </time>
              {change.obstacle && (
                <span className={cell.second}>{change.own ? texts.ownHint : change.obstacle}</span>
              )}
            </div>
            <IfMay right="coins.limits">
              <div className={classes.buttons}>
                {change.mayConfirm && (
                  <BusyButton size="xs" loading={isSending(change._id)} onClick={() => void confirm(change)}>
                    {texts.confirm}
                  </BusyButton>
                )}
                <Button size="xs" variant="light" color="red" onClick={() => setRefused(change)}>
                  {change.own ? texts.cancelRequest : texts.refuse}
                </Button>
              </div>
            </IfMay>
          </li>
        ))}
      </ul>
      {refused && (
        <ReasonDialog
          key={refused._id}
          title={text.refuseTitle[refused.limit]}
          effect={text.refuseEffect(text.change(refused.from, refused.to))}
          label={texts.reason}
          hint={texts.recorded}
          yes={refused.own ? texts.cancelRequest : texts.refuse}
          danger
          onGive={(reason) =>
            decide({ id: refused._id, decideLimitDto: { approve: false, reason } }).unwrap()
          }
          onClose={() => {
            setRefused(undefined);
            onSettled();
          }}
        />
      )}
    </Sheet>
  );
}

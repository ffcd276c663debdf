import { Button } from '@mantine/core';
import { useState } from 'react';
import { useDecideWaitingOwnerMutation, type WaitingOwner } from '../../api/waiting-owners.gen';
import { BusyButton } from '../../components/base/busy-button';
import cell from '../../components/base/cell.module.css';
import { ReasonDialog } from '../../components/record-form/reason-dialog';
import { IfMay } from '../../components/base/rights/if-may';
import { Sheet } from '../../components/base/sheet';
import { useInstantRows } from '../../components/base/use-instant';
import { formatAgo, formatDateTime } from '../../lib/format';
import { texts } from './admins.texts';
import classes from './waiting-owners.module.css';

const { waiting: text } = texts;

interface WaitingOwnersProps {
  requests: WaitingOwner[];
  /** Called after each decision, even a failed one: another Owner may have decided first. */
  onSettled: () => void;
}

/** Requests to make an admin an Owner. Another Owner can confirm them here; every Owner can decline them. */
export function WaitingOwners({ requests, onSettled }: WaitingOwnersProps) {
  const [decide] = useDecideWaitingOwnerMutation();
  const { runFor, isSending } = useInstantRows();
  const [refused, setRefused] = useState<WaitingOwner>();

  async function confirm({ _id: id, name, askedBy }: WaitingOwner) {
    const question = {
      title: text.confirmTitle(name),
      effect: text.confirmEffect(askedBy),
      yes: text.confirmYes,
    };
    await runFor(id, question, () => decide({ id, decideOwnerDto: { approve: true } }).unwrap());
    onSettled();
  }
  return (
    <div className={classes.above}>
      <Sheet title={text.title}>
        <ul className={classes.requests} aria-label={text.title}>
          {requests.map((request) => (
            <li key={request._id} className={classes.request}>
              <div className={cell.names}>
                <strong className={classes.what}>{text.what(request.name)}</strong>
                <time
                  dateTime={request.createdAt}
                  title={formatDateTime(request.createdAt)}
                  className={cell.second}
                >
                  {text.askedBy(request.own ? text.you : request.askedBy, formatAgo(request.createdAt))}
                </time>
                {request.obstacle && (
                  <span className={cell.second}>{request.own ? text.ownHint : request.obstacle}</span>
                )}
              </div>
              <IfMay right="admins.manage">
                <div className={classes.buttons}>
                  {request.mayConfirm && (
                    <BusyButton
                      size="xs"
                      loading={isSending(request._id)}
                      onClick={() => void confirm(request)}
                    >
                      {text.confirm}
                    </BusyButton>
                  )}
                  <Button size="xs" variant="light" color="red" onClick={() => setRefused(request)}>
                    {request.own ? text.cancelRequest : text.refuse}
                  </Button>
                </div>
              </IfMay>
            </li>
          ))}
        </ul>
        {refused && (
          <ReasonDialog
            key={refused._id}
            title={text.refuseTitle(refused.name)}
            effect={text.refuseEffect(refused.name)}
            label={text.reason}
            hint={texts.reasonHint}
            yes={refused.own ? text.cancelRequest : text.refuse}
            danger
            onGive={(reason) =>
              decide({ id: refused._id, decideOwnerDto: { approve: false, reason } }).unwrap()
            }
            onClose={() => {
              setRefused(undefined);
              onSettled();
            }}
          />
        )}
      </Sheet>
    </div>
  );
}

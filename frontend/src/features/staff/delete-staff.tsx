import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { namedToo } from '../../api/just-deleted';
import { deleteStaffAccountLimits, useDeleteStaffAccountMutation } from '../../api/staff-accounts.gen';
import { DialogFoot } from '../../components/base/dialog-foot';
import { Modal } from '../../components/base/modal';
import type { Field } from '../../components/record-form/field';
import { RecordForm } from '../../components/record-form/record-form';
import { ErrorState } from '../../components/base/state-views';
import type { AccountsBelow } from '../../lib/accounts-below';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import type { StaffKind } from './kinds';
import type { StaffAccount } from './staff-account';
import classes from './staff.module.css';
import { texts } from './staff.texts';
import { useCoinsOf } from './use-coins-of';

const words = texts.deletion;

/** Counts the accounts below an account and passes the counts to the dialog. */
export type CountBelow = (account: StaffAccount, show: (below: AccountsBelow) => ReactNode) => ReactNode;

interface DeleteStaffProps<Account extends StaffAccount> {
  kind: StaffKind<Account>;
  account: Account;
  countBelow: CountBelow | undefined;
  onClose: () => void;
  /** Called once the account is deleted. */
  onDeleted?: (() => void) | undefined;
}

/**
 * Asks for a reason before a staff account is deleted; if the account has coins or accounts below it, also for its
 * code.
 */
export function DeleteStaff<Account extends StaffAccount>({
  countBelow,
  ...props
}: DeleteStaffProps<Account>) {
  const { kind, account } = props;
  const nothing = { ready: true, loss: '', isEmpty: true, effect: kind.texts.deleteEffect };
  const show = (below: AccountsBelow) => <DeleteDialog {...props} below={below} />;
  return countBelow ? countBelow(account, show) : show(nothing);
}

type DeleteDialogProps<Account extends StaffAccount> = Omit<DeleteStaffProps<Account>, 'countBelow'> & {
  below: AccountsBelow;
};

function DeleteDialog<Account extends StaffAccount>(props: DeleteDialogProps<Account>) {
  const { kind, account, below, onClose, onDeleted } = props;
  const { _id: id, uniqueId, name } = account;
  const [remove] = useDeleteStaffAccountMutation();
  // A deletion above the limit only waits for a second admin.
  const gone = useRef(false);
  const { ready: read, coins, waits, error, retry } = useCoinsOf(kind.key, id);
  const isKnown = below.ready && read;
  const deletion = useIdempotencyKey<{ reason: string; code?: string | undefined }>(`delete ${id}`);
  const form = useRef<HTMLDivElement>(null);
  const isAsked = isKnown && !below.moving;
  useEffect(() => {
    if (isAsked) form.current?.querySelector('textarea')?.focus();
  }, [isAsked]);
  const title = !isKnown
    ? words.title(name)
    : coins
      ? words.titleWithCoins(name, coins)
      : below.loss
        ? words.titleAbove(name, below.loss)
        : words.title(name);
  const fields: Field<{ reason: string; code: string }>[] = [
    { name: 'reason', label: texts.reason, kind: 'area', required: true, hint: texts.recorded },
  ];
  if (coins || !below.isEmpty) fields.push({ name: 'code', label: words.code(uniqueId), required: true });
  const plain = coins ? words.returnAndDelete : texts.delete;

  return (
    <Modal opened={!below.moving} keepMounted onClose={onClose} title={title} withCloseButton={false}>
      {error ? (
        <ErrorState title={words.unread} error={error} onRetry={retry} />
      ) : (
        <div className={classes.deletion}>
          <p>{words.question}</p>
          <p role="status">{!read ? words.reading : coins ? words.coinsGoBack(coins) : below.effect}</p>
          {below.move && (
            <Button variant="default" size="xs" onClick={below.move.start}>
              {words.moveFirst(below.move.label)}
            </Button>
          )}
          {isKnown && (
            <p>
              <strong>{waits ? words.needsSecond : words.restorable}</strong>
            </p>
          )}
        </div>
      )}
      {!isKnown && <DialogFoot onCancel={onClose} />}
      {/* Keeps the typed values while the accounts below are moved and counted again. */}
      <div ref={form} hidden={!isKnown}>
        <RecordForm
          repeatable
          label={title}
          fields={fields}
          limits={deleteStaffAccountLimits}
          initial={{ reason: '', code: '' }}
          submitLabel={waits ? words.askSecond : plain}
          danger={!waits}
          failure={kind.texts.failures.delete}
          save={async (_changed, { reason, code }) => {
            namedToo(id, uniqueId);
            const body = { reason: reason.trim(), code: code.trim() || undefined };
            const answer = await deletion.send(body, (key) =>
              remove({
                'Idempotency-Key': key,
                deleteStaffAccountDto: { kind: kind.key, id, ...body },
              }).unwrap(),
            );
            gone.current = !answer.waiting;
            return answer;
          }}
          onSaved={() => {
            onClose();
            if (gone.current) onDeleted?.();
          }}
          onCancel={onClose}
        />
      </div>
    </Modal>
  );
}

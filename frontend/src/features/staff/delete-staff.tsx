import { Button } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useRef, type ReactNode } from 'react';
import { useFetchCoinLimitsQuery } from '../../api/coin-limits.gen';
import { namedToo } from '../../api/just-deleted';
import { useDeleteStaffAccountMutation } from '../../api/staff-accounts.gen';
import { Modal } from '../../components/modal';
import type { Field } from '../../components/record-form/field';
import { RecordForm } from '../../components/record-form/record-form';
import { useIdempotencyKey } from '../../lib/use-idempotency-key';
import type { StaffKind } from './kinds';
import type { StaffAccount } from './staff-account';
import classes from './staff.module.css';
import { texts } from './staff.texts';

const words = texts.deletion;

/** What hangs below an account. */
export interface AccountsBelow {
  /** Whether it is counted. */
  ready: boolean;
  /** In words; '' for nothing. */
  counted: string;
  isEmpty: boolean;
  /** What becomes of it. */
  effect: string;
  /** Moves it to another parent first. */
  move?: { label: string; start: () => void };
}
/** Counts what hangs below an account and hands it to the dialog. */
export type CountBelow = (account: StaffAccount, show: (below: AccountsBelow) => ReactNode) => ReactNode;

interface DeleteStaffProps<Account extends StaffAccount> {
  kind: StaffKind<Account>;
  account: Account;
  countBelow: CountBelow | undefined;
  onClose: () => void;
  /** Called once the account is gone. */
  onDeleted?: () => void;
}

/** Asks why before an account of staff is deleted; with coins or accounts below it, also for its code. */
export function DeleteStaff<Account extends StaffAccount>({
  countBelow,
  ...props
}: DeleteStaffProps<Account>) {
  const { kind, account } = props;
  const nothing = { ready: true, counted: '', isEmpty: true, effect: kind.texts.deleteEffect };
  const show = (below: AccountsBelow) => <DeleteDialog {...props} below={below} />;
  return countBelow ? countBelow(account, show) : show(nothing);
}

type DeleteDialogProps<Account extends StaffAccount> = Omit<DeleteStaffProps<Account>, 'countBelow'> & {
  below: AccountsBelow;
};

function DeleteDialog<Account extends StaffAccount>(props: DeleteDialogProps<Account>) {
  const { kind, account, below, onClose, onDeleted } = props;
  const { _id: id, uniqueId, name, coins = 0 } = account;
  const [remove] = useDeleteStaffAccountMutation();
  // A deletion above the limit only waits.
  const gone = useRef(false);
  const limits = useFetchCoinLimitsQuery(coins ? undefined : skipToken, { refetchOnMountOrArgChange: true });
  const limit = limits.data?.details.send ?? null;
  const asksSecond = limit !== null && coins > limit;
  const deletion = useIdempotencyKey<{ reason: string; code?: string }>(`delete ${id}`);
  const title = coins
    ? words.titleWithCoins(name, coins)
    : below.counted
      ? words.titleAbove(name, below.counted)
      : words.title(name);
  const fields: Field<{ reason: string; code: string }>[] = [
    { name: 'reason', label: texts.reason, kind: 'area', required: true, hint: texts.recorded },
  ];
  if (coins || !below.isEmpty) fields.push({ name: 'code', label: words.code(uniqueId), required: true });
  const plain = coins ? words.returnAndDelete : texts.delete;

  return (
    <Modal opened onClose={onClose} title={title} withCloseButton={false}>
      <div className={classes.deletion}>
        <p>{words.question}</p>
        <p>{coins ? words.coinsGoBack(coins) : below.effect}</p>
        {below.move && (
          <Button variant="default" size="xs" onClick={below.move.start}>
            {words.moveFirst(below.move.label)}
          </Button>
        )}
        <p>
          <strong>{asksSecond ? words.needsSecond : words.final}</strong>
        </p>
      </div>
      {below.ready && (
        <RecordForm
          label={title}
          fields={fields}
          initial={{ reason: '', code: '' }}
          submitLabel={asksSecond ? words.askSecond : plain}
          danger={!asksSecond}
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
      )}
    </Modal>
  );
}

import { Alert, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { isApiError } from '../../api/errors-to-form';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import { formatNumber } from '../../lib/format';
import { reasonLimit } from '../../lib/shared-limits.gen';
import { BusyButton } from '../base/busy-button';
import { texts as shared } from '../base/components.texts';
import { ConfirmKey } from '../base/confirm-key';
import { DialogFoot } from '../base/dialog-foot';
import { Modal } from '../base/modal';
import { NameList } from '../base/name-list';
import { reasonOf } from '../base/notify';
import { DraftOffer } from '../record-form/draft-offer';
import { formKeys } from '../record-form/form.keys';
import { tooLong } from '../record-form/limits';
import { submitByKey } from '../record-form/submit-by-key';
import { useDeclaredKeys } from '../base/use-declared-keys';
import { bulkFaults, type BulkFaults } from './bulk-faults';
import { BulkTexts, textFaults, type TypedTexts } from './bulk-texts';
import classes from './bulk.module.css';
import { texts } from './bulk.texts';
import type { BulkAction, BulkOrder, BulkStarted, BulkText } from './bulk.types';
import { ReasonField } from './reason-field';
import { useTypedChange } from './use-typed-change';
import { ValueField } from './value-field';

/** From this number of records on, a destructive or final action asks to type the number. */
const manyRecords = 20;

export interface BulkDialogProps {
  /** Names the list and the account: each account on this browser has its own attempts. */
  form: string;
  action: BulkAction;
  count: number;
  /** '12 users' */
  what: string;
  /** The names of the records, as far as this page knows them. */
  names: string[];
  /** The selected ids; undefined for everything that matches. */
  ids: string[] | undefined;
  start: (order: BulkOrder, key: string) => Promise<BulkStarted>;
  onStarted: (batch: string) => void;
  /** Called when another number of records matches now. */
  onConflict: () => void;
  onClose: () => void;
}

const noTexts: readonly BulkText[] = [];

/** Asks before a bulk change: for the reason, for a further value, and for the number when much is destroyed. */
export function BulkDialog(props: BulkDialogProps) {
  const { form, action, count, what, names, ids, start, onStarted, onConflict, onClose } = props;
  const { field, texts: asked = noTexts } = action;
  const typed = useTypedChange({ form: `${form} ${action.name}`, field, texts: asked });
  const { reason, written, care } = typed;
  // The choice that counts until the person makes one.
  const first = useRef<string>(undefined);
  const [typedCount, setTypedCount] = useState('');
  const [unwritten, setUnwritten] = useState<TypedTexts>({});
  const [faults, setFaults] = useState<BulkFaults>({});
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const attempts = useIdempotencyKey<BulkOrder>(form);
  useDeclaredKeys(formKeys);
  const asksCount =
    (action.danger === true || action.final === true) && (ids === undefined || count >= manyRecords);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const value = typed.value ?? first.current;
    const wrong = bulkFaults(action, { reason, value, count: typedCount }, asksCount ? count : undefined);
    const missing = textFaults(asked, written);
    setFaults(wrong);
    setUnwritten(missing);
    setProblem(undefined);
    if (Object.keys({ ...wrong, ...missing }).length || tooLong(reason, reasonLimit) || sending) return;
    setSending(true);
    try {
      const order: BulkOrder = {
        ...{ action: action.name, expected: count, ids },
        reason: reason.trim() || undefined,
        value,
        ...(asked.length && { texts: written }),
      };
      const { batch } = await attempts.send(order, (key) => start(order, key));
      care.settled();
      onStarted(batch);
    } catch (error) {
      setProblem(reasonOf(error) || shared.failed);
      if (isApiError(error) && error.code === 'VERSION_CONFLICT') onConflict();
    } finally {
      setSending(false);
    }
  }

  return (
    <Modal opened onClose={onClose} title={action.title(what)} withCloseButton={false}>
      <form onSubmit={(event) => void submit(event)} onKeyDown={submitByKey} noValidate>
        <NameList names={names} count={count} />
        <p className={classes.effect}>{action.effect}</p>
        <DraftOffer draft={care.offered} closed={sending} />
        {field && (
          <ValueField
            field={field}
            value={typed.value}
            error={faults.value}
            onFirst={(choice) => (first.current = choice)}
            onChange={typed.setValue}
          />
        )}
        <BulkTexts fields={asked} values={written} faults={unwritten} onChange={typed.setWritten} />
        {action.reason && (
          <ReasonField action={action} value={reason} error={faults.reason} onChange={typed.setReason} />
        )}
        {asksCount && (
          <TextInput
            className={classes.field}
            label={texts.typeCount(formatNumber(count))}
            inputMode="numeric"
            autoComplete="off"
            required
            value={typedCount}
            error={faults.count}
            onChange={({ currentTarget }) => setTypedCount(currentTarget.value)}
          />
        )}
        {problem && (
          <Alert color="red" className={classes.problem} role="alert">
            {problem}
          </Alert>
        )}
        <DialogFoot
          onCancel={onClose}
          safe={action.danger && !asksCount && !action.reason && !field && !asked.length}
        >
          <BusyButton type="submit" loading={sending} {...(action.danger && { color: 'red' })}>
            {action.label}
            <ConfirmKey />
          </BusyButton>
        </DialogFoot>
      </form>
    </Modal>
  );
}

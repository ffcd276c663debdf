import { Button, Checkbox, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { reasonLimit } from '../../lib/shared-limits.gen';
import { formatNumber } from '../../lib/format';
import { BusyButton } from '../base/busy-button';
import { texts as shared } from '../base/components.texts';
import { ConfirmKey } from '../base/confirm-key';
import { DialogFoot } from '../base/dialog-foot';
import { Modal } from '../base/modal';
import { NameList } from '../base/name-list';
import { notify } from '../base/notify';
import { hintOf, tooLong } from '../record-form/limits';
import { submitByKey } from '../record-form/submit-by-key';
import type { Decidable, Rejection } from './decisions';
import classes from './decision-queue.module.css';
import { useDeclaredKeys } from '../base/use-declared-keys';
import { formKeys } from '../record-form/form.keys';
import { DraftOffer } from '../record-form/draft-offer';
import { useTypedCare } from '../record-form/use-typed-care';

/** The texts of the reject dialog for one kind of record. */
export interface RejectionTexts {
  title: (name: string) => string;
  titleMany: (count: string) => string;
  /** Says who sees the reason. */
  shown: string;
  /** Common reasons. */
  reasons: readonly string[];
  /** The label of the checkbox that makes a rejection final, for readers who may do so. */
  final?: string;
}

interface RejectDialogProps<Row> {
  opened: boolean;
  rows: Row[];
  rowName: (row: Row) => string;
  texts: RejectionTexts;
  /** Returns a reason that was written for the row earlier. */
  draftOf?: ((row: Row) => string) | undefined;
  /** Resolves to whether the dialog may close: the text stays if the rejection failed. */
  onReject: (rejection: Rejection) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the reason of a rejection. The text is retained until it is sent, even if the dialog is closed. */
export function RejectDialog<Row extends Decidable>(props: RejectDialogProps<Row>) {
  const { opened, rows, texts, draftOf } = props;
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  const [first, ...more] = rows;
  const key = rows.map(({ _id }) => _id).join();
  const given = (first && draftOf?.(first)) ?? '';
  const title = more.length
    ? texts.titleMany(formatNumber(rows.length))
    : texts.title(first ? props.rowName(first) : '');
  useDeclaredKeys(opened ? formKeys : undefined);

  function cancel() {
    notify.note(shared.queue.nothingRejected);
    props.onClose();
  }
  async function reject(rejection: Rejection) {
    const done = await props.onReject(rejection);
    if (done) setDrafts({});
    return done;
  }
  return (
    <Modal opened={opened} onClose={cancel} title={title} withCloseButton={false}>
      <RejectForm
        key={key}
        form={`reject ${key}`}
        names={more.length ? rows.map(props.rowName) : []}
        texts={texts}
        given={given}
        reason={drafts[key] ?? given}
        onWrite={(text) => setDrafts({ ...drafts, [key]: text })}
        onReject={reject}
        onCancel={cancel}
        onClose={props.onClose}
      />
    </Modal>
  );
}

interface RejectFormProps extends Pick<RejectDialogProps<Decidable>, 'texts' | 'onReject' | 'onClose'> {
  /** Names the form among the drafts of its address. */
  form: string;
  /** The records, if there are several. */
  names: string[];
  /** The reason to begin with. */
  given: string;
  reason: string;
  onWrite: (reason: string) => void;
  onCancel: () => void;
}

function RejectForm(props: RejectFormProps) {
  const { form, names, texts, given, reason, onWrite, onReject, onCancel, onClose } = props;
  const [final, setFinal] = useState(false);
  const [asked, setAsked] = useState(false);
  const [sending, setSending] = useState(false);
  const write = (text: string) => {
    onWrite(text);
    setAsked(false);
  };
  const care = useTypedCare({
    form,
    values: reason && reason !== given ? { reason } : {},
    restore: (found) => write(found['reason'] ?? ''),
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!reason.trim()) return setAsked(true);
    if (tooLong(reason, reasonLimit)) return;
    setSending(true);
    const done = await onReject({ reason: reason.trim(), ...(texts.final && { final }) });
    setSending(false);
    if (!done) return;
    care.settled();
    onClose();
  }
  return (
    <form onSubmit={(event) => void submit(event)} onKeyDown={submitByKey} noValidate>
      <NameList names={names} count={names.length} />
      {!reason && <DraftOffer draft={care.offered} closed={sending} />}
      <Textarea
        data-autofocus
        label={shared.queue.reason}
        description={hintOf(texts.shown, reasonLimit, reason)}
        required
        rows={3}
        value={reason}
        error={tooLong(reason, reasonLimit) ?? (asked && shared.required)}
        readOnly={sending}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <div role="group" aria-label={shared.queue.templates} className={classes.templates}>
        {texts.reasons.map((text) => (
          <Button key={text} size="compact-sm" variant="default" onClick={() => write(text)}>
            {text}
          </Button>
        ))}
      </div>
      {texts.final && (
        <Checkbox
          mt="md"
          label={texts.final}
          checked={final}
          disabled={sending}
          onChange={({ currentTarget }) => setFinal(currentTarget.checked)}
        />
      )}
      <DialogFoot onCancel={onCancel}>
        <BusyButton type="submit" color="red" loading={sending}>
          {shared.queue.reject}
          <ConfirmKey />
        </BusyButton>
      </DialogFoot>
    </form>
  );
}

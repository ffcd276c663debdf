import { Alert, Button, Textarea, TextInput } from '@mantine/core';
import { useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { isApiError } from '../../api/errors-to-form';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import { formatNumber } from '../../lib/format';
import { reasonLimit } from '../../lib/shared-limits.gen';
import { wholeOf } from '../../lib/typed-number';
import { BusyButton } from '../busy-button';
import { texts as shared } from '../components.texts';
import { DialogFoot } from '../dialog-foot';
import { Modal } from '../modal';
import { NameList } from '../name-list';
import { reasonOf } from '../notify';
import { DraftOffer } from '../record-form/draft-offer';
import { faultOf } from '../record-form/faults';
import { formKeys } from '../record-form/form.keys';
import { hintOf, tooLong } from '../record-form/limits';
import { submitByKey } from '../record-form/submit-by-key';
import { useTypedCare } from '../record-form/use-typed-care';
import { useDeclaredKeys } from '../use-declared-keys';
import { BulkTexts, textFaults, type TypedTexts } from './bulk-texts';
import classes from './bulk.module.css';
import { texts } from './bulk.texts';
import type { BulkAction, BulkField, BulkOrder, BulkStarted, BulkText } from './bulk.types';
import { ChoiceField } from './choice-field';

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

type Faults = Partial<Record<'reason' | 'value' | 'count', string>>;

/** Asks before a bulk change: for the reason, for a further value, and for the number when much is destroyed. */
export function BulkDialog(props: BulkDialogProps) {
  const { form, action, count, what, names, ids, start, onStarted, onConflict, onClose } = props;
  const { field, texts: asked = noTexts } = action;
  const [reason, setReason] = useState('');
  const [value, setValue] = useState(field?.initial);
  // The choice that counts until the person makes one.
  const first = useRef<string>(undefined);
  const [typed, setTyped] = useState('');
  const [written, setWritten] = useState<TypedTexts>({});
  const [unwritten, setUnwritten] = useState<TypedTexts>({});
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const attempts = useIdempotencyKey<BulkOrder>(form);
  const care = useTypedCare({
    form: `${form} ${action.name}`,
    values: {
      ...(reason && { reason }),
      ...(value !== undefined && value !== field?.initial && { value }),
      ...Object.fromEntries(
        asked.flatMap(({ name }) => (written[name] ? [[inDraft(name), written[name]]] : [])),
      ),
    },
    restore: (found) => {
      setReason(found['reason'] ?? '');
      setValue(found['value'] ?? field?.initial);
      setWritten(Object.fromEntries(asked.map(({ name }) => [name, found[inDraft(name)] ?? ''])));
    },
  });
  useDeclaredKeys(formKeys);
  const asksCount =
    (action.danger === true || action.final === true) && (ids === undefined || count >= manyRecords);

  function found(): Faults {
    return {
      ...(action.reason === 'required' && !reason.trim() && { reason: shared.required }),
      ...(field && (value ?? first.current) === undefined && { value: shared.required }),
      ...(field?.limit && numberFault(value, field.limit)),
      ...(asksCount && wholeOf(typed) !== count && { count: texts.wrongCount(formatNumber(count)) }),
    };
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = found();
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
        value: value ?? first.current,
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
          <div className={classes.field}>
            {asksChoice(field) ? (
              <ChoiceField
                field={field}
                value={value}
                error={faults.value}
                onFirst={(choice) => (first.current = choice)}
                onChange={setValue}
              />
            ) : (
              <TextInput
                data-autofocus
                label={field.label}
                description={field.hint}
                inputMode="numeric"
                autoComplete="off"
                value={value}
                error={faults.value}
                onChange={({ currentTarget }) => setValue(currentTarget.value)}
              />
            )}
          </div>
        )}
        <BulkTexts fields={asked} values={written} faults={unwritten} onChange={setWritten} />
        {action.reason && (
          <div className={classes.field}>
            <Textarea
              data-autofocus={!field || undefined}
              label={texts.reason}
              description={hintOf(texts.reasonHint, reasonLimit, reason)}
              required={action.reason === 'required'}
              rows={2}
              value={reason}
              error={tooLong(reason, reasonLimit) ?? faults.reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
            {action.reasons && (
              <div role="group" aria-label={texts.templates} className={classes.templates}>
                {action.reasons.map((text) => (
                  <Button key={text} size="compact-sm" variant="default" onClick={() => setReason(text)}>
                    {text}
                  </Button>
                ))}
              </div>
            )}
          </div>
        )}
        {asksCount && (
          <TextInput
            className={classes.field}
            label={texts.typeCount(formatNumber(count))}
            inputMode="numeric"
            autoComplete="off"
            required
            value={typed}
            error={faults.count}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
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
          </BusyButton>
        </DialogFoot>
      </form>
    </Modal>
  );
}

/** The name of a text in the draft of the dialog. */
const inDraft = (name: string) => `text ${name}`;

const asksChoice = (field: BulkField): field is ComponentProps<typeof ChoiceField>['field'] =>
  field.useChoices !== undefined;

function numberFault(value = '', limit: { minimum: number; maximum: number }): Faults {
  const fault = value.trim() ? faultOf({ kind: 'number' }, value, limit) : shared.required;
  return fault ? { value: fault } : {};
}

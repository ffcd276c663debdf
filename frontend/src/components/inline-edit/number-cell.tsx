import { TextInput, UnstyledButton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { conflictIn, type PresentRecord } from '../../api/conflict';
import { isApiError } from '../../api/errors-to-form';
import { priceOf, wholeOf } from '../../lib/typed-number';
import { texts } from '../base/components.texts';
import { reasonOf } from '../base/notify';
import type { UndoWith } from '../base/undo/use-undo-of';
import { faultOf } from '../record-form/faults';
import type { Limit } from '../record-form/limits';
import classes from '../base/inline-edit/inline-edit.module.css';
import { saveWithUndo } from '../base/inline-edit/save-with-undo';
import { useDeclaredKeys } from '../base/use-declared-keys';
import { valueKeys } from '../base/inline-edit/inline-edit.keys';

interface NumberCellProps {
  value: number;
  /** What the number is: 'Price of Rose'. */
  label: string;
  kind?: 'number' | 'price' | undefined;
  limit: Limit;
  format: (value: number) => string;
  /** Saves a number over the one that the person saw. */
  onSave: (value: number, seen: number) => Promise<unknown>;
  /** Returns the number of a record that someone else has changed. */
  presentOf: (present: PresentRecord) => number;
  undoWith: UndoWith;
}

/**
 * A number in a list that staff change in its place: a click or Enter opens the field, Enter or leaving the field saves,
 * Escape leaves the number as it is.
 */
export function NumberCell(props: NumberCellProps) {
  const { value, label, kind = 'number', limit, format, undoWith, onSave, presentOf } = props;
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  // The list is read again after the change: until then the cell shows what was saved.
  const [saved, setSaved] = useState<{ from: number; to: number }>();
  if (saved && saved.from !== value) setSaved(undefined);
  const shown = saved?.to ?? value;
  // A key that closes the field returns the focus to the number.
  const [byKey, setByKey] = useState(false);
  const leaving = useRef(false);

  function open() {
    leaving.current = false;
    setByKey(false);
    setError(undefined);
    setTyped(String(shown));
  }
  function close() {
    leaving.current = true;
    setTyped(undefined);
  }
  async function save(text: string) {
    if (leaving.current || sending) return;
    const next = kind === 'price' ? priceOf(text) : wholeOf(text);
    const fault = text.trim() ? faultOf({ kind }, text, limit) : texts.required;
    if (fault || next === undefined) return setError(fault);
    if (next === shown) return close();
    setSending(true);
    try {
      const save = async (to: number, seen: number) => {
        await onSave(to, seen);
        setSaved({ from: value, to });
      };
      await saveWithUndo({ label, from: shown, to: next, format, save, undoWith });
      close();
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setSending(false);
    }
  }
  function messageOf(failure: unknown): string {
    const conflict = conflictIn(failure);
    if (conflict) return texts.inline.meanwhile(conflict.by, format(presentOf(conflict.present)));
    return isApiError(failure) ? (failure.errors[0]?.message ?? reasonOf(failure)) : texts.failed;
  }
  useDeclaredKeys(valueKeys);
  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (key !== 'Enter' && key !== 'Escape') return;
    setByKey(true);
    if (key === 'Enter') void save(currentTarget.value);
    else close();
  }

  if (typed === undefined)
    return (
      <UnstyledButton
        className={classes.show}
        autoFocus={byKey}
        aria-label={texts.inline.edit(label, format(shown))}
        onClick={open}
      >
        {format(shown)}
        <IconPencil size={14} className={classes.pencil} aria-hidden />
      </UnstyledButton>
    );
  return (
    <TextInput
      className={classes.field}
      aria-label={label}
      value={typed}
      error={error}
      disabled={sending}
      inputMode="decimal"
      autoComplete="off"
      autoFocus
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => {
        setError(undefined);
        setTyped(currentTarget.value);
      }}
      onBlur={({ currentTarget }) => void save(currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}

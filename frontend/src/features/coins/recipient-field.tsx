import { Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState } from 'react';
import type { FieldControl } from '../../components/record-form/field';
import classes from './coins.module.css';
import { texts } from './coins.texts';
import type { Recipient } from './recipient';
import { RecipientCard } from './recipient-card';
import { Suggestions } from './suggestions';
import { useRecipient } from './use-recipient';

/** The debounce of the recipient's lookup, in milliseconds. */
export const lookupPause = 300;

interface RecipientFieldProps<Values> {
  form: FieldControl<Values>;
  name: keyof Values & string;
  label?: string;
  hint?: string | undefined;
  placeholder?: string | undefined;
  /** Returns the kind of recipient to look up for a text; undefined for no lookup. */
  kindOf: (text: string) => Recipient['kind'] | undefined;
  /** Fields whose errors refer to the recipient: the errors are cleared when another recipient is typed. */
  clears?: (keyof Values & string)[];
  /** The field that is typed in after a suggestion was chosen. Without it, no recipients are suggested. */
  next?: keyof Values & string;
}

/**
 * A field for a code or username that shows the matching account when the typing pauses, and suggests recipients until
 * then. An unknown recipient is an error once the field is left: until then, the name may be half typed.
 */
export function RecipientField<Values>({
  form,
  name,
  kindOf,
  clears = [],
  next,
  ...props
}: RecipientFieldProps<Values>) {
  const [left, setLeft] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const typed = form.value.trim();
  const [settled] = useDebouncedValue(typed, lookupPause);
  const kind = kindOf(typed);
  const { found, isUnknown, fault, isFetching } = useRecipient(
    kind ?? 'user',
    kind && settled === typed ? typed : '',
  );
  function change(text: string) {
    setLeft(false);
    form.onChange(text);
    for (const other of clears) form.set(other, form.values[other] as string);
  }
  function choose(id: string) {
    change(id);
    place.current?.closest('form')?.querySelector<HTMLInputElement>(`[data-path="${next}"]`)?.focus();
  }
  return (
    <div ref={place}>
      <TextInput
        label={props.label ?? form.label}
        description={props.hint}
        placeholder={props.placeholder}
        required={form.required}
        readOnly={form.disabled}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-path={name}
        rightSection={isFetching ? <Loader size={14} /> : undefined}
        value={form.value}
        error={form.error ?? (left && (fault ?? (isUnknown && texts.notFound)))}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={() => setLeft(true)}
      />
      <div className={classes.lookup}>
        <div role="status">{found && <RecipientCard recipient={found} />}</div>
        {next && kind && !found && !isFetching && !form.disabled && (
          <Suggestions kind={kind} typed={settled === typed ? typed : undefined} onChoose={choose} />
        )}
      </div>
    </div>
  );
}

import { Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { FieldControl } from '../../components/record-form/field';
import classes from './coins.module.css';
import { texts } from './coins.texts';
import type { Recipient } from './recipient';
import { RecipientCard } from './recipient-card';
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
}

/** A field for a code or username that shows the matching account when the typing pauses. */
export function RecipientField<Values>({
  form,
  name,
  kindOf,
  clears = [],
  ...props
}: RecipientFieldProps<Values>) {
  const typed = form.value.trim();
  const [settled] = useDebouncedValue(typed, lookupPause);
  const kind = kindOf(typed);
  const { found, isUnknown, fault, isFetching } = useRecipient(
    kind ?? 'user',
    kind && settled === typed ? typed : '',
  );
  function change(text: string) {
    form.onChange(text);
    for (const other of clears) form.set(other, form.values[other] as string);
  }
  return (
    <div>
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
        error={form.error ?? fault ?? (isUnknown && texts.notFound)}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <div role="status" className={classes.lookup}>
        {found && <RecipientCard recipient={found} />}
      </div>
    </div>
  );
}

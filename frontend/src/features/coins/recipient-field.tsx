import { Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { FieldControl } from '../../components/record-form/field';
import classes from './coins.module.css';
import { texts } from './coins.texts';
import type { Recipient } from './recipient';
import { RecipientCard } from './recipient-card';
import { useRecipient } from './use-recipient';

/** Milliseconds after the last key until a name is looked up. */
export const lookupPause = 300;

interface RecipientFieldProps<Values> {
  form: FieldControl<Values>;
  name: keyof Values & string;
  label?: string;
  hint?: string | undefined;
  placeholder?: string | undefined;
  /** What is looked up for a text; undefined: nothing. */
  kindOf: (text: string) => Recipient['kind'] | undefined;
  /** Fields whose errors spoke of the recipient before: they go when another one is typed. */
  clears?: (keyof Values & string)[];
}

/** A code or username; whose it is shows as soon as the typing pauses. */
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
  const { found, nobody, fault, isFetching } = useRecipient(
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
        error={form.error ?? fault ?? (nobody && texts.notFound)}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <div role="status" className={classes.lookup}>
        {found && <RecipientCard recipient={found} />}
      </div>
    </div>
  );
}

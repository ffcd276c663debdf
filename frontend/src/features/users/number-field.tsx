import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import type { User } from '../../api/users.gen';
import { reasonOf } from '../../components/base/notify';
import type { FieldControl } from '../../components/record-form/field';
import { UserBalance } from './user-balance';
import { useUserOfNumber } from './use-user-of-number';
import classes from './users.module.css';
import { texts } from './users.texts';

/** Milliseconds without a key press after which a number counts as complete. */
const pause = 600;

interface Found {
  number: string;
  user?: User | undefined;
  problem?: string | undefined;
}

interface NumberFieldProps<Values> {
  form: FieldControl<Values>;
  /** A changed value looks up the user again. */
  reread: number;
  /** Called with the user of the typed number, and after each new lookup. */
  onFound: (user: User) => void;
}

/** A phone number field that shows the number's user below. */
export function NumberField<Values>({ form, reread, onFound }: NumberFieldProps<Values>) {
  const [number] = useDebouncedValue(form.value.trim(), pause);
  const [found, setFound] = useState<Found>();
  const find = useUserOfNumber();
  const show = useEffectEvent((result: Found) => {
    setFound(result);
    if (result.user && result.number === form.value.trim()) onFound(result.user);
  });
  useEffect(() => {
    if (!number) return;
    let late = false;
    async function look(): Promise<Found> {
      try {
        const user = await find(number);
        return { number, user, problem: user ? undefined : texts.adjust.noUser };
      } catch (error) {
        return { number, problem: reasonOf(error) };
      }
    }
    void look().then((result) => late || show(result));
    return () => {
      late = true;
    };
  }, [number, find, reread]);
  const known = found?.number === form.value.trim() ? found : undefined;
  return (
    <div className={classes.number}>
      <TextInput
        label={form.label}
        required={form.required}
        readOnly={form.disabled}
        inputMode="tel"
        autoComplete="off"
        data-path="number"
        value={form.value}
        error={form.error}
        onChange={({ currentTarget }) => form.onChange(currentTarget.value)}
      />
      <div role="status" className={classes.found}>
        {known?.user && <UserBalance user={known.user} />}
        {known?.problem && !form.error && <p className={classes.problem}>{known.problem}</p>}
      </div>
    </div>
  );
}

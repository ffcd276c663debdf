import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { User } from '../../api/users.gen';
import type { FieldControl } from '../../components/record-form/field';
import { reasonOf } from '../../components/notify';
import { UserBalance } from './user-balance';
import { texts } from './users.texts';
import { useUserOfNumber } from './use-user-of-number';
import classes from './users.module.css';

const pause = 300;

interface Found {
  number: string;
  user?: User;
  problem?: string;
}

/** A phone number, and below it whose it is while it is typed. */
export function NumberField<Values>({ form }: { form: FieldControl<Values> }) {
  const [number] = useDebouncedValue(form.value.trim(), pause);
  const [found, setFound] = useState<Found>();
  const find = useUserOfNumber();
  useEffect(() => {
    if (!number) return;
    let late = false;
    async function look() {
      try {
        const user = await find(number);
        return { number, user, problem: user ? undefined : texts.adjust.nobody };
      } catch (error) {
        return { number, problem: reasonOf(error) };
      }
    }
    void look().then((result) => late || setFound(result));
    return () => {
      late = true;
    };
  }, [number, find]);
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
        {known?.problem && !form.error && <p className={classes.nobody}>{known.problem}</p>}
      </div>
    </div>
  );
}

import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useListUsersQuery } from '../../api/users.gen';
import { Avatar } from '../base/avatar';
import { identifierOf } from '../../lib/typed-text';
import { texts } from '../base/components.texts';
import type { FieldControl } from './field';
import classes from './username-field.module.css';

const pause = 300;
/** The largest page of the user list. If more usernames contain the typed one, only the server can validate it. */
const most = 100;

interface UsernameFieldProps<Values> {
  form: FieldControl<Values>;
  /** The name of the field in the form. */
  name?: keyof Values & string;
}

/** A username field that shows the matching user while typing, and an unknown one as an error once it is left. */
export function UsernameField<Values>({ form, name }: UsernameFieldProps<Values>) {
  const [left, setLeft] = useState(false);
  const typed = identifierOf(form.value);
  const [search] = useDebouncedValue(typed, pause);
  const { currentData } = useListUsersQuery(
    { search, page: 1, limit: most, sort: 'username' },
    { skip: !search },
  );
  const asked = search === typed ? currentData : undefined;
  const found = asked?.users.find(({ username }) => username.toLowerCase() === typed.toLowerCase());
  const unknown = asked && !found && asked.total <= most;
  return (
    <div>
      <TextInput
        label={form.label}
        required={form.required}
        readOnly={form.disabled}
        autoComplete="off"
        data-path={name ?? 'username'}
        value={form.value}
        error={form.error ?? (left && unknown && texts.unknownUser)}
        onChange={({ currentTarget }) => {
          setLeft(false);
          form.onChange(currentTarget.value);
        }}
        onBlur={() => setLeft(true)}
      />
      <div role="status" className={classes.lookup}>
        {found && (
          <>
            <Avatar image={found.picture} size={32} />
            <span className={classes.pair}>
              <span className={classes.name}>{found.username}</span>
              <span className={classes.second}>{found.name}</span>
            </span>
          </>
        )}
      </div>
    </div>
  );
}

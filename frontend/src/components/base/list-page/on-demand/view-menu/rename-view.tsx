import { Button, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { updateListViewLimits } from '../../../../../api/lists.gen';
import classes from './view-menu.module.css';
import { texts } from './view-menu.texts';

interface RenameViewProps {
  /** The stored name. */
  name: string;
  error: string;
  /** Called when the person types, to take the error away. */
  onType: () => void;
  onRename: (name: string) => void;
}

/** The field with the name of a view. */
export function RenameView({ name: stored, error, onType, onRename }: RenameViewProps) {
  const [name, setName] = useState(stored);
  const isNew = name.trim() !== '' && name.trim() !== stored;

  function rename(event: SubmitEvent) {
    event.preventDefault();
    if (isNew) onRename(name.trim());
  }
  return (
    <form className={classes.rename} onSubmit={rename} noValidate>
      <TextInput
        size="xs"
        aria-label={texts.name}
        maxLength={updateListViewLimits.name.maxLength}
        autoComplete="off"
        value={name}
        error={error}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          onType();
        }}
      />
      <Button type="submit" variant="default" size="xs" disabled={!isNew}>
        {texts.rename}
      </Button>
    </form>
  );
}

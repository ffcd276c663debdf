import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewChanges } from '../../../../../api/kept-lists';
import { addListViewLimits, type AddListViewDto, type ListViewDto } from '../../../../../api/lists.gen';
import { fieldReason } from './field-reason';
import { panelOf } from '../../../../../lib/panels';
import { BusyButton } from '../../../busy-button';
import { texts as shared } from '../../../components.texts';
import classes from './view-menu.module.css';
import { texts } from './view-menu.texts';

interface SaveViewProps {
  content: Omit<AddListViewDto, 'name' | 'shared'>;
  onSaved: (view: ListViewDto) => void;
  onCancel: () => void;
}

/** Names and saves a new view. */
export function SaveView({ content, onSaved, onCancel }: SaveViewProps) {
  const panel = panelOf(useLocation().pathname)?.key;
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [error, setError] = useState('');
  const [saving, setSaving] = useState(false);
  const { add } = useViewChanges();

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!name.trim() || saving) return;
    setSaving(true);
    try {
      onSaved(await add({ ...content, name: name.trim(), shared: isShared }));
    } catch (failure) {
      setError(fieldReason(failure));
      setSaving(false);
    }
  }
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        autoFocus
        size="xs"
        label={texts.name}
        maxLength={addListViewLimits.name.maxLength}
        autoComplete="off"
        value={name}
        error={error}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setError('');
        }}
      />
      {panel === 'admin' && (
        <Checkbox
          size="xs"
          className={classes.check}
          label={texts.share}
          description={texts.shareHint}
          checked={isShared}
          onChange={({ currentTarget }) => setShared(currentTarget.checked)}
        />
      )}
      <div className={classes.buttons}>
        <BusyButton type="submit" size="compact-sm" loading={saving} disabled={!name.trim()}>
          {texts.saveAs}
        </BusyButton>
        <Button variant="default" size="compact-sm" onClick={onCancel}>
          {shared.cancel}
        </Button>
      </div>
    </form>
  );
}

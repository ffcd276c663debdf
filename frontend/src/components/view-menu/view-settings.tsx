import { Button, Checkbox, TextInput } from '@mantine/core';
import { CopyButton } from '../copy-button';
import { IconCheck, IconLink, IconTrash } from '@tabler/icons-react';
import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewChanges } from '../../api/kept-lists';
import { updateListViewLimits, type ListViewDto, type UpdateListViewDto } from '../../api/lists.gen';
import { bareList } from '../../lib/list-views';
import { panelOf } from '../../lib/panels';
import { useConfirm } from '../confirm';
import { notify } from '../notify';
import { fieldReason } from './field-reason';
import classes from './view-menu.module.css';
import { texts } from './view-menu.texts';

interface ViewSettingsProps {
  view: ListViewDto;
  isOpen: boolean;
  standardView: string;
  onStandardView: (id: string) => void;
  onOpen: (view: ListViewDto | undefined) => void;
  prefix: string;
}

/** The settings of one view. Only its owner changes its name, shares it and deletes it. */
export function ViewSettings({
  view,
  isOpen,
  standardView,
  onStandardView,
  onOpen,
  prefix,
}: ViewSettingsProps) {
  const { _id: id, own, shared } = view;
  const { pathname, search } = useLocation();
  const panel = panelOf(pathname)?.key;
  const confirm = useConfirm();
  const { update, remove } = useViewChanges();
  const [name, setName] = useState(view.name);
  const [error, setError] = useState('');

  const link = bareList(new URLSearchParams(search), prefix);
  link.set(`${prefix}view`, id);
  const change = (dto: UpdateListViewDto) =>
    update(id, dto).catch((failure: unknown) => setError(fieldReason(failure)));

  function rename(event: SubmitEvent) {
    event.preventDefault();
    if (name.trim() && name.trim() !== view.name) void change({ name: name.trim() });
  }
  async function discard() {
    const effect = shared ? texts.deleteShared : texts.deleteEffect;
    if (!(await confirm({ title: texts.deleteTitle(view.name), effect, yes: texts.deleteYes, danger: true })))
      return;
    try {
      await remove(id);
      if (id === standardView) onStandardView('');
      if (isOpen) onOpen(undefined);
    } catch (failure) {
      notify.failure(failure);
    }
  }
  return (
    <div className={classes.settings}>
      {own && (
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
              setError('');
            }}
          />
          <Button
            type="submit"
            variant="default"
            size="xs"
            disabled={!name.trim() || name.trim() === view.name}
          >
            {texts.rename}
          </Button>
        </form>
      )}
      <Checkbox
        size="xs"
        className={classes.check}
        label={texts.openFromMenu}
        checked={standardView === id}
        onChange={({ currentTarget }) => onStandardView(currentTarget.checked ? id : '')}
      />
      {own && panel === 'admin' && (
        <Checkbox
          size="xs"
          className={classes.check}
          label={texts.share}
          description={texts.shareHint}
          checked={shared}
          onChange={({ currentTarget }) => void change({ shared: currentTarget.checked })}
        />
      )}
      <div className={classes.buttons}>
        <CopyButton value={`${window.location.origin}${pathname}?${link.toString()}`}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={copied ? <IconCheck size={14} /> : <IconLink size={14} />}
              onClick={copy}
            >
              {copied ? texts.copied : texts.copyLink}
            </Button>
          )}
        </CopyButton>
        {own && (
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            leftSection={<IconTrash size={14} />}
            onClick={() => void discard()}
          >
            {texts.delete}
          </Button>
        )}
      </div>
    </div>
  );
}

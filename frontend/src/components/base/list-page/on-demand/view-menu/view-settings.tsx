import { Button, Checkbox } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewChanges } from '../../../../../api/kept-lists';
import type { ListViewDto, UpdateListViewDto } from '../../../../../api/lists.gen';
import { panelOf } from '../../../../../lib/panels';
import { useConfirm } from '../../../confirm';
import { notify } from '../../../notify';
import { CopyViewLink } from './copy-view-link';
import { fieldReason } from './field-reason';
import { RenameView } from './rename-view';
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
  const panel = panelOf(useLocation().pathname)?.key;
  const confirm = useConfirm();
  const { update, remove } = useViewChanges();
  const [error, setError] = useState('');

  const change = (dto: UpdateListViewDto) =>
    update(id, dto).catch((failure: unknown) => setError(fieldReason(failure)));

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
        <RenameView
          name={view.name}
          error={error}
          onType={() => setError('')}
          onRename={(name) => void change({ name })}
        />
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
        <CopyViewLink id={id} prefix={prefix} />
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

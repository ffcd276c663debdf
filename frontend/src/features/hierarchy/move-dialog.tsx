import { Text } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useListAgencyAdminsQuery } from '../../api/agency-admin.gen';
import { useListBdsQuery } from '../../api/bd.gen';
import {
  useMoveInHierarchyMutation,
  usePreviewMoveQuery,
  type HierarchyMovedKind,
} from '../../api/hierarchy.gen';
import { BusyButton } from '../../components/busy-button';
import { DialogFoot } from '../../components/dialog-foot';
import { Modal } from '../../components/modal';
import { notify, reasonOf } from '../../components/notify';
import { RecordPicker } from '../../components/record-form/record-picker';
import classes from './hierarchy.module.css';
import { texts } from './hierarchy.texts';

/** The accounts to move, and their present parent. */
export interface Movable {
  kind: HierarchyMovedKind;
  ids: string[];
  /** The accounts' common name. */
  name: string;
  /** The code, if there is only one account. */
  code?: string;
  from: string;
}

interface MoveDialogProps {
  movable: Movable | undefined;
  onClose: () => void;
}

/** Asks for the new parent and previews the move before anything is moved. */
export function MoveDialog({ movable, onClose }: MoveDialogProps) {
  // Keep the content while the dialog fades out.
  const [shown, setShown] = useState(movable);
  if (movable && movable !== shown) setShown(movable);
  return (
    <Modal
      opened={movable !== undefined}
      onClose={onClose}
      title={shown && texts.moveTitle(shown.name)}
      withCloseButton={false}
    >
      {shown && <MoveForm key={`${shown.ids.join()} ${shown.from}`} movable={shown} onClose={onClose} />}
    </Modal>
  );
}

function MoveForm({ movable, onClose }: { movable: Movable; onClose: () => void }) {
  const { kind, ids, name, code, from } = movable;
  const [to, setTo] = useState('');
  const [move, { isLoading: sending }] = useMoveInHierarchyMutation();
  const moveDto = { kind, records: ids.map((id) => ({ id, from })), to };
  const preview = usePreviewMoveQuery(to && !sending ? { moveDto } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const effect = to ? preview.currentData?.details : undefined;
  const fault = to && !preview.isFetching ? preview.error : undefined;

  async function send() {
    try {
      const { details } = await move({ moveDto }).unwrap();
      notify.success(texts.moved(name, `${details.toName} (${details.to})`));
      onClose();
    } catch (error) {
      notify.failure(error, texts.moveFailed);
    }
  }
  const Picker = kind === 'agencyadmin' ? BdPicker : AgencyAdminPicker;
  return (
    <>
      {code && (
        <p className={classes.now}>
          <code>{code}</code> {texts.under(from)}
        </p>
      )}
      <Picker value={to} error={fault ? reasonOf(fault) : undefined} onChange={setTo} />
      <div className={classes.preview} role="status">
        {to && preview.isFetching && <Text c="dimmed">{texts.counting}</Text>}
        {effect && !preview.isFetching && (
          <>
            <strong>{texts.effect(effect)}</strong>
            <span>
              {texts.fromTo(labelOf(from, effect.records[0]?.fromName), labelOf(effect.to, effect.toName))}
            </span>
          </>
        )}
      </div>
      <DialogFoot onCancel={onClose}>
        <BusyButton disabled={!effect || preview.isFetching} loading={sending} onClick={() => void send()}>
          {texts.confirm}
        </BusyButton>
      </DialogFoot>
    </>
  );
}

const labelOf = (code: string, name: string | undefined) => (name ? `${name} (${code})` : code);

interface PickerProps {
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

const found = 20;
const page = (search: string) => ({ page: 1, limit: found, search: search || undefined });
const option = ({ uniqueId, name }: { uniqueId: string; name: string }) => ({
  value: uniqueId,
  label: `${uniqueId} · ${name}`,
});

function BdPicker(props: PickerProps) {
  const [search, setSearch] = useState('');
  const { currentData, isFetching } = useListBdsQuery(page(search));
  return (
    <RecordPicker
      {...props}
      required
      label={texts.to.agencyadmin}
      placeholder={texts.searchTo.agencyadmin}
      options={currentData?.data.map(option)}
      searching={isFetching}
      onSearch={setSearch}
    />
  );
}

function AgencyAdminPicker(props: PickerProps) {
  const [search, setSearch] = useState('');
  const { currentData, isFetching } = useListAgencyAdminsQuery(page(search));
  return (
    <RecordPicker
      {...props}
      required
      label={texts.to.agency}
      placeholder={texts.searchTo.agency}
      options={currentData?.details.map(option)}
      searching={isFetching}
      onSearch={setSearch}
    />
  );
}

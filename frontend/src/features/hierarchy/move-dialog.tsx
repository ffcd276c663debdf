import { Text } from '@mantine/core';
import { useState } from 'react';
import { useListAgencyAdminsQuery } from '../../api/agency-admin.gen';
import { useListAgenciesQuery } from '../../api/agency.gen';
import { useListBdsQuery } from '../../api/bd.gen';
import { BusyButton } from '../../components/busy-button';
import { DialogFoot } from '../../components/dialog-foot';
import { Modal } from '../../components/modal';
import { notify, reasonOf } from '../../components/notify';
import { RecordPicker } from '../../components/record-form/record-picker';
import classes from './hierarchy.module.css';
import { texts } from './hierarchy.texts';
import type { Movable } from './movable';
import { useMoveCall } from './use-move-call';

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
      {shown && (
        <MoveForm
          key={`${shown.records?.map(({ id }) => id).join() ?? ''} ${shown.from}`}
          movable={shown}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

function MoveForm({ movable, onClose }: { movable: Movable; onClose: () => void }) {
  const { kind, name, code, from } = movable;
  const [to, setTo] = useState('');
  const { counting, effect, fault, sending, send: move } = useMoveCall(movable, to);

  async function send() {
    try {
      const { details } = await move();
      notify.success(texts.moved(name, `${details.toName} (${details.to})`));
      onClose();
    } catch (error) {
      notify.failure(error, texts.moveFailed);
    }
  }
  const Picker = pickers[kind];
  return (
    <>
      {code && (
        <p className={classes.now}>
          <code translate="no">{code}</code> {texts.under(from)}
        </p>
      )}
      <Picker value={to} error={fault ? reasonOf(fault) : undefined} onChange={setTo} />
      <div className={classes.preview} role="status">
        {counting && <Text c="dimmed">{texts.counting}</Text>}
        {effect && (
          <>
            <strong>{effect.text}</strong>
            <span>
              {from
                ? texts.fromTo(labelOf(from, effect.fromName), labelOf(effect.to, effect.toName))
                : texts.onlyTo(labelOf(effect.to, effect.toName))}
            </span>
          </>
        )}
      </div>
      <DialogFoot onCancel={onClose}>
        <BusyButton disabled={!effect} loading={sending} onClick={() => void send()}>
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

function AgencyPicker(props: PickerProps) {
  const [search, setSearch] = useState('');
  const { currentData, isFetching } = useListAgenciesQuery(page(search));
  return (
    <RecordPicker
      {...props}
      required
      label={texts.to.host}
      placeholder={texts.searchTo.host}
      options={currentData?.details.map(option)}
      searching={isFetching}
      onSearch={setSearch}
    />
  );
}

const pickers = { agencyadmin: BdPicker, agency: AgencyAdminPicker, host: AgencyPicker };

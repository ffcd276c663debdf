import { Text } from '@mantine/core';
import { useState } from 'react';
import { useListAgencyAdminsQuery } from '../../api/agency-admin.gen';
import { useListAgenciesQuery } from '../../api/agency.gen';
import { useListBdsQuery } from '../../api/bd.gen';
import { BusyButton } from '../../components/base/busy-button';
import { DialogFoot } from '../../components/base/dialog-foot';
import { Modal } from '../../components/base/modal';
import { notify, reasonOf } from '../../components/base/notify';
import { accountOption, found } from '../../components/pickers/picker';
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
  const parent = useParentName(kind, from);
  return (
    <>
      {code && (
        <p className={classes.now}>
          <code translate="no">{code}</code> {texts.under(labelOf(from, parent))}
        </p>
      )}
      <Picker from={from} value={to} error={fault ? reasonOf(fault) : undefined} onChange={setTo} />
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

/** Returns the name of the present parent, once it is read. */
function useParentName(kind: Movable['kind'], code: string): string | undefined {
  const arg = page(code);
  const bds = useListBdsQuery(arg, { skip: !code || kind !== 'agencyadmin' });
  const agencyAdmins = useListAgencyAdminsQuery(arg, { skip: !code || kind !== 'agency' });
  const agencies = useListAgenciesQuery(arg, { skip: !code || kind !== 'host' });
  const accounts: Account[] =
    bds.currentData?.data ?? agencyAdmins.currentData?.details ?? agencies.currentData?.details ?? [];
  return accounts.find(({ uniqueId }) => uniqueId === code)?.name;
}

const labelOf = (code: string, name: string | undefined) => (name ? `${name} (${code})` : code);

interface PickerProps {
  /** The code of the present parent. */
  from: string;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

const page = (search: string) => found(search, 'name');
/** Leaves out the present parent. */
const others = (from: string, accounts: Account[] | undefined) =>
  accounts?.filter(({ uniqueId }) => uniqueId !== from).map(accountOption);
interface Account {
  uniqueId: string;
  name: string;
}

function BdPicker({ from, ...props }: PickerProps) {
  const [search, setSearch] = useState('');
  const { currentData, isFetching } = useListBdsQuery(page(search));
  return (
    <RecordPicker
      {...props}
      required
      label={texts.to.agencyadmin}
      placeholder={texts.searchTo.agencyadmin}
      options={others(from, currentData?.data)}
      searching={isFetching}
      onSearch={setSearch}
    />
  );
}

function AgencyAdminPicker({ from, ...props }: PickerProps) {
  const [search, setSearch] = useState('');
  const { currentData, isFetching } = useListAgencyAdminsQuery(page(search));
  return (
    <RecordPicker
      {...props}
      required
      label={texts.to.agency}
      placeholder={texts.searchTo.agency}
      options={others(from, currentData?.details)}
      searching={isFetching}
      onSearch={setSearch}
    />
  );
}

function AgencyPicker({ from, ...props }: PickerProps) {
  const [search, setSearch] = useState('');
  const { currentData, isFetching } = useListAgenciesQuery(page(search));
  return (
    <RecordPicker
      {...props}
      required
      label={texts.to.host}
      placeholder={texts.searchTo.host}
      options={others(from, currentData?.details)}
      searching={isFetching}
      onSearch={setSearch}
    />
  );
}

const pickers = { agencyadmin: BdPicker, agency: AgencyAdminPicker, host: AgencyPicker };

import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  useSetDeviceBanMutation,
  useSetUserBanMutation,
  type BanStatus,
  type User,
} from '../../api/users.gen';
import { InstantSelect } from '../../components/record-form/instant-select';
import { ReasonDialog } from '../../components/record-form/reason-dialog';
import { useUndoOf } from '../../components/base/undo/use-undo-of';
import { useMay } from '../../lib/rights';
import classes from './users.module.css';
import { texts } from './users.texts';

const banOptions: { value: BanStatus; label: string }[] = [
  { value: '0', label: texts.unbanned },
  { value: '1', label: texts.banned },
];

/** The bans of a user and of the user's devices. Both are saved at once, with an undo and a reason afterwards. */
export function BanControls({ user }: { user: User }) {
  const { _id: id, username, banStatus, banReason, deviceBanStatus } = user;
  const [setBan] = useSetUserBanMutation();
  const [setDeviceBan] = useSetDeviceBanMutation();
  const undoWith = useUndoOf('user', id);
  const ban = (status: BanStatus, reason?: string) =>
    setBan({ id, userBanDto: { banStatus: status, reason } }).unwrap();
  const banDevices = (status: BanStatus, reason?: string) =>
    setDeviceBan({ id, deviceBanDto: { banStatus: status, reason } }).unwrap();
  return (
    <>
      <BanSelect
        label={texts.ban}
        whose={texts.reasons.ofUser}
        hint={texts.banHint}
        value={banStatus}
        isReasonOpen={banStatus === '1'}
        reason={banReason}
        questionOf={(status) => texts.reasons.ban[status](username)}
        onSave={(next) => ban(next)}
        onReason={ban}
        undoOf={() => undoWith(() => ban(banStatus, banReason || undefined))}
      />
      <BanSelect
        label={texts.deviceBan}
        whose={texts.reasons.ofDevices}
        hint={texts.devices(user.devices)}
        value={deviceBanStatus}
        questionOf={(status) => texts.reasons.devices[status](username)}
        onSave={(next) => banDevices(next)}
        onReason={banDevices}
        undoOf={() => undoWith(() => banDevices(deviceBanStatus))}
      />
    </>
  );
}

interface BanSelectProps {
  label: string;
  /** Whose ban the reason belongs to, in the name of its button. */
  whose: string;
  hint: string;
  value: BanStatus;
  /** A reason can be given now, also without a change in this visit. */
  isReasonOpen?: boolean;
  /** The stored reason. */
  reason?: string;
  /** Returns the texts of the dialog that asks for the reason of a status. */
  questionOf: (status: BanStatus) => { title: string; effect: string };
  onSave: (next: BanStatus) => Promise<{ message: string }>;
  onReason: (status: BanStatus, reason: string) => Promise<unknown>;
  undoOf: () => () => Promise<unknown>;
}

function BanSelect({
  label,
  whose,
  hint,
  value,
  isReasonOpen,
  reason = '',
  questionOf,
  ...calls
}: BanSelectProps) {
  const may = useMay();
  const [hasChanged, setHasChanged] = useState(false);
  const [asks, setAsks] = useState(false);
  const [isSending, setIsSending] = useState(false);
  // A reason belongs to the status that this person saved last, also before the record is read again.
  const [saved, setSaved] = useState<BanStatus>();
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setSaved(undefined);
  }
  const status = saved ?? value;
  const mayBan = may('users.ban');
  return (
    <div>
      <InstantSelect
        label={label}
        description={hint}
        value={value}
        options={banOptions}
        disabled={!mayBan}
        onSave={async (next) => {
          setIsSending(true);
          try {
            const answer = await calls.onSave(next);
            setSaved(next);
            setHasChanged(true);
            return answer;
          } finally {
            setIsSending(false);
          }
        }}
        undoOf={() => {
          const undo = calls.undoOf();
          return () => {
            setSaved(undefined);
            return undo();
          };
        }}
      />
      {mayBan && (isReasonOpen || hasChanged) && (
        <Button
          className={classes.reason}
          variant="subtle"
          size="compact-sm"
          disabled={isSending}
          aria-label={`${texts.reasons.button(reason)} ${whose}`}
          onClick={() => setAsks(true)}
        >
          {texts.reasons.button(reason)}
        </Button>
      )}
      {asks && (
        <ReasonDialog
          {...questionOf(status)}
          label={texts.banReason}
          present={reason}
          yes={texts.reasons.save}
          onGive={async (given) => {
            await calls.onReason(status, given);
            return { message: texts.reasons.saved };
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}

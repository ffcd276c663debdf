import { Switch } from '@mantine/core';
import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useListTagsQuery } from '../../api/tags.gen';
import {
  useSetDeviceBanMutation,
  useSetUserBanMutation,
  useSetUserStatusMutation,
  useSetUserTagMutation,
  type BanStatus,
  type User,
} from '../../api/users.gen';
import { EmptyChoice } from '../../components/empty-choice';
import { saveSeen } from '../../components/inline-edit/save-seen';
import { InstantSelect } from '../../components/record-form/instant-select';
import { Sheet } from '../../components/sheet';
import { useUndoOf } from '../../components/undo/use-undo-of';
import { useInstant } from '../../components/use-instant';
import { stateInWords, userStateOf } from '../../components/user-state/user-state';
import { texts as stateTexts } from '../../components/user-state/user-state.texts';
import { useMay } from '../../lib/rights';
import { useFocusBack } from '../../lib/use-focus-back';
import { BanDialog } from './ban-dialog';
import classes from './users.module.css';
import { texts } from './users.texts';

const { asks } = texts;
const { states } = stateTexts;
const banOptions: { value: BanStatus; label: string }[] = [
  { value: '0', label: texts.unbanned },
  { value: '1', label: texts.banned },
];

/** The settings that staff decide for a user; each choice is saved at once. */
export function UserStanding({ user }: { user: User }) {
  const [setTag] = useSetUserTagMutation();
  const [setBan] = useSetUserBanMutation();
  const [setDeviceBan] = useSetDeviceBanMutation();
  const may = useMay();
  const tags = useListTagsQuery(may('catalogues.read') ? {} : skipToken);
  const { _id: id, username, myTag } = user;
  const undoWith = useUndoOf('user', id);
  // Until the tags are loaded, a user with a tag must not appear to have none.
  const unnamed = myTag ? [{ value: myTag, label: texts.someTag }] : [];
  const tagOptions = tags.data?.details.map((tag) => ({ value: tag._id, label: tag.title })) ?? unnamed;
  const [banning, setBanning] = useState(false);
  return (
    <Sheet title={texts.standing}>
      <div className={classes.controls}>
        <InstantSelect
          label={texts.tag}
          value={myTag}
          options={[{ value: '', label: texts.noTag }, ...tagOptions]}
          disabled={!tags.data || !may('users.write')}
          description={
            tags.isError ? texts.tagsFailed : tags.data?.total === 0 && <EmptyChoice {...texts.noTags} />
          }
          onSave={(next) =>
            saveSeen({
              version: user.version,
              isSame: (present) => present['myTag'] === myTag,
              save: (versionSeen) => setTag({ id, userTagDto: { myTag: next, versionSeen } }).unwrap(),
            })
          }
          undoOf={(before) => undoWith(() => setTag({ id, userTagDto: { myTag: before } }).unwrap())}
        />
        <InstantSelect
          label={texts.ban}
          value={user.banStatus}
          options={banOptions}
          disabled={!may('users.ban')}
          takeOver={(value) => {
            setBanning(value === '1');
            return value === '1';
          }}
          question={() => asks.unban(username)}
          onSave={(banStatus) => setBan({ id, userBanDto: { banStatus } }).unwrap()}
          undoOf={(before) => {
            const reason = user.banReason || undefined;
            return undoWith(() => setBan({ id, userBanDto: { banStatus: before, reason } }).unwrap());
          }}
        />
        <InstantSelect
          label={texts.deviceBan}
          description={texts.devices(user.devices)}
          disabled={!may('users.ban')}
          value={user.deviceBanStatus}
          options={banOptions}
          question={(value) =>
            value === '1' ? { ...asks.banDevices(username), danger: true } : asks.unbanDevices(username)
          }
          onSave={(value) => setDeviceBan({ id, deviceBanDto: { banStatus: value } }).unwrap()}
          undoOf={(before) =>
            undoWith(() => setDeviceBan({ id, deviceBanDto: { banStatus: before } }).unwrap())
          }
        />
        <ActiveSwitch user={user} />
      </div>
      {banning && <BanDialog user={user} onClose={() => setBanning(false)} />}
    </Sheet>
  );
}

/** Sets whether the user can sign in. During a ban the switch is off and disabled. */
function ActiveSwitch({ user }: { user: User }) {
  const { _id: id, active, username } = user;
  const state = userStateOf(user);
  const isBanned = state === 'banned' || state === 'deviceBanned';
  const may = useMay();
  const [setStatus] = useSetUserStatusMutation();
  const { sending, run } = useInstant();
  const undoWith = useUndoOf('user', id);
  const set = (to: boolean) => setStatus({ userStatusDto: { id, active: to } }).unwrap();
  const control = useFocusBack<HTMLInputElement>(sending);
  return (
    <Switch
      ref={control}
      label={states[state]}
      description={isBanned ? texts.unbanFirst : stateInWords(user)}
      aria-label={texts.account}
      withThumbIndicator={false}
      classNames={{ description: classes.switchHint }}
      checked={state === 'active'}
      disabled={sending || isBanned || !may('users.write')}
      onChange={() =>
        void run(
          active ? { ...asks.deactivate(username), danger: true } : undefined,
          () => set(!active),
          undefined,
          { undo: undoWith(() => set(active)) },
        )
      }
    />
  );
}

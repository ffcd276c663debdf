import { Switch, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { reasonLimit } from '../../lib/shared-limits.gen';
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
import { hintOf, tooLong } from '../../components/record-form/limits';
import { Sheet } from '../../components/sheet';
import { useUndoOf } from '../../components/undo/use-undo-of';
import { useInstant } from '../../components/use-instant';
import { stateInWords, userStateOf } from '../../components/user-state/user-state';
import { texts as stateTexts } from '../../components/user-state/user-state.texts';
import { noteUnsaved } from '../../lib/unsaved';
import { useFocusBack } from '../../lib/use-focus-back';
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
  const tags = useListTagsQuery({});
  const { _id: id, username, myTag } = user;
  const undoWith = useUndoOf('user', id);
  // Until the tags are loaded, a user with a tag must not appear to have none.
  const unnamed = myTag ? [{ value: myTag, label: texts.someTag }] : [];
  const tagOptions = tags.data?.details.map((tag) => ({ value: tag._id, label: tag.title })) ?? unnamed;
  const reason = useRef('');
  // The reason of a ban that failed, for the next try.
  const unsent = useRef('');

  function askBan() {
    const { effect, ...question } = asks.ban(username);
    reason.current = unsent.current;
    return {
      ...question,
      danger: true,
      isReady: () => !tooLong(reason.current, reasonLimit),
      effect: (
        <>
          {effect}
          <BanReason initial={reason.current} onType={(text) => (reason.current = text)} />
        </>
      ),
    };
  }

  async function ban(banStatus: BanStatus) {
    // A session that ends now asks for the password over this page, and the ban goes on with its reason.
    const noteSent = noteUnsaved();
    try {
      const given = (banStatus === '1' && reason.current.trim()) || undefined;
      const answer = await setBan({ id, userBanDto: { banStatus, reason: given } }).unwrap();
      unsent.current = '';
      return answer;
    } catch (error) {
      unsent.current = reason.current;
      throw error;
    } finally {
      noteSent();
    }
  }

  return (
    <Sheet title={texts.standing}>
      <div className={classes.controls}>
        <InstantSelect
          label={texts.tag}
          value={myTag}
          options={[{ value: '', label: texts.noTag }, ...tagOptions]}
          disabled={!tags.data}
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
          question={(value) => (value === '1' ? askBan() : asks.unban(username))}
          onSave={ban}
          undoOf={(before) => {
            const reason = user.banReason || undefined;
            return undoWith(() => setBan({ id, userBanDto: { banStatus: before, reason } }).unwrap());
          }}
        />
        <InstantSelect
          label={texts.deviceBan}
          description={texts.devices(user.devices)}
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
    </Sheet>
  );
}

function BanReason({ initial, onType }: { initial: string; onType: (text: string) => void }) {
  const [typed, setTyped] = useState(initial);
  return (
    <TextInput
      data-autofocus
      mt="md"
      label={texts.banReason}
      description={hintOf(texts.banReasonHint, reasonLimit, typed)}
      error={tooLong(typed, reasonLimit)}
      autoComplete="off"
      defaultValue={initial}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onType(value);
      }}
    />
  );
}

/** Sets whether the user can sign in. During a ban the switch is off and disabled. */
function ActiveSwitch({ user }: { user: User }) {
  const { _id: id, active, username } = user;
  const state = userStateOf(user);
  const isBanned = state === 'banned' || state === 'deviceBanned';
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
      disabled={sending || isBanned}
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

import { Switch } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useListTagsQuery } from '../../api/tags.gen';
import { useSetUserStatusMutation, useSetUserTagMutation, type User } from '../../api/users.gen';
import { EmptyChoice } from '../../components/record-form/empty-choice';
import { saveSeen } from '../../components/base/inline-edit/save-seen';
import { InstantSelect } from '../../components/record-form/instant-select';
import { Sheet } from '../../components/base/sheet';
import { useUndoOf } from '../../components/base/undo/use-undo-of';
import { useInstant } from '../../components/base/use-instant';
import { stateInWords, userStateOf } from '../../components/user-state/user-state';
import { texts as stateTexts } from '../../components/user-state/user-state.texts';
import { useMay } from '../../lib/rights';
import { useFocusBack } from '../../lib/use-focus-back';
import { BanControls } from './ban-controls';
import classes from './users.module.css';
import { texts } from './users.texts';

const { asks } = texts;
const { states } = stateTexts;

/** The settings that staff decide for a user; each choice is saved at once. */
export function AccountStatus({ user }: { user: User }) {
  const [setTag] = useSetUserTagMutation();
  const may = useMay();
  const tags = useListTagsQuery(may('catalogues.read') ? {} : skipToken);
  const { _id: id, myTag } = user;
  const undoWith = useUndoOf('user', id);
  // Until the tags are loaded, a user with a tag must not appear to have none.
  const unnamed = myTag ? [{ value: myTag, label: texts.someTag }] : [];
  const tagOptions = tags.data?.details.map((tag) => ({ value: tag._id, label: tag.title })) ?? unnamed;
  return (
    <Sheet title={texts.accountStatus}>
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
        <BanControls user={user} />
        <ActiveSwitch user={user} />
      </div>
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

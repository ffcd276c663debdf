import { Loader, Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useListTagsQuery } from '../../api/tags.gen';
import { useSetUserStatusMutation, useSetUserTagMutation, type User } from '../../api/users.gen';
import { texts as shared } from '../../components/base/components.texts';
import { useConfirm } from '../../components/base/confirm';
import classes from '../../components/base/inline-edit/inline-edit.module.css';
import { saveSeen } from '../../components/base/inline-edit/save-seen';
import { saveWithUndo } from '../../components/base/inline-edit/save-with-undo';
import { notify } from '../../components/base/notify';
import { OnPress } from '../../components/base/on-press';
import { IfMay } from '../../components/base/rights/if-may';
import { useUndoOf } from '../../components/base/undo/use-undo-of';
import { userStateOf } from '../../components/user-state/user-state';
import { UserStateBadge } from '../../components/user-state/user-state-badge';
import { texts as stateTexts } from '../../components/user-state/user-state.texts';
import { useMay } from '../../lib/rights';
import { texts } from './users.texts';

const { states } = stateTexts;

/** A user's state in the list, with a menu that changes the account's status and the official tag at once. */
export function UserStatusCell({ user }: { user: User }) {
  const label = shared.inline.of(texts.columns.status, user.username);
  const may = useMay();
  if (!may('users.write')) return <UserStateBadge user={user} />;
  return (
    <OnPress
      popup="menu"
      button={
        <UnstyledButton
          className={classes.show}
          aria-label={shared.inline.edit(label, states[userStateOf(user)])}
        >
          <UserStateBadge user={user} />
          <IconChevronDown size={14} className={classes.pencil} aria-hidden />
        </UnstyledButton>
      }
    >
      {({ target, ...pressed }) => (
        <Menu {...pressed} position="bottom-end" width={220}>
          <Menu.Target>{target}</Menu.Target>
          <Menu.Dropdown>
            <StatusItems user={user} />
            <IfMay right="catalogues.read">
              <Menu.Divider />
              <TagItems user={user} />
            </IfMay>
          </Menu.Dropdown>
        </Menu>
      )}
    </OnPress>
  );
}

function StatusItems({ user }: { user: User }) {
  const { _id: id, username, active } = user;
  const [setStatus] = useSetUserStatusMutation();
  const undoWith = useUndoOf('user', id);
  const confirm = useConfirm();
  const state = userStateOf(user);
  const isBanned = state === 'banned' || state === 'deviceBanned';

  async function choose(to: boolean) {
    if (to === active) return;
    if (!to && !(await confirm({ ...texts.asks.deactivate(username), danger: true }))) return;
    const change = {
      ...{ label: shared.inline.of(texts.columns.status, username), from: active, to },
      undoWith,
      format: (value: boolean) => (value ? states.active : states.inactive),
      save: (value: boolean) => setStatus({ userStatusDto: { id, active: value } }).unwrap(),
    };
    await saveWithUndo(change).catch((error: unknown) => notify.failure(error, texts.notChanged));
  }
  return (
    <>
      <Menu.Label>{isBanned ? texts.unbanFirst : texts.filters.active}</Menu.Label>
      <Menu.RadioGroup value={String(active)} onChange={(value) => void choose(value === 'true')}>
        {[true, false].map((to) => (
          <Menu.RadioItem key={String(to)} value={String(to)} disabled={isBanned} closeMenuOnClick>
            {to ? states.active : states.inactive}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}

function TagItems({ user }: { user: User }) {
  const { _id: id, version, username, myTag } = user;
  const tags = useListTagsQuery({});
  const [setTag] = useSetUserTagMutation();
  const undoWith = useUndoOf('user', id);
  const titles = new Map(tags.data?.details.map((tag) => [tag._id, tag.title]));
  const titleOf = (tag: string) => (tag ? (titles.get(tag) ?? texts.someTag) : texts.noTag);

  async function choose(to: string) {
    if (to === myTag) return;
    const change = {
      ...{ label: shared.inline.of(texts.tag, username), from: myTag, to },
      undoWith,
      format: titleOf,
      save: (tag: string, seen: string) =>
        saveSeen({
          version,
          isSame: (present) => present['myTag'] === seen,
          save: (versionSeen) => setTag({ id, userTagDto: { myTag: tag, versionSeen } }).unwrap(),
        }),
    };
    await saveWithUndo(change).catch((error: unknown) => notify.failure(error, texts.notChanged));
  }
  return (
    <>
      <Menu.Label>{tags.isError ? texts.tagsFailed : texts.tag}</Menu.Label>
      {tags.isLoading && <Loader size={16} className={classes.loading} />}
      {tags.data && (
        <Menu.RadioGroup value={myTag} onChange={(tag) => void choose(tag)}>
          {['', ...titles.keys()].map((tag) => (
            <Menu.RadioItem key={tag} value={tag} closeMenuOnClick>
              {titleOf(tag)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      )}
    </>
  );
}

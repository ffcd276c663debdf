import { Switch } from '@mantine/core';
import { useFetchInboxKindsQuery, useSetInboxKindMutation, type NoticeKind } from '../../api/inbox.gen';
import { texts as shared } from '../../components/base/inbox/on-demand/inbox.texts';
import { notify } from '../../components/base/notify';
import { Sheet } from '../../components/base/sheet';
import { ErrorState } from '../../components/base/state-views';
import classes from './inbox.module.css';
import { texts } from './inbox.texts';

const { settings: text } = texts;

/** Turns each kind of notices on or off. A change saves at once. */
export function InboxSettings() {
  const kinds = useFetchInboxKindsQuery();
  const [set, { isLoading, originalArgs }] = useSetInboxKindMutation();
  const save = (kind: NoticeKind, on: boolean) =>
    set({ setInboxKindDto: { kind, on } })
      .unwrap()
      .then(
        ({ message }) => notify.success(message),
        (error: unknown) => notify.failure(error),
      );
  // The switch shows what was pressed until the answer comes.
  const pressed = isLoading ? originalArgs?.setInboxKindDto : undefined;
  return (
    <div className={classes.settings}>
      <Sheet title={text.title}>
        {kinds.error !== undefined && !kinds.data && (
          <ErrorState title={text.failure} error={kinds.error} onRetry={() => void kinds.refetch()} />
        )}
        <div className={classes.kinds}>
          {kinds.data?.details.map(({ kind, on }) => (
            <Switch
              key={kind}
              label={shared.kinds[kind]}
              description={text.about[kind]}
              classNames={{ description: classes.about }}
              checked={pressed?.kind === kind ? pressed.on : on}
              disabled={isLoading}
              onChange={({ currentTarget }) => void save(kind, currentTarget.checked)}
            />
          ))}
        </div>
      </Sheet>
    </div>
  );
}

import { ActionIcon, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useDispatch } from 'react-redux';
import { inboxApi, useCountUnreadNoticesQuery } from '../../../api/inbox.gen';
import { useChanges } from '../../../api/use-changes';
import type { Panel } from '../../../lib/panels';
import { useUnreadFailures } from '../../../lib/toasts';
import { useIdle } from '../../../lib/use-idle';
import { texts } from '../components.texts';
import { onDemand } from '../on-demand';
import { OnPress } from '../on-press';
import classes from './bell.module.css';

const Newest = onDemand(async () => (await import('./on-demand/newest')).Newest);
/** The API counts up to this number. */
const MAX_UNREAD = 100;

/** The button of the inbox in the header: the number of unread notices and failures, and the newest ones when pressed. */
export function Bell({ panel }: { panel: Panel }) {
  const [opened, { set, close }] = useDisclosure();
  const dispatch = useDispatch();
  useChanges('inbox', () => dispatch(inboxApi.util.invalidateTags(['inbox'])));
  const idle = useIdle();
  const { data } = useCountUnreadNoticesQuery(undefined, { skip: !idle });
  const failures = useUnreadFailures().length;
  const unread = data?.details.unread ?? 0;
  const most = (number: number) => (number < MAX_UNREAD ? String(number) : `${MAX_UNREAD - 1}+`);
  const notices = unread > 0 ? texts.shell.unreadNotices(most(unread)) : '';
  const failed = failures > 0 ? texts.shell.unreadFailures(failures) : '';
  const label = [texts.shell.inbox, notices, failed].filter(Boolean).join(', ');
  return (
    <OnPress
      popup="dialog"
      opened={opened}
      onOpen={set}
      button={
        <ActionIcon
          size="lg"
          className={classes.bell}
          aria-label={label}
          title={label}
          onPointerEnter={Newest.preload}
        >
          <IconBell size={18} stroke={1.7} />
          {unread + failures > 0 && (
            <span className={classes.count} aria-hidden>
              {most(unread + failures)}
            </span>
          )}
        </ActionIcon>
      }
    >
      {({ target, id, opened: shows }) => (
        <Popover
          id={id}
          opened={shows}
          onDismiss={close}
          position="bottom-end"
          width={380}
          shadow="md"
          trapFocus
        >
          <Popover.Target>{target}</Popover.Target>
          {shows && <Newest panel={panel} unread={unread} onClose={close} />}
        </Popover>
      )}
    </OnPress>
  );
}

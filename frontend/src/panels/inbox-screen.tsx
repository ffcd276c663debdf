import { IconInbox } from '@tabler/icons-react';
import type { Screen } from '../components/base/app-shell/screens';
import type { Panel } from '../lib/panels';
import { texts } from './panels.texts';

/** Returns the screen of the inbox of a panel. */
export const inboxScreen = (panel: Panel): Screen => ({
  path: panel.inbox,
  manual: 'account#read-the-inbox',
  list: 'inbox',
  label: texts.menu.inbox,
  icon: IconInbox,
  lazy: async () => {
    const { InboxPage } = await import('../features/inbox/inbox-page');
    return () => <InboxPage panel={panel} />;
  },
  reads: ['/api/staff/inbox/settings'],
});

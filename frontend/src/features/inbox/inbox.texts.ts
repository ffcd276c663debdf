import type { NoticeKind } from '../../api/inbox.gen';

export const texts = {
  columns: { what: 'What happened', when: 'When', state: 'Status' },
  unread: 'Unread',
  states: { true: 'Unread', false: 'Read' },
  markRead: 'Mark as read',
  empty: { title: 'Nothing here', hint: 'What concerns you appears here and stays for 90 days.' },
  settings: {
    title: 'Which notices you get',
    about: {
      decisions: 'What others decide about your requests and hosts',
      waiting: 'Requests that need your approval',
      jobs: 'Imports, bulk changes and notifications that you started, when they end',
      signIns: 'Sign-ins to your account from a new device',
    } satisfies Record<NoticeKind, string>,
    failure: 'The settings could not be loaded',
  },
};

// The sessions of the account: the own one is marked, another one can be ended.
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { dialog, main, press } from '../../../test/actions';
import { record } from '../../../test/documented-calls';
import { answer, callsOf } from '../../../test/fake-api';
import { idOf, openScreen } from '../../../test/open-screen';
import type { SessionInfo } from '../../api/auth.gen';

it('should mark this session, and end another one after a question', async () => {
  const agents = [
    'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
    'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
  ];
  let sessions = agents.map((userAgent, at) =>
    record<SessionInfo>('SessionInfo', { _id: idOf(at + 1), userAgent, current: at === 0, viewedBy: '' }),
  );
  answer('listSessions', () => ({ details: sessions }));
  answer('endSession', ({ pathname }) => {
    sessions = sessions.filter(({ _id }) => !pathname.endsWith(_id));
    return { message: 'Session ended' };
  });
  const items = () =>
    [...document.querySelectorAll<HTMLElement>('main li')].filter((item) =>
      /Linux|Windows/.test(item.textContent),
    );
  const other = () => items().find(({ textContent }) => textContent.includes('Firefox on Windows'));
  await openScreen('admin', '/admin/profile?tab=sessions');
  await waitFor(() => expect(items()).toHaveLength(2));
  expect(items().map(({ textContent }) => textContent.includes('This session'))).toEqual([true, false]);
  expect(main().getAllByRole('button', { name: /End session/ })).toHaveLength(1);
  fireEvent.click(within(other()!).getByRole('button', { name: /End session/ }));
  expect(callsOf('endSession')).toEqual([]);
  await press('End session', dialog());
  await waitFor(() => expect(other()).toBeUndefined());
  expect(callsOf('endSession').map(({ pathname }) => pathname.split('/').at(-1))).toEqual([idOf(2)]);
});

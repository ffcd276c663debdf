// A list that a colleague changes while it is open: rows are marked, and held while the mouse is over them.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { main, press } from '../../../../test/actions';
import { record } from '../../../../test/documented-calls';
import { answer, callsOf } from '../../../../test/fake-api';
import { changed } from '../../../../test/fake-events';
import { address, idOf } from '../../../../test/open-screen';
import { answerUsers, changeUser, lists, openUsers, removeUser, rows, USERS } from '../../../../test/users';
import type { RecentChange } from '../../../api/changes.gen';

beforeEach(() => answerUsers());

/** Answers who has changed these users. */
const answerChanges = (...changes: { user: number; by?: string; own?: boolean }[]) =>
  answer('listChanges', {
    details: changes.map(({ user, by = 'Priya Shah', own = false }) =>
      record<RecentChange>('RecentChange', {
        ...{ _id: idOf(700 + user), record: idOf(user), action: 'user.ban', by, own },
        at: new Date().toISOString(),
      }),
    ),
  });
/** happy-dom has no mouse: says whether it is over the rows. */
function hover(over: boolean) {
  const real = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function matches(this: Element, selector) {
    return selector === ':hover' ? over : real.call(this, selector);
  });
}
afterEach(() => {
  vi.restoreAllMocks();
});
const reads = () => callsOf('listUsers').length;

it('should read the list again and mark the row with who changed what', async () => {
  await openUsers();
  await lists(1, 2, 3, 4, 5);
  answerChanges({ user: 2 });
  changeUser(2, { banStatus: '1' });
  await waitFor(() => {
    changed('users');
    expect(rows()[1]?.textContent).toContain('Banned by Priya Shah, just now');
  });
  await waitFor(() => expect(rows()[1]?.textContent).toContain('Banned'));
  expect(reads()).toBeGreaterThan(1);
  const said = document.querySelector('[role=status][aria-label="Changes by colleagues"]');
  expect(said?.textContent).toBe('1 row changed by Priya Shah');
});

it('should not mark a change of the reader', async () => {
  await openUsers();
  await lists(1, 2, 3, 4, 5);
  answerChanges({ user: 2, own: true });
  changeUser(2, { coin: 777 });
  await waitFor(() => {
    changed('users');
    expect(rows()[1]?.textContent).toContain('777');
  });
  expect(rows()[1]?.textContent).not.toContain('Banned by');
});

it('should hold the rows below the mouse, say which one is gone, and let them go with another page', async () => {
  await openUsers();
  await lists(1, 2, 3, 4, 5);
  hover(true);
  answerChanges({ user: 2 });
  removeUser(2);
  const gone = () => document.querySelector('tr[data-settled]')?.textContent;
  await waitFor(() => {
    changed('users');
    expect(gone()).toContain('user02');
  });
  expect(gone()).toContain('Banned by Priya Shah');
  expect(gone()).not.toContain('View');
  await lists(1, 3, 4, 5);
  await press('Page 2');
  await lists(7, 8, 9, 10, 11);
  expect(address()).toBe(`${USERS}?page=2`);
});

it('should hold no row of before while the rows of a new filter are read', async () => {
  await openUsers();
  await lists(1, 2, 3, 4, 5);
  hover(true);
  let arrive: (() => void) | undefined;
  answer('listUsers', async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { users: [], total: 0 };
  });
  await press('Account');
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Inactive' }));
  await waitFor(() => expect(address()).toBe(`${USERS}?active=false`));
  answerChanges({ user: 9 });
  const known = callsOf('listChanges').length;
  await waitFor(() => {
    changed('users');
    expect(callsOf('listChanges').length).toBeGreaterThan(known);
  });
  answer('listUsers', { users: [], total: 0 });
  arrive?.();
  await main().findByText('No matches');
  expect(rows()).toEqual([]);
});

it('should take the new rows at once while the mouse is elsewhere', async () => {
  await openUsers();
  await lists(1, 2, 3, 4, 5);
  hover(false);
  answerChanges({ user: 2 });
  removeUser(2);
  await waitFor(() => {
    changed('users');
    expect(main().queryByText('user02')).toBeNull();
  });
  await lists(1, 3, 4, 5, 6);
});

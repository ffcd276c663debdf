// The tabs of a screen: the other screens of its menu entry.
import { screen, waitFor, within } from '@testing-library/dom';
import { goTo, main } from '../../../../test/actions';
import { answer } from '../../../../test/fake-api';
import { address, openScreen } from '../../../../test/open-screen';

beforeEach(() => answer('countHosts', { details: { pending: 4, accepted: 12, rejected: 3 } }));

const tabs = async (name: string) => within(await main().findByRole('navigation', { name }));
const textsOf = async (name: string) =>
  (await tabs(name)).getAllByRole('link').map(({ textContent }) => textContent);
const menu = () => within(screen.getByRole('navigation', { name: 'Menu' }));

it('should show all states with their numbers, and mark the open one', async () => {
  await openScreen('admin', '/admin/approvedHost');
  await waitFor(async () =>
    expect(await textsOf('Hosts')).toEqual(['Pending4', 'Approved12', 'Rejected3', 'All']),
  );
  const open = (await tabs('Hosts')).getByRole('link', { current: 'page' });
  expect(open.textContent).toBe('Approved12');
});

it('should count in the menu only what the reader may decide', async () => {
  await openScreen('admin', '/admin/pendingHost', { rights: ['hosts.read'] });
  await waitFor(async () => expect((await textsOf('Hosts'))[0]).toBe('Pending4'));
  expect(menu().getByRole('link', { name: /^Hosts/ }).textContent).toBe('Hosts');
});

it('should lead to the one screen that the reader may open, without tabs', async () => {
  await openScreen('admin', '/admin', { rights: ['videos.read'] });
  goTo('Videos');
  await waitFor(() => expect(address()).toBe('/admin/videos'));
  await main().findByRole('heading', { level: 1, name: 'Videos' });
  expect(main().queryByRole('navigation', { name: 'Videos' })).toBeNull();
});

// The state of a list: page, order, filters, search and view are in the address; the selection follows them.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { chooseOption, dialog, fieldOf, key, main, press, toasts, type } from '../../../../test/actions';
import { record } from '../../../../test/documented-calls';
import { answer, callsOf, Failure, NoAnswer } from '../../../../test/fake-api';
import { address, closeScreen, idOf } from '../../../../test/open-screen';
import { answerUsers, listed, lists, openUsers, rows, USERS } from '../../../../test/users';
import type { KeptListDto, ListViewDto } from '../../../api/lists.gen';

beforeEach(() => answerUsers());

const isAt = (query: string) => waitFor(() => expect(address()).toBe(USERS + query));
const back = () => window.history.back();
const says = (range: string) => waitFor(() => main().getByText(range));
const lastRead = () => callsOf('listUsers').at(-1)?.query;
const perPage = (limit: string) => chooseOption('Rows per page', limit);
/** Presses the head of a column, which also says its order. */
const sortBy = (title: string) => press(new RegExp(`^${title}(,|$)`));
async function choose(filter: string, choice: string) {
  await press(filter);
  fireEvent.click(await screen.findByRole('menuitemradio', { name: choice }));
}
const boxes = () => main().getAllByRole<HTMLInputElement>('checkbox');
const selected = () => boxes().filter(({ checked }) => checked).length;
const select = (name: string) => fireEvent.click(main().getByRole('checkbox', { name }));

describe('page and address', () => {
  it('should show the page of the address, and the standard page without one', async () => {
    await openUsers('?page=2');
    await lists(6, 7, 8, 9, 10);
    await says('Showing 6 to 10 of 23 entries');
    expect(lastRead()).toMatchObject({ page: '2', limit: '5' });
  });

  it('should write the page into the address, and follow Back', async () => {
    await openUsers();
    await lists(1, 2, 3, 4, 5);
    await press('Page 2');
    await isAt('?page=2');
    await lists(6, 7, 8, 9, 10);
    await press('Next');
    await lists(11, 12, 13, 14, 15);
    back();
    await isAt('?page=2');
    await lists(6, 7, 8, 9, 10);
    back();
    await isAt('');
    await lists(1, 2, 3, 4, 5);
  });

  it('should ignore values of the address that no list has', async () => {
    await openUsers('?page=0&limit=4&sort=shoeSize');
    await lists(1, 2, 3, 4, 5);
    expect(lastRead()).toEqual({ page: '1', limit: '5' });
  });

  it('should offer the last page when the address names a page beyond it', async () => {
    await openUsers('?page=9');
    await main().findByText('There is no page 9');
    await press('Go to the last page');
    await isAt('?page=5');
    await lists(21, 22, 23);
  });

  it('should begin at the first page with another page size, and keep the size for the next visit', async () => {
    await openUsers('?page=3');
    await lists(11, 12, 13, 14, 15);
    await perPage('10');
    await isAt('?limit=10');
    await waitFor(() => expect(rows()).toHaveLength(10));
    await waitFor(() => expect(callsOf('keepList')).toHaveLength(1));
    expect(callsOf('keepList')[0]!.body).toEqual({ limit: 10 });
  });
});

describe('order', () => {
  it('should sort ascending, descending and not at all, each time from the first page', async () => {
    await openUsers('?page=2');
    await lists(6, 7, 8, 9, 10);
    await sortBy('Coins');
    await isAt('?sort=coin');
    await lists(1, 2, 3, 4, 5);
    await press('Page 2');
    await isAt('?sort=coin&page=2');
    await sortBy('Coins');
    await isAt('?sort=-coin');
    await lists(23, 22, 21, 20, 19);
    await sortBy('Coins');
    await isAt('');
    await lists(1, 2, 3, 4, 5);
  });
});

describe('search', () => {
  it('should search when the typing pauses, from the first page, with one step back', async () => {
    await openUsers('?page=2');
    await lists(6, 7, 8, 9, 10);
    await type(/^Search/, 'user1');
    await type(/^Search/, 'user12');
    await isAt('?search=user12');
    await lists(12);
    expect(callsOf('listUsers').map(({ query }) => query['search'])).toEqual([undefined, 'user12']);
    await type(/^Search/, 'user2');
    await isAt('?search=user2');
    await lists(20, 21, 22, 23);
    back();
    await isAt('?page=2');
    await lists(6, 7, 8, 9, 10);
    expect((await fieldOf(/^Search/)).value).toBe('');
  });

  it('should search at once on Enter, and repeat the search of a shared link', async () => {
    await openUsers('?search=user0');
    expect((await fieldOf(/^Search/)).value).toBe('user0');
    await lists(1, 2, 3, 4, 5);
    await says('Showing 1 to 5 of 9 entries');
    const field = await fieldOf(/^Search/);
    await type(/^Search/, 'user23');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(address()).toBe(`${USERS}?search=user23`);
    await lists(23);
  });

  it('should focus the search on /, and clear it by its button', async () => {
    await openUsers('?search=user23');
    await lists(23);
    await key('/');
    expect(document.activeElement).toBe(await fieldOf(/^Search/));
    await press('Clear search');
    await isAt('');
    await lists(1, 2, 3, 4, 5);
  });

  it('should say that nothing matches', async () => {
    await openUsers('?search=nothing');
    await main().findByText('No matches for “nothing”');
  });
});

describe('filters', () => {
  it('should write a choice into the address from the first page, say it, and count the matches', async () => {
    await openUsers('?page=2&sort=-coin');
    await lists(18, 17, 16, 15, 14);
    await choose('Account', 'Inactive');
    await isAt('?sort=-coin&active=false');
    await lists(21, 18, 15, 12, 9);
    await main().findByRole('button', { name: 'Account: Inactive' });
    await main().findByText(/of 7 entries/);
    expect(lastRead()).toMatchObject({ active: 'false', page: '1', sort: '-coin' });
  });

  it('should clear one filter by its chip, all by one button, and set them again on Back', async () => {
    await openUsers('?active=false&banned=false');
    await lists(3, 6, 9, 12, 15);
    await press('Clear filter: Account');
    await isAt('?banned=false');
    await lists(1, 2, 3, 4, 5);
    back();
    await isAt('?active=false&banned=false');
    await lists(3, 6, 9, 12, 15);
    await press('Clear filters');
    await isAt('');
    await lists(1, 2, 3, 4, 5);
    expect(main().queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('should name the filters of an empty list, and ignore a value that no filter has', async () => {
    await openUsers('?banned=true&active=perhaps');
    await main().findByText('Clear a filter or choose other values.');
    expect(lastRead()).not.toHaveProperty('active');
  });

  it('should forget a filter that got no value', async () => {
    await openUsers();
    await lists(1, 2, 3, 4, 5);
    await press('Add filter');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Host' }));
    await screen.findByRole('menuitemradio', { name: 'Hosts' });
    await key('Escape');
    await waitFor(() => expect(screen.queryByRole('menuitemradio', { name: 'Hosts' })).toBeNull());
    expect(main().queryByRole('button', { name: /^Host/ })).toBeNull();
    expect(address()).toBe(USERS);
  });
});

describe('selection', () => {
  it('should select rows of a page, and begin anew on another page', async () => {
    await openUsers();
    await lists(1, 2, 3, 4, 5);
    select('Select user01');
    select('Select user02');
    await main().findByText('2 selected');
    await press('Page 2');
    await lists(6, 7, 8, 9, 10);
    expect(selected()).toBe(0);
    expect(main().queryByText('2 selected')).toBeNull();
  });

  it('should select everything that matches, also on other pages, until a filter changes', async () => {
    await openUsers('?active=false');
    await lists(3, 6, 9, 12, 15);
    select('Select All');
    await press('Select all 7 results');
    await main().findByText('7 selected');
    await press('Page 2');
    await lists(18, 21);
    await main().findByText('7 selected');
    await press('Clear filter: Account');
    await lists(1, 2, 3, 4, 5);
    expect(selected()).toBe(0);
    expect(main().queryByText('7 selected')).toBeNull();
  });

  it('should forget the selection of everything when one row is deselected', async () => {
    await openUsers('?active=false');
    await lists(3, 6, 9, 12, 15);
    select('Select All');
    await press('Select all 7 results');
    await main().findByText('7 selected');
    select('Select user03');
    await main().findByText('4 selected');
  });
});

describe('a question about the selection', () => {
  it('should offer the typed reason again after the tab was closed', async () => {
    /** Asks about a ban: the filter above the list has the same name. */
    async function ask() {
      await lists(1, 2, 3, 4, 5);
      select('Select All');
      await main().findByText('5 selected');
      fireEvent.click(main().getAllByRole('button', { name: 'Ban' }).at(-1)!);
    }
    const reason = async () => (await fieldOf(/^Reason/, dialog())).value;
    await openUsers();
    await ask();
    await type(/^Reason/, 'A ring of resellers', dialog());
    closeScreen();
    await openUsers();
    await ask();
    expect(await reason()).toBe('');
    await press('Restore', dialog());
    expect(await reason()).toBe('A ring of resellers');
  });
});

describe('stored choices and views', () => {
  const view: ListViewDto = record<ListViewDto>('ListViewDto', {
    _id: idOf(900),
    list: 'users',
    name: 'Rich',
    query: 'limit=10&sort=-coin',
    own: true,
  });
  const button = () => main().findByRole('button', { name: /^View of the list/ });

  it('should fill a link to a view with its values, and name the view', async () => {
    answerUsers([view]);
    await openUsers(`?view=${view._id}`);
    await waitFor(() => expect(listed()).toHaveLength(10));
    expect(address()).toContain('limit=10');
    expect(address()).toContain('sort=-coin');
    expect(listed()[0]).toBe(23);
    expect((await button()).getAttribute('aria-label')).toBe('View of the list: Rich');
  });

  it('should say that a view has changed, and keep what its reader clears', async () => {
    answerUsers([view]);
    await openUsers(`?view=${view._id}`);
    await waitFor(() => expect(listed()).toHaveLength(10));
    await perPage('5');
    await lists(23, 22, 21, 20, 19);
    expect((await button()).getAttribute('aria-label')).toBe('View of the list: Rich, changed');
    expect(callsOf('keepList')).toEqual([]);
  });

  it('should show the bare list, and say so, when the view no longer exists', async () => {
    await openUsers(`?view=${idOf(901)}`);
    await toasts().findByText('This view no longer exists');
    await isAt('');
    await lists(1, 2, 3, 4, 5);
  });

  it('should stay reset when a change before is answered later', async () => {
    const waiting: (() => void)[] = [];
    answer('keepList', () => new Promise((done) => waiting.push(() => done({}))));
    await openUsers();
    await lists(1, 2, 3, 4, 5);
    fireEvent.click(await button());
    const phone = await screen.findByRole('checkbox', { name: 'Phone' });
    fireEvent.click(phone);
    const heads = () => [...document.querySelectorAll('main thead th')].map(({ textContent }) => textContent);
    await waitFor(() => expect(heads()).not.toContain('Phone'));
    await waitFor(() => expect(callsOf('keepList')).toHaveLength(1));
    fireEvent.click(await screen.findByRole('button', { name: 'Reset list' }));
    await waitFor(() => expect(heads()).toContain('Phone'));
    waiting.forEach((done) => done());
    await waitFor(() => expect(callsOf('resetList')).toHaveLength(1));
    expect(heads()).toContain('Phone');
  });
});

describe('a read that fails', () => {
  it.each([
    ['the server refuses', () => new Failure(500, 'INTERNAL'), 'The data could not be loaded'],
    ['no answer comes', () => new NoAnswer(), 'No connection'],
  ])('should say so, and read again on Retry, when %s', async (_, failure, title) => {
    await openUsers();
    await lists(1, 2, 3, 4, 5);
    answer('listUsers', () => {
      throw failure();
    });
    await press('Page 2');
    await main().findByText(title);
    answerUsers();
    await press('Retry');
    await lists(6, 7, 8, 9, 10);
  });
});

describe('as many rows as fit', () => {
  const resize = (height: number) => {
    Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: height });
    window.dispatchEvent(new Event('resize'));
  };
  const size = async () => (await fieldOf('Rows per page')).value;
  const cookie = () => /rows=(\d+)/.exec(document.cookie)?.[1];
  /** The height of a window for so many rows. */
  const heightOf = (rows: number) => 410 + rows * 45;
  const fits = { list: 'users', limit: -1 };
  const keptAs = (limit: number, lists = [fits]) =>
    answer('readKeptLists', {
      details: { limit, lists: lists.map((one) => record<KeptListDto>('KeptListDto', one)), views: [] },
    });

  beforeEach(() => resize(heightOf(8)));
  afterEach(() => {
    document.cookie = 'rows=; max-age=0; path=/';
    Reflect.deleteProperty(document.documentElement, 'clientHeight');
  });

  it('should show them, carry the number in the address, and store the choice', async () => {
    await openUsers('?page=2');
    await lists(6, 7, 8, 9, 10);
    await perPage('Fit');
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    await isAt(`?limit=${rows().length}`);
    expect(cookie()).toBe(String(rows().length));
    expect(await size()).toBe('Fit');
    await waitFor(() => expect(callsOf('keepList')[0]?.body).toEqual({ limit: -1 }));
  });

  it('should ask once, for the rows that fit, when the choice is stored', async () => {
    keptAs(0);
    document.cookie = 'rows=8; path=/';
    await openUsers();
    await waitFor(() => expect(rows()).toHaveLength(8));
    await isAt('?limit=8');
    expect(callsOf('listUsers').map(({ query }) => query['limit'])).toEqual(['8']);
  });

  it('should follow the window after a pause, and keep the first row in the page', async () => {
    keptAs(-1, []);
    document.cookie = 'rows=8; path=/';
    await openUsers('?page=2&limit=8');
    await lists(9, 10, 11, 12, 13, 14, 15, 16);
    resize(heightOf(6));
    await lists(7, 8, 9, 10, 11, 12);
    await isAt('?page=2&limit=6');
    resize(heightOf(2));
    await isAt('?page=2&limit=5');
  });

  it('should leave another number of rows of a shared address, and the documented size of other lists', async () => {
    keptAs(0);
    await openUsers('?limit=11');
    await waitFor(() => expect(rows()).toHaveLength(11));
    expect(address()).toBe(`${USERS}?limit=11`);
    expect(await size()).toBe('11');
    keptAs(0, []);
    await openUsers();
    await lists(1, 2, 3, 4, 5);
    expect(address()).toBe(USERS);
  });

  it('should be used for all lists by a button, and say so when that fails', async () => {
    keptAs(0);
    await openUsers();
    answer('keepAllLists', () => {
      throw new Failure(500, 'INTERNAL');
    });
    await press('Use for all lists');
    await toasts().findByText('Your choice was not saved');
    answer('keepAllLists', {});
    await press('Use for all lists');
    await toasts().findByText('All lists fit your window');
    expect(callsOf('keepAllLists').at(-1)?.body).toEqual({ limit: -1 });
    await waitFor(() => expect(main().queryByRole('button', { name: 'Use for all lists' })).toBeNull());
  });
});

// The list of users, with an API that filters, sorts and pages 23 users, and keeps choices and views of lists.
import { waitFor } from '@testing-library/dom';
import type { KeptListDto, KeptListsDto, ListViewDto } from '../src/api/lists.gen';
import type { User } from '../src/api/users.gen';
import { record } from './documented-calls';
import { answer, Failure } from './fake-api';
import { idOf, openScreen } from './open-screen';

export const USERS = '/admin/manageUser';
export const COUNT = 23;

let users: User[];
let kept: KeptListsDto;

const nameOf = (number: number) => `user${String(number).padStart(2, '0')}`;

export function changeUser(number: number, change: Partial<User>): void {
  users = users.map((user) => (user.username === nameOf(number) ? { ...user, ...change } : user));
}
export function removeUser(number: number): void {
  users = users.filter(({ username }) => username !== nameOf(number));
}

function matching({ search = '', active, banned, sort }: Record<string, string>): User[] {
  const found = users.filter(
    (user) =>
      user.username.includes(search) &&
      (active === undefined || String(user.active) === active) &&
      (banned === undefined || String(user.banStatus === '1') === banned),
  );
  if (sort === 'coin') return found.toSorted((one, other) => one.coin - other.coin);
  return sort === '-coin' ? found.toSorted((one, other) => other.coin - one.coin) : found;
}

/** Answers the calls of the list. User 1 has one coin, user 2 two and so on; each third one is inactive. */
export function answerUsers(views: ListViewDto[] = [], lists: KeptListDto[] = []): void {
  users = Array.from({ length: COUNT }, (_, at) =>
    record<User>('User', {
      _id: idOf(at + 1),
      username: nameOf(at + 1),
      coin: at + 1,
      active: (at + 1) % 3 !== 0,
    }),
  );
  kept = { limit: 0, lists, views };
  answer('listUsers', ({ query }) => {
    const [page, limit] = [Number(query['page'] ?? 1), Number(query['limit'] ?? 5)];
    const found = matching(query);
    return {
      users: found.slice((page - 1) * limit, page * limit),
      total: found.length,
      pages: Math.ceil(found.length / limit),
    };
  });
  answer('readKeptLists', () => ({ details: kept }));
  answer('fetchListView', ({ pathname }) => {
    const view = kept.views.find(({ _id }) => pathname.endsWith(_id));
    if (!view) throw new Failure(404, 'NOT_FOUND');
    return { details: view };
  });
}

/** Opens the list with the query of an address. */
export async function openUsers(query = ''): Promise<void> {
  await openScreen('admin', USERS + query);
}

export const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]:is(tr, li)')];
/** Returns the numbers of the listed users. */
export const listed = () => rows().map((row) => Number(/user(\d\d)/.exec(row.textContent)?.[1]));
export const lists = (...numbers: number[]) => waitFor(() => expect(listed()).toEqual(numbers));

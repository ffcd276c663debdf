// The profile of a user: an empty field, a field that the server refuses, and a save.
import { waitFor } from '@testing-library/dom';
import { describes, fieldOf, main, press, toasts, type } from '../../../test/actions';
import { record } from '../../../test/documented-calls';
import { answer, callsOf, Failure } from '../../../test/fake-api';
import { closeScreen, idOf, openScreen } from '../../../test/open-screen';
import type { User } from '../../api/users.gen';

const USER = idOf(5);
const EMPTY = 'This field cannot be empty';
let user: User;

beforeEach(() => {
  user = record<User>('User', {
    _id: USER,
    version: 2,
    username: 'meera',
    name: 'Meera',
    number: '919812345678',
  });
  answer('fetchUser', () => ({ details: user }));
  answer('updateUser', ({ body: { versionSeen: _, ...change } }) => {
    if (change['username'] === 'taken')
      throw new Failure(409, 'DUPLICATE', {
        message: 'This username is already in use',
        errors: [{ field: 'username', message: 'This username is already in use' }],
      });
    user = { ...user, ...change, version: user.version + 1 };
    return { message: 'User updated' };
  });
});

const shown = (name: string) =>
  [...document.querySelectorAll('main [role=group][aria-label=Profile] dt')]
    .find(({ textContent }) => textContent === name)
    ?.parentElement?.querySelector('dd')?.textContent;
const sent = () => callsOf('updateUser').map(({ body }) => body);

it('should keep what was typed while a field is empty or refused, then save it', async () => {
  await openScreen('admin', `/admin/ViewUser?id=${USER}`);
  await press('Edit Profile');
  await type(/^Name/, '');
  await press('Save Changes');
  const name = await fieldOf(/^Name/);
  await waitFor(() => expect(describes(name)).toContain(EMPTY));
  expect(document.activeElement).toBe(name);
  await type(/^Name/, 'Amelia Stone');
  expect(describes(name)).not.toContain(EMPTY);
  await type(/^Username/, 'taken');
  await press('Save Changes');
  const username = await fieldOf(/^Username/);
  await waitFor(() => expect(describes(username)).toMatch(/This username is already in use/));
  await toasts().findByRole('alert');
  expect((await fieldOf(/^Name/)).value).toBe('Amelia Stone');
  await type(/^Username/, 'meera.x');
  await type(/^Bio/, 'Sings on Sundays');
  await press('Save Changes');
  await toasts().findByText(/User updated/);
  await main().findByRole('button', { name: 'Edit Profile' });
  await main().findByRole('heading', { level: 1, name: 'meera.x' });
  await waitFor(() => expect(shown('Name')).toBe('Amelia Stone'));
  expect(sent().at(-1)).toMatchObject({
    name: 'Amelia Stone',
    username: 'meera.x',
    bio: 'Sings on Sundays',
    versionSeen: 2,
  });
  closeScreen();
  await openScreen('admin', `/admin/ViewUser?id=${USER}`);
  await waitFor(() => expect(shown('Bio')).toBe('Sings on Sundays'));
});

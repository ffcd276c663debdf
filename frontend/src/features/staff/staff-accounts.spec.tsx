// The accounts of staff: every kind that a panel adds, from the empty form to the deletion.
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import {
  act,
  chooseFile,
  describes,
  dialog,
  dialogCloses,
  fieldOf,
  main,
  pick,
  pictureNamed,
  press,
  toasts,
  type,
} from '../../../test/actions';
import { record, type Json } from '../../../test/documented-calls';
import { answer, callsOf, type SentCall } from '../../../test/fake-api';
import { address, idOf, openScreen } from '../../../test/open-screen';
import type { PanelKey } from '../../lib/panels';

const EMPTY = 'This field cannot be empty';
const person = { name: 'Farah Khan', email: 'farah@example.com', number: '919812345678' };

interface Kind {
  name: string;
  panel: PanelKey;
  list: string;
  schema: 'Bd' | 'AgencyAdmin' | 'Agency' | 'CoinAgency';
  /** The calls, each with the field of its answer that holds the account or the accounts. */
  calls: Record<'add' | 'read' | 'list' | 'update', [call: string, field: 'data' | 'details']>;
  number: 'Mobile' | 'Number';
  username?: boolean;
  parent?: [field: string, code: string];
  /** The field that the choice of the parent fills. */
  follows?: [field: string, code: string];
  /** What the new account sends besides the person. */
  sends?: Json;
  noneBelow?: string;
  deletes?: boolean;
}

const agencyAdminCalls = (list: Kind['calls']['list']): Kind['calls'] => ({
  add: ['addAgencyAdmin', 'data'],
  read: ['fetchAgencyAdmin', 'data'],
  list,
  update: ['updateAgencyAdmin', 'details'],
});
const agencyCalls: Kind['calls'] = {
  add: ['addAgency', 'details'],
  read: ['fetchAgency', 'details'],
  list: ['listAgencies', 'details'],
  update: ['updateAgency', 'details'],
};

const kinds: Kind[] = [
  {
    name: 'BD',
    panel: 'admin',
    list: '/admin/manageBd',
    schema: 'Bd',
    calls: {
      add: ['addBd', 'data'],
      read: ['fetchBd', 'data'],
      list: ['listBds', 'data'],
      update: ['updateBd', 'details'],
    },
    number: 'Mobile',
    deletes: true,
  },
  {
    name: 'agency admin',
    panel: 'admin',
    list: '/admin/manageagencyadmin',
    schema: 'AgencyAdmin',
    calls: agencyAdminCalls(['listAgencyAdmins', 'details']),
    number: 'Mobile',
    parent: ['BD Unique Id', 'BD100001'],
    sends: { createBy: 'BD100001' },
    deletes: true,
  },
  {
    name: 'agency',
    panel: 'admin',
    list: '/admin/manageAgency',
    schema: 'Agency',
    calls: agencyCalls,
    number: 'Number',
    parent: ['Agency admin', 'AA100001'],
    follows: ['BD', 'BD100001'],
    sends: { admin: 'AA100001', bd: 'BD100001' },
    deletes: true,
  },
  {
    name: 'coin agency',
    panel: 'admin',
    list: '/admin/manageCoin',
    schema: 'CoinAgency',
    calls: {
      add: ['addCoinAgency', 'details'],
      read: ['fetchCoinAgency', 'details'],
      list: ['listCoinAgencies', 'details'],
      update: ['updateCoinAgency', 'details'],
    },
    number: 'Number',
    username: true,
    sends: { username: 'farah.coins' },
    deletes: true,
  },
  {
    name: 'agency admin',
    panel: 'bd',
    list: '/bd/manageagencyadmin',
    schema: 'AgencyAdmin',
    calls: agencyAdminCalls(['listAgencyAdminsOfBd', 'data']),
    number: 'Mobile',
    noneBelow: 'An agency manages hosts.',
  },
  {
    name: 'agency',
    panel: 'agencyadmin',
    list: '/agencyadmin/manageagency',
    schema: 'Agency',
    calls: agencyCalls,
    number: 'Number',
  },
];

/** The account of each kind has an id of its own: the panel refuses reads of an id that it has just deleted. */
const idOfNew = (kind: Kind) => idOf(90 + kinds.indexOf(kind));

/** Answers the calls of one kind, from no account. */
function answerKind(kind: Kind) {
  const { schema, calls } = kind;
  let stored: Json[] = [];
  const account = (fields: Json) =>
    record<Json>(schema, {
      _id: idOfNew(kind),
      version: 1,
      uniqueId: 'XX100009',
      status: 'active',
      image: '',
      ...fields,
    });
  const own = ({ password: _, mustChangePassword: _must, image: _image, ...fields }: Json) => fields;
  answer('listBds', { data: [record('Bd', { _id: idOf(1), uniqueId: 'BD100001', name: 'Bela' })], total: 1 });
  answer('listAgencyAdmins', {
    details: [
      record('AgencyAdmin', { _id: idOf(2), uniqueId: 'AA100001', createBy: 'BD100001', name: 'Anil' }),
    ],
    total: 1,
  });
  answer(calls.add[0], ({ body }) => {
    stored = [account(own(body))];
    return { message: 'Account added', [calls.add[1]]: stored[0] };
  });
  answer(calls.list[0], ({ query, body }: SentCall) => {
    const search = String(query['search'] ?? body['search'] ?? '');
    const found = stored.filter(({ email }) => String(email).includes(search));
    return { [calls.list[1]]: found, total: found.length, pages: 1 };
  });
  answer(calls.read[0], () => ({ [calls.read[1]]: stored[0] }));
  answer(calls.update[0], ({ body }) => {
    const { id: _, versionSeen: _seen, ...change } = body;
    stored = [{ ...stored[0]!, ...own(change), version: 2 }];
    return { message: 'Account updated', [calls.update[1]]: stored[0] };
  });
  answer('deleteStaffAccount', () => {
    stored = [];
    return { message: 'Account deleted' };
  });
}

const fault = async (label: string | RegExp) => describes(await fieldOf(label));
const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-row]:is(tr, li)')];
const lists = (text: string) =>
  waitFor(() =>
    expect(
      rows()
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain(text),
  );
const bodies = (call: string) => callsOf(call).map(({ body }) => body);

async function fillIn({ name, number, username, parent, follows }: Kind) {
  await press(`Add ${name}`);
  await waitFor(async () => expect(await fault(/^Name/)).toContain(EMPTY));
  expect(await fault(/^Image/)).toContain(EMPTY);
  if (parent) expect(describes(main().getByRole('combobox', { name: parent[0] }))).toContain(EMPTY);
  await type(/^Name/, person.name);
  expect(await fault(/^Name/)).not.toContain(EMPTY);
  await type(/^Email/, person.email);
  await type(new RegExp(`^${number}`), person.number);
  await type(/^Password/, 'short');
  if (username) await type(/^Username/, 'farah.coins');
  await chooseFile(/^Image/, pictureNamed('farah.png'));
  if (parent) await pick(...parent);
  if (follows)
    await waitFor(async () => {
      const field = main().getByRole<HTMLInputElement>('combobox', { name: follows[0] });
      expect(field.value).toContain(follows[1]);
    });
  await press(`Add ${name}`);
  await waitFor(async () => expect(await fault(/^Password/)).toMatch(/at least 8 characters/i));
  expect((await fieldOf(/^Name/)).value).toBe(person.name);
}

async function add(kind: Kind) {
  const { name, list, calls } = kind;
  await type(/^Password/, 'issued-password-1');
  await press(`Add ${name}`);
  await toasts().findByText(/Account added/);
  await waitFor(() => expect(address()).toContain(list));
  const [sent] = bodies(calls.add[0]);
  expect(sent).toMatchObject({
    name: person.name,
    email: person.email,
    password: 'issued-password-1',
    ...kind.sends,
  });
  expect((sent?.['image'] as File | undefined)?.name).toBe('farah.png');
  await lists(person.name);
  const handOver = main().getByRole('region', { name: `Sign-in details of ${person.name}` });
  expect(handOver.textContent).toContain('issued-password-1');
  expect(handOver.textContent).toContain('XX100009');
  within(handOver).getByRole('button', { name: 'Copy both' });
  fireEvent.click(within(handOver).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(main().queryByRole('region', { name: /^Sign-in details/ })).toBeNull());
}

async function edit({ calls, list }: Kind) {
  const search = main().getByRole<HTMLInputElement>('searchbox');
  fireEvent.change(search, { target: { value: 'farah@' } });
  // The row is the same before: only the call says that the list has followed.
  await waitFor(() =>
    expect(callsOf(calls.list[0]).map(({ query, body }) => query['search'] ?? body['search'])).toContain(
      'farah@',
    ),
  );
  await lists(person.name);
  await act(person.name, 'Edit');
  await waitFor(async () => expect((await fieldOf(/^Name/)).value).toBe(person.name));
  await type(/^Name/, '');
  await press('Save Changes');
  await waitFor(async () => expect(await fault(/^Name/)).toContain(EMPTY));
  await type(/^Name/, 'Farah Khan II');
  await press('Save Changes');
  await toasts().findByText(/Account updated/);
  const [sent] = bodies(calls.update[0]);
  expect(sent).toMatchObject({ name: 'Farah Khan II', versionSeen: 1 });
  expect(sent).not.toHaveProperty('password');
  await lists('Farah Khan II');
  await waitFor(() => expect(main().getByRole<HTMLInputElement>('searchbox').value).toBe('farah@'));
  await waitFor(() => expect(address()).toMatch(new RegExp(`^${list}\\?.*search=farah`)));
}

/** The name of the list of these accounts. */
const manyOf = (name: string) => new RegExp(`^${name.replace(/y$/, 'ie')}s$`, 'i');

async function view({ noneBelow, name }: Kind) {
  await act('Farah Khan II', 'View');
  await main().findByText(noneBelow!);
  fireEvent.click(main().getByRole('link', { name: manyOf(name) }));
  await waitFor(() => expect(main().getByRole<HTMLInputElement>('searchbox').value).toBe('farah@'));
}

async function remove(kind: Kind) {
  await act('Farah Khan II', 'Delete');
  for (const text of [
    'Are you sure you want to delete this item?',
    'Delete Farah Khan II?',
    'You can restore the account from Trash for 30 days.',
  ])
    await dialog().then((open) => open.findByText(text));
  await press('Delete', dialog());
  await dialog().then((open) => open.findByText(EMPTY));
  expect(bodies('deleteStaffAccount')).toEqual([]);
  await type(/^Reason/, 'Left the company', dialog());
  await press('Delete', dialog());
  await dialogCloses();
  await toasts().findByText(/deleted/);
  expect(bodies('deleteStaffAccount')).toMatchObject([{ id: idOfNew(kind), reason: 'Left the company' }]);
  await waitFor(() => expect(rows()).toEqual([]));
}

describe.each(kinds)('the $panel panel: $name', (kind) => {
  it(`should add, edit${kind.deletes ? ' and delete' : ''} an account`, async () => {
    answerKind(kind);
    await openScreen(kind.panel, kind.list, { uniqueId: 'AA100001' });
    fireEvent.click(await main().findByRole('link', { name: 'Add' }));
    await screen.findByRole('heading', { level: 1, name: `Add ${kind.name}` });
    await fillIn(kind);
    await add(kind);
    await edit(kind);
    if (kind.noneBelow) await view(kind);
    if (kind.deletes) await remove(kind);
  });
});

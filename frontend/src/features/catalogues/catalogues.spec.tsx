// The catalogues: every list and empty form, adding and deleting one of each kind, and the catalogues with rules of their own.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { cases } from '../../../e2e/support/catalogues';
import { CATALOGUES } from '../../../../backend/test/catalogues/table';
import {
  act,
  chooseFile,
  dialog,
  dialogCloses,
  main,
  pictureNamed,
  press,
  toasts,
  type,
} from '../../../test/actions';
import { callAt, leastOf, record, type Json } from '../../../test/documented-calls';
import { answer, callsOf } from '../../../test/fake-api';
import { address, idOf, openScreen } from '../../../test/open-screen';

const EMPTY = /^this field cannot be empty$/i;
const NEW = idOf(9);
/** The panel refuses reads of an id that it has just deleted, so each added record has an id of its own. */
const idOfNew = (kind: Added['kind']) => idOf(90 + added.findIndex((one) => one.kind === kind));
/** The limit of a test that opens every catalogue, in milliseconds. */
const ALL_KINDS = 10 * 60_000;

const heads = () => [...document.querySelectorAll('main thead th')].map(({ textContent }) => textContent);
const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-row]:is(tr, li)')];
const rowOf = (text: string) => rows().find(({ textContent }) => textContent.includes(text));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const missing = () => main().queryAllByText(EMPTY).length;
const follow = async (name: string | RegExp) => fireEvent.click(await main().findByRole('link', { name }));

/** Opens a list with one record, then its form, and submits the empty form. Returns what is wrong. */
async function faultsOf(kind: keyof typeof cases): Promise<string[]> {
  const { list, title: heading, heads: shown, add, fields, choices = {} } = cases[kind];
  const call = callAt('GET', `/api/${CATALOGUES[kind].list.replace(/\?.*/, '')}`)!;
  answer(call.name, { [CATALOGUES[kind].key ?? 'details']: [leastOf(call)], total: 1 });
  await openScreen('admin', list);
  await title(heading);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  const titles = heads().map((head) => head.toLowerCase());
  const lacking = shown.filter((head) => !titles.some((one) => one.startsWith(head.toLowerCase())));
  await follow('Add');
  await title(add);
  await press(add);
  const wanted = Object.keys({ ...fields, ...choices }).length;
  await waitFor(() => expect(missing()).toBe(wanted));
  const first = document.querySelector('main form [aria-invalid="true"]');
  const isFocused = first !== null && document.activeElement === first;
  return [
    ...lacking.map((head) => `${kind}: no column ${head}`),
    ...(isFocused ? [] : [`${kind}: the focus is not in the first empty field`]),
  ];
}

describe('each catalogue', () => {
  it(
    'should open with its documented columns, and name what is missing in its form',
    async () => {
      const faults: string[] = [];
      for (const kind of Object.keys(cases) as (keyof typeof cases)[])
        faults.push(...(await faultsOf(kind).catch((error: unknown) => [`${kind}: ${String(error)}`])));
      expect(faults).toEqual([]);
    },
    ALL_KINDS,
  );
});

interface Added {
  kind: 'levels' | 'plans' | 'songs' | 'contents';
  schema: string;
  calls: Record<'list' | 'add' | 'remove', string>;
  /** The record that the form makes, without its files. */
  stored: Json;
}
const texts = ({ fields }: { fields: object }) =>
  Object.values(fields).filter((value) => typeof value === 'string');
const [level, from, to] = texts(cases.levels).map(Number);
const added: Added[] = [
  {
    kind: 'levels',
    schema: 'Level',
    calls: { list: 'listLevels', add: 'addLevel', remove: 'deleteLevel' },
    stored: { level, expFrom: from, expTo: to },
  },
  {
    kind: 'plans',
    schema: 'Plan',
    calls: { list: 'listPlans', add: 'addPlan', remove: 'deletePlan' },
    stored: { title: cases.plans.name, coins: 1000, rs: 99.5 },
  },
  {
    kind: 'songs',
    schema: 'Song',
    calls: { list: 'listSongs', add: 'addSong', remove: 'deleteSong' },
    stored: { songName: cases.songs.name },
  },
  {
    kind: 'contents',
    schema: 'Content',
    calls: { list: 'listContents', add: 'addContent', remove: 'deleteContent' },
    stored: { content: cases.contents.name },
  },
];

it.each(added)('should add and delete: $kind', async ({ kind, schema, calls, stored }) => {
  const { list, title: heading, add, fields, name } = cases[kind];
  const key = CATALOGUES[kind].key ?? 'details';
  let records: Json[] = [record(schema, { _id: idOf(1) })];
  answer(calls.list, () => ({ [key]: records, total: records.length }));
  answer(calls.add, () => {
    records = [record(schema, { _id: idOfNew(kind), ...stored }), ...records];
    return { [key]: records[0] };
  });
  answer(calls.remove, () => {
    records = records.slice(1);
    return { message: 'Record deleted' };
  });
  await openScreen('admin', list);
  await title(heading);
  await follow('Add');
  await title(add);
  for (const [field, value] of Object.entries(fields)) {
    const label = new RegExp(`^${field} \\*`);
    if (typeof value === 'string') await type(label, value);
    else await chooseFile(label, new File(['content'], value.name, { type: value.mimeType }));
  }
  await press(add);
  await waitFor(() => expect(callsOf(calls.add)).toHaveLength(1));
  const [sent] = callsOf(calls.add);
  const number = (value: unknown) => (typeof value === 'number' ? String(value) : value);
  const asSent = Object.entries(stored).map(([field, value]) => [field, number(value)]);
  expect(
    Object.fromEntries(Object.entries(sent!.body).map(([field, value]) => [field, number(value)])),
  ).toMatchObject(Object.fromEntries(asSent));
  const files = Object.values(sent!.body).filter((value) => value instanceof File);
  expect(files.map((file) => file.name)).toEqual(
    Object.values(fields).flatMap((value) => (typeof value === 'string' ? [] : [value.name])),
  );
  await waitFor(() => expect(address().split('?')[0]).toBe(list));
  await waitFor(() =>
    expect(main().queryAllByRole('button', { name: `More actions: ${name}` })).toHaveLength(1),
  );
  await act(name, 'Delete');
  const open = await dialog();
  for (const text of ['Are you sure you want to delete this item?', 'No other record uses it.'])
    await open.findByText(text);
  await open.findByText(name);
  expect(callsOf(calls.remove)).toEqual([]);
  await press('Delete', dialog());
  await dialogCloses();
  await toasts().findByText(/deleted/);
  expect(
    callsOf(calls.remove).map(({ pathname, query }) => query['id'] ?? pathname.split('/').at(-1)),
  ).toEqual([idOfNew(kind)]);
  await waitFor(() => expect(main().queryByRole('button', { name: `More actions: ${name}` })).toBeNull());
});

it('should add and delete the items of a VIP pack', async () => {
  const pack = idOf(3);
  let items: Json[] = [];
  answer('fetchVip', { details: record('Vip', { _id: pack, title: 'Bronze' }) });
  answer('listVips', { details: [record('Vip', { _id: pack, title: 'Bronze' })], total: 1 });
  answer('listVipItems', () => ({ details: items, total: items.length }));
  answer('addVipItem', ({ body }) => {
    items = [record('VipItem', { _id: NEW, vipId: pack, name: body['name'] as string })];
    return { details: items[0]! };
  });
  answer('deleteVipItem', () => {
    items = [];
    return { message: 'Item deleted' };
  });
  await openScreen('admin', '/admin/manageVip?search=Bronze');
  await act('Bronze', 'View items');
  await title('Items of Bronze');
  await follow('Add Item');
  await press('Add item');
  await waitFor(() => expect(missing()).toBe(2));
  await type(/^Name/, 'Night sky');
  await chooseFile(/^Image/, pictureNamed('sky.png'));
  await press('Add item');
  await waitFor(() => expect(callsOf('addVipItem')).toHaveLength(1));
  await title('Items of Bronze');
  expect(callsOf('addVipItem').map(({ body }) => body)).toMatchObject([
    { vipId: pack, name: 'Night sky', image: expect.any(File) as File },
  ]);
  await waitFor(() => expect(rowOf('Night sky')).toBeTruthy());
  await act('Night sky', 'Delete');
  await press('Delete', dialog());
  await waitFor(() => expect(callsOf('deleteVipItem')).toHaveLength(1));
  await waitFor(() => expect(rowOf('Night sky')).toBeUndefined());
  await follow('Go Back');
  await waitFor(() => expect(address()).toBe('/admin/manageVip'));
});

it('should replace the picture of a background theme, and offer neither to add nor to delete', async () => {
  const THEME = idOf(8);
  let image = '/files/old.webp';
  answer('listBackgroundThemes', () => ({
    data: [record('BackgroundTheme', { _id: THEME, image, version: 4 })],
    total: 1,
  }));
  answer('updateBackgroundTheme', () => {
    image = '/files/new.webp';
    return { data: record('BackgroundTheme', { _id: THEME, image, version: 5 }) };
  });
  const picture = () => rows()[0]?.querySelector('img')?.getAttribute('src');
  await openScreen('admin', '/admin/backgroundtheme');
  await title('Background themes');
  await waitFor(() => expect(picture()).toContain('old.webp'));
  expect(main().queryByRole('link', { name: 'Add' })).toBeNull();
  expect(main().queryByRole('button', { name: /^(Delete|More actions)/ })).toBeNull();
  await follow(/^Edit/);
  await press('Save Changes');
  await waitFor(() => expect(missing()).toBe(1));
  await chooseFile(/^Image/, pictureNamed('new.png'));
  await press('Save Changes');
  await waitFor(() => expect(callsOf('updateBackgroundTheme')).toHaveLength(1));
  await waitFor(() => expect(address()).toBe('/admin/backgroundtheme'));
  expect(
    callsOf('updateBackgroundTheme').map(({ body }) => [body['id'], (body['image'] as File).name]),
  ).toEqual([[THEME, 'new.png']]);
  await waitFor(() => expect(picture()).toContain('new.webp'));
});

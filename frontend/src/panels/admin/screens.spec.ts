// The rights of screens and actions, compared with the OpenAPI document and with the reads of the first screens.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirstRead } from '../../components/base/app-shell/screens';
import { paths as addresses } from '../../lib/paths';
import { mayWith, type Right } from '../../lib/rights';
import type { ApiDocument } from '../first-screens';

interface Operation {
  operationId: string;
  'x-right'?: string;
}
const document = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../backend/openapi.json'), 'utf8'),
) as ApiDocument;
const paths = document.paths as Record<string, Record<string, Operation>>;

/** The dashboard and the own profile show each part to those who may see it. */
const inParts = ['/admin', '/admin/profile'];
// The modules of the screens look at the browser when they load.
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { querySelector: () => null, addEventListener: () => undefined });
const { allScreens, menuOf, permitted, searchable, tabsAt, waitingIn } =
  await import('../../components/base/app-shell/screens');
const { listRead, operationOf } = await import('../first-screens');
const { screens } = await import('./screens');
vi.unstubAllGlobals();

const rightsOf = (reads: readonly FirstRead[]) => [
  ...new Set(
    reads
      .map((read) => operationOf(document, read)?.['x-right'])
      .filter((right) => right !== undefined && right !== 'own'),
  ),
];
const all = allScreens(screens).map(({ path, right, reads = [], ...screen }) => ({
  path,
  declared: right === undefined ? [] : [right].flat(),
  needed: rightsOf([...listRead(document, 'admin', screen), ...reads]),
}));

describe('the rights of the screens', () => {
  it('should be declared by each screen whose reads need one', () => {
    const open = all.filter(
      ({ path, declared, needed }) => !declared.length && needed.length && !inParts.includes(path),
    );
    expect(open.map(({ path, needed }) => [path, needed])).toEqual([]);
  });

  it('should be those of the reads, for screens that need a right to see something', () => {
    const wrong = all.filter(
      ({ declared, needed }) =>
        needed.length > 0 &&
        declared.some((right) => right.endsWith('.read') && !needed.some((one) => one === right)),
    );
    expect(wrong.map(({ path, declared, needed }) => [path, declared, needed])).toEqual([]);
  });
});

describe('the menu', () => {
  const menuWith = (rights: readonly Right[]) => permitted(screens, rights).flatMap(menuOf);
  const leadsTo = (label: string, rights: readonly Right[]) =>
    menuWith(rights).find((entry) => entry.label === label)?.screens[0]?.path;

  it('should have at most 20 entries for an Owner', () => {
    expect(screens.flatMap(menuOf).length).toBeLessThanOrEqual(20);
  });

  it('should lead to the first screen that the admin may open, and leave out an entry without any', () => {
    expect(leadsTo('Videos', ['videos.read', 'videos.decide'])).toBe(addresses.admin.moderation);
    expect(leadsTo('Videos', ['videos.read'])).toBe(addresses.admin.videos);
    expect(leadsTo('Videos', ['users.read'])).toBeUndefined();
  });

  it('should show tabs where the admin may open several screens of an entry, and on these screens only', () => {
    const tabs = (at: string, rights: readonly Right[]) =>
      tabsAt(permitted(screens, rights), at)?.screens.map(({ tab, label }) => tab ?? label);
    const { hosts, addHost, videos, catalogues } = addresses.admin;
    expect(tabs(hosts.approved, ['hosts.read'])).toEqual(['Pending', 'Approved', 'Rejected', 'All']);
    expect(tabs(addHost, ['hosts.read', 'hosts.write'])).toBeUndefined();
    expect(tabs(videos, ['videos.read'])).toBeUndefined();
    // A page of its own links to them.
    expect(tabs(catalogues, ['catalogues.read'])).toBeUndefined();
  });

  it('should have each screen with a name in the quick search, once', () => {
    const found = searchable(screens).map(({ path }) => path);
    const named = allScreens(screens).filter(({ label }) => label);
    expect(found.toSorted()).toEqual(named.map(({ path }) => path).toSorted());
  });
});

describe('the badges of the menu', () => {
  /** The entries whose badge counts what waits for a decision, and the right to decide. */
  const waiting = {
    [addresses.admin.hosts.pending]: 'hosts.decide',
    [addresses.admin.withdrawals['0']]: 'withdrawals.decide',
    [addresses.admin.waitingCoins]: 'coins.approve',
    [addresses.admin.moderation]: 'videos.decide',
  } as const;
  const badges = (rights: readonly Right[]) =>
    permitted(screens, rights)
      .flatMap(menuOf)
      .flatMap((entry) => waitingIn(entry, (right) => mayWith(rights, right)))
      .map(({ path }) => path);
  const reads = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap((operation) => operation['x-right'] ?? [])
    .filter((right): right is Right => right.endsWith('.read'));

  it('should count what waits for an admin who decides, and for none who only reads', () => {
    const shown = new Set(badges(reads));
    for (const [path, right] of Object.entries(waiting)) {
      expect(shown, path).not.toContain(path);
      expect(
        badges([...reads, right]).filter((one) => !shown.has(one)),
        right,
      ).toEqual([path]);
    }
  });
});

describe('the rights of the actions', () => {
  const source = join(import.meta.dirname, '../..');
  const textOf = (folder: string) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|gen)\.ts/.test(file))
      .map((file) => readFileSync(join(source, folder, file), 'utf8'))
      .join('\n');
  const operations = new Map(
    Object.values(paths)
      .flatMap((item) => Object.values(item))
      .map((operation) => [operation.operationId, operation['x-right']]),
  );
  /** The table of screens asks for the rights of forms with a screen of their own. */
  const screensSay = textOf('panels');

  it.each(readdirSync(join(source, 'features')))('should be asked for in the feature %s', (feature) => {
    const text = textOf(`features/${feature}`);
    const calls = [...text.matchAll(/\buse(\w+)Mutation\(/g)].map(([, name = '']) => name);
    const unasked = calls.filter((name) => {
      const right = operations.get(name.charAt(0).toLowerCase() + name.slice(1));
      const asks = (code: string) => code.includes(`'${right}'`) || code.includes(`"${right}"`);
      return right !== undefined && right !== 'own' && !asks(text) && !asks(screensSay);
    });
    expect(unasked).toEqual([]);
  });
});

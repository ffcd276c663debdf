// Every screen of the product: the documented parts are present, and no request fails. `all/` checks the states of screens,
// such as open dialogs, and all of them with axe in both colour schemes, on a phone, and at nine widths.
import { expect } from '@playwright/test';
import { panelKeys } from '../src/lib/panels';
import { paths } from '../src/lib/paths';
import { documentedScreens } from './support/documented-screens';
import { ownScreens } from './support/own-screens';
import { panelScreens } from './support/panel-screens';
import { expectNoFaults, walksOf } from './support/walks';
import { test } from './support/with-product';

// The tests read only: each worker takes some.
test.describe.configure({ mode: 'parallel' });

const screens = [...documentedScreens, ...ownScreens];

for (const panel of ['public', ...panelKeys] as const)
  for (const walked of walksOf(screens.filter((screen) => screen.panel === panel && !screen.act)))
    test(`${panel}: ${walked.name}`, ({ walkTo }) => expectNoFaults(walked, walkTo));

/** Returns every address in a table of addresses. */
function addressesIn(table: object): string[] {
  return Object.values(table).flatMap((value: unknown) => {
    if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
    return typeof value === 'object' && value ? addressesIn(value) : [];
  });
}

/** Returns whether an address belongs to a screen of a table, in any case. */
const isScreen = (path: string, table: string) =>
  new RegExp(`^${table.replace(/:\w+/g, '[^/]+')}$`, 'i').test(path);

test('checks every screen of the panels', async ({ page, walkTo }) => {
  const tables = await panelScreens(page);
  const walked = screens.map(({ path }) => path.split('?')[0]!.replace(/(?<=.)\/$/, ''));
  const left = tables.filter(({ path }) => !walked.some((one) => isScreen(one, path)));
  for (const { panel, path } of left) {
    // A screen of a record needs its own line, which names the record.
    expect(path).not.toContain(':');
    const screen = { name: path, panel, path };
    const walk = await walkTo(screen);
    expect.soft([...(await walk.faults(screen)), ...(await walk.sidewaysFaults())], path).toEqual([]);
  }
  const known = tables.map(({ path }) => path.toLowerCase());
  const unknown = addressesIn(paths).filter((address) => !known.includes(address.toLowerCase()));
  expect(unknown).toEqual([]);
});

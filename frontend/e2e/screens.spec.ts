// Every screen of the product: what the documents name is there, nothing fails behind it, it is accessible in light and
// dark, and it fits a phone.
import { expect } from '@playwright/test';
import { catalogues } from '../src/features/catalogues/catalogues';
import { panelKeys } from '../src/lib/panels';
import { paths } from '../src/lib/paths';
import { documentedScreens } from './support/documented-screens';
import { ownScreens } from './support/own-screens';
import { test } from './support/walk-test';

const screens = [...documentedScreens, ...ownScreens];
const most = 10;

for (const panel of ['public', ...panelKeys] as const) {
  const ofPanel = screens.filter((screen) => screen.panel === panel);
  const each = Math.ceil(ofPanel.length / Math.ceil(ofPanel.length / most));
  for (let first = 0; first < ofPanel.length; first += each) {
    const chunk = ofPanel.slice(first, first + each);
    test(`${panel}: ${chunk[0]!.name} … ${chunk.at(-1)!.name}`, async ({ look }) => {
      // A busy machine takes some seconds for a screen.
      test.setTimeout(120_000);
      for (const screen of chunk)
        await test.step(screen.name, async () => {
          const faults = await look(screen).catch((error: unknown) => [String(error)]);
          expect.soft(faults, screen.name).toEqual([]);
        });
    });
  }
}

/** Every address that stands somewhere in a table of addresses. */
function addressesIn(table: object): string[] {
  return Object.values(table).flatMap((value: unknown) => {
    if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
    return typeof value === 'object' && value ? addressesIn(value) : [];
  });
}

test('no screen is left out', () => {
  const walked = screens.map(({ path }) => path.split('?')[0]!.replace(/(?<=.)\/$/, ''));
  const missed = [...addressesIn(paths), ...addressesIn(catalogues)].filter((address) => {
    const pattern = new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`, 'i');
    return !walked.some((path) => pattern.test(path));
  });
  expect(missed).toEqual([]);
});

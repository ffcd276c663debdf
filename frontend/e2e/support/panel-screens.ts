// The screens in the route tables of the built panels.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { panelKeys, type PanelKey } from '../../src/lib/panels';

export interface PanelScreen {
  panel: PanelKey;
  /** The path from the route table. ':id' matches any value. */
  path: string;
  /** Whether the screen is an entry of the menu, or a part of one. */
  icon: boolean;
  /** The name of its list. */
  list?: string;
}

const folders: Record<PanelKey, string> = {
  admin: 'admin',
  bd: 'bd',
  agencyadmin: 'agency-admin',
  agency: 'agency',
  coin: 'coin',
};

/**
 * Returns the screens in the route tables. Loads the tables in the browser, because they contain icons and components.
 */
export async function panelScreens(page: Page): Promise<PanelScreen[]> {
  const manifest = JSON.parse(
    readFileSync(new URL('../../dist/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Record<string, { file: string }>;
  await page.goto('/');
  const tables = await Promise.all(
    panelKeys.map(async (panel) => {
      const { file } = manifest[`src/panels/${folders[panel]}/routes.tsx`]!;
      const found = (await page.evaluate(`import('/${file}').then(({ default: { screens } }) =>
        screens.flatMap(({ screens }) => screens.flatMap((one) => one.screens ?? [one]))
          .flatMap((screen) => [screen, ...(screen.below ?? [])])
          .map(({ path, icon, list }) => ({ path, icon: icon !== undefined, list })))`)) as Omit<
        PanelScreen,
        'panel'
      >[];
      return found.map((screen) => ({ panel, ...screen }));
    }),
  );
  return tables.flat();
}

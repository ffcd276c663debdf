import type { BrowserContext } from '@playwright/test';
import type { PanelKey } from '../../src/lib/panels';
import { demoAccount, type StaffKey } from './staff';
import { expect, signIn, test } from './test';

export interface Screen {
  panel: PanelKey;
  path: string;
  /** The record that is opened: the demo account of that kind. */
  of?: StaffKey;
  heads?: string[];
  labels?: string[];
  texts?: string[];
}

async function address(context: BrowserContext, { path, of }: Screen) {
  if (!of) return path;
  await signIn(context, 'admin');
  return path + (await demoAccount(context, of))._id;
}

/** A test for each screen: what the documents name is there. */
export function walk(screens: Screen[]) {
  for (const screen of screens)
    test(`${screen.path} shows what the documents name`, async ({ page, context, staffList }) => {
      await signIn(context, screen.panel);
      await page.goto(await address(context, screen));
      for (const text of screen.texts ?? []) await expect(page.getByText(text).first()).toBeVisible();
      for (const name of screen.heads ?? []) await expect(staffList.head(name)).toBeVisible();
      for (const label of screen.labels ?? [])
        await expect(page.getByLabel(new RegExp(`^${label}\\b`)).first()).toBeAttached();
    });
}

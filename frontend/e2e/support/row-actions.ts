import type { Locator } from '@playwright/test';

const menuOf = (row: Locator) => row.getByRole('button', { name: /^More actions/ });
const entries = (row: Locator) => row.page().getByRole('menuitem');

/** Runs an action of a row: its button or link, or an entry of its menu. */
export async function actOn(row: Locator, action: string): Promise<void> {
  const named = { name: new RegExp(`^${action} `) };
  const direct = row.getByRole('button', named).or(row.getByRole('link', named));
  await direct.or(menuOf(row)).first().waitFor();
  if (await direct.count()) return direct.click();
  await menuOf(row).click();
  await entries(row).filter({ hasText: action }).click();
}

/** Returns the names of a row's actions: of its button, then of its menu. */
export async function actionsOf(row: Locator): Promise<string[]> {
  const buttons = row.locator('[data-actions] :is(a, button):not([data-icon])');
  const names = await buttons.allInnerTexts();
  if (!(await menuOf(row).count())) return names;
  await menuOf(row).click();
  await entries(row).first().waitFor();
  // The key of an entry is hidden from screen readers.
  for (const entry of await entries(row).locator('.mantine-Menu-itemLabel').allInnerTexts())
    names.push(entry);
  await row.page().keyboard.press('Escape');
  return names;
}

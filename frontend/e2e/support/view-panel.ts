// An Owner's view of another person's panel.
import { expect, type Page } from '@playwright/test';

/** Chooses the action in the open list and gives a reason. Returns the tab of the view. */
export async function view(page: Page, press: () => Promise<unknown>, name: string): Promise<Page> {
  await press();
  const dialog = page.getByRole('dialog', { name: `View the panel of ${name}?` });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Their list looks empty');
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'View panel' }).click();
  const tab = await opened;
  await expect(dialog).toBeHidden();
  return tab;
}

export const bannerOf = (tab: Page) => tab.getByRole('complementary', { name: 'View of another panel' });

import { expect, type Locator } from '@playwright/test';

/** Chooses an option of a select by its text. */
export async function chooseOption(field: Locator, option: string | RegExp) {
  await field.click();
  // Screen readers must hear that the list is open.
  await expect(field.and(field.page().getByRole('combobox'))).toHaveAttribute('aria-expanded', 'true');
  await field.page().getByRole('option', { name: option, exact: true }).click();
}

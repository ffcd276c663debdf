// Keys that belong to a composition of an input method do nothing in the panels. The moderation: moderation.spec.ts.
import type { Page } from '@playwright/test';
import { Shell } from '../pages/shell';
import { pressComposing } from '../support/input-method';
import { expect, signIn, test } from '../support/test';

interface Case {
  open: (page: Page) => Promise<unknown>;
  field: (page: Page) => ReturnType<Page['getByRole']>;
  key: string;
  held?: { ctrlKey: boolean };
}

const coin = (page: Page) => page.getByRole('textbox', { name: /^Coin of / });
const fields: Record<string, Case> = {
  'the search of a list': {
    open: (page) => page.goto('/admin/manageUser'),
    field: (page) => page.getByRole('searchbox').first(),
    key: 'Enter',
  },
  'the quick search': {
    open: async (page) => {
      await page.goto('/admin');
      await new Shell(page).find('7');
    },
    field: (page) => page.getByRole('combobox', { name: 'Search records or go to a page' }),
    key: 'Enter',
  },
  'a field of a form': {
    open: (page) => page.goto('/admin/addGift'),
    field: (page) => page.getByRole('textbox', { name: /^Title/ }),
    key: 'Enter',
    held: { ctrlKey: true },
  },
  'a number in a list': {
    open: async (page) => {
      await page.goto('/admin/manageGift');
      await page
        .getByRole('button', { name: /^Coin of .+Change$/ })
        .first()
        .click();
      await expect(coin(page)).toBeFocused();
    },
    field: coin,
    key: 'Escape',
  },
};

test('should do nothing on a key that ends a composition', async ({ page, context }) => {
  await signIn(context, 'admin');
  for (const [name, { open, field, key, held }] of Object.entries(fields))
    await test.step(name, async () => {
      await open(page);
      await field(page).fill('7');
      // The list writes its search into the address a moment later.
      const path = () => new URL(page.url()).pathname;
      const opened = path();
      await pressComposing(field(page), key, held);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('7');
      await expect(page.getByText(/cannot be empty/i)).toHaveCount(0);
      expect(path()).toBe(opened);
    });
});

// Each file field says before the choice which files it takes, how large they may be, and where a picture is shown.
import { cases } from '../support/catalogues';
import { expect, signIn, test } from '../support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

const withFiles = Object.entries(cases).filter(([, { fields }]) =>
  Object.values(fields).some((value) => typeof value !== 'string'),
);

for (const [kind, { list, add }] of withFiles)
  test(`names kinds, size and place of the files of ${kind}`, async ({ page, catalogue }) => {
    await page.goto(list);
    await catalogue.add.first().click();
    await expect(page.getByRole('button', { name: add, exact: true })).toBeVisible();
    // The same text is next to the button for several files.
    const fields = await catalogue.form.locator('input[type=file]:not([multiple])').all();
    expect(fields).not.toEqual([]);
    for (const field of fields) {
      await expect(field).toHaveAccessibleDescription(/^[A-Z0-9, ]+[a-zA-Z, 0-9]*, up to \d+ MB\./);
      const isPicture = (await field.getAttribute('accept'))?.includes('image/png');
      if (isPicture) await expect(field).toHaveAccessibleDescription(/\d+ × \d+ pixels\.$/);
    }
  });

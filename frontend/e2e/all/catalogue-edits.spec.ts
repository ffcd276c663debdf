// Tests editing in every catalogue. support/catalogues.ts holds the differences.
import { cases } from '../support/catalogues';
import { CatalogueScenario } from '../support/catalogue-scenario';
import { expect, signIn, test } from '../support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

const isFile = (value: unknown) => typeof value !== 'string';

for (const [name, one] of Object.entries(cases)) {
  const { edit } = one;
  if (!edit) continue;
  test(`adds, edits and deletes: ${name}`, async ({ page, catalogue, shell }) => {
    const scenario = new CatalogueScenario(page, catalogue, shell, one);
    await test.step('Add the record', async () => {
      await scenario.open();
      await scenario.submitEmpty();
      await scenario.add();
    });

    await test.step('Edit the record: the list keeps page, search and order', async () => {
      const left = page.url();
      await catalogue.act('Edit', one.name);
      const pictures = Object.values(one.fields).filter(isFile).length - (one.hidden ?? 0);
      await expect(catalogue.form.locator('img, canvas')).toHaveCount(pictures);
      await catalogue.field(edit.field).fill(edit.value);
      await catalogue.fill(edit.also ?? {});
      await catalogue.submit();
      await expect(page).toHaveURL(left);
      if (one.quiet) await expect(shell.toasts).not.toContainText('updated');
      const renamed = edit.name === one.name ? one.search : edit.name;
      await scenario.find(edit.name, edit.search ?? (one.search && renamed));
    });

    await test.step('Delete the record', () => scenario.delete(edit.name));
  });
}

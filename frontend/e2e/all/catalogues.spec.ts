// Every catalogue opens and refuses an empty form; the kinds of forms besides that of a gift add and delete.
import { cases } from '../support/catalogues';
import { CatalogueScenario } from '../support/catalogue-scenario';
import { expect, signIn, test } from '../support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

/** By what their forms hold: levels, prices, sound, text. */
const kinds = ['levels', 'plans', 'songs', 'contents'] as const;

for (const kind of kinds)
  test(`adds and deletes: ${kind}`, async ({ page, catalogue, shell }) => {
    const scenario = new CatalogueScenario(page, catalogue, shell, cases[kind]);
    await test.step('Open the list', () => scenario.open());
    await test.step('Submit the empty form', () => scenario.submitEmpty());
    await test.step('Add the record', () => scenario.add());
    await test.step('Delete the record', () => scenario.delete(cases[kind].name));
  });

test('each catalogue opens, and its form names what is missing', async ({ page, catalogue, shell }) => {
  test.setTimeout(10 * 60_000);
  for (const [kind, one] of Object.entries(cases))
    await test.step(kind, async () => {
      const scenario = new CatalogueScenario(page, catalogue, shell, one);
      const fault = await scenario
        .open()
        .then(() => scenario.submitEmpty())
        .catch(String);
      expect.soft(fault, kind).toBeUndefined();
    });
});

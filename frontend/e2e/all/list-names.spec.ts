// The names of the lists: the menu finds what staff keep of a list by the name in the table of screens.
import { panelKeys } from '../../src/lib/panels';
import { panelScreens } from '../support/panel-screens';
import { expect, signIn, test } from '../support/test';

for (const panel of panelKeys)
  test(`${panel}: every list in the menu has the name of its screen, unique within the panel`, async ({
    context,
    page,
  }) => {
    test.setTimeout(10 * 60_000);
    const screens = (await panelScreens(page)).filter((screen) => screen.icon && screen.panel === panel);
    const names = screens.flatMap(({ list }) => list ?? []);
    expect(names).toEqual([...new Set(names)]);
    await signIn(context, panel);
    for (const { path, list } of screens)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('#root h1').first()).toBeVisible();
        await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
        const shown = page.locator('#root [data-list]').first();
        // A screen without a name of a list has no list, or one below a form.
        const name = (await shown.count()) ? await shown.getAttribute('data-list') : undefined;
        expect.soft(name, path).toBe(list);
      });
  });

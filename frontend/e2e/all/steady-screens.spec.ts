// What loads last moves nothing: neither a press nor an open menu is lost.
import type { PanelKey } from '../../src/lib/panels';
import { FilterBar } from '../pages/filter-bar';
import { addressOf } from '../support/addresses';
import { interceptable } from '../support/interceptable';
import { Records } from '../support/records';
import { expect, signIn, test } from '../support/test';

const screens: { panel: PanelKey; path: string; list: string }[] = [
  { panel: 'admin', path: '/admin/viewBd?id={id}', list: 'agency-admins-of-bd' },
  { panel: 'admin', path: '/admin/viewagencyadmin?id={id}', list: 'agencies-of-agency-admin' },
  { panel: 'bd', path: '/bd/viewagencyadmin?id={id}', list: 'agencies-of-agency-admin' },
  { panel: 'bd', path: '/bd/viewAgency?id={id}', list: 'hosts-of-agency' },
];

for (const { panel, path, list } of screens)
  test(`${path} keeps its list in place when the figures come`, async ({ page, context }) => {
    await signIn(context, 'admin');
    await signIn(context, panel);
    await interceptable(page);
    let release: (() => void) | undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/record-figures-[^/]*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.goto(await addressOf(path, new Records(context.request)));
    const section = page.locator(`#root section[data-list="${list}"]`);
    await expect(section).toHaveAttribute('aria-busy', 'false');
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    const { bar } = new FilterBar(page, section);
    // The editor of a filter takes the focus, which may scroll the page.
    const place = () => section.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    await bar.getByRole('button').last().click();
    const opened = page.getByRole('menu').or(page.getByRole('dialog'));
    await expect(opened).toBeVisible();
    const before = await place();

    release?.();
    await expect(page.getByLabel('Key figures')).toBeVisible();
    await expect(page.locator('#root [aria-busy=true], #root .mantine-Skeleton-root')).toHaveCount(0);
    await expect(opened).toBeVisible();
    expect(await place()).toBe(before);
  });

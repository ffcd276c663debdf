import { uniqueName } from '../support/catalogue-records';
import { interceptable } from '../support/interceptable';
import { addPlan } from '../support/plans';
import { expect, signIn, test } from '../support/test';

// The tests reorder the same list, so they run one after another. No other test changes the plans meanwhile.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ context }) => signIn(context, 'admin'));

test('reorders rows by pointer, by keys and by position', async ({ page, context }) => {
  await interceptable(page);
  const name = uniqueName('Plan');
  for (const which of ['A', 'B', 'C']) await addPlan(context.request, `${name} ${which}`);
  await page.goto('/admin/managePlan?limit=50');
  const mine = () => page.getByRole('row').filter({ hasText: name });
  const order = async () =>
    (await mine().allInnerTexts())
      .map((text) => /[ABC](?=\s)/.exec(text.slice(text.indexOf(name)))?.[0])
      .join('');
  const handle = (which: string) => page.getByRole('button', { name: `Move ${name} ${which}`, exact: true });
  await expect.poll(order).toBe('ABC');

  const said = page.getByRole('status', { name: 'Order' });

  await test.step('Drag the last row to the top', async () => {
    await handle('C').scrollIntoViewIfNeeded();
    const [from, to] = [await handle('C').boundingBox(), await mine().first().boundingBox()];
    await page.mouse.move(from!.x + 10, from!.y + 10);
    await page.mouse.down();
    await page.mouse.move(from!.x + 10, from!.y - 10, { steps: 3 });
    await page.mouse.move(from!.x + 10, to!.y + 4, { steps: 8 });
    await expect(mine().first()).toContainText(`${name} C`);
    await page.mouse.up();
    await expect(said).toContainText(`${name} C is at position`);
    await page.reload();
    await expect.poll(order).toBe('CAB');
  });

  await test.step('Move a row up by keyboard', async () => {
    await handle('B').press('ArrowUp');
    await expect(said).toContainText(`${name} B is at position`);
    await expect(handle('B')).toBeFocused();
    await expect.poll(order).toBe('CBA');
  });

  await test.step('Move a row to a position', async () => {
    await handle('C').click();
    await page.getByRole('menuitem', { name: 'Move to position…' }).click();
    await page.getByLabel('Position').fill('1');
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
    await expect(said).toContainText(`${name} C is at position 1 of`);
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toContainText(`${name} C`);
  });

  await test.step('A failed move restores the order', async () => {
    await page.route('**/catalogues/move', (route) => route.abort());
    await handle('A').press('ArrowUp');
    await expect(said).toContainText('could not be moved');
    await expect.poll(order).toBe('CBA');
  });

  await test.step('A search hides the handles', async () => {
    await page.goto(`/admin/managePlan?search=${encodeURIComponent(name)}`);
    await expect(page.getByText('Clear search and sorting to reorder.')).toBeVisible();
    await expect(handle('A')).toHaveCount(0);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('moves a row by its handle, and Escape cancels the move', async ({ page, context }) => {
    const name = uniqueName('Plan');
    for (const which of ['A', 'B', 'C']) await addPlan(context.request, `${name} ${which}`);
    await page.goto('/admin/managePlan?limit=50');
    const mine = page.getByRole('row').filter({ hasText: name });
    const handle = (which: string) =>
      page.getByRole('button', { name: `Move ${name} ${which}`, exact: true });
    const client = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    const drag = async () => {
      // Near the edge of the window a drag scrolls the page.
      await handle('B').evaluate((row) => row.scrollIntoView({ block: 'center' }));
      const [from, to] = [await handle('C').boundingBox(), await mine.first().boundingBox()];
      const [x, start, end] = [from!.x + 10, from!.y + 10, to!.y + 4];
      await touch('touchStart', [{ x, y: start }]);
      for (let step = 1; step <= 10; step += 1)
        await touch('touchMove', [{ x, y: start + ((end - start) * step) / 10 }]);
      await expect(mine.first()).toContainText(`${name} C`);
    };

    await test.step('Drag a row and press Escape', async () => {
      await drag();
      await page.keyboard.press('Escape');
      await touch('touchEnd', []);
      await expect(mine.first()).toContainText(`${name} A`);
    });

    await test.step('Drag the row again', async () => {
      await drag();
      await touch('touchEnd', []);
      await expect(page.getByRole('status', { name: 'Order' })).toContainText(`${name} C is at position`);
      await page.reload();
      await expect(mine.first()).toContainText(`${name} C`);
    });
  });
});

// The decisions of a panel differ in the lists of rejected hosts only. The other lists: all/host-lists.spec.ts.
import { checkHostList, hostLists } from './support/host-lists';
import { expect, signIn, test } from './support/test';

for (const list of hostLists.filter(([, , state]) => state === 'Rejected'))
  test(`${list[1]} lists ${list[2].toLowerCase()} hosts, 50 a page, with the allowed decisions`, ({
    page,
    request,
  }) => checkHostList(page, request, list));

test('the pending hosts of every panel come longest wait first', async ({ page, context, staffList }) => {
  // Narrower pages hide columns.
  await page.setViewportSize({ width: 1920, height: 860 });
  for (const [panel, path] of hostLists.filter(([, , state]) => state === 'Pending')) {
    await signIn(context, panel);
    await page.goto(path);
    await expect(staffList.head('Applied, ascending'), path).toBeVisible();
  }
});

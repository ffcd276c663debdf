import { interceptable } from '../support/interceptable';
import { addBd } from '../support/staff';
import { proveAccounts, staffKinds, titleOf } from '../support/staff-accounts';
import { expect, signIn, test } from '../support/test';

test('the page of another account never shows the previous account', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  const [one, other] = [await addBd(context, 'issued-first-1'), await addBd(context, 'issued-first-1')];
  await interceptable(page);

  await test.step('Open the first account', async () => {
    await page.goto(`/admin/viewBd?id=${one._id}`);
    await expect(shell.title(one.name)).toBeVisible();
  });
  let continueReading!: () => void;
  const held = new Promise<void>((resolve) => (continueReading = resolve));
  await page.route(`**/api/bdpanel/getone?id=${other._id}`, async (route) => {
    await held;
    await route.continue();
  });

  await test.step('Open the other account: the first account disappears at once', async () => {
    // Navigates as a link on the page does.
    await page.evaluate((id) => {
      history.pushState(history.state, '', `/admin/viewBd?id=${id}`);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    }, other._id);
    await expect(shell.title(one.name)).toBeHidden();
  });

  await test.step('Let the answer arrive: the other account appears', async () => {
    continueReading();
    await expect(shell.title(other.name)).toBeVisible();
  });
});

test('narrows the agency admins when a BD is chosen', async ({ page, context, staffForm }) => {
  await signIn(context, 'admin');

  await test.step('Choose a BD', async () => {
    await page.goto('/admin/addAgency');
    await staffForm.pick('BD', 'BD100001');
  });

  await test.step('The agency admins of the BD are offered', async () => {
    await staffForm.picker('Agency admin').click();
    await expect(page.getByRole('option', { name: /AA100001/ })).toBeVisible();
  });

  await test.step('Search without a match', async () => {
    await staffForm.picker('Agency admin').fill('nobody-of-that-name');
    await expect(page.getByText('No matches')).toBeVisible();
  });
});

for (const kind of staffKinds)
  test(titleOf(kind), ({ page, context, shell, staffList, staffForm }) =>
    proveAccounts(kind, { page, context, shell, staffList, staffForm }),
  );

import { interceptable } from './support/interceptable';
import { endSessionAt } from './support/session-end';
import { expect, signIn, test } from './support/test';

test('restores the session from the refresh token after a restart of the browser', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'bd');
  await context.clearCookies({ name: 'bd_access' });
  await page.goto('/bd');
  await expect(shell.title('Dashboard')).toBeVisible();
});

test('renews an expired access token once for concurrent requests', async ({ page, context, shell }) => {
  await interceptable(page);
  await signIn(context, 'admin');
  await page.goto('/admin/profile');
  await expect(shell.title('My profile')).toBeVisible();
  let renewals = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) renewals++;
  });
  // The route returns 401 itself: a browser that has just started may send an overwritten cookie for a moment longer.
  const refusal = {
    success: 0,
    code: 'UNAUTHENTICATED',
    message: 'Your session has ended. Please sign in again',
  };
  await page.route(/\/api\/(?!auth\/|health\/)/, (route) =>
    renewals ? route.fallback() : route.fulfill({ status: 401, json: refusal }),
  );

  await test.step('Open the dashboard while the token is expired', async () => {
    await shell.menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('link', { name: 'View All Users' })).toBeVisible();
    await expect(page.getByText('Total Approved Host')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Latest Members' }).getByRole('time')).toHaveCount(8);
    expect(renewals).toBe(1);
  });
});

test('shows the sign-in form when the session has ended, and returns after the sign-in', async ({
  page,
  context,
  shell,
  loginPage,
  userList,
}) => {
  await interceptable(page);
  await signIn(context, 'admin');

  await test.step('Open a sorted list', async () => {
    await userList.open('?sort=-coin');
    await expect(userList.rows).toHaveCount(5);
  });

  await test.step('End the session while the next page loads', async () => {
    await endSessionAt(page, '**/api/admin/**page=2**');
    await userList.pageButton(2).click();
    await expect(loginPage.submit).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('data'))).toBeNull();
  });

  await test.step('Sign in and return to the page', async () => {
    await loginPage.signIn('admin');
    await expect(page).toHaveURL('/admin/manageUser?sort=-coin&page=2');
    await expect(shell.title('Users')).toBeVisible();
  });
});

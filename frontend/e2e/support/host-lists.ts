import type { APIRequestContext, Page } from '@playwright/test';
import { HostListPage } from '../pages/host-list-page';
import { UserListPage } from '../pages/user-list-page';
import { applicant, decide } from './hosts';
import { actionsOf } from './row-actions';
import { expect, signIn } from './test';

/** The lists of host applications and the decisions that each panel allows. */
export const hostLists = [
  ['admin', '/admin/pendingHost', 'Pending', ['Approve', 'Reject']],
  ['admin', '/admin/approvedHost', 'Approved', ['Reject']],
  ['admin', '/admin/rejectedHost', 'Rejected', ['Approve', 'Make final']],
  ['agencyadmin', '/agencyadmin/pendinghost', 'Pending', ['Approve', 'Reject']],
  ['agencyadmin', '/agencyadmin/approvedhost', 'Approved', ['Reject']],
  ['agencyadmin', '/agencyadmin/rejectedhost', 'Rejected', ['Approve']],
  ['agency', '/agency/pendingHost', 'Pending', ['Approve', 'Reject']],
  ['agency', '/agency/approvedHost', 'Approved', ['Reject']],
  ['agency', '/agency/rejectedHost', 'Rejected', ['Approve']],
] as const;

/**
 * Opens a list of host applications at an own application, and checks the state, the page size and the allowed
 * decisions. `app` has no cookies.
 */
export async function checkHostList(
  page: Page,
  app: APIRequestContext,
  [panel, path, state, moves]: (typeof hostLists)[number],
) {
  const list = new HostListPage(page);
  const user = await applicant(app);
  await signIn(page.context(), 'admin');
  if (state !== 'Pending')
    await decide(page.context(), user, state === 'Approved' ? 1 : 2, 'Once more, please');
  await signIn(page.context(), panel);
  await list.open(path, user.username);
  await expect(list.rows).toContainText(state);
  await expect(new UserListPage(page).size).toHaveValue('50');
  const offered = (await actionsOf(list.rows.first())).filter((action) => action !== 'View');
  expect(offered).toEqual(moves);
}

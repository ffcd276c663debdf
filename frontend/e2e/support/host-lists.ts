import { HostListPage } from '../pages/host-list-page';
import { UserListPage } from '../pages/user-list-page';
import type { Page } from '@playwright/test';
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

/** Opens a list of host applications and checks the state, the page size and the allowed decisions. */
export async function checkHostList(page: Page, [panel, path, state, moves]: (typeof hostLists)[number]) {
  const { rows } = new HostListPage(page);
  await signIn(page.context(), panel);
  await page.goto(path);
  await expect(rows.first()).toContainText(state);
  await expect(new UserListPage(page).size).toHaveValue('50');
  const buttons = rows.first().getByRole('button', { name: /^(Approve|Reject|Make final) / });
  await expect(buttons).toHaveText([...moves]);
}

import { applicant, decide } from './support/hosts';
import { readValue } from './support/read-value';
import { somebody } from './support/staff';
import { picture } from './support/picture';
import { expect, signIn, test } from './support/test';

test('an agency counts its hosts right after a decision, here and elsewhere', async ({
  page,
  context,
  request,
  hostList,
  staffList,
}) => {
  await signIn(context, 'admin');
  const { name, email, number } = somebody('Counting');
  const added = await context.request.post('/api/admin/agencyPanel/addAgencyPanel', {
    headers: { 'X-Panel': 'admin' },
    multipart: {
      ...{ name, email, number, password: 'first-password-1', image: picture },
      ...{ bd: 'BD100001', admin: 'AA100001' },
    },
  });
  const { details } = (await added.json()) as { details: { _id: string; uniqueId: string } };
  const [one, other] = [
    await applicant(request, details.uniqueId),
    await applicant(request, details.uniqueId),
  ];
  await page.goto(`/admin/viewAgency?id=${details._id}`);
  const hosts = readValue(page, 'Hosts');
  await expect(hosts).toHaveText('0');
  await hostList.button(one.username, 'Approve').click();
  await expect(hosts).toHaveText('1');
  await page.goto(`/admin/manageAgency?search=${details.uniqueId}`);
  // After the number of the row.
  const listed = staffList.row(name).getByRole('cell', { name: /^\d$/ }).last();
  await expect(listed).toHaveText('1');
  await decide(context, other, 1);
  await expect(listed).toHaveText('2');
});

test('the agency sees its hosts by state on its own record, an agency admin adds from both lists', async ({
  page,
  context,
  request,
  hostList,
}) => {
  await signIn(context, 'agency');
  const user = await applicant(request);
  await page.goto('/agency/viewAgency');
  await expect(page.getByRole('tab', { name: 'Approved' })).toBeVisible();
  await page.getByRole('searchbox').fill(user.username);
  await expect(hostList.row(user.username)).toBeVisible();
  await signIn(context, 'agencyadmin');
  await page.goto('/agencyadmin/agencylists');
  await page.getByRole('link', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL('/agencyadmin/addagency');
});

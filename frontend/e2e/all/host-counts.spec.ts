import { applicant, decide } from '../support/hosts';
import { readValue } from '../support/read-value';
import { newPerson } from '../support/staff';
import { picture } from '../support/picture';
import { expect, signIn, test } from '../support/test';

test('an agency counts its hosts right after a decision, on its page and in the list', async ({
  page,
  context,
  request,
  hostList,
  staffList,
}) => {
  await signIn(context, 'admin');
  const { name, email, number } = newPerson('Counting');
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
  const hosts = readValue(page, 'Hosts');
  const listed = staffList.row(name).getByRole('cell', { name: /^\d$/ }).last();

  await test.step('Approve a host on the page of the agency', async () => {
    await page.goto(`/admin/viewAgency?id=${details._id}`);
    await expect(hosts).toHaveText('0');
    await hostList.approve(one.username).click();
    await expect(hosts).toHaveText('1');
  });

  await test.step('The list of agencies shows the host', async () => {
    await page.goto(`/admin/manageAgency?search=${details.uniqueId}`);
    await expect(listed).toHaveText('1');
  });

  await test.step('Approve another host through the API: the list follows', async () => {
    await decide(context, other, 1);
    await expect(listed).toHaveText('2');
  });
});

test('an agency sees its hosts by state on its own page, and an agency admin adds agencies from both lists', async ({
  page,
  context,
  request,
  hostList,
}) => {
  await signIn(context, 'agency');
  const user = await applicant(request);

  await test.step('The agency finds the host', async () => {
    await page.goto('/agency/viewAgency');
    await expect(page.getByRole('tab', { name: 'Approved' })).toBeVisible();
    await page.getByRole('searchbox').fill(user.username);
    await expect(hostList.row(user.username)).toBeVisible();
  });

  await test.step('The agency admin opens the form', async () => {
    await signIn(context, 'agencyadmin');
    await page.goto('/agencyadmin/agencylists');
    await page.getByRole('link', { name: 'Add', exact: true }).click();
    await expect(page).toHaveURL('/agencyadmin/addagency');
  });
});

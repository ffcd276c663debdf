import { chooseOption } from '../support/choose-option';
import { expect, signIn, test } from '../support/test';
import { plainUserAt, userAt } from '../support/users';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('shows a user with all documented fields, read-only', async ({ page, context, userPage }) => {
  const user = await userAt(context, 0);
  const badge = page.getByText('Normal User');
  const labels = [
    'Username',
    'Name',
    'Bio',
    'Gender',
    'Number',
    'Join date',
    'Videos',
    'Password',
    'Followers',
    'Following',
  ];

  await test.step('Open the user: the badge is below the name', async () => {
    await userPage.open(user._id);
    await expect(badge).toBeVisible();
    const [title, below] = [
      await page.getByRole('heading', { level: 1 }).boundingBox(),
      await badge.boundingBox(),
    ];
    expect(below!.y).toBeGreaterThan(title!.y + title!.height);
  });

  await test.step('All fields are shown', async () => {
    for (const label of labels) await expect(userPage.value(label)).toBeVisible();
    await expect(userPage.value('Username')).toHaveText(user.username);
    await expect(userPage.value('Bio')).toHaveText(user.bio || 'N/A');
  });

  await test.step('Edit: four fields stay read-only', async () => {
    await userPage.edit.click();
    for (const label of ['Join date', 'Videos', 'Followers', 'Following'])
      await expect(userPage.field(label)).not.toBeEditable();
  });
});

test('reports that the user does not exist and links to the list', async ({ page, userPage, shell }) => {
  for (const id of ['000000000000000000000000', 'not-an-id']) {
    await userPage.open(id);
    await expect(page.getByText('This user does not exist')).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Users' }).last().click();
  await expect(shell.title('Users')).toBeVisible();
});

test('Cancel and leaving the page do not save, and leaving asks first', async ({
  page,
  context,
  userPage,
  shell,
}) => {
  const user = await userAt(context, 3);

  await test.step('Leave the page and stay', async () => {
    await userPage.open(user._id);
    await userPage.edit.click();
    await userPage.field('Name').fill('Somebody Else');
    await shell.menu.getByRole('link', { name: 'Users' }).click();
    await expect(shell.dialog).toContainText('Leave without saving?');
    await shell.answer('Stay');
    await expect(userPage.field('Name')).toHaveValue('Somebody Else');
  });

  await test.step('Cancel', async () => {
    await userPage.cancel.click();
    await expect(userPage.value('Name')).toHaveText(user.name);
  });

  await test.step('Go back without saving', async () => {
    await userPage.edit.click();
    await userPage.field('Name').fill('Somebody Else');
    await page.goBack();
  });
});

test('bans the devices of a user', async ({ context, userPage }) => {
  const user = await plainUserAt(context, 5);
  await userPage.open(user._id);
  await chooseOption(userPage.deviceBan, 'Banned');
  await expect(userPage.header.getByText('Device banned')).toBeVisible();
});

test('gives an official tag and removes the tag, saved at once', async ({
  page,
  context,
  userPage,
  shell,
}) => {
  const user = await plainUserAt(context, 6);
  await userPage.open(user._id);
  await chooseOption(userPage.tag, 'Rising Star');
  await expect(shell.toasts.getByRole('status')).toBeVisible();
  await page.reload();
  await expect(userPage.tag).toHaveValue('Rising Star');
  await chooseOption(userPage.tag, 'No tag');
  await expect(userPage.tag).toHaveValue('No tag');
});

test('sets an account inactive and active again', async ({ context, userPage, shell }) => {
  const user = await plainUserAt(context, 7);
  await userPage.open(user._id);
  await userPage.active.click({ force: true });
  await shell.answer('Deactivate');
  await expect(userPage.header.getByText('Inactive', { exact: true })).toBeVisible();
  // The input of the switch is hidden, so the click is forced. A forced click does not wait until the switch is enabled.
  await expect(userPage.active).toBeEnabled();
  await userPage.active.click({ force: true });
  await expect(userPage.header.getByText('Active', { exact: true })).toBeVisible();
});

test('edits a user: empty field, field refused by the server, then saved', async ({
  page,
  context,
  userPage,
  shell,
}) => {
  const [user, other] = [await userAt(context, 1), await userAt(context, 2)];
  await userPage.open(user._id);
  await userPage.edit.click();

  await test.step('Save an empty name', async () => {
    await userPage.field('Name').fill('');
    await userPage.save.click();
    await expect(page.getByText('This field cannot be empty')).toBeVisible();
    await expect(userPage.field('Name')).toBeFocused();
    await userPage.field('Name').fill('Amelia Stone');
    await expect(page.getByText('This field cannot be empty')).toBeHidden();
  });

  await test.step('Save a username that is in use', async () => {
    await userPage.field('Username').fill(other.username);
    await userPage.save.click();
    await expect(userPage.field('Username')).toHaveAccessibleDescription(/This username is already in use/);
    await expect(shell.toasts.getByRole('alert')).toBeVisible();
    await expect(userPage.field('Name')).toHaveValue('Amelia Stone');
  });

  await test.step('Save valid values', async () => {
    await userPage.field('Username').fill(`${user.username}.x`);
    await userPage.field('Bio').fill('Sings on Sundays');
    await userPage.save.click();
    await expect(shell.toasts.getByRole('status')).toBeVisible();
    await expect(userPage.edit).toBeVisible();
    await expect(shell.title(`${user.username}.x`)).toBeVisible();
    await expect(userPage.value('Name')).toHaveText('Amelia Stone');
    await page.reload();
    await expect(userPage.value('Bio')).toHaveText('Sings on Sundays');
  });
});

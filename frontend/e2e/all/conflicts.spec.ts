// Two people edit one record: the second one sees both values and chooses. The other kinds of forms: all/conflict-forms.spec.ts.
import { ConflictDialog } from '../pages/conflict-dialog';
import { CataloguePage } from '../pages/catalogue-page';
import { addRecord, uniqueName } from '../support/catalogue-records';
import { png } from '../support/media';
import { secondAdmin } from '../support/second-admin';
import { expect, signIn, test } from '../support/test';

const file = (name: string, color: readonly [number, number, number]) => ({
  name,
  mimeType: 'image/png',
  buffer: png(40, color),
});

test('shows both values of what two admins changed on a gift, and saves the chosen ones', async ({
  page,
  context,
  browser,
  catalogue,
  shell,
}) => {
  await signIn(context, 'admin');
  const colleague = await secondAdmin(browser);
  const theirs = new CataloguePage(await colleague.newPage());
  const conflict = new ConflictDialog(page);
  const title = uniqueName('Rose');
  await addRecord(context.request, 'gifts/addGifts', {
    title,
    coin: 10,
    image: file('rose.png', [200, 0, 0]),
  });

  await test.step('Both open the form', async () => {
    for (const form of [catalogue, theirs]) {
      await form.open(`/admin/manageGift?search=${encodeURIComponent(title)}`);
      await form.act('Edit', title);
      await expect(form.field('Coin')).toHaveValue('10');
    }
  });

  await test.step('The colleague saves a price, a title and a picture', async () => {
    await theirs.fill({ Coin: '25', Title: `${title} red`, Image: file('red.png', [0, 200, 0]) });
    await theirs.submit();
    await theirs.back('/admin/manageGift');
  });

  await test.step('Saving shows both values of each field', async () => {
    await catalogue.fill({ Coin: '30', Image: file('blue.png', [0, 0, 200]) });
    await catalogue.submit();
    await expect(conflict.root).toHaveAccessibleName('Priya Shah changed this while you were editing');
    await expect(conflict.choices).toHaveCount(2);
    await expect(conflict.side('Coin', 'Yours')).toHaveAccessibleName(/30$/);
    await expect(conflict.side('Coin', 'Now')).toHaveAccessibleName(/25$/);
    await expect(conflict.side('Coin', 'Yours')).toBeChecked();
    await expect(conflict.root.locator('img')).toHaveCount(2);
    await conflict.showOthers();
    await expect(conflict.other('Title')).toContainText(`${title} red`);
  });

  await test.step('Cancel keeps everything typed', async () => {
    await conflict.cancel.click();
    await expect(conflict.root).toBeHidden();
    await expect(catalogue.field('Coin')).toHaveValue('30');
    await expect(catalogue.form.getByText('blue.png')).toBeVisible();
  });

  await test.step('A further change of the colleague opens the question with newer values', async () => {
    await theirs.open(`/admin/manageGift?search=${encodeURIComponent(title)}`);
    await theirs.act('Edit', `${title} red`);
    await catalogue.submit();
    await expect(conflict.root).toBeVisible();
    await theirs.fill({ Coin: '26' });
    await theirs.submit();
    await theirs.back('/admin/manageGift');
    await conflict.save.click();
    await expect(conflict.side('Coin', 'Now')).toHaveAccessibleName(/26$/);
  });

  await test.step('Choose with the keyboard and save', async () => {
    await expect(conflict.side('Coin', 'Yours')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(conflict.side('Coin', 'Now')).toBeChecked();
    await conflict.save.click();
    await expect(shell.toasts).toContainText(/Gift updated/);
    await catalogue.back('/admin/manageGift');
  });

  await test.step('The gift has what was chosen, and what only one side changed', async () => {
    const listed = await context.request.get(
      `/api/admin/gifts/getgifts?page=1&limit=10&search=${encodeURIComponent(title)}`,
      { headers: { 'X-Panel': 'admin' } },
    );
    const { details } = (await listed.json()) as {
      details: { title: string; coin: number; version: number }[];
    };
    expect(details).toMatchObject([{ title: `${title} red`, coin: 26, version: 3 }]);
  });
  await colleague.close();
});

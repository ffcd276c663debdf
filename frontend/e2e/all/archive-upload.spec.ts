// The upload of a large archive in parts: without network it waits, after a reload it continues.
import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { CatalogueImport } from '../pages/catalogue-import';
import { uniqueName } from '../support/catalogue-records';
import { interceptable } from '../support/interceptable';
import { png, zip, type MadeFile } from '../support/media';
import { Network } from '../support/network';
import { test } from '../support/outage';
import { addAdmin } from '../support/second-admin';
import { expect, signIn } from '../support/test';

const MB = 1024 * 1024;

/** Lets one part pass and holds the next one. Resolves when that part is held. */
const heldPart = (page: Page) =>
  new Promise<void>((resolve) => {
    let passed = 0;
    void page.route('**/api/admin/uploads/*', (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      passed += 1;
      return passed === 1 ? route.continue() : resolve();
    });
  });

/** How much of the only upload of this person has arrived. */
async function receivedOf(request: APIRequestContext): Promise<number> {
  const answer = await request.get('/api/admin/uploads', { headers: { 'X-Panel': 'admin' } });
  const { details } = (await answer.json()) as { details: { received: number }[] };
  expect(details).toHaveLength(1);
  return details[0]!.received;
}

/** Returns an archive of about 13 MB, most of which no record uses. */
function archive(title: string): MadeFile {
  const records = [{ title, image: 'files/a.png' }];
  const buffer = zip({
    'catalogue.json': Buffer.from(JSON.stringify({ kind: 'tags', records })),
    'files/a.png': png(40, [200, 160, 20]),
    'files/rest.bin': randomBytes(13 * MB),
  });
  return { name: 'tags.zip', mimeType: 'application/zip', buffer };
}

test('continues an archive after the network was gone, and after a reload', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const importing = new CatalogueImport(page);
  const list = `${server.url}/admin/manageTag`;
  // Other tests import tags too, and each person sees only the own uploads.
  await signIn(context, 'admin', await addAdmin(context));
  const title = uniqueName('Archived');
  const chosen = archive(title);
  const network = await Network.of(page);
  const parts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/admin/uploads/')) parts.push(request.url());
  });
  await interceptable(page);
  await importing.open(list);
  await importing.choose(chosen);

  await test.step('Lose the network in the middle of a part: the upload waits', async () => {
    await network.slow(1000);
    await importing.press('Check');
    await expect(importing.text(/^[5-7] of 13 MB uploaded/)).toBeVisible();
    await server.stop();
    await expect(importing.text('The upload continues by itself when the connection is back.')).toBeVisible();
    await network.restore();
  });

  await test.step('The network is back: the upload goes on by itself', async () => {
    const next = heldPart(page);
    await server.start();
    await next;
  });
  const received = await receivedOf(context.request);
  expect(received).toBeGreaterThan(4 * MB);
  expect(received).toBeLessThan(chosen.buffer.length);

  await test.step('Reload in the middle: the page offers to continue', async () => {
    await importing.open(list);
    await page.unrouteAll();
    await expect(page.getByRole('button', { name: /^Continue the upload/ })).toHaveText(
      `Continue the upload of tags.zip (${Math.floor(received / MB)} of 13 MB)`,
    );
  });
  const continued = async (one: MadeFile) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Continue the upload of tags.zip/ }).click();
    await (await chooser).setFiles(one);
  };

  await test.step('Choose another file of the same name and size: it is refused', async () => {
    const buffer = Buffer.concat([chosen.buffer.subarray(1), Buffer.alloc(1)]);
    await continued({ ...chosen, buffer });
    await expect(importing.text('This is not the file of the unfinished upload.')).toBeVisible();
  });

  await test.step('Choose the same file: only the rest is sent, then the file is checked and imported', async () => {
    parts.length = 0;
    await continued(chosen);
    await expect(importing.text('1 will be added')).toBeVisible();
    const rest = Math.ceil((chosen.buffer.length - received) / (4 * MB));
    expect(parts).toHaveLength(rest);
    await importing.press('Import 1 record');
    await expect(importing.text('1 added')).toBeVisible();
    expect(parts).toHaveLength(rest);
  });

  await test.step('Nothing is left to continue', async () => {
    await importing.open(list);
    await expect(page.getByText('Continue the upload')).toHaveCount(0);
  });
});

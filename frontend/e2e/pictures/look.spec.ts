// Takes the pictures of docs/look.md: twelve screens, each at three widths and in both colours on one sheet.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { panels, type PanelKey } from '../../src/lib/panels';
import { paths } from '../../src/lib/paths';
import { addressOf } from '../support/addresses';
import { Records } from '../support/records';
import { signIn, test } from '../support/test';
import { pictureAt, untilQuiet } from './picture';

/** The largest size of a sheet in bytes. */
const MAX_BYTES = 150_000;
/** A sheet shows the screens at half their size, with these sizes in its own pixels. */
const SCALE = 2;
const WIDTHS = [1366, 1024, 360].map((width) => width / SCALE);
const HEIGHT = 768 / SCALE;
const GAP = 16;
const SCHEMES = ['light', 'dark'] as const;

const { admin } = paths;
const screens: Record<string, [panel: PanelKey, address: string]> = {
  dashboard: ['admin', panels.admin.dashboard],
  users: ['admin', admin.users],
  user: ['admin', `${admin.userPage}?id={id}`],
  withdrawals: ['admin', admin.withdrawals[0]],
  moderation: ['admin', admin.moderation],
  transfers: ['admin', admin.rechargeHistory],
  gifts: ['admin', '/admin/manageGift'],
  audit: ['admin', admin.audit],
  'send-coins': ['admin', admin.sendCoinsPage],
  'general-settings': ['admin', admin.settings],
  hosts: ['agency', paths.agency.hosts.pending],
  agency: ['agency', panels.agency.dashboard],
};

for (const [name, [panel, path]] of Object.entries(screens))
  test(`the sheet of ${name}`, async ({ page, context }) => {
    await signIn(context, 'admin');
    const address = await addressOf(path, new Records(context.request));
    if (panel !== 'admin') await signIn(context, panel);
    await page.goto(address);
    const parts: OverlayOptions[] = [];
    for (const [row, colorScheme] of SCHEMES.entries()) {
      let left = GAP;
      await page.emulateMedia({ colorScheme });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width: width * SCALE, height: HEIGHT * SCALE });
        await untilQuiet(page);
        const input = await sharp(await page.screenshot({ animations: 'disabled' }))
          .resize(width, HEIGHT)
          .toBuffer();
        parts.push({ input, left, top: GAP + row * (HEIGHT + GAP) });
        left += width + GAP;
      }
    }
    const size = {
      width: WIDTHS.reduce((sum, width) => sum + width + GAP, GAP),
      height: SCHEMES.length * (HEIGHT + GAP) + GAP,
    };
    mkdirSync(dirname(pictureAt('look/x')), { recursive: true });
    const sheet = await sharp({ create: { ...size, channels: 3, background: '#8a8f98' } })
      .composite(parts)
      .webp({ quality: 80, effort: 6 })
      .toFile(pictureAt(`look/${name}.webp`));
    expect(sheet.size, name).toBeLessThan(MAX_BYTES);
  });

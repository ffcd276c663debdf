import type { APIRequestContext, Page } from '@playwright/test';
import type { PanelKey } from '../../../src/lib/panels';
import type { Records } from '../records';

/** How the texts that the documents give for a call are brought about. */
export interface Proof {
  panel: PanelKey | 'public';
  /** The call that the panel sends in the place of the documented one, because it gives more: a reason, say. */
  instead?: string;
  path: string | ((records: Records, request: APIRequestContext) => Promise<string>);
  /** Up to the press that sends the call. Left out: opening the screen sends it. */
  fill?: (page: Page, records: Records) => Promise<unknown>;
  /** Sends the call. Left out: `fill` alone brings the text about. */
  send?: (page: Page, records: Records) => Promise<unknown>;
  /** The text of a success is in the API's answer, and no screen repeats it. */
  answer?: (request: APIRequestContext) => Promise<{ message: string }>;
}

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

export const type = (values: Record<string, string>) => async (page: Page) => {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('main').getByRole('textbox', { name: label, exact: true }).fill(value);
};

/** One after the other. */
export const all =
  (...steps: NonNullable<Proof['fill']>[]) =>
  async (page: Page, records: Records) => {
    for (const step of steps) await step(page, records);
  };

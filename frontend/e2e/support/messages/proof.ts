import type { APIRequestContext, Page } from '@playwright/test';
import type { PanelKey } from '../../../src/lib/panels';
import type { Records } from '../records';

/** How to trigger the documented texts of a call. */
export interface Proof {
  panel: PanelKey | 'public';
  /** The call that the panel sends instead of the documented call, because it takes more fields, such as a reason. */
  instead?: string;
  path: string | ((records: Records, request: APIRequestContext) => Promise<string>);
  /**
   * Prepares the screen up to the click that sends the call. Without `fill` and `send`, opening the screen sends it.
   */
  fill?: (page: Page, records: Records) => Promise<unknown>;
  /** Sends the call. Left out: `fill` alone triggers the text. */
  send?: (page: Page, records: Records) => Promise<unknown>;
  /** Returns the API response with the success text, for calls whose text no screen shows. */
  answer?: (request: APIRequestContext) => Promise<{ message: string }>;
}

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Fills a form and leaves the field: what is typed is judged then. */
export const andLeave = (fill: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await fill(page);
  await page.keyboard.press('Tab');
};
export const type = (values: Record<string, string>) => async (page: Page) => {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('main').getByRole('textbox', { name: label, exact: true }).fill(value);
};

/** Runs steps one after another. */
export const all =
  (...steps: NonNullable<Proof['fill']>[]) =>
  async (page: Page, records: Records) => {
    for (const step of steps) await step(page, records);
  };

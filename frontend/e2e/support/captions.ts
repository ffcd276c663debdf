import type { Page } from '@playwright/test';

/** Roles that contain the values of a record, not captions. */
const values = new Set(['cell', 'row', 'rowheader', 'definition', 'option', 'img']);

/** Returns the column heads, labels, buttons, headings and other texts of the screen from its accessibility tree. */
export async function captions(page: Page): Promise<string[]> {
  const shown = page.locator('main').or(page.locator('body:not(:has(main))')).first();
  const lines = (await shown.ariaSnapshot()).split('\n');
  return lines.flatMap((line) => {
    const [, role, name, text] =
      /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?[^:]*(?::(?: (.*))?)?$/.exec(line) ?? [];
    if (!role || values.has(role)) return [];
    return [name, text].filter((caption) => caption !== undefined);
  });
}

import type { Page } from '@playwright/test';

/** Roles that hold a record's own values rather than what the screen says about them. */
const values = new Set(['cell', 'row', 'rowheader', 'definition', 'option', 'img']);

/** Column heads, labels, buttons, headings and other texts of the screen, as assistive technology is told them. */
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

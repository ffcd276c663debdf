import type { Locator } from '@playwright/test';

/** How browsers report the Enter that ends a composition. Safari has ended the composition by then. */
const REPORTS = [{ isComposing: true }, { keyCode: 229, which: 229 }];

/** Presses a key in a field while an input method composes a text there, as each browser reports the key. */
export async function pressComposing(field: Locator, key: string, held: { ctrlKey?: boolean } = {}) {
  for (const report of REPORTS)
    await field.dispatchEvent('keydown', { key, bubbles: true, cancelable: true, ...held, ...report });
}

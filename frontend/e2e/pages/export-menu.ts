import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

/** The menu of a list that saves it as a file. */
export class ExportMenu {
  readonly button: Locator;
  readonly cancel: Locator;
  readonly progress: Locator;

  constructor(private readonly page: Page) {
    const root = page.locator('#root');
    this.button = root.getByRole('button', { name: 'Export', exact: true });
    this.cancel = root.getByRole('button', { name: 'Cancel export' });
    this.progress = root.getByRole('progressbar', { name: 'Export' });
  }

  async choose(format: RegExp) {
    await this.button.click();
    await this.page.getByRole('menuitem', { name: format }).click();
  }

  /** Returns the name and the content of the saved file. */
  async save(format: RegExp) {
    const download = this.page.waitForEvent('download');
    await this.choose(format);
    const file = await download;
    return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
  }
}

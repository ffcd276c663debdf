import { expect, type Locator, type Page } from '@playwright/test';

/** The step between choosing a picture and the form. */
export class CropDialog {
  readonly dialog: Locator;
  readonly frame: Locator;
  readonly zoom: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^Crop: / });
    this.frame = this.dialog.getByRole('application', { name: 'Part of the picture that is used' });
    this.zoom = this.dialog.getByRole('slider', { name: 'Zoom' });
  }

  /** Presses a button that closes the dialog. */
  async answer(button: 'Crop' | 'Use the whole picture' | 'Cancel') {
    await this.dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** Drags the picture by these pixels of the screen. */
  async drag(page: Page, x: number, y: number) {
    const box = (await this.frame.boundingBox())!;
    const [from, to] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(from, to);
    await page.mouse.down();
    await page.mouse.move(from + x, to + y, { steps: 5 });
    await page.mouse.up();
  }
}

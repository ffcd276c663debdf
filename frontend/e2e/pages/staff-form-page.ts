import type { Page } from '@playwright/test';
import { picture } from '../support/picture';

/** The forms for adding and editing a staff account. */
export class StaffFormPage {
  constructor(private readonly page: Page) {}

  field(label: string) {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  picker(label: string) {
    return this.page.getByRole('combobox', { name: label, exact: true });
  }

  image() {
    return this.page.getByLabel('Image');
  }

  submit(name: string) {
    return this.page.getByRole('button', { name, exact: true }).click();
  }

  async fill(values: Record<string, string>) {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
  }

  choosePicture() {
    return this.image().setInputFiles(picture);
  }

  async pick(label: string, code: string) {
    await this.picker(label).fill(code);
    await this.page.getByRole('option', { name: code }).click();
  }
}

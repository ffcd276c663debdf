import type { Locator, Page } from '@playwright/test';
import { readValue } from '../support/read-value';

export class UserPage {
  readonly edit: Locator;
  readonly save: Locator;
  readonly ban: Locator;
  readonly active: Locator;
  readonly cancel: Locator;
  readonly tag: Locator;
  readonly deviceBan: Locator;
  readonly header: Locator;

  constructor(private readonly page: Page) {
    this.cancel = page.getByRole('button', { name: 'Cancel' });
    this.tag = page.getByLabel('Official Tag');
    this.deviceBan = page.getByLabel('Device Id ban');
    this.header = page.locator('#root main header');
    this.edit = page.getByRole('button', { name: 'Edit Profile' });
    this.save = page.getByRole('button', { name: 'Save Changes' });
    this.ban = page.getByLabel('User ban');
    this.active = page.getByRole('switch', { name: 'Account active' });
  }

  open(id: string) {
    return this.page.goto(`/admin/ViewUser?id=${id}`);
  }

  /** Locates the value with this label in the read-only profile. */
  value(label: string) {
    return readValue(this.page.getByRole('group', { name: 'Profile' }), label);
  }

  field(label: string) {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }
}

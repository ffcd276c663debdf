import type { Locator, Page } from '@playwright/test';

export class ProfilePage {
  readonly edit: Locator;
  readonly picture: Locator;
  readonly update: Locator;
  readonly save: Locator;
  readonly sessions: Locator;
  readonly strength: Locator;

  constructor(private readonly page: Page) {
    this.save = page.getByRole('button', { name: 'Save Changes' });
    this.sessions = page.getByRole('tabpanel').getByRole('listitem');
    this.strength = page.getByRole('meter', { name: 'Password strength' });
    this.picture = page.locator('input[type=file]');
    this.edit = page.getByRole('button', { name: 'Edit Profile' });
    this.update = page.getByRole('button', { name: 'Update' });
  }

  open(tab?: 'password' | 'sessions') {
    return this.page.goto(`/admin/profile${tab ? `?tab=${tab}` : ''}`);
  }

  tab(name: string) {
    return this.page.getByRole('tab', { name });
  }

  field(label: string) {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }
}

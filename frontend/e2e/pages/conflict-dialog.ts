import type { Locator, Page } from '@playwright/test';

/** The dialog that shows both values of fields that two people have changed. */
export class ConflictDialog {
  readonly root: Locator;
  readonly save: Locator;
  readonly cancel: Locator;
  readonly choices: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: /changed this while you were editing$/ });
    this.save = this.root.getByRole('button', { name: 'Save', exact: true });
    this.cancel = this.root.getByRole('button', { name: 'Cancel', exact: true });
    this.choices = this.root.getByRole('radiogroup');
  }

  /** Locates one side of a field that both changed. */
  side(field: string, side: 'Yours' | 'Now') {
    return this.root
      .getByRole('radiogroup', { name: field, exact: true })
      .getByRole('radio', { name: new RegExp(`^${side}`) });
  }

  /** Opens the list of the fields that only one side changed. The list is open when there is nothing to choose. */
  showOthers() {
    return this.root.getByText(/(One more change is|more changes are) kept$/).click();
  }

  /** Locates a field that only one side changed. */
  other(field: string) {
    return this.root.getByRole('term').filter({ hasText: field }).locator('xpath=following-sibling::dd[1]');
  }
}

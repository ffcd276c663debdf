import { expect, type Locator, type Page } from '@playwright/test';

/** The View button of a list and what it opens: views, columns and row height. */
export class ListMenu {
  readonly button: Locator;
  readonly menu: Locator;
  /** The checkboxes of the columns. */
  readonly columns: Locator;
  readonly heads: Locator;
  readonly rows: Locator;

  constructor(private readonly page: Page) {
    this.button = page.locator('#root').getByRole('button', { name: /^View of the list/ });
    this.menu = page.getByRole('dialog', { name: 'View of the list' });
    this.columns = this.menu.getByRole('checkbox');
    this.heads = page.locator('#root thead th[data-accessor^="column-"]');
    this.rows = page.locator('#root [data-row]:is(tr, li)');
  }

  async open() {
    await this.button.click();
    await expect(this.menu).toBeVisible();
  }

  async close() {
    await this.page.keyboard.press('Escape');
    await expect(this.menu).toBeHidden();
  }

  /** The heads of the shown columns, in order. */
  titles() {
    return this.heads.allInnerTexts();
  }

  column(title: string) {
    return this.menu.getByRole('checkbox', { name: title, exact: true });
  }

  /** The control that moves and resizes a column. */
  handle(title: string) {
    return this.menu.getByRole('button', { name: `Move or resize ${title}`, exact: true });
  }

  /** Drags a column before another one. */
  async drag(title: string, before: string) {
    const [from, to] = [await centre(this.handle(title)), await centre(this.handle(before))];
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x, to.y - 14, { steps: 8 });
    await this.page.mouse.up();
  }

  /** Drags the right edge of a column's head by so many pixels. */
  async dragEdge(title: string, by: number) {
    const head = (await this.head(title).boundingBox())!;
    const [x, y] = [head.x + head.width, head.y + head.height / 2];
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + by, y, { steps: 5 });
    await this.page.mouse.up();
  }

  head(title: string) {
    return this.heads.filter({ hasText: new RegExp(`^${title}$`) });
  }

  async widthOf(title: string) {
    return Math.round((await this.head(title).boundingBox())!.width);
  }

  /** Saves the present state of the list as a view, with everybody of the role if `shared`. */
  async save(name: string, { shared = false } = {}) {
    await this.menu.getByRole('button', { name: 'Save as view' }).click();
    await this.menu.getByRole('textbox', { name: 'Name of the view' }).fill(name);
    if (shared) await this.menu.getByRole('checkbox', { name: /^Share with/ }).check();
    await this.menu.getByRole('button', { name: 'Save as view' }).click();
    await expect(this.view(name)).toHaveAttribute('aria-current', 'true');
  }

  /** The entry that opens a view. */
  view(name: string) {
    return this.menu.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  settings(name: string) {
    return this.menu.getByRole('button', { name: `Settings of ${name}` });
  }

  /** Deletes a view, whose settings are open. */
  async deleteView() {
    await this.menu.getByRole('button', { name: 'Delete view' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  }

  /** Resolves when the server has the next choice about columns, density, limit or sort. Call it before the choice. */
  saved(choice: string) {
    return this.page.waitForResponse(
      (answer) =>
        answer.url().includes('/api/lists/kept/') &&
        answer.ok() &&
        choice in (answer.request().postDataJSON() as object),
    );
  }

  /** Resets the list. Resolves when the server has deleted the stored choices. */
  async reset() {
    const answer = this.page.waitForResponse(
      (one) => one.request().method() === 'DELETE' && one.url().includes('/api/lists/kept/'),
    );
    await this.menu.getByRole('button', { name: 'Reset list' }).click();
    await answer;
  }
}

async function centre(control: Locator) {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** The link of a view below its list in the panel's menu. */
export const linkedView = (page: Page, name: string) =>
  page.locator('#root').getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true });

import type { Locator, Page } from '@playwright/test';

export class ModerationPage {
  readonly stage: Locator;
  readonly player: Locator;
  readonly show: Locator;
  readonly blur: Locator;
  readonly done: Locator;
  readonly rows: Locator;
  readonly status: Locator;
  /** What became of the last key, for everybody to read. */
  readonly said: Locator;
  readonly reason: Locator;
  readonly toast: Locator;
  private held = Promise.resolve();

  constructor(private readonly page: Page) {
    this.stage = page.getByRole('region', { name: 'Video under review' });
    this.player = this.stage.locator('video');
    this.show = this.stage.getByRole('button', { name: 'Show video' });
    this.blur = page.getByRole('switch', { name: 'Blur pictures' });
    this.done = page.getByRole('region', { name: 'Your decisions' });
    this.rows = page.locator('tr[data-row]');
    this.status = page.getByRole('status').filter({ hasText: 'video of' });
    this.said = page.locator('main p[role=status]').first();
    this.reason = page.getByLabel('Reason');
    this.toast = page.getByRole('region', { name: 'Notifications' });
  }

  async open() {
    // Before the page loads: a browser that begins to hold requests later can miss the next one.
    await this.page.route(/aprovereject/, async (route) => {
      await this.held;
      await route.continue();
    });
    await this.page.goto('/admin/vulgar');
    await this.choice('Approve').waitFor();
  }

  choice(name: 'Approve' | 'Reject' | 'Delete' | 'Skip') {
    return this.stage.getByRole('button', { name });
  }

  fact(name: string) {
    return this.stage.locator('dl > div').filter({ hasText: name }).locator('dd');
  }

  head(name: string) {
    return this.page.getByRole('columnheader', { name });
  }

  /** The stored file of the video on the screen: no two have the same. */
  async onScreen() {
    const source = await this.player.getAttribute('src');
    return source?.replace(/\?.*/, '') ?? '';
  }

  /** Decisions wait on their way to the server until the function that this answers is called. */
  holdDecisions(): () => void {
    let goOn!: () => void;
    this.held = new Promise<void>((resolve) => (goOn = resolve));
    return goOn;
  }

  /** How many videos wait, as the menu says. */
  async waiting() {
    const entry = this.page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: /^Moderation/ });
    return Number((await entry.innerText()).replace(/\D/g, ''));
  }

  tab(state: string) {
    return this.page.getByRole('radiogroup', { name: 'Status' }).getByText(state, { exact: true });
  }
}

import type { Locator, Page } from '@playwright/test';

export class ModerationPage {
  readonly stage: Locator;
  readonly player: Locator;
  readonly show: Locator;
  readonly blur: Locator;
  readonly done: Locator;
  readonly rows: Locator;
  readonly status: Locator;
  /** The visible status message about the last key press. */
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
    this.rows = page.locator('#root tr[data-row]');
    this.status = page.getByRole('status').filter({ hasText: 'video of' });
    this.said = page.locator('#root main p[role=status]').first();
    this.reason = page.getByLabel('Reason');
    this.toast = page.getByRole('region', { name: 'Notifications' });
  }

  async open() {
    // Registered before the page loads: a browser that enables interception later can miss the next request.
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

  /** Returns whether the video is paused. */
  paused() {
    return this.player.evaluate((video: HTMLVideoElement) => video.paused);
  }

  /** Returns whether the video is muted. */
  muted() {
    return this.player.evaluate((video: HTMLVideoElement) => video.muted);
  }

  /** Returns the seconds that the video has played. */
  playedSeconds() {
    return this.player.evaluate((video: HTMLVideoElement) => video.currentTime);
  }

  /** Returns the stored file of the video on screen, which is unique. */
  async onScreen() {
    const source = await this.player.getAttribute('src');
    return source?.replace(/\?.*/, '') ?? '';
  }

  /** Holds decision requests back until the returned function is called. */
  holdDecisions(): () => void {
    let answer!: () => void;
    this.held = new Promise<void>((resolve) => (answer = resolve));
    return answer;
  }

  /** Returns the number of waiting videos in the menu. */
  async waiting() {
    const entry = this.page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: /^Videos/ });
    return Number((await entry.innerText()).replace(/\D/g, ''));
  }

  tab(state: string) {
    return this.page.getByRole('radiogroup', { name: 'Status' }).getByText(state, { exact: true });
  }
}

import { expect, type Locator, type Page } from '@playwright/test';
import type { PanelKey } from '../../src/lib/panels';
import { Shell } from '../pages/shell';
import { axeFaults } from './axe';
import { addressOf } from './addresses';
import { boxFaults, rowsInSight } from './box-faults';
import { captions } from './captions';
import { followLink } from './follow-link';
import type { Records } from './records';
import { listFaults } from './list-layout';
import { Trouble } from './trouble';

export interface Screen {
  name: string;
  panel: PanelKey | 'public';
  /** May contain placeholders such as {id}. */
  path: string;
  /** The texts that the documentation requires. */
  texts?: string[];
  /** The screen ends the session and leads to the landing page. */
  signsOut?: boolean;
  /** Brings the screen into the state to check. */
  act?: (page: Page, records: Records) => Promise<unknown>;
}

const wide = { width: 1280, height: 860 };
/** A common laptop. */
const laptop = { width: 1366, height: 768 };
const phone = { width: 360, height: 740 };
/** Checks screens one after another on the same page. */
export class ScreenWalk {
  private readonly trouble: Trouble;
  private readonly shell: Shell;
  private readonly title: Locator;
  private readonly waiting: Locator;
  private readonly refused: Locator;
  /** The panel whose screens the page can open by itself; undefined after a screen that was changed or left. */
  private within: Screen['panel'] | undefined;

  constructor(
    private readonly page: Page,
    private readonly records: Records,
  ) {
    page.setDefaultTimeout(10_000);
    this.trouble = new Trouble(page);
    this.shell = new Shell(page);
    this.title = page.locator('#root h1').first();
    this.waiting = page.locator('[aria-busy=true], .mantine-Skeleton-root');
    this.refused = page
      .locator('main')
      .getByText(/^(Not found|This page does not exist|The data could not be loaded)$/);
  }

  /** Returns what a screen lacks at 1280 px, and what failed while it opened. */
  async faults(screen: Screen): Promise<string[]> {
    const { path, texts = [], signsOut, act } = screen;
    await this.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    this.trouble.restart();
    const address = await addressOf(path, this.records);
    await this.goTo(screen, address);
    if (signsOut) await this.page.waitForURL('/');
    await this.settled();
    const faults = (await this.missing(texts)).map((text) => `missing: ${text}`);
    const { pathname } = new URL(this.page.url());
    if (!signsOut && pathname !== address.split('?')[0]) faults.push(`leads to ${pathname}`);
    if (await this.refused.count()) faults.push('cannot be reached');
    await act?.(this.page, this.records);
    await this.settled();
    faults.push(...this.trouble.faults);
    return faults;
  }

  /** Returns the layout faults of a screen at these widths. */
  async measure(screen: Screen, widths: number[]): Promise<string[]> {
    await this.goTo(screen, await addressOf(screen.path, this.records));
    await this.settled();
    return this.faultsAt(widths);
  }

  /** Returns the names of the lists on a screen. */
  async lists({ path }: Screen): Promise<string[]> {
    await this.openWide(await addressOf(path, this.records));
    await this.settled();
    const names = await this.page
      .locator('#root section[data-list]')
      .evaluateAll((sections) => sections.map((section) => section.getAttribute('data-list') ?? ''));
    return [...new Set(names)];
  }

  /**
   * Returns axe violations of any impact, in light mode at 1280 px and in dark mode at 360 px, and whether
   * the screen scrolls sideways there.
   */
  async access(screen: Screen): Promise<string[]> {
    await this.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await this.goTo(screen, await addressOf(screen.path, this.records));
    await this.settled();
    await screen.act?.(this.page, this.records);
    const light = await this.axeFaultsIn('light');
    await this.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    return [...light, ...(await this.sidewaysFaults()), ...(await this.axeFaultsIn('dark'))];
  }

  /** Returns whether the open screen scrolls sideways at 360 px. */
  async sidewaysFaults(): Promise<string[]> {
    await this.page.setViewportSize(phone);
    await this.settled();
    // Floating elements are repositioned shortly after the resize.
    const sideways = expect.poll(() => this.shell.sidewaysScroll(), { timeout: 2000 }).toBeLessThanOrEqual(0);
    return sideways.then(
      () => [],
      () => ['can be moved sideways at 360 px'],
    );
  }

  /** Opens a screen as a link of its panel does, or loads the page. */
  private async goTo({ panel, signsOut, act }: Screen, address: string) {
    const isLink = panel === this.within && panel !== 'public' && !this.isAt(address);
    this.within = signsOut || act ? undefined : panel;
    if (!isLink) return this.openWide(address);
    await followLink(this.page, address, () => this.page.setViewportSize(wide));
  }

  private isAt(address: string) {
    return new URL(this.page.url()).pathname === address.split('?')[0];
  }

  /** Leaves the previous screen before the resize, which would render that screen once more. */
  private async openWide(address: string) {
    await this.page.goto(address, { waitUntil: 'commit' });
    await this.page.setViewportSize(wide);
  }

  private async faultsAt(widths: number[]): Promise<string[]> {
    const faults: string[] = [];
    const check = async (size: { width: number; height: number }, find: () => Promise<string[]>) => {
      await this.page.setViewportSize(size);
      // Columns are hidden shortly after the resize.
      const sound = expect.poll(find, { timeout: 1500, intervals: [0, 100] }).toEqual([]);
      await sound.catch(async () => {
        for (const fault of await find()) faults.push(`${size.width} px: ${fault}`);
      });
    };
    for (const width of widths) await check({ ...wide, width }, () => this.layoutFaults());
    await check(laptop, () => rowsInSight(this.page));
    return faults;
  }

  private async layoutFaults() {
    const sideways = (await this.shell.sidewaysScroll()) > 0 ? ['can be moved sideways'] : [];
    return [...sideways, ...(await listFaults(this.page)), ...(await boxFaults(this.page))];
  }

  private async settled() {
    await expect(this.title).toBeVisible();
    // React has taken over what the server rendered.
    await expect(this.page.locator('#root[inert]')).toHaveCount(0);
    await expect(this.waiting).toHaveCount(0);
  }

  private async axeFaultsIn(scheme: 'light' | 'dark') {
    await expect(this.page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
    return (await axeFaults(this.page)).map((fault) => `${scheme}: ${fault}`);
  }

  private async missing(texts: string[]) {
    const said = texts.length ? await captions(this.page) : [];
    return texts.filter((text) => !said.some((caption) => names(caption, text)));
  }
}

/** Returns whether a caption starts or ends with the documented text, ignoring case and punctuation. */
function names(caption: string, text: string) {
  const words = (phrase: string) =>
    ` ${phrase
      .toLowerCase()
      .replace(/[\s*:,.]+/g, ' ')
      .trim()} `;
  const [said, asked] = [words(caption), words(text)];
  return said.startsWith(asked) || said.endsWith(asked);
}

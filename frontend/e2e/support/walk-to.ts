import type { Browser, BrowserContext, PlaywrightTestOptions } from '@playwright/test';
import type { PanelKey } from '../../src/lib/panels';
import type { Product } from './product';
import { Records } from './records';
import { ScreenWalk, type Screen } from './screen-walk';
import { signIn } from './sign-in';

/** The requests of a test do not renew an access token, which lasts ten minutes. A slow machine walks for longer. */
const SIGN_IN_AGE = 5 * 60_000;

/** Opens a context with the options of the project. A context that outlives a test does not get them automatically. */
const openContext = (
  browser: Browser,
  baseURL: string,
  { locale = '', timezoneId = '', viewport = null }: Partial<PlaywrightTestOptions>,
) => browser.newContext({ baseURL, locale, timezoneId, viewport });

/**
 * Checks screens with one signed-out and one signed-in page per worker. Loading a new page and signing in for each test
 * would take longer than the checks.
 */
export class Walks {
  private resetAt = 0;
  private outside!: ScreenWalk;
  private inside!: ScreenWalk;
  /** When the walk last signed in to each panel. */
  private readonly signedIn = new Map<PanelKey, number>();

  private constructor(
    private readonly product: Product,
    private readonly visitor: BrowserContext,
    private readonly staff: BrowserContext,
  ) {}

  static async open(browser: Browser, product: Product, options: Partial<PlaywrightTestOptions>) {
    const walks = new Walks(
      product,
      await openContext(browser, product.url, options),
      await openContext(browser, product.url, options),
    );
    await Promise.all([walks.visitor.newPage(), walks.staff.newPage()]);
    return walks;
  }

  /** Returns a walk that is signed in to the panel of the screen. */
  async to({ panel, signsOut }: Screen): Promise<ScreenWalk> {
    if (this.resetAt !== this.product.resetAt) this.begin();
    // The records of all screens are read as an admin.
    await this.keepSignedIn('admin');
    if (panel === 'public') return this.outside;
    await this.keepSignedIn(panel);
    if (signsOut) this.signedIn.delete(panel);
    return this.inside;
  }

  async close() {
    await Promise.all([this.visitor.close(), this.staff.close()]);
  }

  /** Forgets the sessions and the records of the file before. */
  private begin() {
    const records = new Records(this.staff.request);
    this.outside = new ScreenWalk(this.visitor.pages()[0]!, records);
    this.inside = new ScreenWalk(this.staff.pages()[0]!, records);
    this.signedIn.clear();
    this.resetAt = this.product.resetAt;
  }

  private async keepSignedIn(panel: PanelKey) {
    if (Date.now() - (this.signedIn.get(panel) ?? 0) < SIGN_IN_AGE) return;
    await signIn(this.staff, panel);
    this.signedIn.set(panel, Date.now());
  }
}

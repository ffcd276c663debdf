import { expect, type Locator, type Page } from '@playwright/test';
import { searchList } from './search';

/** Operates a page with the keyboard only. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  async press(...keys: string[]) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  type(text: string) {
    return this.page.keyboard.type(text);
  }

  /** Opens a screen with the quick search. */
  async goTo(words: string, title: string) {
    await this.press('Control+k');
    await expect(this.page.getByRole('combobox', { name: 'Go to a page' })).toBeFocused();
    await this.type(words);
    await this.press('Enter');
    await expect(this.page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(this.page.getByRole('main')).toBeFocused();
  }

  /** Searches a list with the search shortcut. */
  async search(text: string) {
    await this.press('/');
    const box = this.page.getByRole('searchbox');
    await this.at(box);
    await searchList(this.page, text, () => this.type(text));
  }

  /** Presses `key` until the control has focus. Fails after `most` stops, because a person would give up. */
  async reach(control: Locator, most: number, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowRight' = 'Tab') {
    await control.waitFor({ state: 'attached' });
    const stops: string[] = [];
    while (!(await control.evaluate((one) => one === document.activeElement))) {
      expect(stops.length, `too far away: ${stops.join(', ')}`).toBeLessThan(most);
      await this.press(key);
      stops.push(await this.page.evaluate(nameOfFocus));
    }
    await this.at(control);
  }

  /** Expects the control to have focus and its focus ring to be visible. */
  async at(control: Locator) {
    await expect(control).toBeFocused();
    await expect.poll(() => control.evaluate(whatHidesFocus)).toBe('');
  }
}

function nameOfFocus() {
  const { activeElement } = document;
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.slice(0, 30) ?? '';
}

/**
 * Returns why the focus is not visible, or ''. Reasons: no focus ring on the control, its parent or its next sibling,
 * outside the window, or covered by another element.
 */
function whatHidesFocus(control: Element): string {
  const ringed = (one: Element | null) =>
    one !== null &&
    getComputedStyle(one).outlineStyle !== 'none' &&
    getComputedStyle(one).outlineWidth !== '0px';
  const seen = [control, control.parentElement, control.nextElementSibling].find((one) =>
    ringed(one ?? null),
  );
  if (!seen) return 'no ring';
  const { left, top, right, bottom } = seen.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return 'out of the window';
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  // Clicks fall through the button around a row, whose ring is above the row.
  const place = getComputedStyle(seen).pointerEvents === 'none' ? (seen.closest('[data-row]') ?? seen) : seen;
  return above && (place.contains(above) || above.contains(place))
    ? ''
    : `below ${above?.className ?? 'nothing'}`;
}

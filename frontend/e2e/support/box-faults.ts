import type { Page } from '@playwright/test';

/** A toolbar of one line: controls of 44 px and the space around them. */
const ONE_LINE = 64;

/**
 * Returns what the boxes of a screen hide at the current width: texts that a box cuts without an ellipsis and a tooltip
 * with the whole, badges that lie on other texts, and toolbars of more than one line.
 */
export const boxFaults = (page: Page): Promise<string[]> =>
  page.evaluate((oneLine) => {
    const SLACK = 2;
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const rectsOf = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };
    /** Only screen readers get what is smaller than this. */
    const isHidden = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width <= 1 ||
        height <= 1 ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    const nameOf = (element: Element) => element.textContent.trim().slice(0, 60);
    /** Whether a text ends in an ellipsis and its tooltip shows the whole. */
    const isExplained = (box: Element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(box);
      if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') return false;
      box.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, relatedTarget: document.body }));
      return box.closest('[title]') !== null;
    };
    /** Returns the box that cuts one of these places. */
    const cutterOf = (element: Element, places: DOMRect[]) => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (scrolls(overflowX) || scrolls(overflowY)) return undefined;
        const cut = places.some(
          (place) =>
            (clips(overflowX) && (place.left < left - SLACK || place.right > right + SLACK)) ||
            (clips(overflowY) && (place.top < top - SLACK || place.bottom > bottom + SLACK)),
        );
        if (cut) return box;
        if (position === 'fixed') return undefined;
      }
      return undefined;
    };

    const faults = new Set<string>();
    const shown: { text: Text; parent: Element; places: DOMRect[] }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest('script, style, option, svg, [inert]')) continue;
      if (isHidden(parent) || (parent.parentElement && isHidden(parent.parentElement))) continue;
      const places = rectsOf(text);
      if (places.length) shown.push({ text, parent, places });
    }
    for (const { text, parent, places } of shown) {
      const box = cutterOf(parent, places);
      if (box && !isHidden(box) && !isExplained(box)) faults.add(`cut: ${text.data.trim().slice(0, 60)}`);
    }

    for (const badge of document.querySelectorAll('main [data-tone]')) {
      const { left, right, top, bottom } = badge.getBoundingClientRect();
      const under = shown.filter(
        ({ parent, places }) =>
          parent.closest('main') &&
          !badge.contains(parent) &&
          !parent.contains(badge) &&
          places.some(
            (place) =>
              Math.min(right, place.right) - Math.max(left, place.left) > SLACK &&
              Math.min(bottom, place.bottom) - Math.max(top, place.top) > SLACK,
          ),
      );
      for (const { parent } of under) faults.add(`badge ${nameOf(badge)} covers: ${nameOf(parent)}`);
    }

    if (window.innerWidth >= 768)
      for (const bar of document.querySelectorAll('main section[data-list] [class*="_toolbar_"]'))
        if (bar.getBoundingClientRect().height > oneLine)
          faults.add(`toolbar of ${bar.getBoundingClientRect().height} px: ${nameOf(bar)}`);
    return [...faults];
  }, ONE_LINE);

/**
 * Returns the lists with eleven rows or more whose first eleven are not in the window, at 44 px each. The row of a day
 * above its entries counts.
 */
export const rowsInSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [WANTED, HEIGHT] = [11, 44];
    return [...document.querySelectorAll('main section[data-list]')].flatMap((list) => {
      if (list.querySelectorAll('tr[data-row]').length < WANTED) return [];
      const first = list.querySelector('tbody tr')!;
      const room = window.innerHeight - first.getBoundingClientRect().top;
      // The last one counts when its text, in the middle, is in sight.
      const inSight = Math.floor(room / HEIGHT + 0.5);
      return inSight < WANTED ? [`room for ${inSight} rows`] : [];
    });
  });

import type { Page } from '@playwright/test';

/**
 * Returns the layout faults of the lists at the current width: a row control or column head outside the window, or a
 * word broken across lines.
 */
export const listFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
    const outside = [
      ...document.querySelectorAll('main :is([data-row] :is(a, button, input), section[data-list] thead th)'),
    ].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > clientWidth + 1);
    });

    const broken: string[] = [];
    for (const cell of document.querySelectorAll('main tr[data-row] > td')) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        // Only for screen readers.
        if (text.parentElement!.offsetWidth <= 1) continue;
        // A line may break at a dot, underscore, at sign, slash or hyphen.
        for (const { index, 0: word } of text.data.matchAll(/[^\s._@/-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return [
      ...outside.map((element) => `out of sight: ${nameOf(element)}`),
      ...broken.map((word) => `broken: ${word}`),
    ];
  });

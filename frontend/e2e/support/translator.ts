import type { Page } from '@playwright/test';

/** around: each text is put into a <font> element. instead: a <font> element with another text takes its place. */
export type Translation = 'around' | 'instead';

/** Translates the texts that the page shows now, as the translators of browsers do. Returns how many it changed. */
export const translatePage = (page: Page, way: Translation): Promise<number> =>
  page.evaluate((chosen) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const untouched = text.parentElement?.closest('[translate=no], script, style, textarea, font');
      if (!untouched && text.data.trim()) texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.replaceWith(outer);
      inner.append(chosen === 'around' ? text : `«${text.data}»`);
    }
    return texts.length;
  }, way);

import { STYLE_MARK } from '../lib/rendered-styles';

const ATTRIBUTE = / style="([^"]*)"/g;
/** Characters with which a value could leave its rule or its element. No style of the panels has any. */
const UNSAFE = /[{}<>\\]|&(?!quot;|amp;|#x27;)/;

const decoded = (value: string) =>
  value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/**
 * Moves the inline styles of a document part into a style sheet, because the content security policy blocks style
 * attributes. Throws for a style that could leave its rule: React would take an element without its style for complete.
 */
export function withoutInlineStyles(html: string): { html: string; css: string } {
  const numbers = new Map<string, number>();
  const plain = html.replace(ATTRIBUTE, (_, value: string) => {
    if (UNSAFE.test(value)) throw new Error(`A screen has the style ${value}`);
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return ` ${STYLE_MARK}="${number}"`;
  });
  const rules = [...numbers].map(([value, number]) => `:root [${STYLE_MARK}="${number}"]{${decoded(value)}}`);
  return { html: plain, css: rules.join('') };
}

const ATTRIBUTE = / style="([^"]*)"/g;
/** Characters with which a value could leave its rule or its element. */
const UNSAFE = /[{}<>\\]|&(?!quot;|amp;|#x27;)/;

const decoded = (value: string) =>
  value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/**
 * Moves the inline styles of a document part into a style sheet, because the content security policy blocks style
 * attributes. Leaves out a value that could leave its rule.
 */
export function withoutInlineStyles(html: string): { html: string; css: string } {
  const numbers = new Map<string, number>();
  const plain = html.replace(ATTRIBUTE, (_, value: string) => {
    if (UNSAFE.test(value)) return '';
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return ` data-style="${number}"`;
  });
  const rules = [...numbers].map(
    ([value, number]) => `:root .server-rendered [data-style="${number}"]{${decoded(value)}}`,
  );
  return { html: plain, css: rules.join('') };
}

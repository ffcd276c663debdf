// The inline styles of a screen that the server rendered. The content security policy blocks style attributes in HTML, so
// the page has them as rules of a style element with a nonce. Scripts may set styles: React expects them at the elements.

/** The attribute of an element that names its rule, by its place in the style element. */
export const STYLE_MARK = 'data-style';

/** Returns the width of the window, in pixels, for which the server rendered; undefined without its screen. */
export function renderedWidth(): number | undefined {
  const width = document.querySelector<HTMLElement>('style[data-rendered]')?.dataset['rendered'];
  return width === undefined ? undefined : Number(width);
}

/** Gives each element below the root its own style again. Removes the rules. */
export function applyRenderedStyles(root: HTMLElement): void {
  const element = document.querySelector<HTMLStyleElement>('style[data-rendered]');
  const rules = [...(element?.sheet?.cssRules ?? [])] as CSSStyleRule[];
  for (const styled of root.querySelectorAll<HTMLElement>(`[${STYLE_MARK}]`)) {
    const rule = rules[Number(styled.getAttribute(STYLE_MARK))];
    if (rule) styled.style.cssText = rule.style.cssText;
    styled.removeAttribute(STYLE_MARK);
  }
  element?.remove();
}

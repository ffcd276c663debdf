/** Reads a value of the operator, such as the name, which the server writes into the page's head. */
export function meta(name: string): string {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  return content.startsWith('%') ? '' : content;
}

/** Reads a value of the operator, such as the name, which the server writes into the page's head. */
export function meta(name: string): string {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  return content.startsWith('%') ? '' : content;
}

/** Whether the database holds the records of the demo. */
export const isDemo = (): boolean => meta('demo') === '1';

export const brand = { name: meta('app-name') || 'Callboard', logo: meta('app-logo') };

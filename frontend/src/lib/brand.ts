/** Reads the operator's name or logo, which the server writes into the page's head. */
function meta(name: string): string {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  return content.startsWith('%') ? '' : content;
}

export const brand = { name: meta('app-name') || 'Callboard', logo: meta('app-logo') };

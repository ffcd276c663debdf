/** The operator's own name and logo; the server writes them into the page's head when it serves it. */
function meta(name: string): string {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  return content.startsWith('%') ? '' : content;
}

export const brand = { name: meta('app-name') || 'Callboard', logo: meta('app-logo') };

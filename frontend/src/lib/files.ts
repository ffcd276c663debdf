import { panelOf } from './panels';

/**
 * Where the browser finds a stored file; records hold 'uploads/...', some calls answer a whole address. Of that only the path
 * counts: staff may reach the product under another name than PUBLIC_URL, and the panels load pictures of their own origin only.
 */
export function fileUrl(stored: string | undefined): string | undefined {
  if (!stored) return undefined;
  const url = stored.replace(/^https?:\/\/[^/]+(?=\/api\/uploads\/)/, '');
  return /^(https?:|blob:|data:|\/)/.test(url) ? url : `/api/${url}`;
}

/** The small version that the server keeps beside each uploaded image. */
export const thumbUrl = (stored: string | undefined): string | undefined =>
  fileUrl(stored)?.replace(/^(\/api\/uploads\/.*)\/([^/]+)$/, '$1/thumb/$2');

/** A file that only staff may fetch: a picture or a player cannot say by a header which panel's session counts. */
export function staffFileUrl(stored: string | undefined, small = false): string | undefined {
  const url = small ? thumbUrl(stored) : fileUrl(stored);
  const panel = panelOf(window.location.pathname);
  return url && panel ? `${url}${url.includes('?') ? '&' : '?'}panel=${panel.key}` : url;
}

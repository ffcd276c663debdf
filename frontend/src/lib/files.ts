import { panelParams } from './panel-headers';
import { panelOf } from './panels';

/**
 * Returns the address of a stored file. Records contain 'uploads/...', some calls return an absolute URL. Only the path
 * of that URL is used: staff may reach the product under another host than PUBLIC_URL, and the panels load pictures
 * from their own origin only.
 */
export function fileUrl(stored: string | undefined): string | undefined {
  if (!stored) return undefined;
  const url = stored.replace(/^https?:\/\/[^/]+(?=\/api\/uploads\/)/, '');
  return /^(https?:|blob:|data:|\/)/.test(url) ? url : `/api/${url}`;
}

/** Returns the address of the thumbnail that the server stores for each uploaded image. */
export const thumbUrl = (stored: string | undefined): string | undefined =>
  fileUrl(stored)?.replace(/^(\/api\/uploads\/.*)\/([^/]+)$/, '$1/thumb/$2');

/**
 * Returns the address of a file that only staff may fetch. It names the panel whose session applies, because images and
 * players cannot send headers.
 */
export function staffFileUrl(stored: string | undefined, small = false): string | undefined {
  const url = small ? thumbUrl(stored) : fileUrl(stored);
  const panel = panelOf(window.location.pathname);
  const params = panel && new URLSearchParams(panelParams(panel.key)).toString();
  return url && params ? `${url}${url.includes('?') ? '&' : '?'}${params}` : url;
}

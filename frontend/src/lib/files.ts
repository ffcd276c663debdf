/** Where the browser finds a stored file; records hold 'uploads/...', some calls answer a whole address. */
export function fileUrl(stored: string | undefined): string | undefined {
  if (!stored) return undefined;
  return /^(https?:|blob:|data:|\/)/.test(stored) ? stored : `/api/${stored}`;
}

/** The small version that the server keeps beside each uploaded image. */
export function thumbUrl(stored: string | undefined): string | undefined {
  if (!stored?.startsWith('uploads/')) return fileUrl(stored);
  return fileUrl(stored.replace(/\/([^/]+)$/, '/thumb/$1'));
}

/** Copies by a hidden field: browsers offer the clipboard only on HTTPS and localhost. */
function copyByField(text: string): boolean {
  const { activeElement } = document;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside an open dialog: the dialog takes the focus from fields outside of it.
  (activeElement?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus();
  return isCopied;
}

/** Copies a text. Returns whether the clipboard holds it. */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (!clipboard) return copyByField(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    return copyByField(text);
  }
}

import { isApiError } from '../lib/errors-to-form';
import { dropToast, showToast } from '../lib/toasts';
import { texts } from './components.texts';

const standard = 5000;

/** What a toast says about the record that was changed. */
export interface About {
  /** What the record is called; left out where the message names it. */
  name?: string;
  /** Where the record is shown. */
  to?: string;
}

/** The reason that the server, or the browser, gave for a failure. What is wrong with a field stands under it. */
export function reasonOf(error: unknown): string {
  if (isApiError(error)) {
    const [first, ...more] = error.errors;
    if (more.length) return texts.checkFields;
    return first?.message ?? error.message;
  }
  return error instanceof Error ? error.message : '';
}

export const notify = {
  /** The message, and under it the name of the record. `after` is the documented 2 s of bulk deletes; everything else stays 5 s. */
  success(message: string, { name, to, after = standard }: About & { after?: number } = {}) {
    // The documented message stands alone: what it is about is said under it.
    const text = name && !message.includes(name) ? name : undefined;
    showToast({ kind: 'good', title: message || texts.saved, text, to, after });
  },

  /**
   * The documented title, then the server's reason; without a documented title the reason is the title. Stays until it is
   * closed, or until the answer of this call is called.
   */
  failure(error: unknown, title?: string): () => void {
    const reason = reasonOf(error);
    const head = title || reason || texts.failed;
    const same = reason.toLowerCase().replace(/\.$/, '') === head.toLowerCase().replace(/\.$/, '');
    const id = showToast({ kind: 'bad', title: head, text: same ? undefined : reason });
    return () => dropToast(id);
  },
};

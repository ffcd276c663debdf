import { isApiError } from '../lib/errors-to-form';
import { showToast } from '../lib/toasts';
import { texts } from './components.texts';

const standard = 5000;

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
  /** `after` is the documented 2 s of bulk deletes; everything else stays 5 s. */
  success(message: string, after = standard) {
    showToast({ kind: 'good', title: message || texts.saved, after });
  },

  /** The documented title, then the server's reason; without a documented title the reason is the title. */
  failure(error: unknown, title?: string) {
    const reason = reasonOf(error);
    const head = title || reason || texts.failed;
    const same = reason.toLowerCase().replace(/\.$/, '') === head.toLowerCase().replace(/\.$/, '');
    showToast({ kind: 'bad', title: head, text: same ? undefined : reason, after: standard });
  },
};

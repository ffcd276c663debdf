import type { ApiError } from '../api/base-query';
import { isApiError } from '../api/errors-to-form';
import { dropToast, showToast } from '../lib/toasts';
import { texts } from './components.texts';

const standard = 5000;

/** What a toast says about the record that was changed. */
export interface About {
  /** What the record is called; left out where the message names it. */
  name?: string;
  /** Where the record is shown. */
  to?: string | undefined;
}

/** What the fields of a form are called, by the names that the API has for them. */
export type Labels = Readonly<Record<string, string>>;

/** Their messages speak of the field without its name: 'This must be at least 1'. */
const nameless = new Set<ApiError['code']>(['VALIDATION_FAILED', 'FILE_REJECTED', 'TOO_LARGE', 'DUPLICATE']);

/** What a field is called of which only the API's name is known: expTo is 'Exp to'. */
function spoken(field: string): string {
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The reason that the server, or the browser, gave for a failure. A fault of a field names the field; of several fields of a
 * form, where each fault stands under its field, only the names are told.
 */
export function reasonOf(error: unknown, labels: Labels = {}): string {
  if (!isApiError(error)) return error instanceof Error ? error.message : '';
  const { errors, code } = error;
  if (!errors.length) return error.message;
  const elsewhere = errors.filter(({ field }) => !labels[field]);
  if (errors.length > 1 && !elsewhere.length)
    return texts.form.check(errors.map(({ field }) => labels[field]).join(', '));
  return (elsewhere.length ? elsewhere : errors)
    .map(({ field, message }) =>
      labels[field] || nameless.has(code)
        ? texts.form.named(labels[field] ?? spoken(field), message)
        : message,
    )
    .join('. ');
}

export const notify = {
  /** The message, and under it the name of the record. `after` is the documented 2 s of bulk deletes; everything else stays 5 s. */
  success(message: string, { name, to, after = standard }: About & { after?: number } = {}) {
    // The documented message stands alone: what it is about is said under it.
    const text = name && !message.includes(name) ? name : undefined;
    showToast({ kind: 'good', title: message || texts.saved, text, to, after });
  },

  /**
   * The documented title, then the server's reason; without a documented title the reason is the title. `labels` name the
   * fields of the form that failed. Stays until it is closed, or until the answer of this call is called.
   */
  failure(error: unknown, title?: string, labels?: Labels): () => void {
    const reason = reasonOf(error, labels);
    const head = title || reason || texts.failed;
    const same = reason.toLowerCase().replace(/\.$/, '') === head.toLowerCase().replace(/\.$/, '');
    const id = showToast({ kind: 'bad', title: head, text: same ? undefined : reason });
    return () => dropToast(id);
  },
};

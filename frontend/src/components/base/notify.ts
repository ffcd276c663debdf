import type { ApiError } from '../../api/base-query';
import { gotNoAnswer, isApiError } from '../../api/errors-to-form';
import { dropToast, showToast } from '../../lib/toasts';
import { asUndo } from '../../lib/undoing';
import { spoken } from '../../lib/spoken';
import { texts } from './components.texts';

/** What a toast says about the changed record. */
export interface About {
  /** The name of the record; omitted if the message contains it. */
  name?: string | undefined;
  /** The address of the record. */
  to?: string | undefined;
  /** Undoes the change, or rejects with the reason why not. The toast and Ctrl+Z offer it as long as the toast stays. */
  undo?: (() => Promise<unknown>) | undefined;
  /** The message after the undo, if the standard one does not say enough. */
  undone?: string | undefined;
}

/** Maps the API's field names to the labels of a form's fields. */
export type Labels = Readonly<Record<string, string>>;

/** Error codes whose messages do not name the field: 'This must be at least 1'. */
const nameless = new Set<ApiError['code']>(['VALIDATION_FAILED', 'FILE_REJECTED', 'TOO_LARGE', 'DUPLICATE']);

/**
 * Returns the reason of a failure, from the server or the browser. The error of one field names the field. If several
 * fields of a form have errors, which are shown under the fields, only the fields' labels are listed.
 */
export function reasonOf(error: unknown, labels: Labels = {}): string {
  // The browser's own text of a DOMException says nothing to staff.
  if (!isApiError(error)) return error instanceof Error && error.name === 'Error' ? error.message : '';
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

/** Undoes a change and says how it went. `what` is what the toast of the change said. */
async function runUndo(undo: () => Promise<unknown>, undone: string | undefined, what: string) {
  try {
    await asUndo(undo);
    notify.success(undone ?? texts.undo.done, { name: undone ? undefined : what });
  } catch (error) {
    notify.failure(error, texts.undo.failed);
  }
}

export const notify = {
  /**
   * Shows the message, and below it the record's name. `lib/toasts.ts` says when the toast closes. The returned function
   * closes the toast.
   */
  success(
    message: string,
    { name, to, undo, undone, isBulkDelete }: About & { isBulkDelete?: boolean } = {},
  ): () => void {
    const title = message || texts.saved;
    // The message is fixed text, so the record's name goes on its own line.
    const text = name && !message.includes(name) ? name : undefined;
    const undoIt = undo && (() => void runUndo(undo, undone, text ? `${title}: ${text}` : title));
    const id = showToast({ kind: 'good', title, text, to, undo: undoIt, isBulkDelete });
    return () => dropToast(id);
  },

  /** Says that something did not happen because the person chose so. */
  note(message: string): void {
    showToast({ kind: 'note', title: message });
  },

  /**
   * Shows `title`, then the server's reason; without a title the reason becomes the title. `labels` name the fields of
   * the form that failed. Call the returned function when the cause is gone.
   */
  failure(error: unknown, title?: string, labels?: Labels): () => void {
    const reason = reasonOf(error, labels);
    const head = title || reason || texts.failed;
    const same = reason.toLowerCase().replace(/\.$/, '') === head.toLowerCase().replace(/\.$/, '');
    const isUnanswered = gotNoAnswer(error);
    const id = showToast({ kind: 'bad', title: head, text: same ? undefined : reason, isUnanswered });
    return () => dropToast(id);
  },
};

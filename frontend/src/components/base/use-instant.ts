import { useRef, useState } from 'react';
import { useConfirm, type Question } from './confirm';
import { notify, type About } from './notify';

/**
 * For controls that save at once: asks for confirmation if given a question, sends, and shows the result as a toast.
 */
export function useInstant() {
  const confirm = useConfirm();
  const [sending, setSending] = useState(false);
  const dropFailure = useRef<() => void>(undefined);

  /**
   * Resolves to whether the call succeeded; `failure` is the title of the failure toast, `about` the changed record.
   */
  async function run(
    question: Question | undefined,
    send: () => Promise<{ message: string }>,
    failure?: string,
    about?: About,
  ): Promise<boolean> {
    if (question && !(await confirm(question))) return false;
    dropFailure.current?.();
    setSending(true);
    try {
      notify.success((await send()).message, about);
      return true;
    } catch (error) {
      dropFailure.current = notify.failure(error, failure);
      return false;
    } finally {
      setSending(false);
    }
  }
  return { sending, run };
}

/** Does the same for the rows of a list, by row id: a pending row does not disable the other rows. */
export function useInstantRows() {
  const { run } = useInstant();
  const [sent, setSent] = useState<readonly string[]>([]);

  const runFor = (row: string, ...[question, send, failure, about]: Parameters<typeof run>) => {
    const sendRow = async () => {
      setSent((rows) => [...rows, row]);
      try {
        return await send();
      } finally {
        setSent((rows) => rows.filter((one) => one !== row));
      }
    };
    return run(question, sendRow, failure, about);
  };
  return { isSending: (row: string) => sent.includes(row), runFor };
}

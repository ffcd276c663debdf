import { useState } from 'react';
import { useConfirm, type Question } from './confirm';
import { notify, type About } from './notify';

/** For controls that save at once: asks where the effect is grave, sends, says what came of it. */
export function useInstant() {
  const confirm = useConfirm();
  const [sending, setSending] = useState(false);

  /** Answers whether it was done; `failure` is the documented title of the failure toast, `about` the record that is changed. */
  async function run(
    question: Question | undefined,
    send: () => Promise<{ message: string }>,
    failure?: string,
    about?: About,
  ): Promise<boolean> {
    if (question && !(await confirm(question))) return false;
    setSending(true);
    try {
      notify.success((await send()).message, about);
      return true;
    } catch (error) {
      notify.failure(error, failure);
      return false;
    } finally {
      setSending(false);
    }
  }
  return { sending, run };
}

/** The same for the rows of a list, by their ids: what one of them waits for closes none of the others. */
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

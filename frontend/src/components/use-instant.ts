import { useState } from 'react';
import { useConfirm, type Question } from './confirm';
import { notify } from './notify';

/** For controls that save at once: asks where the effect is grave, sends, says what came of it. */
export function useInstant() {
  const confirm = useConfirm();
  const [sending, setSending] = useState(false);

  /** Answers whether it was done; `failure` is the documented title of the failure toast. */
  async function run(
    question: Question | undefined,
    send: () => Promise<{ message: string }>,
    failure?: string,
  ): Promise<boolean> {
    if (question && !(await confirm(question))) return false;
    setSending(true);
    try {
      notify.success((await send()).message);
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

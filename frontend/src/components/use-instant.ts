import { useState } from 'react';
import { useConfirm, type Question } from './confirm';
import { notify } from './notify';

/** For controls that save at once: asks where the effect is grave, sends, says what came of it. */
export function useInstant() {
  const confirm = useConfirm();
  const [sending, setSending] = useState(false);

  async function run(question: Question | undefined, send: () => Promise<{ message: string }>) {
    if (question && !(await confirm(question))) return;
    setSending(true);
    try {
      notify.success((await send()).message);
    } catch (error) {
      notify.failure(error);
    } finally {
      setSending(false);
    }
  }
  return { sending, run };
}

import { useEffect, useState, type RefObject } from 'react';
import type { Video } from '../../api/moderation.gen';
import { useConfirm } from '../../components/base/confirm';
import { tooLong } from '../../components/record-form/limits';
import { reasonLimit } from '../../lib/shared-limits.gen';
import { texts } from './moderation.texts';
import { neededFirst } from './needed-first';
import type { Verdict } from './use-decisions';
import type { Queue } from './use-queue';

const states: Record<Verdict, string> = {
  approve: texts.states[1],
  reject: texts.states[2],
  delete: texts.states[3],
};

/** The elements that take the focus while the moderator decides. */
interface Desk {
  whole: RefObject<HTMLElement | null>;
  work: RefObject<HTMLElement | null>;
  reason: RefObject<HTMLInputElement | null>;
}

interface Settings {
  /** The pictures are blurred until the moderator looks at them. */
  blur: boolean;
  asksDelete: boolean;
}

/**
 * Carries out what the moderator decides: asks to look at the video, for a reason or for a confirmation first, moves the
 * focus, and says what happened.
 */
export function useModerator(queue: Queue, desk: Desk, { blur, asksDelete }: Settings) {
  const { current } = queue;
  const [said, setSaid] = useState('');
  const [seen, setSeen] = useState<string>();
  const [rejected, setRejected] = useState<string>();
  const confirm = useConfirm();
  const isUnseen = (id: string | undefined) => blur && seen !== id;

  /** Moves the focus to the desk, because the focused button or field is unmounted with the decided video. */
  function stay() {
    if (desk.whole.current?.contains(document.activeElement))
      desk.work.current?.focus({ preventScroll: true });
  }
  const show = () => setSeen(current?._id);
  async function decide(verdict: Verdict) {
    if (!current) return;
    const reason = desk.reason.current?.value.trim() ?? '';
    // The field shows its own error.
    if (tooLong(reason, reasonLimit)) return desk.reason.current?.focus();
    const needed = neededFirst(verdict, { unseen: isUnseen(current._id), reason });
    if (!needed) return settle(current, verdict, reason);
    if (needed === 'reason') return askReason(current._id);
    stay();
    show();
    setSaid(texts.lookFirst[needed.look]);
  }
  function askReason(id: string) {
    setRejected(id);
    setSaid(texts.reasonFirst);
    desk.reason.current?.focus();
  }
  // A video from the list has no field for its reason before it is on the stage.
  useEffect(() => {
    if (rejected !== undefined && rejected === current?._id) desk.reason.current?.focus();
  }, [desk.reason, rejected, current?._id]);
  async function settle(video: Video, verdict: Verdict, reason: string) {
    const question = {
      ...texts.deletion,
      title: texts.deletion.title(video.userId.username),
      danger: true,
      again: 'd',
    };
    if (verdict === 'delete' && asksDelete && !(await confirm(question))) return;
    stay();
    const decided = await queue.decide(video, verdict, reason);
    if (decided) setSaid(texts.announce(states[verdict], video.userId.username));
  }
  /**
   * While the list blurs its pictures, a video must be shown on the stage before it can be approved or rejected. The
   * stage also asks for the reason of a rejection.
   */
  async function decideInList(video: Video, verdict: Verdict) {
    const needed = neededFirst(verdict, { unseen: isUnseen(video._id), reason: '' });
    if (!needed) return settle(video, verdict, '');
    await queue.pick(video._id);
    if (needed === 'reason') return askReason(video._id);
    // From now on the keys act on the video, not on the pressed row.
    desk.work.current?.focus();
    setSaid(texts.lookFirst[needed.look]);
  }
  function skip() {
    if (!current) return;
    stay();
    queue.skip(current._id);
  }
  async function undo(id: string | undefined) {
    if (!id) return;
    stay();
    const video = await queue.undo(id);
    if (video) setSaid(texts.undone(video.userId.username));
  }

  return {
    said,
    hidden: isUnseen(current?._id),
    needsReason: rejected === current?._id,
    show,
    decide,
    decideInList,
    skip,
    undo,
  };
}

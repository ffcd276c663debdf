import { useRef, type Dispatch } from 'react';
import { useDecideVideoMutation, useUndoDecisionMutation, type Video } from '../../api/moderation.gen';
import { isApiError } from '../../api/errors-to-form';
import { notify } from '../../components/base/notify';
import { asUndo } from '../../lib/undoing';
import type { QueueAction } from './queue-state';

const statusOf = { approve: 1, reject: 2, delete: 3 } as const;
export type Verdict = keyof typeof statusOf;

/** Returns whether another moderator decided first: the video is then done. */
const tooLate = (failure: unknown) => isApiError(failure) && failure.status === 409;

interface ClaimCalls {
  refill: () => Promise<void>;
  pick: (id: string) => Promise<void>;
}

/** Sends and undoes the decisions of this session, and hides or shows their videos in the queue. */
export function useDecisions(dispatch: Dispatch<QueueAction>, { refill, pick }: ClaimCalls) {
  const [decideVideo] = useDecideVideoMutation();
  const [undoDecision] = useUndoDecisionMutation();
  // The decisions of this session in order: the list of decided videos is refetched only after an answer.
  const decisions = useRef<{ id: string; answer: Promise<boolean> }[]>([]);
  const undone = useRef(new Set<string>());

  /** Shows the next video before the server has answered; a failure brings the video back. */
  function decide(video: Video, verdict: Verdict, reason: string): Promise<boolean> {
    const id = video._id;
    dispatch({ type: 'gone', id });
    const answer = send(id, verdict, reason);
    undone.current.delete(id);
    decisions.current.push({ id, answer });
    return answer;
  }

  async function send(id: string, verdict: Verdict, reason: string): Promise<boolean> {
    try {
      const status = statusOf[verdict];
      await decideVideo({ decideVideoDto: { id, status, reason: reason || undefined } }).unwrap();
      return true;
    } catch (failure) {
      notify.failure(failure);
      decisions.current = decisions.current.filter((one) => one.id !== id);
      if (!tooLate(failure)) dispatch({ type: 'back', id });
      return false;
    } finally {
      void refill();
    }
  }

  /**
   * Undoes a decision once it has been answered, and shows the video again. Resolves to the video, or to undefined on
   * failure.
   */
  async function undo(id: string): Promise<Video | undefined> {
    undone.current.add(id);
    if ((await decisions.current.findLast((one) => one.id === id)?.answer) === false) return undefined;
    try {
      const { details } = await asUndo(() => undoDecision({ undoDecisionDto: { id } }).unwrap());
      await pick(id);
      return details;
    } catch (failure) {
      notify.failure(failure);
      if (!tooLate(failure)) undone.current.delete(id);
      return undefined;
    }
  }

  /**
   * Returns the id of the latest decision that was not undone. `before` lists the decisions since signing in, latest
   * first, as far as they are loaded.
   */
  function lastDecided(before: Video[]): string | undefined {
    const latest = [...decisions.current.toReversed().map(({ id }) => id), ...before.map(({ _id }) => _id)];
    return latest.find((one) => !undone.current.has(one));
  }

  return { decide, undo, lastDecided };
}

import type { Verdict } from './use-decisions';

type Visible = Exclude<Verdict, 'delete'>;

/**
 * Returns what a decision needs first: to see the video, or a reason. A deletion needs neither; undefined when the
 * decision can be sent.
 */
export function neededFirst(
  verdict: Verdict,
  { unseen, reason }: { unseen: boolean; reason: string },
): { look: Visible } | 'reason' | undefined {
  if (verdict !== 'delete' && unseen) return { look: verdict };
  return verdict === 'reject' && !reason ? 'reason' : undefined;
}

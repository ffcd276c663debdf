import type { TimeZones } from '../../../platform/time-zone/time-zones.js';
import { type Video, VIDEO_STATUS } from '../video.schema.js';

const WORDS = {
  [VIDEO_STATUS.undecided]: 'This video is undecided',
  [VIDEO_STATUS.approved]: 'This video was approved',
  [VIDEO_STATUS.rejected]: 'This video was rejected',
  [VIDEO_STATUS.deleted]: 'This video was deleted',
} as const;

/** Describes the state of a video and who decided it. Shown to the second of two concurrent deciders. */
export function stateOf({ status, decision }: Pick<Video, 'status' | 'decision'>, zones: TimeZones): string {
  if (!decision) return WORDS[status];
  const who = decision.role === 'user' ? 'its owner' : decision.name;
  return `${WORDS[status]} by ${who} at ${zones.written(decision.at)}`;
}

import { useDecideSelectedVideosMutation, type BulkVideosDto, type Video } from '../../api/videos.gen';
import type { BulkAction } from './bulk.types';
import { counted, type BulkOptions } from './use-bulk';
import { texts } from './video-actions.texts';

/** What can be done to selected videos, in the order of the buttons. */
export const videoActions = [
  { name: 'approve', right: 'videos.decide', ...texts.approve },
  { name: 'reject', right: 'videos.decide', ...texts.reject, danger: true, reason: 'required' },
  { name: 'delete', right: 'videos.decide', ...texts.delete, danger: true, reason: 'optional' },
] as const satisfies readonly BulkAction[];

const what = counted('video');
const stale = ['videos', 'moderation'];

/** Decides about selected videos, in each list that shows videos. */
export function useVideoChange(): Pick<BulkOptions<Video>, 'what' | 'stale' | 'start'> {
  const [decide] = useDecideSelectedVideosMutation();
  return {
    what,
    stale,
    start: ({ action, value: _value, ...order }, filter, key) =>
      decide({
        ...(!order.ids && filter),
        bulkVideosDto: { ...order, action: action as BulkVideosDto['action'] },
        'Idempotency-Key': key,
      }).unwrap(),
  };
}

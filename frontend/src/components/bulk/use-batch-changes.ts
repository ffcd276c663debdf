import { useDispatch } from 'react-redux';
import { emptyApi } from '../../api/empty-api';
import { useChanges, useStreamState } from '../../api/use-changes';
import { useMay } from '../../lib/rights';

/** Milliseconds between two reads while the change stream is not open. */
const fallback = 15_000;
/** The same for readers who hear of no jobs. They watch their own bulk change until its end. */
const soon = 1_500;

/**
 * Reads batches anew when a background job gets on, and what has these tags too. Returns the polling options for the
 * queries of the screen. `hears`: whether the reader may hear of jobs.
 */
export function useBatchChanges(tags: readonly string[] = [], hears = true) {
  const dispatch = useDispatch();
  // Without the right, the stream says nothing of jobs.
  const isNotified = useMay()(['jobs.read', 'notifications.read']) && hears;
  const stream = useStreamState();
  useChanges(isNotified ? 'jobs' : undefined, () =>
    dispatch(emptyApi.util.invalidateTags(['batches', ...tags])),
  );
  const pollingInterval = isNotified ? (stream === 'live' ? 0 : fallback) : soon;
  return { pollingInterval, skipPollingIfUnfocused: true };
}

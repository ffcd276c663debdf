import { useDispatch } from 'react-redux';
import { emptyApi } from '../../api/empty-api';
import { useChanges } from '../../api/use-changes';

/** Milliseconds between two reads while the change stream is not open. */
const fallback = 15_000;

/**
 * Reads batches anew when a background job gets on, and what has these tags too. Returns the polling options for the
 * queries of the screen.
 */
export function useBatchChanges(tags: readonly string[] = []) {
  const dispatch = useDispatch();
  const stream = useChanges('jobs', () => dispatch(emptyApi.util.invalidateTags(['batches', ...tags])));
  return { pollingInterval: stream === 'live' ? 0 : fallback, skipPollingIfUnfocused: true };
}

import { useDispatch } from 'react-redux';
import { emptyApi } from '../../api/empty-api';
import { useChanges } from '../../api/use-changes';

/** Milliseconds between two reads while the change stream is not open. */
const fallback = 15_000;
/** Imports, and the lists to which they add. */
const tags = [
  'imports',
  'bd',
  'agency-admin',
  'agency',
  'coin-panel',
  'hosts',
  'hierarchy',
  'recharge',
  'users',
];

/** Reads imports anew when a background job gets on. Returns the polling options for the queries of the screen. */
export function useImportChanges() {
  const dispatch = useDispatch();
  const stream = useChanges('jobs', () => dispatch(emptyApi.util.invalidateTags(tags)));
  return { pollingInterval: stream === 'live' ? 0 : fallback, skipPollingIfUnfocused: true };
}

import { storedIn } from '../../../api/kept-lists';
import type { KeptListsDto } from '../../../api/lists.gen';
import { listLink } from '../../../lib/list-views';
import type { Screen } from './screens';

/**
 * Returns the link to a screen; a list opens with the stored page size and order, or with the chosen view. `stored`: the
 * reader's choices about lists; undefined until they are known.
 */
export function screenLink(
  { path, list }: Pick<Screen, 'path' | 'list'>,
  stored: KeptListsDto | undefined,
): string {
  if (!list || !stored) return path;
  const choices = storedIn(stored, list);
  const view = stored.views.find(({ _id }) => _id === choices.view);
  return listLink(path, choices, view);
}

import { anybodys, view } from '../records.js';
import type { Entries } from '../requests.js';
import { VIEWED_LIST } from '../world.js';

const ofList = { list: VIEWED_LIST };

export const LISTS: Entries = {
  readKeptLists: {},
  keepAllLists: { body: { limit: -1 } },
  keepList: { path: ofList, body: { limit: 20, view: view.id } },
  resetList: { path: ofList },
  addListView: { body: { ...ofList, name: 'Another view' } },
  // The id of a view is a link for everybody of the role.
  fetchListView: { path: { id: anybodys(view.id) } },
  updateListView: { path: { id: view.id }, body: { name: 'Other name' } },
  deleteListView: { path: { id: view.id } },
};

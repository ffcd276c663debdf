// The choices about lists that the server stores for the signed-in person. A change shows at once; the changes of one
// moment are sent together.
import { useCallback, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import {
  listsApi,
  useReadKeptListsQuery,
  type KeepListDto,
  type KeptListDto,
  type AddListViewDto,
  type KeptListsDto,
  type KeptListsResponse,
  type ListViewDto,
  type UpdateListViewDto,
} from './lists.gen';
import { FIT, keptLimit, noteKeptRows, noteRenderedRows } from '../lib/fit';
import { rememberedRows } from '../lib/page-cookie';
import { subscribe } from '../lib/session';
import type { AppStore } from './store';

type Dispatch = AppStore['dispatch'];

/** The changes of a list are sent at most once in this many milliseconds. */
const PAUSE = 400;

const NOTHING: Omit<KeptListDto, 'list'> = {
  limit: 0,
  sort: '',
  columns: [],
  density: 'normal',
  view: '',
  askDelete: true,
};
const NO_VIEWS: ListViewDto[] = [];

const unread = (endpoint: { invalidatesTags?: unknown }) => {
  endpoint.invalidatesTags = [];
};
// The cache shows each change at once: an answer from before the next change must not replace it.
listsApi.enhanceEndpoints({
  endpoints: {
    readKeptLists: (endpoint) => {
      // Before the store has the answer: the first request of a list then asks for the right number of rows.
      endpoint.transformResponse = (answer: KeptListsResponse) => {
        noteKeptRows(answer.details);
        return answer;
      };
    },
    keepAllLists: unread,
    keepList: (endpoint) => {
      const { query } = endpoint;
      unread(endpoint);
      // The page may close while the call is sent.
      endpoint.query = (arg) => ({ ...(query?.(arg) as object), keepalive: true }) as never;
    },
    resetList: unread,
    addListView: unread,
    updateListView: unread,
    deleteListView: unread,
  },
});

/**
 * Reads all stored choices and views, unless they have been read. Resolves when the number of rows of the lists is known:
 * at once in a browser where no list fits into the window.
 */
export async function readStoredLists(dispatch: Dispatch): Promise<void> {
  const { initiate, select } = listsApi.endpoints.readKeptLists;
  const read = dispatch(initiate(undefined, { subscribe: false }));
  // An answer that the store began with has not been transformed.
  dispatch((_, state) => {
    const { data } = select(undefined)(state());
    if (data) noteRenderedRows(data.details);
  });
  if (rememberedRows()) await read;
}

/** Returns all stored choices and views. `known` is false until the first answer, or failure, has come. */
export function useStoredLists(): { details: KeptListsDto | undefined; known: boolean } {
  const { data, isError } = useReadKeptListsQuery();
  return { details: data?.details, known: data !== undefined || isError };
}

/** Returns the stored choices about one list, and the views of this list that the reader sees. */
export function useStoredList(list: string) {
  const { details, known } = useStoredLists();
  const views = details?.views.filter((view) => view.list === list) ?? NO_VIEWS;
  return { stored: storedIn(details, list), views, known };
}

const ownIn = ({ lists }: KeptListsDto, list: string): Omit<KeptListDto, 'list'> =>
  lists.find((one) => one.list === list) ?? NOTHING;

/** Returns the stored choices about one list. Its page size is that of all lists unless it has its own. */
export const storedIn = (details: KeptListsDto | undefined, list: string): Omit<KeptListDto, 'list'> =>
  details ? { ...ownIn(details, list), limit: keptLimit(details, list) } : NOTHING;

const change = (dispatch: Dispatch, edit: (details: KeptListsDto) => void) => {
  dispatch(
    listsApi.util.updateQueryData('readKeptLists', undefined, ({ details }) => {
      edit(details);
      const { limit, lists } = details;
      noteKeptRows({ limit, lists: lists.map((one) => ({ list: one.list, limit: one.limit })) });
    }),
  );
  // RTK Query reports its own actions later, together. Any other action reports at once: before the next key press.
  dispatch({ type: 'lists/shown' });
};

/** Shows choices before the server has them. */
const show = (dispatch: Dispatch, list: string, choices: KeepListDto) =>
  change(dispatch, (details) => {
    const shown = { ...ownIn(details, list), ...choices, list } as KeptListDto;
    details.lists = [...details.lists.filter((one) => one.list !== list), shown];
  });

interface Unsent {
  dispatch: Dispatch;
  choices: KeepListDto;
  onFailure: (error: unknown) => void;
}
/** The changes that are not sent yet, by list. */
const unsent = new Map<string, Unsent>();
/** The lists whose next changes wait. */
const pausing = new Set<string>();
/** The last call about each list: the next one waits for it, so that the server gets the changes in their order. */
const calls = new Map<string, Promise<void>>();
/** The lists that wait for their reset: the call before must not show its choices again. */
const resetting = new Set<string>();

/** Sends the changes of a list, and those of the next moment together: a pressed key makes many. */
function sendInTurn(list: string) {
  if (pausing.has(list) || !unsent.has(list)) return;
  void send(list);
  pausing.add(list);
  setTimeout(() => {
    pausing.delete(list);
    sendInTurn(list);
  }, PAUSE);
}

/** Sends the changes of a list in its turn. Resolves when the server has them, or when they have failed. */
function send(list: string): Promise<void> {
  const call = (calls.get(list) ?? Promise.resolve()).then(async () => {
    // Until here the changes count as unsent, so that the answer to the call before does not hide them.
    const open = unsent.get(list);
    if (!open) return;
    const { dispatch, choices, onFailure } = open;
    unsent.delete(list);
    try {
      await dispatch(listsApi.endpoints.keepList.initiate({ list, keepListDto: choices })).unwrap();
      // A read may have answered with the state before this call.
      if (!resetting.has(list)) show(dispatch, list, { ...choices, ...unsent.get(list)?.choices });
    } catch (error) {
      dispatch(listsApi.util.invalidateTags(['lists']));
      onFailure(error);
    }
  });
  calls.set(list, call);
  return call;
}

window.addEventListener('pagehide', () => [...unsent.keys()].forEach((list) => void send(list)));
// The choices of this person must not be stored for the next person in this tab.
subscribe(() => unsent.clear());

/** Returns functions that store choices about a list and that delete them. `onFailure` is called when that fails. */
export function useKeeping(list: string, onFailure: (error: unknown) => void) {
  const dispatch = useDispatch<Dispatch>();
  const keep = useCallback(
    (choices: KeepListDto) => {
      show(dispatch, list, choices);
      unsent.set(list, { dispatch, choices: { ...unsent.get(list)?.choices, ...choices }, onFailure });
      sendInTurn(list);
    },
    [dispatch, list, onFailure],
  );
  const reset = useCallback(async () => {
    unsent.delete(list);
    change(dispatch, (details) => {
      details.lists = details.lists.filter((one) => one.list !== list);
    });
    resetting.add(list);
    const call = (calls.get(list) ?? Promise.resolve()).then(async () => {
      resetting.delete(list);
      await dispatch(listsApi.endpoints.resetList.initiate({ list })).unwrap().catch(onFailure);
    });
    calls.set(list, call);
    await call;
  }, [dispatch, list, onFailure]);
  return { keep, reset };
}

/** Returns whether all lists fit into the window, and a function that changes this. It rejects on failure. */
export function useFitAll(): [on: boolean, change: (on: boolean) => Promise<unknown>] {
  const dispatch = useDispatch<Dispatch>();
  const { details } = useStoredLists();
  const put = async (on: boolean) => {
    const limit = on ? FIT : 0;
    // A page size that is still to be sent would replace the choice about all lists.
    await Promise.all([...unsent.keys()].map(send));
    try {
      await dispatch(listsApi.endpoints.keepAllLists.initiate({ keepAllListsDto: { limit } })).unwrap();
      change(dispatch, (kept) => {
        kept.limit = limit;
        for (const list of kept.lists) list.limit = 0;
      });
    } catch (error) {
      dispatch(listsApi.util.invalidateTags(['lists']));
      throw error;
    }
  };
  return [details?.limit === FIT, put];
}

/** Returns functions that add, change and delete views. They reject on failure. */
export function useViewChanges() {
  const dispatch = useDispatch<Dispatch>();
  return useMemo(() => {
    const { addListView, updateListView, deleteListView } = listsApi.endpoints;
    const put = (id: string, view?: ListViewDto) =>
      change(dispatch, (details) => {
        details.views = [...details.views.filter(({ _id }) => _id !== id), ...(view ? [view] : [])];
      });
    return {
      add: async (addListViewDto: AddListViewDto) => {
        const { details } = await dispatch(addListView.initiate({ addListViewDto })).unwrap();
        put(details._id, details);
        return details;
      },
      update: async (id: string, updateListViewDto: UpdateListViewDto) => {
        const { details } = await dispatch(updateListView.initiate({ id, updateListViewDto })).unwrap();
        put(id, details);
      },
      remove: async (id: string) => {
        await dispatch(deleteListView.initiate({ id })).unwrap();
        put(id);
      },
    };
  }, [dispatch]);
}

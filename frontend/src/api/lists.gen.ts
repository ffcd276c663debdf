import { emptyApi as api } from './empty-api';
export const addTagTypes = ['lists'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readKeptLists: build.query<ReadKeptListsApiResponse, ReadKeptListsApiArg>({
        query: () => ({ url: `/api/lists` }),
        providesTags: ['lists'],
      }),
      keepAllLists: build.mutation<KeepAllListsApiResponse, KeepAllListsApiArg>({
        query: (queryArg) => ({ url: `/api/lists`, method: 'PATCH', body: queryArg.keepAllListsDto }),
        invalidatesTags: ['lists'],
      }),
      keepList: build.mutation<KeepListApiResponse, KeepListApiArg>({
        query: (queryArg) => ({
          url: `/api/lists/kept/${encodeURIComponent(String(queryArg.list))}`,
          method: 'PATCH',
          body: queryArg.keepListDto,
        }),
        invalidatesTags: ['lists'],
      }),
      resetList: build.mutation<ResetListApiResponse, ResetListApiArg>({
        query: (queryArg) => ({
          url: `/api/lists/kept/${encodeURIComponent(String(queryArg.list))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['lists'],
      }),
      addListView: build.mutation<AddListViewApiResponse, AddListViewApiArg>({
        query: (queryArg) => ({ url: `/api/lists/views`, method: 'POST', body: queryArg.addListViewDto }),
        invalidatesTags: ['lists'],
      }),
      fetchListView: build.query<FetchListViewApiResponse, FetchListViewApiArg>({
        query: (queryArg) => ({ url: `/api/lists/views/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['lists'],
      }),
      updateListView: build.mutation<UpdateListViewApiResponse, UpdateListViewApiArg>({
        query: (queryArg) => ({
          url: `/api/lists/views/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PATCH',
          body: queryArg.updateListViewDto,
        }),
        invalidatesTags: ['lists'],
      }),
      deleteListView: build.mutation<DeleteListViewApiResponse, DeleteListViewApiArg>({
        query: (queryArg) => ({
          url: `/api/lists/views/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['lists'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as listsApi };
export type ReadKeptListsApiResponse = /** status 200 Success */ KeptListsResponse;
export type ReadKeptListsApiArg = void;
export type KeepAllListsApiResponse = /** status 200 Success */ Envelope;
export type KeepAllListsApiArg = {
  keepAllListsDto: KeepAllListsDto;
};
export type KeepListApiResponse = /** status 200 Success */ Envelope;
export type KeepListApiArg = {
  /** The list's name in its panel */
  list: string;
  keepListDto: KeepListDto;
};
export type ResetListApiResponse = /** status 200 Success */ Envelope;
export type ResetListApiArg = {
  /** The list's name in its panel */
  list: string;
};
export type AddListViewApiResponse = /** status 200 Success */ ListViewResponse;
export type AddListViewApiArg = {
  addListViewDto: AddListViewDto;
};
export type FetchListViewApiResponse = /** status 200 Success */ ListViewResponse;
export type FetchListViewApiArg = {
  id: string;
};
export type UpdateListViewApiResponse = /** status 200 Success */ ListViewResponse;
export type UpdateListViewApiArg = {
  id: string;
  updateListViewDto: UpdateListViewDto;
};
export type DeleteListViewApiResponse = /** status 200 Success */ Envelope;
export type DeleteListViewApiArg = {
  id: string;
};
export type ColumnState = 'shown' | 'hidden';
export type ListColumn = {
  /** The API's name of the field */
  field: string;
  /** Omitted: the list shows the column if it has room */
  state?: ColumnState | undefined;
  /** In pixels */
  width?: number | undefined;
};
export type ListDensity = 'compact' | 'normal' | 'large';
export type KeptListDto = {
  list: string;
  /** Rows a page; 0: the list's own number, or the choice about all lists; -1: as many as fit into the window */
  limit: number;
  /** A field, or -field for descending order; '': the list's own order */
  sort: string;
  /** Empty: as the list has them */
  columns: ListColumn[];
  density: ListDensity;
  /** The _id of the view that the menu opens; '': none */
  view: string;
  /** Whether Delete asks in this queue */
  askDelete: boolean;
};
export type ListViewDto = {
  _id: string;
  list: string;
  name: string;
  /** Whether all admins see the view of an admin; views of other accounts stay their own */
  shared: boolean;
  /** Whether the reader may change the view */
  own: boolean;
  /** Search, filters, sort and page size, as a query string */
  query: string;
  /** Empty: as the list has them */
  columns: ListColumn[];
  density: ListDensity;
};
export type KeptListsDto = {
  /** Rows a page of every list without a choice of its own; 0: each list's own number; -1: as many as fit */
  limit: number;
  lists: KeptListDto[];
  /** Own views, and those that colleagues share */
  views: ListViewDto[];
};
export type KeptListsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: KeptListsDto;
};
export type ErrorCode =
  | 'VALIDATION_FAILED'
  | 'FILE_REJECTED'
  | 'UNAUTHENTICATED'
  | 'INVALID_CREDENTIALS'
  | 'FORBIDDEN'
  | 'CSRF'
  | 'PASSWORD_CHANGE_REQUIRED'
  | 'MFA_REQUIRED'
  | 'PROOF_REQUIRED'
  | 'ACCOUNT_BANNED'
  | 'NOT_FOUND'
  | 'INVALID_TRANSITION'
  | 'INSUFFICIENT_COINS'
  | 'WALLET_FROZEN'
  | 'NEEDS_SECOND_ADMIN'
  | 'DUPLICATE'
  | 'IDEMPOTENCY_MISMATCH'
  | 'VERSION_CONFLICT'
  | 'OFFSET_MISMATCH'
  | 'IN_USE'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_TYPE'
  | 'RANGE_NOT_SATISFIABLE'
  | 'RATE_LIMITED'
  | 'INTERNAL'
  | 'UNAVAILABLE';
export type Failure = {
  success: 0;
  /** Error message for staff */
  message: string;
  /** Error code for programs */
  code: ErrorCode;
  /** The invalid fields */
  errors?:
    | {
        field: string;
        message: string;
      }[]
    | undefined;
  /** VERSION_CONFLICT of a call with `versionSeen`: the present record, as the call and its reads answer it */
  details?:
    | {
        [key: string]: unknown;
      }
    | undefined;
  /** VERSION_CONFLICT: who changed the record last, if known */
  changedBy?: string | undefined;
  /** When `changedBy` changed the record */
  changedAt?: string | undefined;
  /** Quote this id when you report a problem */
  requestId: string;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type KeepAllListsDto = {
  /** Rows a page of every list without a choice of its own; 0: each list's own number; -1: as many as fit */
  limit: number;
};
export type KeepListDto = {
  /** Rows a page; 0: the list's own number, or the choice about all lists; -1: as many as fit into the window */
  limit?: number | undefined;
  /** A field, or -field for descending order; '': the list's own order */
  sort?: string | undefined;
  /** All columns, in their order */
  columns?: ListColumn[] | undefined;
  density?: ListDensity | undefined;
  /** The view that the menu opens; '': none */
  view?: string | undefined;
  /** Whether Delete asks in this queue */
  askDelete?: boolean | undefined;
};
export type ListViewResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: ListViewDto;
};
export type AddListViewDto = {
  /** The list's name in its panel */
  list: string;
  name: string;
  /** Whether all admins see the view of an admin; views of other accounts stay their own */
  shared?: boolean | undefined;
  /** Search, filters, sort and page size, as a query string */
  query?: string | undefined;
  /** All columns, in their order */
  columns?: ListColumn[] | undefined;
  density?: ListDensity | undefined;
};
export type UpdateListViewDto = {
  name?: string | undefined;
  /** Whether all admins see the view of an admin; views of other accounts stay their own */
  shared?: boolean | undefined;
  /** Search, filters, sort and page size, as a query string */
  query?: string | undefined;
  /** All columns, in their order */
  columns?: ListColumn[] | undefined;
  density?: ListDensity | undefined;
};
export const {
  useReadKeptListsQuery,
  useLazyReadKeptListsQuery,
  useKeepAllListsMutation,
  useKeepListMutation,
  useResetListMutation,
  useAddListViewMutation,
  useFetchListViewQuery,
  useLazyFetchListViewQuery,
  useUpdateListViewMutation,
  useDeleteListViewMutation,
} = injectedRtkApi;
export const keepAllListsLimits = {
  "limit": {
    "minimum": -1,
    "maximum": 0
  }
} as const;
export const keepListLimits = {
  "limit": {
    "minimum": -1,
    "maximum": 100
  },
  "sort": {
    "maxLength": 60
  }
} as const;
export const listColumnLimits = {
  "field": {
    "maxLength": 60
  },
  "width": {
    "minimum": 40,
    "maximum": 1000
  }
} as const;
export const addListViewLimits = {
  "list": {
    "maxLength": 60
  },
  "name": {
    "maxLength": 60
  },
  "query": {
    "maxLength": 2000
  }
} as const;
export const updateListViewLimits = {
  "name": {
    "maxLength": 60
  },
  "query": {
    "maxLength": 2000
  }
} as const;

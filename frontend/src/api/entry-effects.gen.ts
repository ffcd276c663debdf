import { emptyApi as api } from './empty-api';
export const addTagTypes = ['entry-effects'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addEntryEffect: build.mutation<AddEntryEffectApiResponse, AddEntryEffectApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/entryeffects/addentryeffects`,
          method: 'POST',
          body: queryArg.addEffectDto,
        }),
        invalidatesTags: ['entry-effects'],
      }),
      updateEntryEffect: build.mutation<UpdateEntryEffectApiResponse, UpdateEntryEffectApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/entryeffects/updateentryeffects`,
          method: 'POST',
          body: queryArg.updateEffectDto,
        }),
        invalidatesTags: ['entry-effects'],
      }),
      deleteEntryEffect: build.mutation<DeleteEntryEffectApiResponse, DeleteEntryEffectApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/entryeffects/deleteentryeffects/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['entry-effects'],
      }),
      listEntryEffects: build.query<ListEntryEffectsApiResponse, ListEntryEffectsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/entryeffects/getentryeffects`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            search: queryArg.search,
            around: queryArg.around,
            shown: queryArg.shown,
            createdFrom: queryArg.createdFrom,
            createdTo: queryArg.createdTo,
            priceFrom: queryArg.priceFrom,
            priceTo: queryArg.priceTo,
            sort: queryArg.sort,
            type: queryArg['type'],
          },
        }),
        providesTags: ['entry-effects'],
      }),
      listEntryEffectsForAdmin: build.query<
        ListEntryEffectsForAdminApiResponse,
        ListEntryEffectsForAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/entryeffects/getentryeffectsadmin`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            search: queryArg.search,
            around: queryArg.around,
            shown: queryArg.shown,
            createdFrom: queryArg.createdFrom,
            createdTo: queryArg.createdTo,
            priceFrom: queryArg.priceFrom,
            priceTo: queryArg.priceTo,
            sort: queryArg.sort,
            type: queryArg['type'],
          },
        }),
        providesTags: ['entry-effects'],
      }),
      fetchEntryEffect: build.query<FetchEntryEffectApiResponse, FetchEntryEffectApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/entryeffects/fetchentryeffect`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['entry-effects'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as entryEffectsApi };
export type AddEntryEffectApiResponse = /** status 200 Entry effect added */ EntryEffectChangeResponse;
export type AddEntryEffectApiArg = {
  addEffectDto: AddEffectDto;
};
export type UpdateEntryEffectApiResponse = /** status 200 Entry effect updated */ EntryEffectChangeResponse;
export type UpdateEntryEffectApiArg = {
  updateEffectDto: UpdateEffectDto;
};
export type DeleteEntryEffectApiResponse = /** status 200 Entry effect deleted */ EntryEffectDeleteResponse;
export type DeleteEntryEffectApiArg = {
  id: string;
};
export type ListEntryEffectsApiResponse = /** status 200 Success */ EntryEffectListResponse;
export type ListEntryEffectsApiArg = {
  /** Page number, from 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
  /** For staff: streams all matching records as a file instead of one page */
  format?: ExportFormat | undefined;
  /** Columns of the file: `field` or `field:Title`, each percent-encoded, separated by commas; omitted: all plain fields */
  columns?: string | undefined;
  /** Time zone of the times in the file; omitted: that of the installation */
  timeZone?: string | undefined;
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** Returns the page that contains the record with this id, with its number as `page`; returns the requested page when the list has no such record */
  around?: string | undefined;
  /** Only records that the app shows, or only hidden ones */
  shown?: boolean | undefined;
  /** Day of creation: first day */
  createdFrom?: string | undefined;
  /** Day of creation: last day */
  createdTo?: string | undefined;
  /** Price in coins, at least */
  priceFrom?: number | undefined;
  /** Price in coins, at most */
  priceTo?: number | undefined;
  /** A field, or -field for descending order */
  sort?:
    | 'title'
    | '-title'
    | 'type'
    | '-type'
    | 'price'
    | '-price'
    | 'valid'
    | '-valid'
    | 'createdAt'
    | '-createdAt' | undefined;
  /** ADMIN: given by staff; PURCHASED: bought by users */
  type?: EffectType | undefined;
};
export type ListEntryEffectsForAdminApiResponse = /** status 200 Success */ EntryEffectListResponse;
export type ListEntryEffectsForAdminApiArg = {
  /** Page number, from 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
  /** For staff: streams all matching records as a file instead of one page */
  format?: ExportFormat | undefined;
  /** Columns of the file: `field` or `field:Title`, each percent-encoded, separated by commas; omitted: all plain fields */
  columns?: string | undefined;
  /** Time zone of the times in the file; omitted: that of the installation */
  timeZone?: string | undefined;
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** Returns the page that contains the record with this id, with its number as `page`; returns the requested page when the list has no such record */
  around?: string | undefined;
  /** Only records that the app shows, or only hidden ones */
  shown?: boolean | undefined;
  /** Day of creation: first day */
  createdFrom?: string | undefined;
  /** Day of creation: last day */
  createdTo?: string | undefined;
  /** Price in coins, at least */
  priceFrom?: number | undefined;
  /** Price in coins, at most */
  priceTo?: number | undefined;
  /** A field, or -field for descending order */
  sort?:
    | 'title'
    | '-title'
    | 'type'
    | '-type'
    | 'price'
    | '-price'
    | 'valid'
    | '-valid'
    | 'createdAt'
    | '-createdAt' | undefined;
  /** ADMIN: given by staff; PURCHASED: bought by users */
  type?: EffectType | undefined;
};
export type FetchEntryEffectApiResponse = /** status 200 Success */ EntryEffectResponse;
export type FetchEntryEffectApiArg = {
  id: string;
};
export type EffectType = 'ADMIN' | 'PURCHASED';
export type Effect = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean | undefined;
  /** Name */
  title: string;
  /** ADMIN: given by staff; PURCHASED: bought by users */
  type: EffectType;
  /** Price in coins */
  price: number;
  /** Duration in days; 0: for good */
  valid: number;
  /** The animation, path below /api */
  svga: string;
  /** The still picture, as an absolute URL */
  thumbnail: string;
};
export type EntryEffectChangeResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Effect;
  /** Same as success; the spelling is part of the wire format */
  succes: 1;
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
export type AddEffectDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  /** ADMIN: given by staff; PURCHASED: bought by users */
  type: EffectType;
  title: string;
  /** Price in coins */
  price: number;
  /** Duration in days; 0: for good */
  valid: number;
  /** A file: animation */
  svga: Blob;
  /** A file: image */
  thumbnail: Blob;
};
export type UpdateEffectDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  /** ADMIN: given by staff; PURCHASED: bought by users */
  type?: EffectType | undefined;
  title?: string | undefined;
  /** Price in coins */
  price?: number | undefined;
  /** Duration in days; 0: for good */
  valid?: number | undefined;
  /** A file: animation */
  svga?: Blob | undefined;
  /** A file: image */
  thumbnail?: Blob | undefined;
  id: string;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type EntryEffectDeleteResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Same as success; the spelling is part of the wire format */
  succes: 1;
};
export type EntryEffectListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Effect[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export type EntryEffectResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Effect;
};
export const {
  useAddEntryEffectMutation,
  useUpdateEntryEffectMutation,
  useDeleteEntryEffectMutation,
  useListEntryEffectsQuery,
  useLazyListEntryEffectsQuery,
  useListEntryEffectsForAdminQuery,
  useLazyListEntryEffectsForAdminQuery,
  useFetchEntryEffectQuery,
  useLazyFetchEntryEffectQuery,
} = injectedRtkApi;
export const addEffectLimits = {
  "title": {
    "maxLength": 60
  },
  "price": {
    "minimum": 0,
    "maximum": 1000000000
  },
  "valid": {
    "minimum": 0,
    "maximum": 36500
  }
} as const;
export const updateEffectLimits = {
  "title": {
    "maxLength": 60
  },
  "price": {
    "minimum": 0,
    "maximum": 1000000000
  },
  "valid": {
    "minimum": 0,
    "maximum": 36500
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

import { emptyApi as api } from './empty-api';
export const addTagTypes = ['plans'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addPlan: build.mutation<AddPlanApiResponse, AddPlanApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/plan/createPlan`,
          method: 'POST',
          body: queryArg.addPlanDto,
        }),
        invalidatesTags: ['plans'],
      }),
      updatePlan: build.mutation<UpdatePlanApiResponse, UpdatePlanApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/plan/updatePlan`,
          method: 'POST',
          body: queryArg.updatePlanDto,
        }),
        invalidatesTags: ['plans'],
      }),
      deletePlan: build.mutation<DeletePlanApiResponse, DeletePlanApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/plan/deleteplan/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['plans'],
      }),
      listPlans: build.query<ListPlansApiResponse, ListPlansApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/plan/getPlan`,
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
            coinsFrom: queryArg.coinsFrom,
            coinsTo: queryArg.coinsTo,
            rsFrom: queryArg.rsFrom,
            rsTo: queryArg.rsTo,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['plans'],
      }),
      fetchPlan: build.query<FetchPlanApiResponse, FetchPlanApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/plan/fetchPlan`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['plans'],
      }),
      listPlansAsUsers: build.query<ListPlansAsUsersApiResponse, ListPlansAsUsersApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/plan`,
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
            coinsFrom: queryArg.coinsFrom,
            coinsTo: queryArg.coinsTo,
            rsFrom: queryArg.rsFrom,
            rsTo: queryArg.rsTo,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['plans'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as plansApi };
export type AddPlanApiResponse = /** status 200 Plan added */ PlanResponse;
export type AddPlanApiArg = {
  addPlanDto: AddPlanDto;
};
export type UpdatePlanApiResponse = /** status 200 Plan updated */ PlanResponse;
export type UpdatePlanApiArg = {
  updatePlanDto: UpdatePlanDto;
};
export type DeletePlanApiResponse = /** status 200 Plan deleted */ Envelope;
export type DeletePlanApiArg = {
  id: string;
};
export type ListPlansApiResponse = /** status 200 Success */ PlanListResponse;
export type ListPlansApiArg = {
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
  /** Coins, at least */
  coinsFrom?: number | undefined;
  /** Coins, at most */
  coinsTo?: number | undefined;
  /** Price in rupees, at least */
  rsFrom?: number | undefined;
  /** Price in rupees, at most */
  rsTo?: number | undefined;
  /** A field, or -field for descending order */
  sort?:
    'order' | '-order' | 'title' | '-title' | 'coins' | '-coins' | 'rs' | '-rs' | 'createdAt' | '-createdAt' | undefined;
};
export type FetchPlanApiResponse = /** status 200 Success */ PlanResponse;
export type FetchPlanApiArg = {
  id: string;
};
export type ListPlansAsUsersApiResponse = /** status 200 Success */ PlansAsUsersResponse;
export type ListPlansAsUsersApiArg = {
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
  /** Coins, at least */
  coinsFrom?: number | undefined;
  /** Coins, at most */
  coinsTo?: number | undefined;
  /** Price in rupees, at least */
  rsFrom?: number | undefined;
  /** Price in rupees, at most */
  rsTo?: number | undefined;
  /** A field, or -field for descending order */
  sort?:
    'order' | '-order' | 'title' | '-title' | 'coins' | '-coins' | 'rs' | '-rs' | 'createdAt' | '-createdAt' | undefined;
};
export type Plan = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean | undefined;
  /** Name of the plan */
  title: string;
  /** Coins */
  coins: number;
  /** Price in rupees */
  rs: number;
};
export type PlanResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  plans: Plan;
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
export type AddPlanDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  title: string;
  /** Coins */
  coins: number;
  /** Price in rupees */
  rs: number;
};
export type UpdatePlanDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  title?: string | undefined;
  /** Coins */
  coins?: number | undefined;
  /** Price in rupees */
  rs?: number | undefined;
  id: string;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type PlanListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  plans: Plan[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export type PlansAsUsersResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  users: Plan[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export const {
  useAddPlanMutation,
  useUpdatePlanMutation,
  useDeletePlanMutation,
  useListPlansQuery,
  useLazyListPlansQuery,
  useFetchPlanQuery,
  useLazyFetchPlanQuery,
  useListPlansAsUsersQuery,
  useLazyListPlansAsUsersQuery,
} = injectedRtkApi;
export const addPlanLimits = {
  "title": {
    "maxLength": 60
  },
  "coins": {
    "minimum": 1,
    "maximum": 1000000000
  },
  "rs": {
    "minimum": 0.01,
    "maximum": 10000000
  }
} as const;
export const updatePlanLimits = {
  "title": {
    "maxLength": 60
  },
  "coins": {
    "minimum": 1,
    "maximum": 1000000000
  },
  "rs": {
    "minimum": 0.01,
    "maximum": 10000000
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

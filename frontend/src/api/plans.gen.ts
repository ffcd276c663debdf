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
            search: queryArg.search,
            around: queryArg.around,
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
            search: queryArg.search,
            around: queryArg.around,
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
  /** Matches anywhere in the text, ignoring case */
  search?: string | undefined;
  /** Id of a record: returns the page that contains the record, and its number as `page`. Returns the requested page when the list does not contain the record */
  around?: string | undefined;
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
  /** Matches anywhere in the text, ignoring case */
  search?: string | undefined;
  /** Id of a record: returns the page that contains the record, and its number as `page`. Returns the requested page when the list does not contain the record */
  around?: string | undefined;
  /** A field, or -field for descending order */
  sort?:
    'order' | '-order' | 'title' | '-title' | 'coins' | '-coins' | 'rs' | '-rs' | 'createdAt' | '-createdAt' | undefined;
};
export type Plan = {
  _id: string;
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
  | 'ACCOUNT_BANNED'
  | 'NOT_FOUND'
  | 'INVALID_TRANSITION'
  | 'INSUFFICIENT_COINS'
  | 'WALLET_FROZEN'
  | 'NEEDS_SECOND_ADMIN'
  | 'DUPLICATE'
  | 'IDEMPOTENCY_MISMATCH'
  | 'VERSION_CONFLICT'
  | 'IN_USE'
  | 'TOO_LARGE'
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
  /** Quote this id when you report a problem */
  requestId: string;
};
export type AddPlanDto = {
  title: string;
  /** Coins */
  coins: number;
  /** Price in rupees */
  rs: number;
};
export type UpdatePlanDto = {
  title?: string | undefined;
  /** Coins */
  coins?: number | undefined;
  /** Price in rupees */
  rs?: number | undefined;
  id: string;
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
  /** Matching records on all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The number of the returned page, when the list contains the record that `around` names */
  page?: number | undefined;
};
export type PlansAsUsersResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  users: Plan[];
  /** Matching records on all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The number of the returned page, when the list contains the record that `around` names */
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
  }
} as const;

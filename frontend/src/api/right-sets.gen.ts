import { emptyApi as api } from './empty-api';
export const addTagTypes = ['right-sets'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listRightSets: build.query<ListRightSetsApiResponse, ListRightSetsApiArg>({
        query: () => ({ url: `/api/admin/rightsets` }),
        providesTags: ['right-sets'],
      }),
      addRightSet: build.mutation<AddRightSetApiResponse, AddRightSetApiArg>({
        query: (queryArg) => ({ url: `/api/admin/rightsets`, method: 'POST', body: queryArg.addRightSetDto }),
        invalidatesTags: ['right-sets'],
      }),
      updateRightSet: build.mutation<UpdateRightSetApiResponse, UpdateRightSetApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/rightsets/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateRightSetDto,
        }),
        invalidatesTags: ['right-sets'],
      }),
      deleteRightSet: build.mutation<DeleteRightSetApiResponse, DeleteRightSetApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/rightsets/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['right-sets'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as rightSetsApi };
export type ListRightSetsApiResponse = /** status 200 Success */ RightSetsResponse;
export type ListRightSetsApiArg = void;
export type AddRightSetApiResponse = /** status 200 Set added */ RightSetResponse;
export type AddRightSetApiArg = {
  addRightSetDto: AddRightSetDto;
};
export type UpdateRightSetApiResponse = /** status 200 Set changed */ RightSetResponse;
export type UpdateRightSetApiArg = {
  id: string;
  updateRightSetDto: UpdateRightSetDto;
};
export type DeleteRightSetApiResponse = /** status 200 Set deleted */ Envelope;
export type DeleteRightSetApiArg = {
  id: string;
};
export type Right =
  | 'users.read'
  | 'users.write'
  | 'users.ban'
  | 'hosts.read'
  | 'hosts.write'
  | 'hosts.decide'
  | 'earnings.read'
  | 'videos.read'
  | 'videos.decide'
  | 'catalogues.read'
  | 'catalogues.write'
  | 'notifications.read'
  | 'notifications.send'
  | 'staff.read'
  | 'staff.write'
  | 'staff.passwords'
  | 'sessions.read'
  | 'sessions.end'
  | 'signins.read'
  | 'signins.unlock'
  | 'withdrawals.read'
  | 'withdrawals.decide'
  | 'withdrawals.reveal'
  | 'withdrawals.export'
  | 'coins.read'
  | 'coins.send'
  | 'coins.approve'
  | 'coins.limits'
  | 'orders.read'
  | 'orders.refund'
  | 'items.grant'
  | 'ledger.read'
  | 'ledger.write'
  | 'figures.read'
  | 'settings.read'
  | 'settings.write'
  | 'secrets.read'
  | 'secrets.write'
  | 'audit.read'
  | 'jobs.read'
  | 'jobs.manage'
  | 'trash.read'
  | 'trash.restore'
  | 'admins.manage'
  | 'own';
export type RightSet = {
  _id: string;
  name: string;
  /** What it allows */
  rights: Right[];
  /** true: it keeps its name and cannot be deleted */
  builtIn: boolean;
  /** true: the set of the Owners, which always holds all rights */
  fixed: boolean;
  /** Minutes without use after which panel sessions of its holders end; absent: no idle end */
  idleMinutes?: number | undefined;
  /** Number of admins who hold it */
  admins: number;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
};
export type RightMeaning = {
  right: Right;
  /** What it allows */
  meaning: string;
};
export type RightSetsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: RightSet[];
  rights: RightMeaning[];
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
export type RightSetResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: RightSet;
};
export type GrantedRight =
  | 'users.read'
  | 'users.write'
  | 'users.ban'
  | 'hosts.read'
  | 'hosts.write'
  | 'hosts.decide'
  | 'earnings.read'
  | 'videos.read'
  | 'videos.decide'
  | 'catalogues.read'
  | 'catalogues.write'
  | 'notifications.read'
  | 'notifications.send'
  | 'staff.read'
  | 'staff.write'
  | 'staff.passwords'
  | 'sessions.read'
  | 'sessions.end'
  | 'signins.read'
  | 'signins.unlock'
  | 'withdrawals.read'
  | 'withdrawals.decide'
  | 'withdrawals.reveal'
  | 'withdrawals.export'
  | 'coins.read'
  | 'coins.send'
  | 'coins.approve'
  | 'coins.limits'
  | 'orders.read'
  | 'orders.refund'
  | 'items.grant'
  | 'ledger.read'
  | 'ledger.write'
  | 'figures.read'
  | 'settings.read'
  | 'settings.write'
  | 'secrets.read'
  | 'secrets.write'
  | 'audit.read'
  | 'jobs.read'
  | 'jobs.manage'
  | 'trash.read'
  | 'trash.restore';
export type AddRightSetDto = {
  /** Unique among the sets */
  name: string;
  /** What it allows; `admins.manage` is reserved for Owners */
  rights: GrantedRight[];
  /** Minutes without use after which panel sessions of its holders end. Of several sets, the shortest counts. '' for no idle end */
  idleMinutes?: (number | '') | undefined;
};
export type UpdateRightSetDto = {
  /** Unique among the sets */
  name?: string | undefined;
  /** What it allows; `admins.manage` is reserved for Owners */
  rights?: GrantedRight[] | undefined;
  /** Minutes without use after which panel sessions of its holders end. Of several sets, the shortest counts. '' for no idle end */
  idleMinutes?: (number | '') | undefined;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export const {
  useListRightSetsQuery,
  useLazyListRightSetsQuery,
  useAddRightSetMutation,
  useUpdateRightSetMutation,
  useDeleteRightSetMutation,
} = injectedRtkApi;
export const addRightSetLimits = {
  "name": {
    "maxLength": 60
  },
  "idleMinutes": {
    "minimum": 5,
    "maximum": 480
  }
} as const;
export const updateRightSetLimits = {
  "name": {
    "maxLength": 60
  },
  "idleMinutes": {
    "minimum": 5,
    "maximum": 480
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

import { emptyApi as api } from './empty-api';
export const addTagTypes = ['sign-ins'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listOwnSignIns: build.query<ListOwnSignInsApiResponse, ListOwnSignInsApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/history`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            sort: queryArg.sort,
            kind: queryArg.kind,
          },
        }),
        providesTags: ['sign-ins'],
      }),
      listSignIns: build.query<ListSignInsApiResponse, ListSignInsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/signins`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            sort: queryArg.sort,
            kind: queryArg.kind,
            from: queryArg['from'],
            to: queryArg.to,
            search: queryArg.search,
            role: queryArg.role,
            account: queryArg.account,
          },
        }),
        providesTags: ['sign-ins'],
      }),
      listLockedAccounts: build.query<ListLockedAccountsApiResponse, ListLockedAccountsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/lockedaccounts`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            sort: queryArg.sort,
            role: queryArg.role,
          },
        }),
        providesTags: ['sign-ins'],
      }),
      openLockedAccount: build.mutation<OpenLockedAccountApiResponse, OpenLockedAccountApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/lockedaccounts/${encodeURIComponent(String(queryArg.id))}/open`,
          method: 'POST',
        }),
        invalidatesTags: ['sign-ins'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as signInsApi };
export type ListOwnSignInsApiResponse = /** status 200 Success */ OwnSignInListResponse;
export type ListOwnSignInsApiArg = {
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
  /** A field, or -field for descending order */
  sort?: 'at' | '-at' | undefined;
  /** Omitted: all */
  kind?: SignInKind | undefined;
};
export type ListSignInsApiResponse = /** status 200 Success */ SignInListResponse;
export type ListSignInsApiArg = {
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
  /** A field, or -field for descending order */
  sort?: 'at' | '-at' | undefined;
  /** Omitted: all */
  kind?: SignInKind | undefined;
  /** First day, of the installation */
  from?: string | undefined;
  /** Last day, included, of the installation */
  to?: string | undefined;
  /** Name, code or number of the account; covers the first 50 accounts of each kind */
  search?: string | undefined;
  /** Omitted: all */
  role?: StaffRole | undefined;
  /** _id of the account */
  account?: string | undefined;
};
export type ListLockedAccountsApiResponse = /** status 200 Success */ LockedAccountListResponse;
export type ListLockedAccountsApiArg = {
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
  /** A field, or -field for descending order */
  sort?: 'at' | '-at' | undefined;
  /** Omitted: all */
  role?: StaffRole | undefined;
};
export type OpenLockedAccountApiResponse = /** status 200 Account opened */ Envelope;
export type OpenLockedAccountApiArg = {
  id: string;
};
export type SignInKind =
  | 'signedIn'
  | 'wrongPassword'
  | 'locked'
  | 'unlocked'
  | 'passwordChanged'
  | 'passwordIssued'
  | 'signedOut'
  | 'sessionEnded'
  | 'idleEnded'
  | 'tokenReused'
  | 'codeAsked'
  | 'wrongCode'
  | 'recoveryCodeUsed'
  | 'factorOn'
  | 'factorOff'
  | 'factorReset'
  | 'recoveryCodesMade'
  | 'viewedBy'
  | 'viewEnded'
  | 'appAdded'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passkeyCopied';
export type OwnSignInEntry = {
  _id: string;
  at: string;
  /** Later versions may add kinds */
  kind: SignInKind;
  /** Network address; '' when another person acted */
  address: string;
  /** User agent of the browser or app; '' when another person acted */
  userAgent: string;
  /** The failures that led to a lock, 0 for others */
  failures: number;
  /** Name of the person who did it to another person's account, '' for the owner */
  by: string;
};
export type OwnSignInListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: OwnSignInEntry[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
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
export type ExportFormat = 'csv' | 'xlsx';
export type StaffRole = 'admin' | 'bd' | 'agencyadmin' | 'agency' | 'coin';
export type SignInEntry = {
  _id: string;
  at: string;
  /** Later versions may add kinds */
  kind: SignInKind;
  role: StaffRole;
  /** _id of the account, '' when no account has the name that was typed */
  account: string;
  /** '' for the admin and for unknown accounts */
  code: string;
  /** Name at that time, '' for unknown accounts */
  name: string;
  /** Network address; '' when another person acted */
  address: string;
  /** User agent of the browser or app; '' when another person acted */
  userAgent: string;
  /** The failures that led to a lock, 0 for others */
  failures: number;
  /** Name of the person who did it to another person's account, '' for the owner */
  by: string;
};
export type SignInListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: SignInEntry[];
  partial: boolean;
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type LockScope = 'address' | 'device' | 'unknownDevices';
export type LockedAccount = {
  /** _id of the lock */
  _id: string;
  role: StaffRole;
  /** _id of the account */
  account: string;
  /** '' for the admin */
  code: string;
  /** Name at that time */
  name: string;
  /** Locked out: this address, this device, or all devices that never signed in to the account */
  scope: LockScope;
  /** The failures that led to the lock */
  failures: number;
  /** Network address of the last failure */
  address: string;
  /** User agent of the last failure */
  userAgent: string;
  /** Time of the last failure */
  at: string;
  /** The lock ends by itself */
  until: string;
};
export type LockedAccountListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: LockedAccount[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export const {
  useListOwnSignInsQuery,
  useLazyListOwnSignInsQuery,
  useListSignInsQuery,
  useLazyListSignInsQuery,
  useListLockedAccountsQuery,
  useLazyListLockedAccountsQuery,
  useOpenLockedAccountMutation,
} = injectedRtkApi;

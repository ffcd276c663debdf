import { emptyApi as api } from './empty-api';
export const addTagTypes = ['hosts'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addHost: build.mutation<AddHostApiResponse, AddHostApiArg>({
        query: (queryArg) => ({
          url: `/api/agency/host/applyhost`,
          method: 'POST',
          body: queryArg.applyHostDto,
        }),
        invalidatesTags: ['hosts'],
      }),
      listHosts: build.query<ListHostsApiResponse, ListHostsApiArg>({
        query: (queryArg) => ({
          url: `/api/agency/host/gethost`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            search: queryArg.search,
            around: queryArg.around,
            from: queryArg['from'],
            to: queryArg.to,
            agencyCode: queryArg.agencyCode,
            agencyAdmin: queryArg.agencyAdmin,
            bd: queryArg.bd,
            sort: queryArg.sort,
            decidedFrom: queryArg.decidedFrom,
            decidedTo: queryArg.decidedTo,
            decidedBy: queryArg.decidedBy,
            status: queryArg.status,
          },
        }),
        providesTags: ['hosts'],
      }),
      listHostsOfAgency: build.query<ListHostsOfAgencyApiResponse, ListHostsOfAgencyApiArg>({
        query: (queryArg) => ({
          url: `/api/agency/host/gethosts`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            search: queryArg.search,
            around: queryArg.around,
            from: queryArg['from'],
            to: queryArg.to,
            agencyCode: queryArg.agencyCode,
            agencyAdmin: queryArg.agencyAdmin,
            bd: queryArg.bd,
            sort: queryArg.sort,
            decidedFrom: queryArg.decidedFrom,
            decidedTo: queryArg.decidedTo,
            decidedBy: queryArg.decidedBy,
            status: queryArg.status,
            id: queryArg.id,
          },
        }),
        providesTags: ['hosts'],
      }),
      listAllHostsOfAgency: build.query<ListAllHostsOfAgencyApiResponse, ListAllHostsOfAgencyApiArg>({
        query: (queryArg) => ({
          url: `/api/agency/host/fetchhosts`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['hosts'],
      }),
      decideHost: build.mutation<DecideHostApiResponse, DecideHostApiArg>({
        query: (queryArg) => ({
          url: `/api/agency/host/approvehost`,
          method: 'POST',
          body: queryArg.decideHostDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['hosts'],
      }),
      decideHosts: build.mutation<DecideHostsApiResponse, DecideHostsApiArg>({
        query: (queryArg) => ({
          url: `/api/agency/host/decide`,
          method: 'POST',
          body: queryArg.decideHostsDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['hosts'],
      }),
      fetchHostEvidence: build.query<FetchHostEvidenceApiResponse, FetchHostEvidenceApiArg>({
        query: (queryArg) => ({
          url: `/api/agency/host/evidence`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['hosts'],
      }),
      countHosts: build.query<CountHostsApiResponse, CountHostsApiArg>({
        query: () => ({ url: `/api/agency/host/hostCountss` }),
        providesTags: ['hosts'],
      }),
      listHostsByAgencyCode: build.query<ListHostsByAgencyCodeApiResponse, ListHostsByAgencyCodeApiArg>({
        query: (queryArg) => ({
          url: `/api/agencyadmin/hosts`,
          method: 'POST',
          body: queryArg.agencyCodeDto,
        }),
        providesTags: ['hosts'],
      }),
      fetchHostUser: build.query<FetchHostUserApiResponse, FetchHostUserApiArg>({
        query: (queryArg) => ({
          url: `/api/video/agency/host/getUser`,
          params: {
            old: queryArg.old,
            userId: queryArg.userId,
          },
        }),
        providesTags: ['hosts'],
      }),
      listPendingHostsOfBd: build.query<ListPendingHostsOfBdApiResponse, ListPendingHostsOfBdApiArg>({
        query: () => ({ url: `/api/video/agency/host/getpenbdlist` }),
        providesTags: ['hosts'],
      }),
      decideSelectedHosts: build.mutation<DecideSelectedHostsApiResponse, DecideSelectedHostsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/hosts/bulk`,
          method: 'POST',
          body: queryArg.bulkHostsDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            search: queryArg.search,
            from: queryArg['from'],
            to: queryArg.to,
            agencyCode: queryArg.agencyCode,
            agencyAdmin: queryArg.agencyAdmin,
            bd: queryArg.bd,
            decidedFrom: queryArg.decidedFrom,
            decidedTo: queryArg.decidedTo,
            decidedBy: queryArg.decidedBy,
            status: queryArg.status,
          },
        }),
        invalidatesTags: ['hosts'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as hostsApi };
export type AddHostApiResponse = /** status 200 Success */ Envelope;
export type AddHostApiArg = {
  applyHostDto: ApplyHostDto;
};
export type ListHostsApiResponse = /** status 200 Success */ HostListResponse;
export type ListHostsApiArg = {
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
  /** First day, of the installation */
  from?: string | undefined;
  /** Last day, included, of the installation */
  to?: string | undefined;
  /** Code of one agency */
  agencyCode?: string | undefined;
  /** Code of an agency admin: all of its agencies */
  agencyAdmin?: string | undefined;
  /** Code of a BD: all of its agencies */
  bd?: string | undefined;
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | 'username' | '-username' | 'realName' | '-realName' | undefined;
  /** First day of the last decision, of the installation */
  decidedFrom?: string | undefined;
  /** Last day of the last decision, included, of the installation */
  decidedTo?: string | undefined;
  /** Who made the last decision: the code of an agency or agency admin, or the name of an admin */
  decidedBy?: string | undefined;
  /** 0 pending, 1 approved, 2 rejected; all: every state */
  status: HostListStatus;
};
export type ListHostsOfAgencyApiResponse = /** status 200 Success */ HostListResponse;
export type ListHostsOfAgencyApiArg = {
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
  /** First day, of the installation */
  from?: string | undefined;
  /** Last day, included, of the installation */
  to?: string | undefined;
  /** Code of one agency */
  agencyCode?: string | undefined;
  /** Code of an agency admin: all of its agencies */
  agencyAdmin?: string | undefined;
  /** Code of a BD: all of its agencies */
  bd?: string | undefined;
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | 'username' | '-username' | 'realName' | '-realName' | undefined;
  /** First day of the last decision, of the installation */
  decidedFrom?: string | undefined;
  /** Last day of the last decision, included, of the installation */
  decidedTo?: string | undefined;
  /** Who made the last decision: the code of an agency or agency admin, or the name of an admin */
  decidedBy?: string | undefined;
  /** 0 pending, 1 approved, 2 rejected; all: every state */
  status: HostListStatus;
  /** _id or code of an agency; omitted: all hosts in scope */
  id?: string | undefined;
};
export type ListAllHostsOfAgencyApiResponse = /** status 200 Success */ HostListResponse;
export type ListAllHostsOfAgencyApiArg = {
  /** _id or code of an agency */
  id: string;
};
export type DecideHostApiResponse = /** status 200 Success */ HostResponse;
export type DecideHostApiArg = {
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  decideHostDto: DecideHostDto;
};
export type DecideHostsApiResponse = /** status 200 Success */ DecisionResultsResponse;
export type DecideHostsApiArg = {
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  decideHostsDto: DecideHostsDto;
};
export type FetchHostEvidenceApiResponse = /** status 200 Success */ HostEvidenceResponse;
export type FetchHostEvidenceApiArg = {
  id: string;
};
export type CountHostsApiResponse = /** status 200 Success */ HostCountsResponse;
export type CountHostsApiArg = void;
export type ListHostsByAgencyCodeApiResponse = /** status 200 Success */ HostListResponse;
export type ListHostsByAgencyCodeApiArg = {
  agencyCodeDto: AgencyCodeDto;
};
export type FetchHostUserApiResponse = /** status 200 Success */ HostUserResponse;
export type FetchHostUserApiArg = {
  /** '1': userId is the id in the legacy system */
  old?: Legacy | undefined;
  /** _id of the user, or its legacy id */
  userId: string;
};
export type ListPendingHostsOfBdApiResponse = /** status 200 Success */ HostListResponse;
export type ListPendingHostsOfBdApiArg = void;
export type DecideSelectedHostsApiResponse = /** status 200 Success */ BulkStartedResponse;
export type DecideSelectedHostsApiArg = {
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** First day, of the installation */
  from?: string | undefined;
  /** Last day, included, of the installation */
  to?: string | undefined;
  /** Code of one agency */
  agencyCode?: string | undefined;
  /** Code of an agency admin: all of its agencies */
  agencyAdmin?: string | undefined;
  /** Code of a BD: all of its agencies */
  bd?: string | undefined;
  /** First day of the last decision, of the installation */
  decidedFrom?: string | undefined;
  /** Last day of the last decision, included, of the installation */
  decidedTo?: string | undefined;
  /** Who made the last decision: the code of an agency or agency admin, or the name of an admin */
  decidedBy?: string | undefined;
  /** 0 pending, 1 approved, 2 rejected; all: every state */
  status: HostListStatus;
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  bulkHostsDto: BulkHostsDto;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
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
export type HostStatus = '0' | '1' | '2';
export type ApplyHostDto = {
  username: string;
  /** Code of the agency */
  agencyCode: string;
  realName: string;
  number: string;
  /** Sent by older clients and ignored: the role of the caller decides the first status */
  status?: HostStatus | undefined;
};
export type HostAgency = {
  /** Agency code */
  uniqueId: string;
  /** Name of the agency */
  name: string;
};
export type HostDecision = {
  /** State before: 0 pending, 1 approved, 2 rejected */
  from: number;
  /** State after */
  to: number;
  /** Role of the decider */
  role: string;
  /** Code of the decider, '' for the admin */
  code: string;
  /** Name of the decider */
  name: string;
  /** When */
  at: string;
  /** Reason, '' when none was given */
  reason: string;
};
export type Host = {
  _id: string;
  /** The user who applied */
  userId: string;
  /** Username */
  username: string;
  /** Real name */
  realName: string;
  /** Phone in full */
  number: string;
  /** Code of the agency */
  agencyCode: string;
  /** The agency, as a list with one element */
  agencyDetails: HostAgency[];
  /** 0 pending, 1 approved, 2 rejected */
  status: number;
  /** 0 undecided, 1 approved by admin or agency, 2 rejected, 3 approved by an agency admin */
  agencyadminstatus: number;
  /** An admin made the rejection final; only an admin can approve the application */
  final: boolean;
  /** '1': imported from the legacy system */
  old: '0' | '1';
  /** Picture of the user, path below /api, '' if there is none */
  picture: string;
  /** When the user applied */
  createdAt: string;
  /** The last decision, null if pending */
  decision: HostDecision | null;
  /** In lists: other users in scope who applied with the phone number of a pending application; omitted when there are none */
  phoneSharers?: number | undefined;
};
export type HostListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Host[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export type HostListStatus = '0' | '1' | '2' | 'all';
export type HostResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Host;
};
export type DecideHostDto = {
  /** _id of the application */
  id: string;
  /** 1 approve, 2 reject */
  status: number;
  /** The status that the caller saw; 409 when it has changed */
  from?: number | undefined;
  /** Reason; shown to the applicant after a rejection */
  reason?: string | undefined;
  /** With status 2, for the admin only: agencies and agency admins can no longer approve it */
  final?: boolean | undefined;
};
export type DecisionResult = {
  /** The application */
  id: string;
  /** Whether it was decided */
  done: boolean;
  /** Message for staff */
  message: string;
  /** Code of the failure, '' when it was decided */
  code: string;
};
export type DecisionResultsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: DecisionResult[];
};
export type DecideHostsDto = {
  /** _ids of the applications */
  ids: string[];
  /** 1 approve, 2 reject */
  status: number;
  /** The status that the caller saw; 409 when it has changed */
  from?: number | undefined;
  /** Reason; shown to the applicant after a rejection */
  reason?: string | undefined;
  /** With status 2, for the admin only: agencies and agency admins can no longer approve it */
  final?: boolean | undefined;
};
export type BanStatus = '0' | '1';
export type HostUser = {
  _id: string;
  /** Unique, case-insensitive */
  username: string;
  /** Full name */
  name: string;
  /** Bio, '' when empty */
  bio: string;
  /** Gender, as entered by the user */
  gender: string;
  /** Path below /api; '' when no image is set */
  picture: string;
  /** When the user joined */
  createdAt: string;
  /** Number of videos */
  videos: number;
  /** Number of users that this user follows */
  following: number;
  /** Number of followers */
  follow: number;
  /** Spendable coins */
  coin: number;
  /** Coins earned from gifts (the spelling is part of the wire format) */
  recievingCoins: number;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version?: number | undefined;
  /** Phone number. Lists show only digits 5 to 10 */
  number?: string | undefined;
  /** Email address, '' when empty and in lists */
  email?: string | undefined;
  /** Level */
  level?: number | undefined;
  /** Experience */
  experience?: number | undefined;
  /** false: cannot sign in */
  active?: boolean | undefined;
  /** 0 unbanned, 1 banned */
  banStatus?: BanStatus | undefined;
  /** 0: unbanned, 1: the user's devices are banned */
  deviceBanStatus?: BanStatus | undefined;
  /** Reason of the ban, '' without a ban or a reason */
  banReason?: string | undefined;
  /** When the user was banned, as an ISO time; '' without a ban */
  bannedAt?: string | undefined;
  /** Who banned the user, '' without a ban */
  bannedBy?: string | undefined;
  /** Number of devices that the app reported */
  devices?: number | undefined;
  /** _id of the official tag, or '' */
  myTag?: string | undefined;
};
export type HostEvidence = {
  host: Host;
  /** The current user, null when deleted */
  user: HostUser | null;
  /** All decisions on this application, oldest first */
  history: HostDecision[];
  /** Earlier and later applications of this user, newest first */
  applications: Host[];
  /** Applications of other users with the same phone, newest first */
  samePhone: Host[];
};
export type HostEvidenceResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: HostEvidence;
};
export type HostCounts = {
  /** Number of users: all users for the admin, applicants in scope for other roles */
  u: number;
  /** Approved hosts */
  acc: number;
  /** Pending applications */
  pen: number;
  /** Rejected applications */
  rej: number;
  /** The same as acc */
  accepted: number;
  /** The same as pen */
  pending: number;
  /** The same as rej */
  rejected: number;
  /** When the oldest pending application was made */
  oldestPending: string | null;
};
export type HostCountsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: HostCounts;
};
export type AgencyCodeDto = {
  /** Code of an agency */
  uniqueId: string;
};
export type HostUserResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: HostUser;
};
export type Legacy = '0' | '1';
export type BulkStartedResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Id of the batch that carries out the changes */
  batch: string;
};
export type HostBulkAction = 'approve' | 'reject';
export type BulkHostsDto = {
  /** _ids of the selected records; omitted: everything that the query matches */
  ids?: string[] | undefined;
  /** Number of records that the person saw; 409 when another number matches */
  expected: number;
  /** Reason, for the audit record of each change */
  reason?: string | undefined;
  /** The decision about each application */
  action: HostBulkAction;
  /** true: only an admin can approve the rejected applications later */
  final?: boolean | undefined;
};
export const {
  useAddHostMutation,
  useListHostsQuery,
  useLazyListHostsQuery,
  useListHostsOfAgencyQuery,
  useLazyListHostsOfAgencyQuery,
  useListAllHostsOfAgencyQuery,
  useLazyListAllHostsOfAgencyQuery,
  useDecideHostMutation,
  useDecideHostsMutation,
  useFetchHostEvidenceQuery,
  useLazyFetchHostEvidenceQuery,
  useCountHostsQuery,
  useLazyCountHostsQuery,
  useListHostsByAgencyCodeQuery,
  useLazyListHostsByAgencyCodeQuery,
  useFetchHostUserQuery,
  useLazyFetchHostUserQuery,
  useListPendingHostsOfBdQuery,
  useLazyListPendingHostsOfBdQuery,
  useDecideSelectedHostsMutation,
} = injectedRtkApi;
export const applyHostLimits = {
  "agencyCode": {
    "maxLength": 30
  },
  "realName": {
    "maxLength": 100
  }
} as const;
export const decideHostLimits = {
  "status": {
    "minimum": 0,
    "maximum": 2
  },
  "from": {
    "minimum": 0,
    "maximum": 2
  },
  "reason": {
    "maxLength": 500
  }
} as const;
export const decideHostsLimits = {
  "status": {
    "minimum": 1,
    "maximum": 2
  },
  "from": {
    "minimum": 0,
    "maximum": 2
  },
  "reason": {
    "maxLength": 500
  }
} as const;
export const agencyCodeLimits = {
  "uniqueId": {
    "maxLength": 30
  }
} as const;
export const bulkHostsLimits = {
  "expected": {
    "minimum": 1,
    "maximum": 50000
  },
  "reason": {
    "maxLength": 500
  }
} as const;

import { emptyApi as api } from './empty-api';
export const addTagTypes = ['withdrawals'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listWithdrawals: build.query<ListWithdrawalsApiResponse, ListWithdrawalsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/withdrawal/pending`,
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
            coinsFrom: queryArg.coinsFrom,
            coinsTo: queryArg.coinsTo,
            status: queryArg.status,
            sort: queryArg.sort,
            exported: queryArg.exported,
            export: queryArg['export'],
            agencyCode: queryArg.agencyCode,
            bank: queryArg.bank,
          },
        }),
        providesTags: ['withdrawals'],
      }),
      searchWithdrawals: build.query<SearchWithdrawalsApiResponse, SearchWithdrawalsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/withdrawal/search`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            search: queryArg.search,
            status: queryArg.status,
          },
        }),
        providesTags: ['withdrawals'],
      }),
      countWithdrawals: build.query<CountWithdrawalsApiResponse, CountWithdrawalsApiArg>({
        query: () => ({ url: `/api/admin/withdrawal/counts` }),
        providesTags: ['withdrawals'],
      }),
      decideWithdrawal: build.mutation<DecideWithdrawalApiResponse, DecideWithdrawalApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/withdrawal/coinrequest/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.decideWithdrawalDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            status: queryArg.status,
          },
        }),
        invalidatesTags: ['withdrawals'],
      }),
      decideWithdrawals: build.mutation<DecideWithdrawalsApiResponse, DecideWithdrawalsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/withdrawal/decide`,
          method: 'POST',
          body: queryArg.decideWithdrawalsDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['withdrawals'],
      }),
      fetchWithdrawalEvidence: build.query<FetchWithdrawalEvidenceApiResponse, FetchWithdrawalEvidenceApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/withdrawal/evidence`,
            params: {
              id: queryArg.id,
              userId: queryArg.userId,
            },
          }),
          providesTags: ['withdrawals'],
        },
      ),
      makeBankExport: build.mutation<MakeBankExportApiResponse, MakeBankExportApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/withdrawal/exports`,
          method: 'POST',
          body: queryArg.makeBankExportDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['withdrawals'],
      }),
      listBankExports: build.query<ListBankExportsApiResponse, ListBankExportsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/withdrawal/exports`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            search: queryArg.search,
            around: queryArg.around,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['withdrawals'],
      }),
      revealWithdrawal: build.mutation<RevealWithdrawalApiResponse, RevealWithdrawalApiArg>({
        query: (queryArg) => ({
          url: `/api/video/admin/withdrawal/details`,
          method: 'POST',
          body: queryArg.withdrawalDetailsDto,
        }),
        invalidatesTags: ['withdrawals'],
      }),
      decideSelectedWithdrawals: build.mutation<
        DecideSelectedWithdrawalsApiResponse,
        DecideSelectedWithdrawalsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/withdrawal/bulk`,
          method: 'POST',
          body: queryArg.bulkWithdrawalsDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            search: queryArg.search,
            from: queryArg['from'],
            to: queryArg.to,
            coinsFrom: queryArg.coinsFrom,
            coinsTo: queryArg.coinsTo,
            status: queryArg.status,
            exported: queryArg.exported,
            export: queryArg['export'],
            agencyCode: queryArg.agencyCode,
            bank: queryArg.bank,
          },
        }),
        invalidatesTags: ['withdrawals'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as withdrawalsApi };
export type ListWithdrawalsApiResponse = /** status 200 Success */ WithdrawalListResponse;
export type ListWithdrawalsApiArg = {
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
  /** Coins, at least */
  coinsFrom?: number | undefined;
  /** Coins, at most */
  coinsTo?: number | undefined;
  /** 0: pending, 1: approved, 2: rejected */
  status: WithdrawalStatus;
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | 'coins' | '-coins' | 'username' | '-username' | undefined;
  /** Whether in a bank export; omitted: all */
  exported?: boolean | undefined;
  /** _id of the bank export that contains the requests */
  export?: string | undefined;
  /** Code of the agency that the host had at the time of the request */
  agencyCode?: string | undefined;
  /** How the name of the bank begins, case-insensitive */
  bank?: string | undefined;
};
export type SearchWithdrawalsApiResponse = /** status 200 Success */ WithdrawalListResponse;
export type SearchWithdrawalsApiArg = {
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
  /** Part of a username or name (case-insensitive), a full account number or its last four digits */
  search: string;
  /** 0: pending, 1: approved, 2: rejected; empty: all */
  status: WithdrawalStatus;
};
export type CountWithdrawalsApiResponse = /** status 200 Success */ WithdrawalCountsResponse;
export type CountWithdrawalsApiArg = void;
export type DecideWithdrawalApiResponse = /** status 200 Success */ DecisionResponse;
export type DecideWithdrawalApiArg = {
  id: string;
  /** 1: approve, 2: reject */
  status: WithdrawalStatus;
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  decideWithdrawalDto: DecideWithdrawalDto;
};
export type DecideWithdrawalsApiResponse = /** status 200 Success */ WithdrawalResultsResponse;
export type DecideWithdrawalsApiArg = {
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  decideWithdrawalsDto: DecideWithdrawalsDto;
};
export type FetchWithdrawalEvidenceApiResponse = /** status 200 Success */ WithdrawalEvidenceResponse;
export type FetchWithdrawalEvidenceApiArg = {
  /** _id of the request */
  id?: string | undefined;
  /** _id of the user; without a request id, the latest request */
  userId?: string | undefined;
};
export type MakeBankExportApiResponse = /** status 200 Success */ MadeExportResponse;
export type MakeBankExportApiArg = {
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  makeBankExportDto: MakeBankExportDto;
};
export type ListBankExportsApiResponse = /** status 200 Success */ BankExportListResponse;
export type ListBankExportsApiArg = {
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
  /** A field, or -field for descending order */
  sort?: 'at' | '-at' | undefined;
};
export type RevealWithdrawalApiResponse = /** status 200 Success */ WithdrawalDetailsResponse;
export type RevealWithdrawalApiArg = {
  withdrawalDetailsDto: WithdrawalDetailsDto;
};
export type DecideSelectedWithdrawalsApiResponse = /** status 200 Success */ BulkStartedResponse;
export type DecideSelectedWithdrawalsApiArg = {
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** First day, of the installation */
  from?: string | undefined;
  /** Last day, included, of the installation */
  to?: string | undefined;
  /** Coins, at least */
  coinsFrom?: number | undefined;
  /** Coins, at most */
  coinsTo?: number | undefined;
  /** 0: pending, 1: approved, 2: rejected */
  status: WithdrawalStatus;
  /** Whether in a bank export; omitted: all */
  exported?: boolean | undefined;
  /** _id of the bank export that contains the requests */
  export?: string | undefined;
  /** Code of the agency that the host had at the time of the request */
  agencyCode?: string | undefined;
  /** How the name of the bank begins, case-insensitive */
  bank?: string | undefined;
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  bulkWithdrawalsDto: BulkWithdrawalsDto;
};
export type WithdrawalUser = {
  _id: string;
  /** Username */
  username: string;
  /** Name */
  name: string;
  /** Path below /api; '' when no image is set */
  picture: string;
};
export type BankField = 'accountNo' | 'ifscCode' | 'panNumber' | 'bankName';
export type WithdrawalState = 0 | 1 | 2;
export type Withdrawal = {
  _id: string;
  userId: WithdrawalUser;
  /** Coins */
  coins: number;
  /** Account number, masked except the last four characters */
  accountNo: string;
  /** Bank */
  bankName: string;
  /** IFSC code */
  ifscCode: string;
  /** Fields that the bank would refuse, omitted when there are none; a request with such a field goes into no bank export */
  faults?: BankField[] | undefined;
  /** The place of a pending request among those that the user made on the same day; omitted for the first one */
  requestOfDay?: number | undefined;
  /** Other users whose requests name the bank account of a pending request; omitted when there are none */
  accountSharers?: number | undefined;
  /** Code of the agency that the host had at the time of the request; omitted for a user who was no host */
  agencyCode?: string | undefined;
  /** Present name of this agency; omitted when there is none */
  agencyName?: string | undefined;
  /** 0: pending, 1: approved, 2: rejected */
  status: WithdrawalState;
  /** Why it was rejected */
  reason: string;
  /** Who decided last, '' while pending */
  decidedBy: string;
  /** Time of that decision */
  decidedAt: string | null;
  /** Two admins must agree: to approve above the limit (in one step or within 24 hours), or to reject after a bank export */
  needsTwo: boolean;
  /** First of two agreeing admins, '' when none has agreed */
  agreedBy: string;
  /** Status chosen by the first admin */
  agreedOn: (0 | 1 | 2) | null;
  /** Reason of the first admin */
  agreedReason: string;
  /** true: the caller is the first admin and cannot confirm */
  agreedByYou: boolean;
  /** Reason why the caller may not confirm; omitted when the caller may confirm or replace the first admin */
  obstacle?: string | undefined;
  /** It went into a bank export */
  exported: boolean;
  /** When the user requested it */
  createdAt: string;
};
export type WithdrawalListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Withdrawal[];
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
export type WithdrawalStatus = '0' | '1' | '2';
export type WithdrawalCounts = {
  /** Pending requests */
  pending: number;
  /** Approved requests */
  approved: number;
  /** Rejected requests */
  rejected: number;
  /** Approved requests without a bank export */
  toExport: number;
  /** When the oldest pending request was made */
  oldestPending: string | null;
  /** When the oldest approved request without a bank export was made */
  oldestToExport: string | null;
};
export type WithdrawalCountsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: WithdrawalCounts;
};
export type DecisionResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** true: recorded; another admin must confirm */
  needsSecond: boolean;
};
export type DecideWithdrawalDto = {
  /** The status that the caller saw; 409 when it has changed */
  from?: number | undefined;
  /** Reason; shown to the user after a rejection */
  reason?: string | undefined;
};
export type WithdrawalResult = {
  id: string;
  /** false: nothing changed */
  done: boolean;
  /** true: recorded; another admin must confirm */
  needsSecond: boolean;
  /** Result, or the reason why nothing changed */
  message: string;
  /** '' when it was done */
  code: string;
};
export type WithdrawalResultsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: WithdrawalResult[];
};
export type DecideWithdrawalsDto = {
  /** _ids of the requests */
  ids: string[];
  /** 1: approve, 2: reject */
  status: WithdrawalStatus;
  /** The status that the caller saw; 409 when it has changed */
  from?: number | undefined;
  /** Reason; shown to the user after a rejection */
  reason?: string | undefined;
};
export type UserDetails = {
  _id: string;
  /** Path below /api; '' when no image is set */
  picture: string;
  /** Bio, '' when empty */
  bio: string;
  /** Username */
  username: string;
  /** Email */
  email: string;
  /** Name */
  name: string;
};
export type BanStatus = '0' | '1';
export type UserStanding = {
  /** false: cannot sign in */
  active: boolean;
  /** 0 unbanned, 1 banned */
  banStatus: BanStatus;
  /** 0: unbanned, 1: the user's devices are banned */
  deviceBanStatus: BanStatus;
  /** Reason of the ban, '' without a ban or a reason */
  banReason: string;
  /** When the user was banned, as an ISO time; '' without a ban */
  bannedAt: string;
  /** Who banned the user, '' without a ban */
  bannedBy: string;
};
export type BankExport = {
  _id: string;
  /** Requests */
  count: number;
  /** Coins */
  coins: number;
  /** Name of the admin */
  by: string;
  at: string;
};
export type WithdrawalDecisionRow = {
  from: 0 | 1 | 2;
  to: 0 | 1 | 2;
  /** Who */
  by: string;
  /** First of two agreeing admins, '' when one was enough */
  agreedBy: string;
  /** Why */
  reason: string;
  at: string;
};
export type GiftEarnings = {
  /** Name of the gift */
  title: string;
  /** Number of times received */
  count: number;
  /** Coins earned from it */
  coins: number;
};
export type AgencyOfUser = {
  /** Code of the agency, '' when the user is not a host */
  uniqueId: string;
  /** Code of the agency's BD, '' when the user is not a host */
  bd: string;
  /** Code of the agency's agency admin, '' when the user is not a host */
  admin: string;
};
export type SameAccountUser = {
  _id: string;
  /** Username */
  username: string;
  /** Requests with this account number */
  requests: number;
  /** Time of the latest request */
  last: string;
};
export type WithdrawalEvidence = {
  request: Withdrawal;
  user: UserDetails;
  /** null: the user deleted the account */
  standing: UserStanding | null;
  /** PAN, masked except the last four characters; '' when not given */
  panNumber: string;
  /** The bank export that contains the request */
  export: BankExport | null;
  decisions: WithdrawalDecisionRow[];
  /** The user's other recent requests */
  requests: Withdrawal[];
  /** Coins paid out to this user so far */
  totalPaid: number;
  /** Available earnings */
  earnings: number;
  /** Coins of pending requests */
  held: number;
  /** Reason why the user's wallet is frozen, '' when it is not */
  frozen: string;
  /** Gifts with the highest earnings */
  gifts: GiftEarnings[];
  /** Coins earned from gifts that the list leaves out */
  otherGifts: number;
  /** Coins that come from no gift of the ledger: they are from before the ledger */
  otherCoins: number;
  /** Sum of the paid, available and pending coins, and of all of their sources */
  totalEarned: number;
  agency: AgencyOfUser;
  /** Other users with requests to this account number */
  sameAccount: SameAccountUser[];
};
export type WithdrawalEvidenceResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: WithdrawalEvidence;
};
export type LeftOutDto = {
  _id: string;
  /** _id of the user */
  userId: string;
  /** Username */
  username: string;
  /** Coins */
  coins: number;
  /** Fields that the bank would refuse, omitted when there are none; a request with such a field goes into no bank export */
  faults: BankField[];
};
export type MadeExportResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: BankExport;
  leftOut: LeftOutDto[];
};
export type MakeBankExportDto = {
  /** _ids of approved requests; omitted: all approved requests without an export */
  ids?: string[] | undefined;
};
export type BankExportListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: BankExport[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type AccountDetails = {
  /** Account number in full */
  accountNo: string;
  /** IFSC code */
  ifscCode: string;
  /** Bank */
  bankName: string;
  /** PAN */
  panNumber: string;
};
export type WithdrawalDetails = {
  /** _id of the request */
  request: string;
  userDetails: UserDetails;
  accountDetails: AccountDetails;
  agency: AgencyOfUser;
  /** When the user requested it */
  createdAt: string;
};
export type WithdrawalDetailsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: WithdrawalDetails;
};
export type WithdrawalDetailsDto = {
  /** _id of the user */
  userId: string;
  /** _id of the request; omitted: the latest request */
  request?: string | undefined;
};
export type BulkStartedResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Id of the batch that carries out the changes */
  batch: string;
};
export type WithdrawalBulkAction = 'approve' | 'reject';
export type BulkWithdrawalsDto = {
  /** _ids of the selected records; omitted: everything that the query matches */
  ids?: string[] | undefined;
  /** Number of records that the person saw; 409 when another number matches */
  expected: number;
  /** Reason, for the audit record of each change */
  reason?: string | undefined;
  /** The decision about each request */
  action: WithdrawalBulkAction;
};
export const {
  useListWithdrawalsQuery,
  useLazyListWithdrawalsQuery,
  useSearchWithdrawalsQuery,
  useLazySearchWithdrawalsQuery,
  useCountWithdrawalsQuery,
  useLazyCountWithdrawalsQuery,
  useDecideWithdrawalMutation,
  useDecideWithdrawalsMutation,
  useFetchWithdrawalEvidenceQuery,
  useLazyFetchWithdrawalEvidenceQuery,
  useMakeBankExportMutation,
  useListBankExportsQuery,
  useLazyListBankExportsQuery,
  useRevealWithdrawalMutation,
  useDecideSelectedWithdrawalsMutation,
} = injectedRtkApi;
export const decideWithdrawalLimits = {
  "from": {
    "minimum": 0,
    "maximum": 2
  },
  "reason": {
    "maxLength": 500
  }
} as const;
export const decideWithdrawalsLimits = {
  "from": {
    "minimum": 0,
    "maximum": 2
  },
  "reason": {
    "maxLength": 500
  }
} as const;
export const bulkWithdrawalsLimits = {
  "expected": {
    "minimum": 1,
    "maximum": 50000
  },
  "reason": {
    "maxLength": 500
  }
} as const;

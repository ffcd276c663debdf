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
            search: queryArg.search,
            around: queryArg.around,
            status: queryArg.status,
            sort: queryArg.sort,
            exported: queryArg.exported,
          },
        }),
        providesTags: ['withdrawals'],
      }),
      searchWithdrawals: build.query<SearchWithdrawalsApiResponse, SearchWithdrawalsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/withdrawal/search`,
          params: {
            search: queryArg.search,
            status: queryArg.status,
            page: queryArg.page,
            limit: queryArg.limit,
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
            search: queryArg.search,
            around: queryArg.around,
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
  /** Matches anywhere in the text, ignoring case */
  search?: string | undefined;
  /** Id of a record: returns the page that contains the record, and its number as `page`. Returns the requested page when the list does not contain the record */
  around?: string | undefined;
  /** 0: pending, 1: approved, 2: rejected */
  status: WithdrawalStatus;
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | 'coins' | '-coins' | 'username' | '-username' | undefined;
  /** Whether the request is in a bank export. Left out: both */
  exported?: boolean | undefined;
};
export type SearchWithdrawalsApiResponse = /** status 200 Success */ WithdrawalListResponse;
export type SearchWithdrawalsApiArg = {
  /** A part of the username or name, ignoring case; a whole account number; or the last four characters of an account number */
  search: string;
  /** 0: pending, 1: approved, 2: rejected */
  status: WithdrawalStatus;
  /** From 1 */
  page?: number | undefined;
  /** Records a page */
  limit?: number | undefined;
};
export type CountWithdrawalsApiResponse = /** status 200 Success */ WithdrawalCountsResponse;
export type CountWithdrawalsApiArg = void;
export type DecideWithdrawalApiResponse = /** status 200 Success */ DecisionResponse;
export type DecideWithdrawalApiArg = {
  id: string;
  /** 1: approve, 2: reject */
  status: WithdrawalStatus;
  /** A repeated call with the same key and body returns the stored response of the first call */
  'Idempotency-Key'?: string | undefined;
  decideWithdrawalDto: DecideWithdrawalDto;
};
export type DecideWithdrawalsApiResponse = /** status 200 Success */ WithdrawalResultsResponse;
export type DecideWithdrawalsApiArg = {
  /** A repeated call with the same key and body returns the stored response of the first call */
  'Idempotency-Key'?: string | undefined;
  decideWithdrawalsDto: DecideWithdrawalsDto;
};
export type FetchWithdrawalEvidenceApiResponse = /** status 200 Success */ WithdrawalEvidenceResponse;
export type FetchWithdrawalEvidenceApiArg = {
  /** _id of the request */
  id?: string | undefined;
  /** _id of the user. Without id, selects the user's latest request */
  userId?: string | undefined;
};
export type MakeBankExportApiResponse = /** status 200 Success */ BankExportResponse;
export type MakeBankExportApiArg = {
  /** A repeated call with the same key and body returns the stored response of the first call */
  'Idempotency-Key'?: string | undefined;
  makeBankExportDto: MakeBankExportDto;
};
export type ListBankExportsApiResponse = /** status 200 Success */ BankExportListResponse;
export type ListBankExportsApiArg = {
  /** Page number, from 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
  /** Matches anywhere in the text, ignoring case */
  search?: string | undefined;
  /** Id of a record: returns the page that contains the record, and its number as `page`. Returns the requested page when the list does not contain the record */
  around?: string | undefined;
};
export type RevealWithdrawalApiResponse = /** status 200 Success */ WithdrawalDetailsResponse;
export type RevealWithdrawalApiArg = {
  withdrawalDetailsDto: WithdrawalDetailsDto;
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
  /** 0: pending, 1: approved, 2: rejected */
  status: WithdrawalState;
  /** Reason of the last decision, or '' */
  reason: string;
  /** Name of the admin who decided last, '' while pending */
  decidedBy: string;
  /** Time of the last decision */
  decidedAt: string | null;
  /** true: two admins must agree. This applies to a rejection after a bank export, and to an approval when its coins, alone or together with the coins that the caller approved alone in 24 hours, exceed the limit */
  needsTwo: boolean;
  /** Name of the first of two admins to agree, or '' */
  agreedBy: string;
  /** The state that the first admin agreed on */
  agreedOn: (0 | 1 | 2) | null;
  /** Why the first admin agreed */
  agreedReason: string;
  /** true: the caller agreed first, so another admin must confirm */
  agreedByYou: boolean;
  /** Why the caller may neither confirm the first admin's agreement nor replace it. Left out when the caller may */
  obstacle?: string | undefined;
  /** Whether the request is in a bank export */
  exported: boolean;
  /** When the user made the request */
  createdAt: string;
};
export type WithdrawalListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Withdrawal[];
  /** Matching records on all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The number of the returned page, when the list contains the record that `around` names */
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
export type WithdrawalStatus = '0' | '1' | '2';
export type WithdrawalCounts = {
  /** Pending requests */
  pending: number;
  /** Approved requests */
  approved: number;
  /** Rejected requests */
  rejected: number;
  /** Approved requests that are not exported yet */
  toExport: number;
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
  /** true: the agreement is stored, and another admin must agree */
  needsSecond: boolean;
};
export type DecideWithdrawalDto = {
  /** The state that the caller saw; 409 when the state has changed */
  from?: number | undefined;
  /** Reason, shown to the user after a rejection */
  reason?: string | undefined;
};
export type WithdrawalResult = {
  id: string;
  /** false: nothing changed */
  done: boolean;
  /** true: the agreement is stored, and another admin must agree */
  needsSecond: boolean;
  /** The result, or why nothing changed */
  message: string;
  /** Error code, '' on success */
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
  /** The state that the caller saw; 409 when the state has changed */
  from?: number | undefined;
  /** Reason, shown to the user after a rejection */
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
  /** false: the user cannot sign in */
  active: boolean;
  /** 0: unbanned, 1: banned */
  banStatus: BanStatus;
  /** 0: unbanned, 1: the user's devices are banned */
  deviceBanStatus: BanStatus;
  /** Why the user is banned, '' without a ban or without a reason */
  banReason: string;
  /** When the user was banned, as an ISO 8601 time, '' without a ban */
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
  /** Name of the admin */
  by: string;
  /** Name of the admin who agreed first, '' when one admin was enough */
  agreedBy: string;
  /** Reason */
  reason: string;
  at: string;
};
export type GiftEarnings = {
  /** Name of the gift */
  title: string;
  /** How often the user received the gift */
  count: number;
  /** Coins earned from the gift */
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
  /** The user's latest other requests */
  requests: Withdrawal[];
  /** Coins paid out to this user so far */
  totalPaid: number;
  /** Earned coins that are not requested */
  earnings: number;
  /** Coins held for pending requests */
  held: number;
  /** Why the user's wallet is frozen, '' when it is not frozen */
  frozen: string;
  /** The gifts with the highest earnings */
  gifts: GiftEarnings[];
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
export type BankExportResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: BankExport;
};
export type MakeBankExportDto = {
  /** _ids of approved requests. Left out: all that are not exported yet */
  ids?: string[] | undefined;
};
export type BankExportListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: BankExport[];
  /** Matching records on all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The number of the returned page, when the list contains the record that `around` names */
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
  /** When the user made the request */
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
  /** _id of the request. Left out: the user's latest request */
  request?: string | undefined;
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

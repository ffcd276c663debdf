import { emptyApi as api } from './empty-api';
export const addTagTypes = ['ledger'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listStatement: build.query<ListStatementApiResponse, ListStatementApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/ledger/statement`,
          params: {
            account: queryArg.account,
            from: queryArg['from'],
            to: queryArg.to,
            coinsFrom: queryArg.coinsFrom,
            coinsTo: queryArg.coinsTo,
            daySums: queryArg.daySums,
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            sort: queryArg.sort,
            kind: queryArg.kind,
          },
        }),
        providesTags: ['ledger'],
      }),
      fetchAccount: build.query<FetchAccountApiResponse, FetchAccountApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/ledger/account`,
          params: {
            account: queryArg.account,
          },
        }),
        providesTags: ['ledger'],
      }),
      reverseEntry: build.mutation<ReverseEntryApiResponse, ReverseEntryApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/ledger/reverse/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.reverseDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['ledger'],
      }),
      freezeWallet: build.mutation<FreezeWalletApiResponse, FreezeWalletApiArg>({
        query: (queryArg) => ({ url: `/api/admin/ledger/freeze`, method: 'POST', body: queryArg.walletDto }),
        invalidatesTags: ['ledger'],
      }),
      thawWallet: build.mutation<ThawWalletApiResponse, ThawWalletApiArg>({
        query: (queryArg) => ({ url: `/api/admin/ledger/thaw`, method: 'POST', body: queryArg.walletDto }),
        invalidatesTags: ['ledger'],
      }),
      fetchReconciliation: build.query<FetchReconciliationApiResponse, FetchReconciliationApiArg>({
        query: () => ({ url: `/api/admin/ledger/reconciliation` }),
        providesTags: ['ledger'],
      }),
      verifyLedger: build.mutation<VerifyLedgerApiResponse, VerifyLedgerApiArg>({
        query: () => ({ url: `/api/admin/ledger/verify`, method: 'POST' }),
        invalidatesTags: ['ledger'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as ledgerApi };
export type ListStatementApiResponse = /** status 200 Success */ StatementResponse;
export type ListStatementApiArg = {
  /** platform, paidOut, coinAgency:{id}, user:{id}, earnings:{id} or held:{id} */
  account: string;
  /** First day, of the installation */
  from?: string | undefined;
  /** Last day, included, of the installation */
  to?: string | undefined;
  /** Coins, at least */
  coinsFrom?: number | undefined;
  /** Coins, at most */
  coinsTo?: number | undefined;
  /** true: the answer contains count and sums of each day on the page, as `days` */
  daySums?: boolean | undefined;
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
  sort?: 'createdAt' | '-createdAt' | undefined;
  kind?: MovementKind | undefined;
};
export type FetchAccountApiResponse = /** status 200 Success */ AccountResponse;
export type FetchAccountApiArg = {
  /** platform, paidOut, coinAgency:{id}, user:{id}, earnings:{id} or held:{id} */
  account: string;
};
export type ReverseEntryApiResponse = /** status 200 Success */ ReversalResponse;
export type ReverseEntryApiArg = {
  id: string;
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  reverseDto: ReverseDto;
};
export type FreezeWalletApiResponse = /** status 200 Wallet frozen */ Envelope;
export type FreezeWalletApiArg = {
  walletDto: WalletDto;
};
export type ThawWalletApiResponse = /** status 200 Wallet unfrozen */ Envelope;
export type ThawWalletApiArg = {
  walletDto: WalletDto;
};
export type FetchReconciliationApiResponse = /** status 200 Success */ ReconciliationResponse;
export type FetchReconciliationApiArg = void;
export type VerifyLedgerApiResponse = /** status 200 Success */ VerificationResponse;
export type VerifyLedgerApiArg = void;
export type MovementKind =
  | 'opening'
  | 'send'
  | 'return'
  | 'gift'
  | 'adjustment'
  | 'purchase'
  | 'purchaseRefund'
  | 'purchaseRestore'
  | 'debtPayment'
  | 'itemPurchase'
  | 'itemRefund'
  | 'hold'
  | 'release'
  | 'payout'
  | 'refund'
  | 'reversal';
export type TakenBack = 'returned' | 'reversed' | '';
export type StatementEntry = {
  _id: string;
  kind: MovementKind;
  /** Negative: coins left the account */
  amount: number;
  /** Balance after the entry; null when the list is filtered */
  balance: number | null;
  /** The other account */
  other: string;
  /** Label of the other account */
  otherLabel: string;
  /** Who moved the coins */
  actor: string;
  /** Role of who moved the coins */
  actorRole: string;
  /** Reason */
  reason: string;
  /** What the coins were for, '' when unknown */
  subject: string;
  /** Id of the entry that this entry reverses or returns, '' for other entries */
  reversalOf: string;
  /** '': valid */
  takenBack: TakenBack;
  /** Returned coins */
  returned: number;
  /** Whether the entry can be reversed */
  reversible: boolean;
  createdAt: string;
};
export type Freeze = {
  /** Reason */
  reason: string;
  /** Name of the admin */
  by: string;
  at: string;
};
export type StatementAccount = {
  /** The account */
  account: string;
  /** Username or code */
  label: string;
  /** Balance now */
  balance: number;
  /** Coins that a user owes for refunded purchases; 0 for other accounts */
  owed: number;
  /** null: not frozen */
  frozen: Freeze | null;
  /** Whether the owner is deleted; the wallet can no longer be frozen or unfrozen */
  deleted: boolean;
};
export type StatementPeriod = {
  /** Balance before the period */
  opening: number;
  /** Coins that came from the platform */
  fromPlatform: number;
  /** Coins that came from other accounts */
  fromOthers: number;
  /** Coins that went to the platform */
  toPlatform: number;
  /** Coins that went to other accounts */
  toOthers: number;
  /** Balance after the period */
  closing: number;
};
export type StatementDay = {
  day: string;
  /** The first record of the day on the page */
  before: string;
  /** Records; null when the days of the page hold more than 10,000 records */
  count: number | null;
  /** Coins that came; null when the days of the page hold more than 10,000 records */
  received: number | null;
  /** Coins that left; null when the days of the page hold more than 10,000 records */
  given: number | null;
};
export type StatementResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: StatementEntry[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
  account: StatementAccount;
  /** Of all entries from the first to the last day */
  period: StatementPeriod;
  /** The days on the page, in its order; only with `daySums`, and only in the order of time */
  days?: StatementDay[] | undefined;
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
export type AccountResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: StatementAccount;
};
export type ReversalResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Id of the reversal entry */
  transfer: string;
};
export type ReverseDto = {
  /** Reason */
  reason: string;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type WalletDto = {
  /** user:{id} or coinAgency:{id} */
  account: string;
  /** Reason */
  reason: string;
};
export type LedgerSums = {
  /** Negative number of the coins in circulation */
  platform: number;
  /** Of all coin agencies */
  coinAgency: number;
  /** Spendable, of all users */
  user: number;
  /** Earned, of all users */
  earnings: number;
  /** Waiting for a decision */
  held: number;
  /** Paid out */
  paidOut: number;
};
export type Difference = {
  /** An account, or entry:{id} */
  account: string;
  /** Username or code */
  label: string;
  /** Stored balance */
  balance: number;
  /** Balance according to the entries */
  expected: number;
  /** Surplus of the stored balance; negative: missing coins */
  difference: number;
  /** Entries of the account */
  entries: number;
  /** Problem */
  what: string;
};
export type Verification = {
  /** When it was made */
  at: string;
  /** Duration */
  milliseconds: number;
  /** Accounts with entries or a balance */
  accounts: number;
  /** Lines of all entries */
  lines: number;
  sums: LedgerSums;
  /** Sum over all accounts: 0 */
  total: number;
  /** Number of differences; the first 200 are listed */
  found: number;
  differences: Difference[];
};
export type ReconciliationResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** null if the ledger was never verified */
  details: Verification | null;
};
export type VerificationResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Verification;
};
export const {
  useListStatementQuery,
  useLazyListStatementQuery,
  useFetchAccountQuery,
  useLazyFetchAccountQuery,
  useReverseEntryMutation,
  useFreezeWalletMutation,
  useThawWalletMutation,
  useFetchReconciliationQuery,
  useLazyFetchReconciliationQuery,
  useVerifyLedgerMutation,
} = injectedRtkApi;
export const reverseLimits = {
  "reason": {
    "maxLength": 500
  }
} as const;
export const walletLimits = {
  "account": {
    "maxLength": 60
  },
  "reason": {
    "maxLength": 500
  }
} as const;

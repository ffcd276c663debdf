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
            kind: queryArg.kind,
            from: queryArg['from'],
            to: queryArg.to,
            page: queryArg.page,
            limit: queryArg.limit,
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
  kind?: MovementKind | undefined;
  /** Entries from this moment on */
  from?: string | undefined;
  /** Entries before this moment */
  to?: string | undefined;
  /** From 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
};
export type FetchAccountApiResponse = /** status 200 Success */ AccountResponse;
export type FetchAccountApiArg = {
  /** platform, paidOut, coinAgency:{id}, user:{id}, earnings:{id} or held:{id} */
  account: string;
};
export type ReverseEntryApiResponse = /** status 200 Success */ ReversalResponse;
export type ReverseEntryApiArg = {
  id: string;
  /** A repeated call with the same key and body returns the stored response of the first call */
  'Idempotency-Key'?: string | undefined;
  reverseDto: ReverseDto;
};
export type FreezeWalletApiResponse = /** status 200 Wallet frozen */ Envelope;
export type FreezeWalletApiArg = {
  walletDto: WalletDto;
};
export type ThawWalletApiResponse = /** status 200 Wallet thawed */ Envelope;
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
  | 'hold'
  | 'release'
  | 'payout'
  | 'refund'
  | 'reversal';
export type TakenBack = 'returned' | 'reversed' | '';
export type StatementEntry = {
  _id: string;
  kind: MovementKind;
  /** Negative if the coins left the account */
  amount: number;
  /** Balance after the entry; null if a filter prevents its calculation */
  balance: number | null;
  /** The other account */
  other: string;
  /** Name of the other account */
  otherLabel: string;
  /** Name of the actor */
  actor: string;
  /** Role of the actor */
  actorRole: string;
  /** Reason */
  reason: string;
  /** Subject of the entry, '' for none */
  subject: string;
  /** Id of the entry that this reversal undoes, '' for other entries */
  reversalOf: string;
  /** '' if the entry stands, perhaps with a part returned */
  takenBack: TakenBack;
  /** Coins of the entry that were returned */
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
  /** Current balance */
  balance: number;
  /** null if the wallet is not frozen */
  frozen: Freeze | null;
  /** Whether the owner is deleted, so that the wallet cannot be frozen or thawed */
  deleted: boolean;
};
export type StatementResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: StatementEntry[];
  /** Matching records on all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The number of the returned page, when the list contains the record that `around` names */
  page?: number | undefined;
  account: StatementAccount;
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
  /** Minus the coins in circulation */
  platform: number;
  /** Coins of all coin agencies */
  coinAgency: number;
  /** Spendable coins of all users */
  user: number;
  /** Earned coins of all users */
  earnings: number;
  /** Coins held until a decision */
  held: number;
  /** Coins paid out */
  paidOut: number;
};
export type Difference = {
  /** An account, or entry:{id} */
  account: string;
  /** Username or code */
  label: string;
  /** Stored amount */
  balance: number;
  /** Amount that the entries add up to */
  expected: number;
  /** Excess amount; negative if coins are missing */
  difference: number;
  /** Number of entries of the account */
  entries: number;
  /** Description of the difference */
  what: string;
};
export type Verification = {
  /** Time of the verification */
  at: string;
  /** Duration in milliseconds */
  milliseconds: number;
  /** Number of accounts with entries or a balance */
  accounts: number;
  /** Number of lines in all entries */
  lines: number;
  sums: LedgerSums;
  /** Sum over all accounts, 0 in a correct ledger */
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

import { emptyApi as api } from './empty-api';
export const addTagTypes = ['orders'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      fetchPurchases: build.query<FetchPurchasesApiResponse, FetchPurchasesApiArg>({
        query: () => ({ url: `/api/admin/orders/purchases` }),
        providesTags: ['orders'],
      }),
      listOrders: build.query<ListOrdersApiResponse, ListOrdersApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/orders`,
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
            sort: queryArg.sort,
            status: queryArg.status,
            plan: queryArg.plan,
            user: queryArg.user,
            mark: queryArg.mark,
          },
        }),
        providesTags: ['orders'],
      }),
      fetchOrder: build.query<FetchOrderApiResponse, FetchOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/orders/one`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['orders'],
      }),
      refundOrder: build.mutation<RefundOrderApiResponse, RefundOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/orders/refund`,
          method: 'POST',
          body: queryArg.refundOrderDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['orders'],
      }),
      takeStripeEvent: build.mutation<TakeStripeEventApiResponse, TakeStripeEventApiArg>({
        query: () => ({ url: `/api/app/stripe/webhook`, method: 'POST' }),
        invalidatesTags: ['orders'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as ordersApi };
export type FetchPurchasesApiResponse = /** status 200 Success */ PurchasesResponse;
export type FetchPurchasesApiArg = void;
export type ListOrdersApiResponse = /** status 200 Success */ OrderListResponse;
export type ListOrdersApiArg = {
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
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | 'coins' | '-coins' | 'amount' | '-amount' | undefined;
  /** Omitted: all */
  status?: OrderState | undefined;
  /** _id of the plan */
  plan?: string | undefined;
  /** _id of the user */
  user?: string | undefined;
  /** late: paid after it had ended; amount, account: a payment credited nothing; refunded, disputed: money went back; debt: the user owes coins. Omitted: all */
  mark?: OrderMark | undefined;
};
export type FetchOrderApiResponse = /** status 200 Success */ OrderResponse;
export type FetchOrderApiArg = {
  id: string;
};
export type RefundOrderApiResponse = /** status 200 Success */ RefundResponse;
export type RefundOrderApiArg = {
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  refundOrderDto: RefundOrderDto;
};
export type TakeStripeEventApiResponse = /** status 200 Success */ Envelope;
export type TakeStripeEventApiArg = void;
export type Purchases = {
  /** false: the keys of Stripe are not set, so users cannot order */
  on: boolean;
};
export type PurchasesResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Purchases;
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
export type OrderState = 'open' | 'paid' | 'ended';
export type OrderUser = {
  _id: string;
  /** Username */
  username: string;
  /** Name at the time of the order */
  name: string;
  /** Path below /api; '' when no image is set */
  picture: string;
};
export type OrderProblemOrNone = '' | 'amount' | 'account';
export type OrderMark = 'late' | 'amount' | 'account' | 'refunded' | 'disputed' | 'debt';
export type Order = {
  _id: string;
  /** _id of the plan */
  plan: string;
  /** Name of the plan at that time */
  planTitle: string;
  /** Coins */
  coins: number;
  /** Price in the smallest unit of the currency: paise */
  amount: number;
  /** Currency of the price, in lower case */
  currency: string;
  /** open: not paid yet; paid: the coins are credited; ended: not paid within a day */
  status: OrderState;
  /** true: paid after the order had ended */
  late: boolean;
  /** Money that went back by refunds and disputes, in the smallest unit of the currency */
  moneyBack: number;
  /** Coins that went back with the money, rounded up */
  coinsBack: number;
  /** Coins of these that the user owes, because they were spent */
  owed: number;
  /** When the coins were credited; omitted before */
  paidAt?: string | undefined;
  /** When the user made it */
  createdAt: string;
  user: OrderUser;
  /** Stripe's id of the payment; '' until Stripe has answered */
  payment: string;
  /** Why a payment credited nothing: another amount or currency, or a user who is gone */
  problem: OrderProblemOrNone;
  /** What the list finds the order by, besides its state */
  marks: OrderMark[];
  /** What was paid instead */
  problemNote: string;
};
export type OrderListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Order[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export type OrderEventKind =
  | 'made'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'ended'
  | 'refused'
  | 'refunded'
  | 'refundFailed'
  | 'disputed'
  | 'disputeWon'
  | 'disputeLost';
export type OrderEventDto = {
  /** Later versions may add kinds */
  kind: OrderEventKind;
  at: string;
  /** Stripe's id of its event; '' for others */
  stripeId: string;
  /** What Stripe says about it, or the reason of a refund */
  note: string;
  /** Money that went back, in the smallest unit of the currency; 0 for other events */
  amount: number;
  /** Who asked for a refund; '' for others */
  by: string;
};
export type RefundState = 'asked' | 'pending' | 'succeeded' | 'failed';
export type OrderRefundDto = {
  _id: string;
  /** In the smallest unit of the currency */
  amount: number;
  /** asked: Stripe does not know it yet; pending: the bank has not answered; failed: nothing went back */
  state: RefundState;
  /** Who asked for it; '' for a refund made in Stripe */
  by: string;
  /** Why */
  reason: string;
  at: string;
};
export type DisputeState = 'open' | 'won' | 'lost';
export type OrderDisputeDto = {
  /** Stripe's id of the dispute */
  stripeId: string;
  /** In the smallest unit of the currency */
  amount: number;
  /** won: the money came back here */
  state: DisputeState;
  at: string;
};
export type OrderDetails = {
  _id: string;
  /** _id of the plan */
  plan: string;
  /** Name of the plan at that time */
  planTitle: string;
  /** Coins */
  coins: number;
  /** Price in the smallest unit of the currency: paise */
  amount: number;
  /** Currency of the price, in lower case */
  currency: string;
  /** open: not paid yet; paid: the coins are credited; ended: not paid within a day */
  status: OrderState;
  /** true: paid after the order had ended */
  late: boolean;
  /** Money that went back by refunds and disputes, in the smallest unit of the currency */
  moneyBack: number;
  /** Coins that went back with the money, rounded up */
  coinsBack: number;
  /** Coins of these that the user owes, because they were spent */
  owed: number;
  /** When the coins were credited; omitted before */
  paidAt?: string | undefined;
  /** When the user made it */
  createdAt: string;
  user: OrderUser;
  /** Stripe's id of the payment; '' until Stripe has answered */
  payment: string;
  /** Why a payment credited nothing: another amount or currency, or a user who is gone */
  problem: OrderProblemOrNone;
  /** What the list finds the order by, besides its state */
  marks: OrderMark[];
  /** What was paid instead */
  problemNote: string;
  /** Oldest first, the last 100 */
  events: OrderEventDto[];
  /** _id of the ledger entry that credited the coins; '' before */
  entry: string;
  refunds: OrderRefundDto[];
  disputes: OrderDisputeDto[];
  /** What can still be refunded, in the smallest unit of the currency */
  refundable: number;
  /** Coins that the user can spend now; 0 without an account */
  balance: number;
  /** _id of the refund that waits for a second admin; '' without one */
  waiting: string;
};
export type OrderResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: OrderDetails;
};
export type RefundingState = 'waiting' | 'asked' | 'pending' | 'succeeded' | 'failed';
export type Refunding = {
  /** waiting: for a second admin; asked: sent to Stripe as soon as it answers */
  state: RefundingState;
  /** _id of the refund, or of the request that waits for a second admin */
  id: string;
};
export type RefundResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Refunding;
};
export type RefundOrderDto = {
  /** _id of the order */
  order: string;
  /** In the smallest unit of the currency: paise; omitted: all that is left */
  amount?: number | undefined;
  /** Why, for the audit log and the ledger */
  reason: string;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export const {
  useFetchPurchasesQuery,
  useLazyFetchPurchasesQuery,
  useListOrdersQuery,
  useLazyListOrdersQuery,
  useFetchOrderQuery,
  useLazyFetchOrderQuery,
  useRefundOrderMutation,
  useTakeStripeEventMutation,
} = injectedRtkApi;
export const refundOrderLimits = {
  "amount": {
    "minimum": 1,
    "maximum": 100000000000
  },
  "reason": {
    "maxLength": 500
  }
} as const;

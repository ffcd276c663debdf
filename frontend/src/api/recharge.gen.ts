import { emptyApi as api } from './empty-api';
export const addTagTypes = ['recharge'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      sendCoins: build.mutation<SendCoinsApiResponse, SendCoinsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/recharge/sendcoin`,
          method: 'POST',
          body: queryArg.sendCoinsDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['recharge'],
      }),
      returnCoins: build.mutation<ReturnCoinsApiResponse, ReturnCoinsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/return/coins`,
          method: 'POST',
          body: queryArg.returnCoinsDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['recharge'],
      }),
      listRecharges: build.query<ListRechargesApiResponse, ListRechargesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/recharge/getrechargeHistory`,
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
            daySums: queryArg.daySums,
            sort: queryArg.sort,
            flow: queryArg.flow,
            coinAgency: queryArg.coinAgency,
          },
        }),
        providesTags: ['recharge'],
      }),
      listWaitingSends: build.query<ListWaitingSendsApiResponse, ListWaitingSendsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/recharge/waiting`,
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
        providesTags: ['recharge'],
      }),
      decideWaitingSend: build.mutation<DecideWaitingSendApiResponse, DecideWaitingSendApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/recharge/waiting/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.decideSendDto,
        }),
        invalidatesTags: ['recharge'],
      }),
      findCoinAgency: build.query<FindCoinAgencyApiResponse, FindCoinAgencyApiArg>({
        query: (queryArg) => ({
          url: `/api/coin/recharge/sendCoinfetchagency`,
          params: {
            userId: queryArg.userId,
          },
        }),
        providesTags: ['recharge'],
      }),
      findUser: build.query<FindUserApiResponse, FindUserApiArg>({
        query: (queryArg) => ({
          url: `/api/coin/recharge/sendCoinfetchuser`,
          params: {
            userId: queryArg.userId,
          },
        }),
        providesTags: ['recharge'],
      }),
      suggestRecipients: build.query<SuggestRecipientsApiResponse, SuggestRecipientsApiArg>({
        query: (queryArg) => ({
          url: `/api/coin/recharge/recipients`,
          params: {
            kind: queryArg.kind,
            begin: queryArg.begin,
          },
        }),
        providesTags: ['recharge'],
      }),
      sellCoins: build.mutation<SellCoinsApiResponse, SellCoinsApiArg>({
        query: (queryArg) => ({
          url: `/api/coin/recharge/sendCoin`,
          method: 'PATCH',
          body: queryArg.sellCoinsDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['recharge'],
      }),
      listSentCoins: build.query<ListSentCoinsApiResponse, ListSentCoinsApiArg>({
        query: (queryArg) => ({
          url: `/api/coin/recharge/history`,
          method: 'POST',
          body: queryArg.sentHistoryDto,
        }),
        providesTags: ['recharge'],
      }),
      fetchCoinReceipt: build.query<FetchCoinReceiptApiResponse, FetchCoinReceiptApiArg>({
        query: (queryArg) => ({ url: `/api/coin/recharge/sales/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['recharge'],
      }),
      listReceivedCoins: build.query<ListReceivedCoinsApiResponse, ListReceivedCoinsApiArg>({
        query: (queryArg) => ({
          url: `/api/coin/recharge/received`,
          method: 'POST',
          body: queryArg.historyDto,
        }),
        providesTags: ['recharge'],
      }),
      fetchCoinTotals: build.query<FetchCoinTotalsApiResponse, FetchCoinTotalsApiArg>({
        query: () => ({ url: `/api/coin/recharge/totals` }),
        providesTags: ['recharge'],
      }),
      listOwnStatement: build.query<ListOwnStatementApiResponse, ListOwnStatementApiArg>({
        query: (queryArg) => ({
          url: `/api/coin/recharge/statement`,
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
            daySums: queryArg.daySums,
            sort: queryArg.sort,
            entry: queryArg.entry,
            counterparty: queryArg.counterparty,
          },
        }),
        providesTags: ['recharge'],
      }),
      adjustUser: build.mutation<AdjustUserApiResponse, AdjustUserApiArg>({
        query: (queryArg) => ({
          url: `/api/app/edit/update`,
          method: 'POST',
          body: queryArg.adjustUserDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['recharge'],
      }),
      decideSelectedSends: build.mutation<DecideSelectedSendsApiResponse, DecideSelectedSendsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/waitingsends/bulk`,
          method: 'POST',
          body: queryArg.bulkWaitingDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['recharge'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as rechargeApi };
export type SendCoinsApiResponse = /** status 200 Success */ SendResponse;
export type SendCoinsApiArg = {
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  sendCoinsDto: SendCoinsDto;
};
export type ReturnCoinsApiResponse = /** status 200 Success */ Envelope;
export type ReturnCoinsApiArg = {
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  returnCoinsDto: ReturnCoinsDto;
};
export type ListRechargesApiResponse = /** status 200 Success */ RechargeListResponse;
export type ListRechargesApiArg = {
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
  /** true: the answer contains count and sums of each day on the page, as `days` */
  daySums?: boolean | undefined;
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | undefined;
  /** The movements that a figure sums, with the movements that undo them, whose coins are negative; omitted: sends only */
  flow?: CoinFlow | undefined;
  /** Code or _id of a coin agency; omitted: all */
  coinAgency?: string | undefined;
};
export type ListWaitingSendsApiResponse = /** status 200 Success */ WaitingSendListResponse;
export type ListWaitingSendsApiArg = {
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
  sort?: 'createdAt' | '-createdAt' | undefined;
};
export type DecideWaitingSendApiResponse = /** status 200 Success */ Envelope;
export type DecideWaitingSendApiArg = {
  id: string;
  decideSendDto: DecideSendDto;
};
export type FindCoinAgencyApiResponse = /** status 200 Success */ CoinAgencyFoundResponse;
export type FindCoinAgencyApiArg = {
  /** A code or username, case-insensitive; panels can also send the phone number of a user */
  userId: string;
};
export type FindUserApiResponse = /** status 200 Success */ UserFoundResponse;
export type FindUserApiArg = {
  /** A code or username, case-insensitive; panels can also send the phone number of a user */
  userId: string;
};
export type SuggestRecipientsApiResponse = /** status 200 Success */ RecipientSuggestionsResponse;
export type SuggestRecipientsApiArg = {
  /** user if omitted; coin agencies are suggested to admins only */
  kind?: RecipientKind | undefined;
  /** The beginning of a username, at least 3 letters: a shorter one finds nothing. Omitted: the last recipients of the caller */
  begin?: string | undefined;
};
export type SellCoinsApiResponse = /** status 200 Success */ SellCoinsResponse;
export type SellCoinsApiArg = {
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  sellCoinsDto: SellCoinsDto;
};
export type ListSentCoinsApiResponse = /** status 200 Success */ SentCoinsResponse;
export type ListSentCoinsApiArg = {
  sentHistoryDto: SentHistoryDto;
};
export type FetchCoinReceiptApiResponse = /** status 200 Success */ CoinReceiptResponse;
export type FetchCoinReceiptApiArg = {
  id: string;
};
export type ListReceivedCoinsApiResponse = /** status 200 Success */ ReceivedCoinsResponse;
export type ListReceivedCoinsApiArg = {
  historyDto: HistoryDto;
};
export type FetchCoinTotalsApiResponse = /** status 200 Success */ CoinTotalsResponse;
export type FetchCoinTotalsApiArg = void;
export type ListOwnStatementApiResponse = /** status 200 Success */ OwnStatementResponse;
export type ListOwnStatementApiArg = {
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
  /** true: the answer contains count and sums of each day on the page, as `days` */
  daySums?: boolean | undefined;
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | undefined;
  entry?: OwnEntry | undefined;
  /** Username of the user on the other side, or platform */
  counterparty?: string | undefined;
};
export type AdjustUserApiResponse = /** status 200 Success */ Envelope;
export type AdjustUserApiArg = {
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  adjustUserDto: AdjustUserDto;
};
export type DecideSelectedSendsApiResponse = /** status 200 Success */ BulkStartedResponse;
export type DecideSelectedSendsApiArg = {
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  bulkWaitingDto: BulkWaitingDto;
};
export type SendResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Id of the transfer, '' while it awaits a second admin */
  transfer: string;
  /** Id of the transfer that awaits a second admin, '' otherwise */
  waiting: string;
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
export type Recipient = '1' | '2';
export type SendCoinsDto = {
  /** 1 coin agency, 2 user */
  to: Recipient;
  /** Code of the coin agency or username of the user; panels can also send the phone number */
  userId: string;
  /** Whole coins */
  coin: number;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type ReturnCoinsDto = {
  /** Account that returns the coins: a username or the code of a coin agency; panels can also send the phone number of a user */
  username: string;
  /** Whole coins */
  coins: number;
  /** Recipient: the code of a coin agency, '' for the platform */
  senderName?: string | undefined;
  /** Time of the transfer to return */
  createdAt?: string | undefined;
  /** Id of the transfer to return */
  transfer?: string | undefined;
};
export type MovementRecipient = 1 | 2 | 3;
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
export type TransferState = 'sent' | 'returned' | 'reversed';
export type Recharge = {
  /** Returned coins */
  returned: number;
  /** Coins that a return naming this transfer can take; 0 after such a return or a reversal */
  returnable: number;
  _id: string;
  /** Picture of the recipient */
  image: string;
  /** 1 coin agency, 2 user, 3 platform; 3 only with a flow */
  to: MovementRecipient;
  /** Code or username of the recipient */
  userId: string;
  /** Account of the recipient */
  account: string;
  /** Name of the recipient */
  name: string;
  /** Coins */
  coin: number;
  /** Code of the coin agency that sent, '' for the platform */
  coinAgency: string;
  /** Name of the sender */
  sender: string;
  /** Id of the salary run; omitted for other movements */
  salaryRun?: string | undefined;
  /** Note of the salary run; omitted for other movements */
  note?: string | undefined;
  /** The kind of the movement, omitted for a send */
  kind?: MovementKind | undefined;
  /** sent: valid, possibly returned in part; returned: returned completely; reversed: reversed by the admin */
  state: TransferState;
  createdAt: string;
};
export type CoinDay = {
  day: string;
  /** The first record of the day on the page */
  before: string;
  /** Records; null when the days of the page hold more than 10,000 records */
  count: number | null;
  /** Coins of the movements; null when the days of the page hold more than 10,000 records */
  coins: number | null;
};
export type RechargeListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  data: Recharge[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
  /** Coins of all matching movements, null for more than 2,000 movements; only in the answer to a filter */
  coins?: (number | null) | undefined;
  /** The days on the page, in its order; only with `daySums`, and only in the order of time */
  days?: CoinDay[] | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export type CoinFlow = 'soldToAgencies' | 'soldToUsers' | 'returned' | 'gifted' | 'askedFor' | 'paidOut';
export type RechargeRecipient = 1 | 2;
export type WaitingState = 'waiting' | 'sent' | 'refused';
export type WaitingSend = {
  _id: string;
  /** 1 coin agency, 2 user; 2 for a salary run and a refund */
  to: RechargeRecipient;
  /** Code or username of the recipient, the title of a salary run, or plan and amount of a refund */
  userId: string;
  /** Account of the recipient, '' for a salary run and a refund */
  account: string;
  /** Id of the import of a salary run, '' for any other request */
  import: string;
  /** _id of the order of a refund, '' for any other request */
  order: string;
  /** Reason of a refund, '' for any other request */
  refundReason: string;
  /** Name of the recipient */
  name: string;
  /** Picture of the recipient */
  image: string;
  /** Coins */
  coin: number;
  /** true: the coins return to the platform and the coin agency is deleted */
  closes: boolean;
  /** Reason for deleting the coin agency, '' for a transfer */
  closeReason: string;
  /** The admin who made the request */
  askedBy: string;
  /** Whether the caller made the request */
  own: boolean;
  /** Whether the caller may confirm it; every admin may refuse it */
  mayConfirm: boolean;
  /** Why the caller may not confirm, '' if the caller may */
  obstacle: string;
  state: WaitingState;
  createdAt: string;
};
export type WaitingSendListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: WaitingSend[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
  /** Number of waiting changes of the coin limits */
  limits: number;
  /** When the oldest of these transfers and changes was asked for */
  oldest: string | null;
};
export type DecideSendDto = {
  /** true: send the coins; false: refuse */
  approve: boolean;
  /** Reason of the refusal */
  reason?: string | undefined;
};
export type CoinAgencyFound = {
  _id: string;
  /** Code */
  uniqueId: string;
  /** Username */
  username: string;
  /** Name */
  name: string;
  /** Path below /api; '' when no image is set */
  image: string;
  /** Balance */
  coins: number;
  /** Whether the wallet is frozen and cannot send coins */
  frozen: boolean;
};
export type CoinAgencyFoundResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: CoinAgencyFound;
};
export type UserFound = {
  _id: string;
  /** Username */
  username: string;
  /** Name */
  name: string;
  /** Path below /api; '' when no image is set */
  picture: string;
  /** Balance; null for callers other than the admin */
  coins: number | null;
  /** Whether the wallet is frozen and cannot send coins */
  frozen: boolean;
};
export type UserFoundResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: UserFound;
};
export type RecipientSuggestion = {
  /** Username of a user, code of a coin agency */
  id: string;
  /** Name */
  name: string;
  /** Path below /api; '' when no image is set */
  image: string;
};
export type RecipientSuggestionsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: RecipientSuggestion[];
};
export type RecipientKind = 'user' | 'coin';
export type CoinAgencyProfile = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** Full name */
  name: string;
  /** Email address */
  email: string;
  /** Phone number */
  number: string;
  /** Path below /api; '' when no image is set */
  image: string;
  /** true: the owner must change the password before any other call */
  mustChangePassword: boolean;
  /** Coin agency code */
  uniqueId: string;
  /** Name in the app */
  username: string;
  /** Balance in coins */
  coins: number;
};
export type SellCoinsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  CoinPanel: CoinAgencyProfile;
  /** Id of the transfer */
  transfer: string;
};
export type SendType = '1';
export type SellTo = '2';
export type SellCoinsDto = {
  /** Username; panels can also send the phone number */
  userId: string;
  /** Whole coins */
  coin: number;
  /** Always 1 */
  type?: SendType | undefined;
  /** Always 2: a user */
  to?: SellTo | undefined;
  /** The coin agency's own code or _id */
  coinAgency?: string | undefined;
  /** The coin agency's own _id or code */
  id?: string | undefined;
};
export type SentCoins = {
  /** Returned coins */
  returned: number;
  /** Coins that a return naming this transfer can take; 0 after such a return or a reversal */
  returnable: number;
  _id: string;
  /** Username */
  userId: string;
  /** Name */
  name: string;
  /** Path below /api; '' when no image is set */
  image: string;
  /** Coins */
  coin: number;
  /** Code of the coin agency */
  coinAgency: string;
  /** The kind of the movement, omitted for a send */
  kind?: MovementKind | undefined;
  /** sent: valid, possibly returned in part; returned: returned completely; reversed: reversed by the admin */
  state: TransferState;
  createdAt: string;
};
export type SentCoinsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  history: SentCoins[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
  /** Coins of all matching movements, null for more than 2,000 movements; only in the answer to a filter */
  coins?: (number | null) | undefined;
  /** The days on the page, in its order; only with `daySums`, and only in the order of time */
  days?: CoinDay[] | undefined;
};
export type SentHistoryDto = {
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
  /** A field, or -field for descending order */
  sort?: ('createdAt' | '-createdAt') | undefined;
  /** The movements that a figure sums, with the movements that undo them, whose coins are negative; omitted: sends only */
  flow?: CoinFlow | undefined;
  /** Code or _id; omitted: the caller's agency, or all agencies for the admin */
  coinAgency?: string | undefined;
  /** Matches the user's username, name and phone number */
  search?: string | undefined;
};
export type CoinReceipt = {
  /** Returned coins */
  returned: number;
  /** Coins that a return naming this transfer can take; 0 after such a return or a reversal */
  returnable: number;
  _id: string;
  /** Username */
  userId: string;
  /** Name */
  name: string;
  /** Path below /api; '' when no image is set */
  image: string;
  /** Coins */
  coin: number;
  /** Code of the coin agency */
  coinAgency: string;
  /** The kind of the movement, omitted for a send */
  kind?: MovementKind | undefined;
  /** sent: valid, possibly returned in part; returned: returned completely; reversed: reversed by the admin */
  state: TransferState;
  createdAt: string;
  /** Name of the coin agency */
  seller: string;
};
export type CoinReceiptResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: CoinReceipt;
};
export type ReceivedCoins = {
  /** Returned coins */
  returned: number;
  /** Coins that a return naming this transfer can take; 0 after such a return or a reversal */
  returnable: number;
  _id: string;
  /** Always the platform */
  from: string;
  /** The admin who sent the coins; for the admin only */
  admin: string;
  /** Coins */
  coin: number;
  /** Code of the coin agency */
  coinAgency: string;
  /** The kind of the movement, omitted for a send */
  kind?: MovementKind | undefined;
  /** sent: valid, possibly returned in part; returned: returned completely; reversed: reversed by the admin */
  state: TransferState;
  createdAt: string;
};
export type HistoryOwner = {
  _id: string;
  /** Code */
  uniqueId: string;
  /** Username */
  username: string;
  /** Name */
  name: string;
  /** Path below /api; '' when no image is set */
  image: string;
  /** Balance */
  coins: number;
  /** Whether the wallet is frozen and cannot send coins */
  frozen: boolean;
  /** Whether the account is deleted; it cannot receive or return coins */
  deleted: boolean;
  /** Total received from the platform, minus returned coins */
  received: number;
  /** Coins returned to the platform */
  receivedBack: number;
  /** Opening balance before the ledger began; also received, but part of no transfer */
  opening: number;
};
export type ReceivedCoinsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  received: ReceivedCoins[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
  /** Coins of all matching movements, null for more than 2,000 movements; only in the answer to a filter */
  coins?: (number | null) | undefined;
  /** The days on the page, in its order; only with `daySums`, and only in the order of time */
  days?: CoinDay[] | undefined;
  /** null if the list contains the transfers of all coin agencies */
  owner: HistoryOwner | null;
};
export type HistoryDto = {
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
  /** A field, or -field for descending order */
  sort?: ('createdAt' | '-createdAt') | undefined;
  /** The movements that a figure sums, with the movements that undo them, whose coins are negative; omitted: sends only */
  flow?: CoinFlow | undefined;
  /** Code or _id; omitted: the caller's agency, or all agencies for the admin */
  coinAgency?: string | undefined;
};
export type CoinTotals = {
  /** Balance */
  balance: number;
  /** Received from the platform, minus returned coins */
  received: number;
  /** Opening balance before the ledger began; also received, but part of no transfer */
  opening: number;
  /** Coins returned to the platform */
  receivedBack: number;
  /** Sent to users, minus returned coins */
  sent: number;
  /** Coins returned by users */
  sentBack: number;
  /** Reason why the wallet is frozen, '' when it is not */
  frozen: string;
};
export type CoinTotalsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: CoinTotals;
};
export type OwnEntry = 'received' | 'sold' | 'returned' | 'reversed' | 'opening';
export type TakenBack = 'returned' | 'reversed' | '';
export type OwnStatementEntry = {
  _id: string;
  entry: OwnEntry;
  /** Negative: coins left the coin agency */
  amount: number;
  /** Balance after the entry */
  balance: number;
  /** Username of the other side, or Platform */
  otherLabel: string;
  /** Name of the user on the other side, '' for the platform */
  name: string;
  /** '': valid */
  takenBack: TakenBack;
  /** Returned coins */
  returned: number;
  createdAt: string;
};
export type OwnAccount = {
  /** Code of the coin agency */
  code: string;
  /** Name of the coin agency */
  name: string;
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
export type OwnStatementResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: OwnStatementEntry[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
  account: OwnAccount;
  /** Of all entries from the first to the last day */
  period: StatementPeriod;
  /** The days on the page, in its order; only with `daySums`, and only in the order of time */
  days?: StatementDay[] | undefined;
};
export type AdjustUserDto = {
  number: string;
  /** The new balance */
  coin: number;
  level: number;
  experience: number;
  /** The balance that the caller saw; VERSION_CONFLICT when the balance has changed */
  coinSeen?: number | undefined;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
  /** true: coins above the limit wait for a second admin, level and experience change immediately; omitted: NEEDS_SECOND_ADMIN */
  askAbove?: boolean | undefined;
};
export type BulkStartedResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Id of the batch that carries out the changes */
  batch: string;
};
export type WaitingBulkAction = 'approve' | 'refuse';
export type BulkWaitingDto = {
  /** _ids of the selected records; omitted: everything that the query matches */
  ids?: string[] | undefined;
  /** Number of records that the person saw; 409 when another number matches */
  expected: number;
  /** Reason, for the audit record of each change */
  reason?: string | undefined;
  /** The decision about each request */
  action: WaitingBulkAction;
};
export const {
  useSendCoinsMutation,
  useReturnCoinsMutation,
  useListRechargesQuery,
  useLazyListRechargesQuery,
  useListWaitingSendsQuery,
  useLazyListWaitingSendsQuery,
  useDecideWaitingSendMutation,
  useFindCoinAgencyQuery,
  useLazyFindCoinAgencyQuery,
  useFindUserQuery,
  useLazyFindUserQuery,
  useSuggestRecipientsQuery,
  useLazySuggestRecipientsQuery,
  useSellCoinsMutation,
  useListSentCoinsQuery,
  useLazyListSentCoinsQuery,
  useFetchCoinReceiptQuery,
  useLazyFetchCoinReceiptQuery,
  useListReceivedCoinsQuery,
  useLazyListReceivedCoinsQuery,
  useFetchCoinTotalsQuery,
  useLazyFetchCoinTotalsQuery,
  useListOwnStatementQuery,
  useLazyListOwnStatementQuery,
  useAdjustUserMutation,
  useDecideSelectedSendsMutation,
} = injectedRtkApi;
export const sendCoinsLimits = {
  "userId": {
    "maxLength": 50
  },
  "coin": {
    "minimum": 1,
    "maximum": 1000000000
  }
} as const;
export const returnCoinsLimits = {
  "username": {
    "maxLength": 50
  },
  "coins": {
    "minimum": 1,
    "maximum": 1000000000
  },
  "senderName": {
    "maxLength": 50
  }
} as const;
export const decideSendLimits = {
  "reason": {
    "maxLength": 500
  }
} as const;
export const sellCoinsLimits = {
  "userId": {
    "maxLength": 50
  },
  "coin": {
    "minimum": 1,
    "maximum": 1000000000
  },
  "coinAgency": {
    "maxLength": 50
  },
  "id": {
    "maxLength": 50
  }
} as const;
export const sentHistoryLimits = {
  "page": {
    "minimum": 1,
    "maximum": 1000000
  },
  "limit": {
    "minimum": 1,
    "maximum": 100
  },
  "columns": {
    "maxLength": 8000
  },
  "timeZone": {
    "maxLength": 60
  },
  "coinsFrom": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "coinsTo": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "coinAgency": {
    "maxLength": 50
  },
  "search": {
    "maxLength": 100
  }
} as const;
export const historyLimits = {
  "page": {
    "minimum": 1,
    "maximum": 1000000
  },
  "limit": {
    "minimum": 1,
    "maximum": 100
  },
  "columns": {
    "maxLength": 8000
  },
  "timeZone": {
    "maxLength": 60
  },
  "coinsFrom": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "coinsTo": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "coinAgency": {
    "maxLength": 50
  }
} as const;
export const adjustUserLimits = {
  "coin": {
    "minimum": 0,
    "maximum": 1000000000
  },
  "level": {
    "minimum": 0,
    "maximum": 1000000
  },
  "experience": {
    "minimum": 0,
    "maximum": 1000000000
  },
  "coinSeen": {
    "minimum": 0,
    "maximum": 1000000000000000
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
export const bulkWaitingLimits = {
  "expected": {
    "minimum": 1,
    "maximum": 50000
  },
  "reason": {
    "maxLength": 500
  }
} as const;

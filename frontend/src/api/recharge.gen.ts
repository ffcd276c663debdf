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
            search: queryArg.search,
            around: queryArg.around,
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
            search: queryArg.search,
            around: queryArg.around,
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
          body: queryArg.historyDto,
        }),
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as rechargeApi };
export type SendCoinsApiResponse = /** status 200 Success */ SendResponse;
export type SendCoinsApiArg = {
  /** A repeated call with the same key and body returns the stored response of the first call */
  'Idempotency-Key'?: string | undefined;
  sendCoinsDto: SendCoinsDto;
};
export type ReturnCoinsApiResponse = /** status 200 Success */ Envelope;
export type ReturnCoinsApiArg = {
  /** A repeated call with the same key and body returns the stored response of the first call */
  'Idempotency-Key'?: string | undefined;
  returnCoinsDto: ReturnCoinsDto;
};
export type ListRechargesApiResponse = /** status 200 Success */ RechargeListResponse;
export type ListRechargesApiArg = {
  /** Page number, from 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
  /** Matches anywhere in the text, ignoring case */
  search?: string | undefined;
  /** Id of a record: returns the page that contains the record, and its number as `page`. Returns the requested page when the list does not contain the record */
  around?: string | undefined;
};
export type ListWaitingSendsApiResponse = /** status 200 Success */ WaitingSendListResponse;
export type ListWaitingSendsApiArg = {
  /** Page number, from 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
  /** Matches anywhere in the text, ignoring case */
  search?: string | undefined;
  /** Id of a record: returns the page that contains the record, and its number as `page`. Returns the requested page when the list does not contain the record */
  around?: string | undefined;
};
export type DecideWaitingSendApiResponse = /** status 200 Success */ Envelope;
export type DecideWaitingSendApiArg = {
  id: string;
  decideSendDto: DecideSendDto;
};
export type FindCoinAgencyApiResponse = /** status 200 Success */ CoinAgencyFoundResponse;
export type FindCoinAgencyApiArg = {
  /** Code or username, in upper or lower case; panels may send the phone number of a user */
  userId: string;
};
export type FindUserApiResponse = /** status 200 Success */ UserFoundResponse;
export type FindUserApiArg = {
  /** Code or username, in upper or lower case; panels may send the phone number of a user */
  userId: string;
};
export type SellCoinsApiResponse = /** status 200 Success */ SellCoinsResponse;
export type SellCoinsApiArg = {
  /** A repeated call with the same key and body returns the stored response of the first call */
  'Idempotency-Key'?: string | undefined;
  sellCoinsDto: SellCoinsDto;
};
export type ListSentCoinsApiResponse = /** status 200 Success */ SentCoinsResponse;
export type ListSentCoinsApiArg = {
  historyDto: HistoryDto;
};
export type ListReceivedCoinsApiResponse = /** status 200 Success */ ReceivedCoinsResponse;
export type ListReceivedCoinsApiArg = {
  historyDto: HistoryDto;
};
export type FetchCoinTotalsApiResponse = /** status 200 Success */ CoinTotalsResponse;
export type FetchCoinTotalsApiArg = void;
export type AdjustUserApiResponse = /** status 200 Success */ Envelope;
export type AdjustUserApiArg = {
  /** A repeated call with the same key and body returns the stored response of the first call */
  'Idempotency-Key'?: string | undefined;
  adjustUserDto: AdjustUserDto;
};
export type SendResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Id of the transfer, '' while the send waits */
  transfer: string;
  /** Id of the send that waits for a second admin, '' if the coins were sent */
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
export type Recipient = '1' | '2';
export type SendCoinsDto = {
  /** 1 coin agency, 2 user */
  to: Recipient;
  /** Code of the coin agency, or username of the user; panels may send the phone number */
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
  /** Username or coin agency code of the account that returns the coins; panels may send the phone number of a user */
  username: string;
  /** Whole coins */
  coins: number;
  /** Recipient: code of a coin agency, '' for the platform */
  senderName?: string | undefined;
  /** Time of the returned transfer */
  createdAt?: string | undefined;
  /** Id of the returned transfer */
  transfer?: string | undefined;
};
export type RechargeRecipient = 1 | 2;
export type TransferState = 'sent' | 'returned' | 'reversed';
export type Recharge = {
  /** Coins of the transfer that were returned */
  returned: number;
  /** Coins that a return that names the transfer may take; 0 after such a return or a reversal */
  returnable: number;
  _id: string;
  /** Picture of the recipient */
  image: string;
  /** 1 coin agency, 2 user */
  to: RechargeRecipient;
  /** Code or username of the recipient */
  userId: string;
  /** Account of the recipient */
  account: string;
  /** Name of the recipient */
  name: string;
  /** Coins */
  coin: number;
  /** Code of the sending coin agency, '' for the platform */
  coinAgency: string;
  /** Name of the sender */
  sender: string;
  /** sent: not or only partly returned; returned: named by a return or fully returned; reversed: reversed by an admin */
  state: TransferState;
  createdAt: string;
};
export type RechargeListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  data: Recharge[];
  /** Matching records on all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The number of the returned page, when the list contains the record that `around` names */
  page?: number | undefined;
};
export type WaitingState = 'waiting' | 'sent' | 'refused';
export type WaitingSend = {
  _id: string;
  /** 1 coin agency, 2 user */
  to: RechargeRecipient;
  /** Code or username of the recipient */
  userId: string;
  /** Account of the recipient */
  account: string;
  /** Name of the recipient */
  name: string;
  /** Picture of the recipient */
  image: string;
  /** Coins */
  coin: number;
  /** true: return the coins to the platform and delete the coin agency */
  closes: boolean;
  /** Reason for deleting the coin agency, '' for a send */
  closeReason: string;
  /** The admin who asked */
  askedBy: string;
  /** Whether the caller asked */
  own: boolean;
  /** Whether the caller may confirm; every admin may reject */
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
  /** Matching records on all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The number of the returned page, when the list contains the record that `around` names */
  page?: number | undefined;
  /** Number of waiting changes of the coin limits */
  limits: number;
};
export type DecideSendDto = {
  /** true: send the coins; false: reject */
  approve: boolean;
  /** Reason for the rejection */
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
  /** Whether the wallet is frozen */
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
  /** Balance, for the admin only; otherwise null */
  coins: number | null;
  /** Whether the wallet is frozen */
  frozen: boolean;
};
export type UserFoundResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: UserFound;
};
export type CoinAgencyProfile = {
  _id: string;
  /** Full name */
  name: string;
  /** Email address */
  email: string;
  /** Phone number */
  number: string;
  /** Path below /api; '' when no image is set */
  image: string;
  /** true: the owner must choose a new password before any other call */
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
  /** Username; panels may send the phone number */
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
  /** Coins of the transfer that were returned */
  returned: number;
  /** Coins that a return that names the transfer may take; 0 after such a return or a reversal */
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
  /** sent: not or only partly returned; returned: named by a return or fully returned; reversed: reversed by an admin */
  state: TransferState;
  createdAt: string;
};
export type SentCoinsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  history: SentCoins[];
  /** Matching records on all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The number of the returned page, when the list contains the record that `around` names */
  page?: number | undefined;
};
export type HistoryDto = {
  /** Code or _id; defaults to the calling coin agency, or to all for the admin */
  coinAgency?: string | undefined;
  /** From 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
};
export type ReceivedCoins = {
  /** Coins of the transfer that were returned */
  returned: number;
  /** Coins that a return that names the transfer may take; 0 after such a return or a reversal */
  returnable: number;
  _id: string;
  /** Always the platform */
  from: string;
  /** Sending admin; for admins only */
  admin: string;
  /** Coins */
  coin: number;
  /** Code of the coin agency */
  coinAgency: string;
  /** sent: not or only partly returned; returned: named by a return or fully returned; reversed: reversed by an admin */
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
  /** Whether the wallet is frozen */
  frozen: boolean;
  /** Whether the coin agency is deleted, so that no coins can be sent or returned */
  deleted: boolean;
  /** Total received from the platform, less the returned coins */
  received: number;
  /** Coins returned to the platform */
  receivedBack: number;
  /** Balance from before the ledger; included in received, but in no transfer */
  opening: number;
};
export type ReceivedCoinsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  received: ReceivedCoins[];
  /** Matching records on all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The number of the returned page, when the list contains the record that `around` names */
  page?: number | undefined;
  /** null if the list contains the transfers of all coin agencies */
  owner: HistoryOwner | null;
};
export type CoinTotals = {
  /** Balance */
  balance: number;
  /** Total received from the platform, less the returned coins */
  received: number;
  /** Balance from before the ledger; included in received, but in no transfer */
  opening: number;
  /** Coins returned to the platform */
  receivedBack: number;
  /** Total sent to users, less the returned coins */
  sent: number;
  /** Coins returned by users */
  sentBack: number;
  /** Reason for the freeze of the wallet, '' if it is not frozen */
  frozen: string;
};
export type CoinTotalsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: CoinTotals;
};
export type AdjustUserDto = {
  number: string;
  /** The new balance */
  coin: number;
  level: number;
  experience: number;
  /** The balance that the caller saw; if the balance has changed, the call fails with VERSION_CONFLICT */
  coinSeen?: number | undefined;
  /** true: coins above the limit wait for a second admin, and level and experience change at once; otherwise the call fails with NEEDS_SECOND_ADMIN */
  askAbove?: boolean | undefined;
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
  useSellCoinsMutation,
  useListSentCoinsQuery,
  useLazyListSentCoinsQuery,
  useListReceivedCoinsQuery,
  useLazyListReceivedCoinsQuery,
  useFetchCoinTotalsQuery,
  useLazyFetchCoinTotalsQuery,
  useAdjustUserMutation,
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
export const historyLimits = {
  "coinAgency": {
    "maxLength": 50
  },
  "page": {
    "minimum": 1,
    "maximum": 1000000
  },
  "limit": {
    "minimum": 1,
    "maximum": 100
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
  }
} as const;

import { emptyApi as api } from './empty-api';
export const addTagTypes = ['auth'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      loginAdmin: build.mutation<LoginAdminApiResponse, LoginAdminApiArg>({
        query: (queryArg) => ({ url: `/api/admin/login`, method: 'POST', body: queryArg.numberLoginDto }),
        invalidatesTags: ['auth'],
      }),
      loginAgency: build.mutation<LoginAgencyApiResponse, LoginAgencyApiArg>({
        query: (queryArg) => ({ url: `/api/agency/login`, method: 'POST', body: queryArg.codeLoginDto }),
        invalidatesTags: ['auth'],
      }),
      loginCoinAgency: build.mutation<LoginCoinAgencyApiResponse, LoginCoinAgencyApiArg>({
        query: (queryArg) => ({ url: `/api/coinPanel/login`, method: 'POST', body: queryArg.codeLoginDto }),
        invalidatesTags: ['auth'],
      }),
      loginBd: build.mutation<LoginBdApiResponse, LoginBdApiArg>({
        query: (queryArg) => ({ url: `/api/bdPanel/login`, method: 'POST', body: queryArg.codeLoginDto }),
        invalidatesTags: ['auth'],
      }),
      loginAgencyAdmin: build.mutation<LoginAgencyAdminApiResponse, LoginAgencyAdminApiArg>({
        query: (queryArg) => ({ url: `/api/agencyadmin/login`, method: 'POST', body: queryArg.codeLoginDto }),
        invalidatesTags: ['auth'],
      }),
      refreshSession: build.mutation<RefreshSessionApiResponse, RefreshSessionApiArg>({
        query: (queryArg) => ({ url: `/api/auth/refresh`, method: 'POST', body: queryArg.refreshDto }),
        invalidatesTags: ['auth'],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: () => ({ url: `/api/auth/logout`, method: 'POST' }),
        invalidatesTags: ['auth'],
      }),
      fetchMe: build.query<FetchMeApiResponse, FetchMeApiArg>({
        query: () => ({ url: `/api/auth/me` }),
        providesTags: ['auth'],
      }),
      listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
        query: () => ({ url: `/api/auth/sessions` }),
        providesTags: ['auth'],
      }),
      endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/sessions/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['auth'],
      }),
      fetchMfa: build.query<FetchMfaApiResponse, FetchMfaApiArg>({
        query: () => ({ url: `/api/auth/mfa` }),
        providesTags: ['auth'],
      }),
      beginMfa: build.mutation<BeginMfaApiResponse, BeginMfaApiArg>({
        query: (queryArg) => ({ url: `/api/auth/mfa/totp`, method: 'POST', body: queryArg.beginMfaDto }),
        invalidatesTags: ['auth'],
      }),
      confirmMfa: build.mutation<ConfirmMfaApiResponse, ConfirmMfaApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/mfa/totp/confirm`,
          method: 'POST',
          body: queryArg.confirmMfaDto,
        }),
        invalidatesTags: ['auth'],
      }),
      turnMfaOff: build.mutation<TurnMfaOffApiResponse, TurnMfaOffApiArg>({
        query: (queryArg) => ({ url: `/api/auth/mfa/off`, method: 'POST', body: queryArg.proofDto }),
        invalidatesTags: ['auth'],
      }),
      renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/mfa/recoverycodes`,
          method: 'POST',
          body: queryArg.proofDto,
        }),
        invalidatesTags: ['auth'],
      }),
      verifyMfa: build.mutation<VerifyMfaApiResponse, VerifyMfaApiArg>({
        query: (queryArg) => ({ url: `/api/auth/mfa/verify`, method: 'POST', body: queryArg.verifyMfaDto }),
        invalidatesTags: ['auth'],
      }),
      beginPasskey: build.mutation<BeginPasskeyApiResponse, BeginPasskeyApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/mfa/passkeys`,
          method: 'POST',
          body: queryArg.beginPasskeyDto,
        }),
        invalidatesTags: ['auth'],
      }),
      addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/mfa/passkeys/finish`,
          method: 'POST',
          body: queryArg.addPasskeyDto,
        }),
        invalidatesTags: ['auth'],
      }),
      askPasskey: build.mutation<AskPasskeyApiResponse, AskPasskeyApiArg>({
        query: () => ({ url: `/api/auth/mfa/passkeys/challenge`, method: 'POST' }),
        invalidatesTags: ['auth'],
      }),
      verifyPasskey: build.mutation<VerifyPasskeyApiResponse, VerifyPasskeyApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/mfa/passkeys/verify`,
          method: 'POST',
          body: queryArg.verifyPasskeyDto,
        }),
        invalidatesTags: ['auth'],
      }),
      renamePasskey: build.mutation<RenamePasskeyApiResponse, RenamePasskeyApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/mfa/passkeys/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.renamePasskeyDto,
        }),
        invalidatesTags: ['auth'],
      }),
      removePasskey: build.mutation<RemovePasskeyApiResponse, RemovePasskeyApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/mfa/passkeys/${encodeURIComponent(String(queryArg.id))}/remove`,
          method: 'POST',
          body: queryArg.proofDto,
        }),
        invalidatesTags: ['auth'],
      }),
      proveSession: build.mutation<ProveSessionApiResponse, ProveSessionApiArg>({
        query: (queryArg) => ({ url: `/api/auth/proof`, method: 'POST', body: queryArg.proofDto }),
        invalidatesTags: ['auth'],
      }),
      viewAs: build.mutation<ViewAsApiResponse, ViewAsApiArg>({
        query: (queryArg) => ({ url: `/api/auth/view-as`, method: 'POST', body: queryArg.viewAsDto }),
        invalidatesTags: ['auth'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as authApi };
export type LoginAdminApiResponse = /** status 200 Signed in successfully */ AdminLoginResponse;
export type LoginAdminApiArg = {
  numberLoginDto: NumberLoginDto;
};
export type LoginAgencyApiResponse = /** status 200 Signed in successfully */ AgencyLoginResponse;
export type LoginAgencyApiArg = {
  codeLoginDto: CodeLoginDto;
};
export type LoginCoinAgencyApiResponse = /** status 200 Signed in successfully */ CoinPanelLoginResponse;
export type LoginCoinAgencyApiArg = {
  codeLoginDto: CodeLoginDto;
};
export type LoginBdApiResponse = /** status 200 Signed in successfully */ BdLoginResponse;
export type LoginBdApiArg = {
  codeLoginDto: CodeLoginDto;
};
export type LoginAgencyAdminApiResponse = /** status 200 Signed in successfully */ AgencyAdminLoginResponse;
export type LoginAgencyAdminApiArg = {
  codeLoginDto: CodeLoginDto;
};
export type RefreshSessionApiResponse = /** status 200 Success */ RefreshResponse;
export type RefreshSessionApiArg = {
  refreshDto: RefreshDto;
};
export type LogoutApiResponse = /** status 200 Signed out */ Envelope;
export type LogoutApiArg = void;
export type FetchMeApiResponse = /** status 200 Success */ MeResponse;
export type FetchMeApiArg = void;
export type ListSessionsApiResponse = /** status 200 Success */ SessionListResponse;
export type ListSessionsApiArg = void;
export type EndSessionApiResponse = /** status 200 Session ended */ Envelope;
export type EndSessionApiArg = {
  id: string;
};
export type FetchMfaApiResponse = /** status 200 Success */ MfaStateResponse;
export type FetchMfaApiArg = void;
export type BeginMfaApiResponse =
  /** status 200 Scan the code with your authenticator app */ MfaSetUpResponse;
export type BeginMfaApiArg = {
  beginMfaDto: BeginMfaDto;
};
export type ConfirmMfaApiResponse = /** status 200 Second factor turned on */ ConfirmedResponse;
export type ConfirmMfaApiArg = {
  confirmMfaDto: ConfirmMfaDto;
};
export type TurnMfaOffApiResponse = /** status 200 Second factor turned off */ Envelope;
export type TurnMfaOffApiArg = {
  proofDto: ProofDto;
};
export type RenewRecoveryCodesApiResponse = /** status 200 New recovery codes made */ RecoveryCodesResponse;
export type RenewRecoveryCodesApiArg = {
  proofDto: ProofDto;
};
export type VerifyMfaApiResponse = /** status 200 Signed in successfully */ VerifiedResponse;
export type VerifyMfaApiArg = {
  verifyMfaDto: VerifyMfaDto;
};
export type BeginPasskeyApiResponse =
  /** status 200 Follow the steps of your browser */ PasskeyOptionsResponse;
export type BeginPasskeyApiArg = {
  beginPasskeyDto: BeginPasskeyDto;
};
export type AddPasskeyApiResponse = /** status 200 Passkey added */ ConfirmedResponse;
export type AddPasskeyApiArg = {
  addPasskeyDto: AddPasskeyDto;
};
export type AskPasskeyApiResponse = /** status 200 Follow the steps of your browser */ PasskeyOptionsResponse;
export type AskPasskeyApiArg = void;
export type VerifyPasskeyApiResponse = /** status 200 Signed in successfully */ VerifiedResponse;
export type VerifyPasskeyApiArg = {
  verifyPasskeyDto: VerifyPasskeyDto;
};
export type RenamePasskeyApiResponse = /** status 200 Passkey renamed */ Envelope;
export type RenamePasskeyApiArg = {
  id: string;
  renamePasskeyDto: RenamePasskeyDto;
};
export type RemovePasskeyApiResponse = /** status 200 Passkey removed */ Envelope;
export type RemovePasskeyApiArg = {
  id: string;
  proofDto: ProofDto;
};
export type ProveSessionApiResponse = /** status 200 Confirmed */ Envelope;
export type ProveSessionApiArg = {
  proofDto: ProofDto;
};
export type ViewAsApiResponse = /** status 200 The view is open */ ViewAsResponse;
export type ViewAsApiArg = {
  viewAsDto: ViewAsDto;
};
export type AdminProfile = {
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
  /** Bio, '' when empty */
  bio: string;
};
export type MfaAccepts = 'code' | 'recoveryCode' | 'passkey';
export type MfaOffers = 'code' | 'passkey';
export type AdminLoginResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Absent when `mfaRequired` is true */
  details?: AdminProfile | undefined;
  /** For `Authorization: Bearer`. Absent for panels, which get a cookie */
  accessToken?: string | undefined;
  /** For auth/refresh, once. Absent for panels */
  refreshToken?: string | undefined;
  /** Seconds until the access token expires */
  expiresIn?: number | undefined;
  /** The account has a second factor: for 10 minutes, the session can only call auth/mfa/verify, auth/mfa/passkeys/challenge, auth/mfa/passkeys/verify and auth/logout */
  mfaRequired?: boolean | undefined;
  /** The account must set up its second factor: until then, the session can only call auth/mfa/totp, auth/mfa/totp/confirm, auth/mfa/passkeys, auth/mfa/passkeys/finish and auth/logout */
  mfaSetUp?: boolean | undefined;
  /** What finishes the sign-in: `code` and `recoveryCode` at auth/mfa/verify, `passkey` at auth/mfa/passkeys/verify */
  mfaAccepts?: MfaAccepts[] | undefined;
  /** With `mfaSetUp`: what can be set up, an authenticator app (`code`) or a passkey */
  mfaOffers?: MfaOffers[] | undefined;
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
export type NumberLoginDto = {
  /** Phone number; plus and separators are ignored */
  number: string;
  password: string;
  /** Stay signed in for 30 days; otherwise 12 hours at most, until the browser closes */
  rememberMe?: boolean | undefined;
};
export type AgencyProfile = {
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
  /** Agency code */
  uniqueId: string;
  /** Code of the BD */
  bd: string;
  /** Code of the agency admin */
  admin: string;
};
export type AgencyLoginResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Absent when `mfaRequired` is true */
  agency?: AgencyProfile | undefined;
  /** For `Authorization: Bearer`. Absent for panels, which get a cookie */
  accessToken?: string | undefined;
  /** For auth/refresh, once. Absent for panels */
  refreshToken?: string | undefined;
  /** Seconds until the access token expires */
  expiresIn?: number | undefined;
  /** The account has a second factor: for 10 minutes, the session can only call auth/mfa/verify, auth/mfa/passkeys/challenge, auth/mfa/passkeys/verify and auth/logout */
  mfaRequired?: boolean | undefined;
  /** The account must set up its second factor: until then, the session can only call auth/mfa/totp, auth/mfa/totp/confirm, auth/mfa/passkeys, auth/mfa/passkeys/finish and auth/logout */
  mfaSetUp?: boolean | undefined;
  /** What finishes the sign-in: `code` and `recoveryCode` at auth/mfa/verify, `passkey` at auth/mfa/passkeys/verify */
  mfaAccepts?: MfaAccepts[] | undefined;
  /** With `mfaSetUp`: what can be set up, an authenticator app (`code`) or a passkey */
  mfaOffers?: MfaOffers[] | undefined;
};
export type CodeLoginDto = {
  /** The code of the account, case-insensitive */
  uniqueId: string;
  password: string;
  /** Stay signed in for 30 days; otherwise 12 hours at most, until the browser closes */
  rememberMe?: boolean | undefined;
};
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
export type CoinPanelLoginResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Absent when `mfaRequired` is true */
  coinPanel?: CoinAgencyProfile | undefined;
  /** For `Authorization: Bearer`. Absent for panels, which get a cookie */
  accessToken?: string | undefined;
  /** For auth/refresh, once. Absent for panels */
  refreshToken?: string | undefined;
  /** Seconds until the access token expires */
  expiresIn?: number | undefined;
  /** The account has a second factor: for 10 minutes, the session can only call auth/mfa/verify, auth/mfa/passkeys/challenge, auth/mfa/passkeys/verify and auth/logout */
  mfaRequired?: boolean | undefined;
  /** The account must set up its second factor: until then, the session can only call auth/mfa/totp, auth/mfa/totp/confirm, auth/mfa/passkeys, auth/mfa/passkeys/finish and auth/logout */
  mfaSetUp?: boolean | undefined;
  /** What finishes the sign-in: `code` and `recoveryCode` at auth/mfa/verify, `passkey` at auth/mfa/passkeys/verify */
  mfaAccepts?: MfaAccepts[] | undefined;
  /** With `mfaSetUp`: what can be set up, an authenticator app (`code`) or a passkey */
  mfaOffers?: MfaOffers[] | undefined;
};
export type BdProfile = {
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
  /** BD code */
  uniqueId: string;
  /** _id of the admin who created the BD */
  createBy: string;
};
export type BdLoginResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Absent when `mfaRequired` is true */
  bd?: BdProfile | undefined;
  /** For `Authorization: Bearer`. Absent for panels, which get a cookie */
  accessToken?: string | undefined;
  /** For auth/refresh, once. Absent for panels */
  refreshToken?: string | undefined;
  /** Seconds until the access token expires */
  expiresIn?: number | undefined;
  /** The account has a second factor: for 10 minutes, the session can only call auth/mfa/verify, auth/mfa/passkeys/challenge, auth/mfa/passkeys/verify and auth/logout */
  mfaRequired?: boolean | undefined;
  /** The account must set up its second factor: until then, the session can only call auth/mfa/totp, auth/mfa/totp/confirm, auth/mfa/passkeys, auth/mfa/passkeys/finish and auth/logout */
  mfaSetUp?: boolean | undefined;
  /** What finishes the sign-in: `code` and `recoveryCode` at auth/mfa/verify, `passkey` at auth/mfa/passkeys/verify */
  mfaAccepts?: MfaAccepts[] | undefined;
  /** With `mfaSetUp`: what can be set up, an authenticator app (`code`) or a passkey */
  mfaOffers?: MfaOffers[] | undefined;
};
export type AgencyAdminProfile = {
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
  /** Agency admin code */
  uniqueId: string;
  /** Code of the BD */
  createBy: string;
};
export type AgencyAdminLoginResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Absent when `mfaRequired` is true */
  agency?: AgencyAdminProfile | undefined;
  /** For `Authorization: Bearer`. Absent for panels, which get a cookie */
  accessToken?: string | undefined;
  /** For auth/refresh, once. Absent for panels */
  refreshToken?: string | undefined;
  /** Seconds until the access token expires */
  expiresIn?: number | undefined;
  /** The account has a second factor: for 10 minutes, the session can only call auth/mfa/verify, auth/mfa/passkeys/challenge, auth/mfa/passkeys/verify and auth/logout */
  mfaRequired?: boolean | undefined;
  /** The account must set up its second factor: until then, the session can only call auth/mfa/totp, auth/mfa/totp/confirm, auth/mfa/passkeys, auth/mfa/passkeys/finish and auth/logout */
  mfaSetUp?: boolean | undefined;
  /** What finishes the sign-in: `code` and `recoveryCode` at auth/mfa/verify, `passkey` at auth/mfa/passkeys/verify */
  mfaAccepts?: MfaAccepts[] | undefined;
  /** With `mfaSetUp`: what can be set up, an authenticator app (`code`) or a passkey */
  mfaOffers?: MfaOffers[] | undefined;
};
export type RefreshResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Absent for panels, which get a cookie */
  accessToken?: string | undefined;
  /** The next refresh token; absent for panels */
  refreshToken?: string | undefined;
  /** Seconds until the access token expires */
  expiresIn: number;
};
export type RefreshDto = {
  /** Omitted by panels, which send their cookie */
  refreshToken?: string | undefined;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type ViewOfMe = {
  /** Name of the Owner */
  by: string;
  /** The view ends by itself */
  until: string;
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
export type AdminMe = {
  /** Role of the caller: that of a panel, or `user` for the app */
  role: 'admin';
  /** Profile, as in the sign-in response of this role */
  profile: AdminProfile;
  /** Only in a view of an Owner */
  view?: ViewOfMe | undefined;
  /** Minutes without use after which this panel session ends; absent: it has no idle end */
  idleMinutes?: number | undefined;
  /** What the admin may do */
  rights: Right[];
};
export type BdMe = {
  /** Role of the caller: that of a panel, or `user` for the app */
  role: 'bd';
  /** Profile, as in the sign-in response of this role */
  profile: BdProfile;
  /** Only in a view of an Owner */
  view?: ViewOfMe | undefined;
  /** Minutes without use after which this panel session ends; absent: it has no idle end */
  idleMinutes?: number | undefined;
};
export type AgencyAdminMe = {
  /** Role of the caller: that of a panel, or `user` for the app */
  role: 'agencyadmin';
  /** Profile, as in the sign-in response of this role */
  profile: AgencyAdminProfile;
  /** Only in a view of an Owner */
  view?: ViewOfMe | undefined;
  /** Minutes without use after which this panel session ends; absent: it has no idle end */
  idleMinutes?: number | undefined;
};
export type AgencyMe = {
  /** Role of the caller: that of a panel, or `user` for the app */
  role: 'agency';
  /** Profile, as in the sign-in response of this role */
  profile: AgencyProfile;
  /** Only in a view of an Owner */
  view?: ViewOfMe | undefined;
  /** Minutes without use after which this panel session ends; absent: it has no idle end */
  idleMinutes?: number | undefined;
};
export type CoinAgencyMe = {
  /** Role of the caller: that of a panel, or `user` for the app */
  role: 'coin';
  /** Profile, as in the sign-in response of this role */
  profile: CoinAgencyProfile;
  /** Only in a view of an Owner */
  view?: ViewOfMe | undefined;
  /** Minutes without use after which this panel session ends; absent: it has no idle end */
  idleMinutes?: number | undefined;
};
export type BanStatus = '0' | '1';
export type User = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** Unique, case-insensitive */
  username: string;
  /** Full name */
  name: string;
  /** Bio, '' when empty */
  bio: string;
  /** Gender, as entered by the user */
  gender: string;
  /** Phone number. Lists show only digits 5 to 10 */
  number: string;
  /** Email address, '' when empty and in lists */
  email: string;
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
  /** Level */
  level: number;
  /** Experience */
  experience: number;
  /** Coins earned from gifts (the spelling is part of the wire format) */
  recievingCoins: number;
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
  /** Number of devices that the app reported */
  devices: number;
  /** _id of the official tag, or '' */
  myTag: string;
};
export type UserMe = {
  /** Role of the caller: that of a panel, or `user` for the app */
  role: 'user';
  /** Profile, as in the sign-in response of this role */
  profile: User;
};
export type MeResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details:
    | ({
        role: 'admin';
      } & AdminMe)
    | ({
        role: 'bd';
      } & BdMe)
    | ({
        role: 'agencyadmin';
      } & AgencyAdminMe)
    | ({
        role: 'agency';
      } & AgencyMe)
    | ({
        role: 'coin';
      } & CoinAgencyMe)
    | ({
        role: 'user';
      } & UserMe);
};
export type SessionInfo = {
  _id: string;
  /** The session of this request */
  current: boolean;
  /** User agent of the browser or app; '' in a view */
  userAgent: string;
  /** Network address of the sign-in; '' in a view */
  address: string;
  /** Time of the sign-in */
  createdAt: string;
  /** Time of the last renewal, at most ten minutes before the last use */
  lastUsedAt: string;
  expiresAt: string;
  /** Name of the Owner who looks at the panel; '' for a sign-in */
  viewedBy: string;
};
export type SessionListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: SessionInfo[];
};
export type PasskeyInfo = {
  _id: string;
  /** What its owner calls it */
  name: string;
  createdAt: string;
  /** Absent until its first use */
  lastUsedAt?: string | undefined;
};
export type MfaState = {
  /** Whether the sign-in asks for a second factor */
  on: boolean;
  /** Since when; absent while it is off */
  since?: string | undefined;
  /** Whether the account must have a second factor */
  required: boolean;
  /** Recovery codes that are left */
  recoveryCodesLeft: number;
  /** Whether the account has an authenticator app */
  app: boolean;
  /** Whether passkeys can be added and used: PUBLIC_URL has a domain name */
  passkeysOffered: boolean;
  /** At most ten */
  passkeys: PasskeyInfo[];
};
export type MfaStateResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: MfaState;
};
export type MfaSetUp = {
  /** Secret for the authenticator app, in base32 */
  secret: string;
  /** The same as an address, for a QR code */
  uri: string;
};
export type MfaSetUpResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: MfaSetUp;
};
export type BeginMfaDto = {
  /** The own password */
  password: string;
};
export type RecoveryCodes = {
  /** Each replaces the app or the passkey once. They are never shown again. Empty when the factor was on before */
  recoveryCodes: string[];
};
export type ConfirmedResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Absent for panels, which get a cookie */
  accessToken?: string | undefined;
  /** The next refresh token; absent for panels */
  refreshToken?: string | undefined;
  /** Seconds until the access token expires */
  expiresIn?: number | undefined;
  details: RecoveryCodes;
};
export type ConfirmMfaDto = {
  /** Six digits of the authenticator app */
  code: string;
};
export type AssertionDto = {
  /** Id of the credential */
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  /** User handle, if the device sends it */
  userHandle?: string | undefined;
};
export type ProofDto = {
  /** The own password */
  password?: string | undefined;
  /** Six digits of the authenticator app */
  code?: string | undefined;
  /** What the browser answered to auth/mfa/passkeys/challenge */
  passkey?: AssertionDto | undefined;
};
export type RecoveryCodesResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: RecoveryCodes;
};
export type VerifiedResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Absent for panels, which get a cookie */
  accessToken?: string | undefined;
  /** The next refresh token; absent for panels */
  refreshToken?: string | undefined;
  /** Seconds until the access token expires */
  expiresIn: number;
};
export type VerifyMfaDto = {
  /** Six digits of the authenticator app, or a recovery code */
  code: string;
};
export type PasskeyOptions = {
  /** `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of WebAuthn */
  options: {
    [key: string]: unknown;
  };
};
export type PasskeyOptionsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: PasskeyOptions;
};
export type BeginPasskeyDto = {
  /** The own password */
  password: string;
};
export type PasskeyTransport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb';
export type AttestationDto = {
  /** Id of the credential */
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  /** How the browser reaches the device */
  transports?: PasskeyTransport[] | undefined;
};
export type AddPasskeyDto = {
  /** What its owner calls it */
  name: string;
  /** What the browser answered */
  passkey: AttestationDto;
};
export type VerifyPasskeyDto = {
  /** What the browser answered */
  passkey: AssertionDto;
};
export type RenamePasskeyDto = {
  /** What its owner calls it */
  name: string;
};
export type StaffRole = 'admin' | 'bd' | 'agencyadmin' | 'agency' | 'coin';
export type OpenedViewDto = {
  /** _id of the view: panels send it as X-View */
  _id: string;
  role: StaffRole;
  /** Name of the account */
  name: string;
  /** The view ends by itself */
  expiresAt: string;
};
export type ViewAsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: OpenedViewDto;
  /** Reads as the account; absent for panels, which get a cookie */
  accessToken?: string | undefined;
};
export type ViewAsDto = {
  /** The panel of the account */
  role: StaffRole;
  /** _id of the account */
  id: string;
  /** Recorded in the audit log */
  reason: string;
};
export const {
  useLoginAdminMutation,
  useLoginAgencyMutation,
  useLoginCoinAgencyMutation,
  useLoginBdMutation,
  useLoginAgencyAdminMutation,
  useRefreshSessionMutation,
  useLogoutMutation,
  useFetchMeQuery,
  useLazyFetchMeQuery,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useEndSessionMutation,
  useFetchMfaQuery,
  useLazyFetchMfaQuery,
  useBeginMfaMutation,
  useConfirmMfaMutation,
  useTurnMfaOffMutation,
  useRenewRecoveryCodesMutation,
  useVerifyMfaMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useAskPasskeyMutation,
  useVerifyPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useProveSessionMutation,
  useViewAsMutation,
} = injectedRtkApi;
export const numberLoginLimits = {
  "number": {
    "maxLength": 40
  },
  "password": {
    "maxLength": 200
  }
} as const;
export const codeLoginLimits = {
  "uniqueId": {
    "maxLength": 30
  },
  "password": {
    "maxLength": 200
  }
} as const;
export const refreshLimits = {
  "refreshToken": {
    "maxLength": 200
  }
} as const;
export const beginMfaLimits = {
  "password": {
    "maxLength": 200
  }
} as const;
export const confirmMfaLimits = {
  "code": {
    "maxLength": 40
  }
} as const;
export const proofLimits = {
  "password": {
    "maxLength": 200
  },
  "code": {
    "maxLength": 40
  }
} as const;
export const assertionLimits = {
  "id": {
    "maxLength": 1364
  },
  "clientDataJSON": {
    "maxLength": 4000
  },
  "authenticatorData": {
    "maxLength": 2000
  },
  "signature": {
    "maxLength": 2000
  },
  "userHandle": {
    "maxLength": 100
  }
} as const;
export const verifyMfaLimits = {
  "code": {
    "maxLength": 40
  }
} as const;
export const beginPasskeyLimits = {
  "password": {
    "maxLength": 200
  }
} as const;
export const addPasskeyLimits = {
  "name": {
    "maxLength": 60
  }
} as const;
export const attestationLimits = {
  "id": {
    "maxLength": 1364
  },
  "clientDataJSON": {
    "maxLength": 4000
  },
  "attestationObject": {
    "maxLength": 8000
  }
} as const;
export const renamePasskeyLimits = {
  "name": {
    "maxLength": 60
  }
} as const;
export const viewAsLimits = {
  "reason": {
    "maxLength": 500
  }
} as const;

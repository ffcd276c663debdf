// Generated from backend/openapi.json by npm run generate: do not edit.
import type { CallOptions, KeyedOptions, Send } from './call.js';
import type {
  AddVideoDto,
  AppBackgroundThemesResponse,
  AppBannersResponse,
  AppContentsResponse,
  AppEntryEffectLevelsResponse,
  AppEntryEffectsResponse,
  AppFrameLevelsResponse,
  AppFramesResponse,
  AppGiftsResponse,
  AppLevelsResponse,
  AppLiveGiftCategoriesResponse,
  AppLiveGiftsResponse,
  AppLoginResponse,
  AppPlansResponse,
  AppSongsResponse,
  AppTagsResponse,
  AppThemesResponse,
  AppUserLevelsResponse,
  AppVersionVerdictResponse,
  AppVipItemsResponse,
  AppVipsResponse,
  ApplicationsResponse,
  ApplyDto,
  AskWithdrawalDto,
  ChangeOwnPasswordDto,
  DeleteAccountDto,
  Envelope,
  ForgotPasswordDto,
  GiftGivenResponse,
  GiveGiftDto,
  GiveLiveGiftDto,
  InboxResponse,
  LiveSessionIdDto,
  LoginUserDto,
  MeResponse,
  OwnLiveSessionResponse,
  OwnProfileResponse,
  OwnVideoListResponse,
  OwnVideoResponse,
  OwnWithdrawalListResponse,
  OwnWithdrawalResponse,
  PushTokenDto,
  RefreshDto,
  RefreshResponse,
  RegisterUserDto,
  RegistrationCodeDto,
  ReportDeviceDto,
  SessionListResponse,
  SetForgottenPasswordDto,
  StartLiveDto,
  UnreadResponse,
  UpdateOwnProfileDto,
  WalletResponse,
} from './schemas.gen.js';

export const callsOver = (send: Send) => ({
  /** Exchange a refresh token for the next pair of tokens */
  refreshSession: (body: RefreshDto, options?: CallOptions) =>
    send<RefreshResponse>({ method: 'POST', path: '/api/auth/refresh', body }, options),
  /** End this session */
  logout: (options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/auth/logout', bearer: true }, options),
  /** Read the caller's role and profile */
  fetchMe: (options?: CallOptions) =>
    send<MeResponse>({ method: 'GET', path: '/api/auth/me', bearer: true }, options),
  /** List the caller's live sessions, last used first */
  listSessions: (options?: CallOptions) =>
    send<SessionListResponse>({ method: 'GET', path: '/api/auth/sessions', bearer: true }, options),
  /** End one of the caller's sessions */
  endSession: (id: string, options?: CallOptions) =>
    send<Envelope>({ method: 'DELETE', path: `/api/auth/sessions/${encodeURIComponent(id)}`, bearer: true }, options),
  /** List the caller's notifications, newest first */
  listOwnNotifications: (query: { page?: number; limit?: number } = {}, options?: CallOptions) =>
    send<InboxResponse>({ method: 'GET', path: '/api/app/notifications', bearer: true, query }, options),
  /** Count the caller's unread notifications */
  countUnreadNotifications: (options?: CallOptions) =>
    send<UnreadResponse>({ method: 'GET', path: '/api/app/notifications/unread', bearer: true }, options),
  /** Mark all of the caller's notifications as read */
  readAllNotifications: (options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/notifications/read', bearer: true }, options),
  /** Mark one of the caller's notifications as read */
  readNotification: (id: string, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: `/api/app/notifications/${encodeURIComponent(id)}/read`, bearer: true }, options),
  /** Delete a notification from the caller's inbox */
  deleteNotification: (id: string, options?: CallOptions) =>
    send<Envelope>({ method: 'DELETE', path: `/api/app/notifications/${encodeURIComponent(id)}`, bearer: true }, options),
  /** Register this phone for push messages until the session ends */
  registerPushToken: (body: PushTokenDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/pushtoken', bearer: true, body }, options),
  /** Unregister this phone from push messages */
  dropPushToken: (body: PushTokenDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/pushtoken/drop', bearer: true, body }, options),
  /** Upload a video (MP4 or WebM, up to 100 MB) with a poster; other users see it after approval */
  uploadVideo: (body: AddVideoDto, options?: CallOptions) =>
    send<OwnVideoResponse>({ method: 'POST', path: '/api/app/videos', bearer: true, form: true, body }, options),
  /** List the user's own videos with their states, newest first */
  listOwnVideos: (query: { page?: number; limit?: number } = {}, options?: CallOptions) =>
    send<OwnVideoListResponse>({ method: 'GET', path: '/api/app/videos', bearer: true, query }, options),
  /** Delete one of the user's own videos */
  deleteOwnVideo: (id: string, options?: CallOptions) =>
    send<Envelope>({ method: 'DELETE', path: `/api/app/videos/${encodeURIComponent(id)}`, bearer: true }, options),
  /** Register an app user and sign the user in */
  registerUser: (body: RegisterUserDto, options?: CallOptions) =>
    send<AppLoginResponse>({ method: 'POST', path: '/api/app/register', body }, options),
  /** Request the code that registration requires while SMS codes are set up */
  askForRegistrationCode: (body: RegistrationCodeDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/register/code', body }, options),
  /** Delete the caller's account and personal data; coin entries remain without the name */
  deleteOwnAccount: (body: DeleteAccountDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/account/delete', bearer: true, body }, options),
  /** Sign in as app user */
  loginUser: (body: LoginUserDto, options?: CallOptions) =>
    send<AppLoginResponse>({ method: 'POST', path: '/api/app/login', body }, options),
  /** Change the caller's password; requires the current password and ends all other sessions */
  changeOwnPassword: (body: ChangeOwnPasswordDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/password', bearer: true, body }, options),
  /** Read the caller's profile */
  fetchOwnProfile: (options?: CallOptions) =>
    send<OwnProfileResponse>({ method: 'GET', path: '/api/app/profile', bearer: true }, options),
  /** Change the caller's profile */
  updateOwnProfile: (body: UpdateOwnProfileDto, options?: CallOptions) =>
    send<OwnProfileResponse>({ method: 'POST', path: '/api/app/profile', bearer: true, form: true, body }, options),
  /** Report the device that the app runs on; a banned device ends the session */
  reportDevice: (body: ReportDeviceDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/device', bearer: true, body }, options),
  /** Apply as host at an agency; only one open or approved application is allowed */
  applyAsHost: (body: ApplyDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/host/apply', bearer: true, body }, options),
  /** List the caller's applications, newest first, with their state and any reason for rejection */
  listOwnApplications: (options?: CallOptions) =>
    send<ApplicationsResponse>({ method: 'GET', path: '/api/app/host/applications', bearer: true }, options),
  /** Go live (approved hosts only); returns the running session if there is one */
  startLive: (body: StartLiveDto, options?: CallOptions) =>
    send<OwnLiveSessionResponse>({ method: 'POST', path: '/api/app/live/start', bearer: true, body }, options),
  /** Renew a live session; the server ends a session after 60 s without a heartbeat */
  keepLive: (body: LiveSessionIdDto, options?: CallOptions) =>
    send<OwnLiveSessionResponse>({ method: 'POST', path: '/api/app/live/heartbeat', bearer: true, body }, options),
  /** End the caller's live session; a repeated request returns the same response */
  endLive: (body: LiveSessionIdDto, options?: CallOptions) =>
    send<OwnLiveSessionResponse>({ method: 'POST', path: '/api/app/live/end', bearer: true, body }, options),
  /** Read the caller's balance */
  fetchOwnWallet: (options?: CallOptions) =>
    send<WalletResponse>({ method: 'GET', path: '/api/app/wallet', bearer: true }, options),
  /** Give a gift to a host who is live */
  giveGift: (body: GiveGiftDto, options?: KeyedOptions) =>
    send<GiftGivenResponse>({ method: 'POST', path: '/api/app/gift', bearer: true, keyed: true, body }, options),
  /** Give a live gift to a host who is live */
  giveLiveGift: (body: GiveLiveGiftDto, options?: KeyedOptions) =>
    send<GiftGivenResponse>({ method: 'POST', path: '/api/app/livegift', bearer: true, keyed: true, body }, options),
  /** Request a withdrawal of earned coins, which are held until the decision */
  askForWithdrawal: (body: AskWithdrawalDto, options?: KeyedOptions) =>
    send<OwnWithdrawalResponse>({ method: 'POST', path: '/api/app/withdrawals', bearer: true, keyed: true, body }, options),
  /** List the caller's withdrawals, newest first, with their state and any reason for rejection */
  listOwnWithdrawals: (query: { page?: number; limit?: number } = {}, options?: CallOptions) =>
    send<OwnWithdrawalListResponse>({ method: 'GET', path: '/api/app/withdrawals', bearer: true, query }, options),
  /** List the banners for the app, in the order set by staff */
  fetchAppBanners: (options?: CallOptions) =>
    send<AppBannersResponse>({ method: 'GET', path: '/api/app/catalogue/banners', bearer: true, cached: true }, options),
  /** List the official tags for the app, by title */
  fetchAppTags: (options?: CallOptions) =>
    send<AppTagsResponse>({ method: 'GET', path: '/api/app/catalogue/tags', bearer: true, cached: true }, options),
  /** List the gifts for the app, in the order set by staff */
  fetchAppGifts: (options?: CallOptions) =>
    send<AppGiftsResponse>({ method: 'GET', path: '/api/app/catalogue/gifts', bearer: true, cached: true }, options),
  /** List the live gifts for the app, in the order set by staff */
  fetchAppLiveGifts: (options?: CallOptions) =>
    send<AppLiveGiftsResponse>({ method: 'GET', path: '/api/app/catalogue/live-gifts', bearer: true, cached: true }, options),
  /** List the live gift categories for the app, in the order set by staff */
  fetchAppLiveGiftCategories: (options?: CallOptions) =>
    send<AppLiveGiftCategoriesResponse>({ method: 'GET', path: '/api/app/catalogue/live-gift-categories', bearer: true, cached: true }, options),
  /** List the entry effects for the app, newest first */
  fetchAppEntryEffects: (options?: CallOptions) =>
    send<AppEntryEffectsResponse>({ method: 'GET', path: '/api/app/catalogue/entry-effects', bearer: true, cached: true }, options),
  /** List the entry effect levels for the app, lowest first */
  fetchAppEntryEffectLevels: (options?: CallOptions) =>
    send<AppEntryEffectLevelsResponse>({ method: 'GET', path: '/api/app/catalogue/entry-effect-levels', bearer: true, cached: true }, options),
  /** List the frames for the app, newest first */
  fetchAppFrames: (options?: CallOptions) =>
    send<AppFramesResponse>({ method: 'GET', path: '/api/app/catalogue/frames', bearer: true, cached: true }, options),
  /** List the frame levels for the app, lowest first */
  fetchAppFrameLevels: (options?: CallOptions) =>
    send<AppFrameLevelsResponse>({ method: 'GET', path: '/api/app/catalogue/frame-levels', bearer: true, cached: true }, options),
  /** List the wallpapers of live rooms for the app, newest first */
  fetchAppThemes: (options?: CallOptions) =>
    send<AppThemesResponse>({ method: 'GET', path: '/api/app/catalogue/themes', bearer: true, cached: true }, options),
  /** List the backgrounds with a picture for the app, in their order */
  fetchAppBackgroundThemes: (options?: CallOptions) =>
    send<AppBackgroundThemesResponse>({ method: 'GET', path: '/api/app/catalogue/background-themes', bearer: true, cached: true }, options),
  /** List the host levels for the app, lowest first */
  fetchAppLevels: (options?: CallOptions) =>
    send<AppLevelsResponse>({ method: 'GET', path: '/api/app/catalogue/levels', bearer: true, cached: true }, options),
  /** List the user levels for the app, lowest first */
  fetchAppUserLevels: (options?: CallOptions) =>
    send<AppUserLevelsResponse>({ method: 'GET', path: '/api/app/catalogue/user-levels', bearer: true, cached: true }, options),
  /** List the VIP packs for the app, newest first */
  fetchAppVips: (options?: CallOptions) =>
    send<AppVipsResponse>({ method: 'GET', path: '/api/app/catalogue/vips', bearer: true, cached: true }, options),
  /** List the items of the VIP packs for the app, in the order set by staff */
  fetchAppVipItems: (options?: CallOptions) =>
    send<AppVipItemsResponse>({ method: 'GET', path: '/api/app/catalogue/vip-items', bearer: true, cached: true }, options),
  /** List the songs for the app, newest first */
  fetchAppSongs: (options?: CallOptions) =>
    send<AppSongsResponse>({ method: 'GET', path: '/api/app/catalogue/songs', bearer: true, cached: true }, options),
  /** List the coin plans for the app, in the order set by staff */
  fetchAppPlans: (options?: CallOptions) =>
    send<AppPlansResponse>({ method: 'GET', path: '/api/app/catalogue/plans', bearer: true, cached: true }, options),
  /** List the content titles for the app, newest first */
  fetchAppContents: (options?: CallOptions) =>
    send<AppContentsResponse>({ method: 'GET', path: '/api/app/catalogue/contents', bearer: true, cached: true }, options),
  /** Request a code by SMS; the response is the same whether or not the number has an account */
  askForPasswordCode: (body: ForgotPasswordDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/password/forgot', body }, options),
  /** Set a new password with the code; ends all sessions of the user */
  resetPassword: (body: SetForgottenPasswordDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/password/reset', body }, options),
  /** Check whether a version of the app must be updated, by `version` or the header X-App-Version */
  checkAppVersion: (query: { version?: string } = {}, options?: CallOptions) =>
    send<AppVersionVerdictResponse>({ method: 'GET', path: '/api/app/version', query }, options),
});

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
  /** Role and profile of the caller */
  fetchMe: (options?: CallOptions) =>
    send<MeResponse>({ method: 'GET', path: '/api/auth/me', bearer: true }, options),
  /** The caller's live sessions, last used first */
  listSessions: (options?: CallOptions) =>
    send<SessionListResponse>({ method: 'GET', path: '/api/auth/sessions', bearer: true }, options),
  /** End one of the caller's sessions */
  endSession: (id: string, options?: CallOptions) =>
    send<Envelope>({ method: 'DELETE', path: `/api/auth/sessions/${encodeURIComponent(id)}`, bearer: true }, options),
  /** List the own notifications, newest first */
  listOwnNotifications: (query: { page?: number; limit?: number } = {}, options?: CallOptions) =>
    send<InboxResponse>({ method: 'GET', path: '/api/app/notifications', bearer: true, query }, options),
  /** Count the own notifications that were not read */
  countUnreadNotifications: (options?: CallOptions) =>
    send<UnreadResponse>({ method: 'GET', path: '/api/app/notifications/unread', bearer: true }, options),
  /** Mark all own notifications as read */
  readAllNotifications: (options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/notifications/read', bearer: true }, options),
  /** Mark one of the own notifications as read */
  readNotification: (id: string, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: `/api/app/notifications/${encodeURIComponent(id)}/read`, bearer: true }, options),
  /** Take one of the own notifications out of the inbox */
  deleteNotification: (id: string, options?: CallOptions) =>
    send<Envelope>({ method: 'DELETE', path: `/api/app/notifications/${encodeURIComponent(id)}`, bearer: true }, options),
  /** Register this phone for push; it is forgotten when the session ends */
  registerPushToken: (body: PushTokenDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/pushtoken', bearer: true, body }, options),
  /** Push to this phone no more */
  dropPushToken: (body: PushTokenDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/pushtoken/drop', bearer: true, body }, options),
  /** Upload a video (MP4 or WebM, 100 MB) with its poster; others see it once it is approved */
  uploadVideo: (body: AddVideoDto, options?: CallOptions) =>
    send<OwnVideoResponse>({ method: 'POST', path: '/api/app/videos', bearer: true, form: true, body }, options),
  /** List the user's own videos with their states, newest first */
  listOwnVideos: (query: { page?: number; limit?: number } = {}, options?: CallOptions) =>
    send<OwnVideoListResponse>({ method: 'GET', path: '/api/app/videos', bearer: true, query }, options),
  /** Delete an own video */
  deleteOwnVideo: (id: string, options?: CallOptions) =>
    send<Envelope>({ method: 'DELETE', path: `/api/app/videos/${encodeURIComponent(id)}`, bearer: true }, options),
  /** Register a user of the app and sign it in */
  registerUser: (body: RegisterUserDto, options?: CallOptions) =>
    send<AppLoginResponse>({ method: 'POST', path: '/api/app/register', body }, options),
  /** Ask for the code that registering a number needs while codes by SMS are set up */
  askForRegistrationCode: (body: RegistrationCodeDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/register/code', body }, options),
  /** Delete the own account: personal data goes, coin entries stay without a name */
  deleteOwnAccount: (body: DeleteAccountDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/account/delete', bearer: true, body }, options),
  /** Sign in as user of the app */
  loginUser: (body: LoginUserDto, options?: CallOptions) =>
    send<AppLoginResponse>({ method: 'POST', path: '/api/app/login', body }, options),
  /** Change the own password with the present one; ends the other sessions */
  changeOwnPassword: (body: ChangeOwnPasswordDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/password', bearer: true, body }, options),
  /** Read the own profile */
  fetchOwnProfile: (options?: CallOptions) =>
    send<OwnProfileResponse>({ method: 'GET', path: '/api/app/profile', bearer: true }, options),
  /** Change the own profile */
  updateOwnProfile: (body: UpdateOwnProfileDto, options?: CallOptions) =>
    send<OwnProfileResponse>({ method: 'POST', path: '/api/app/profile', bearer: true, form: true, body }, options),
  /** Report the device that the app runs on; a banned one ends the session */
  reportDevice: (body: ReportDeviceDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/device', bearer: true, body }, options),
  /** Apply as host at an agency; one open or approved application at a time */
  applyAsHost: (body: ApplyDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/host/apply', bearer: true, body }, options),
  /** List the own applications with their state and, after a reject, the reason; newest first */
  listOwnApplications: (options?: CallOptions) =>
    send<ApplicationsResponse>({ method: 'GET', path: '/api/app/host/applications', bearer: true }, options),
  /** Go live (approved hosts only); answers the running session when there is one */
  startLive: (body: StartLiveDto, options?: CallOptions) =>
    send<OwnLiveSessionResponse>({ method: 'POST', path: '/api/app/live/start', bearer: true, body }, options),
  /** Say that the session goes on; after 60 s without one the server ends it */
  keepLive: (body: LiveSessionIdDto, options?: CallOptions) =>
    send<OwnLiveSessionResponse>({ method: 'POST', path: '/api/app/live/heartbeat', bearer: true, body }, options),
  /** End the own live session; asking twice answers the same */
  endLive: (body: LiveSessionIdDto, options?: CallOptions) =>
    send<OwnLiveSessionResponse>({ method: 'POST', path: '/api/app/live/end', bearer: true, body }, options),
  /** Read the own balance */
  fetchOwnWallet: (options?: CallOptions) =>
    send<WalletResponse>({ method: 'GET', path: '/api/app/wallet', bearer: true }, options),
  /** Give a gift to a host who is live */
  giveGift: (body: GiveGiftDto, options?: KeyedOptions) =>
    send<GiftGivenResponse>({ method: 'POST', path: '/api/app/gift', bearer: true, keyed: true, body }, options),
  /** Give a live gift to a host who is live */
  giveLiveGift: (body: GiveLiveGiftDto, options?: KeyedOptions) =>
    send<GiftGivenResponse>({ method: 'POST', path: '/api/app/livegift', bearer: true, keyed: true, body }, options),
  /** Ask for earned coins to be paid out; they are held until it is decided */
  askForWithdrawal: (body: AskWithdrawalDto, options?: KeyedOptions) =>
    send<OwnWithdrawalResponse>({ method: 'POST', path: '/api/app/withdrawals', bearer: true, keyed: true, body }, options),
  /** List the own withdrawals with their state and, after a reject, the reason; newest first */
  listOwnWithdrawals: (query: { page?: number; limit?: number } = {}, options?: CallOptions) =>
    send<OwnWithdrawalListResponse>({ method: 'GET', path: '/api/app/withdrawals', bearer: true, query }, options),
  /** The banners, in the order that staff gave them */
  fetchAppBanners: (options?: CallOptions) =>
    send<AppBannersResponse>({ method: 'GET', path: '/api/app/catalogue/banners', bearer: true, cached: true }, options),
  /** The official tags, by title */
  fetchAppTags: (options?: CallOptions) =>
    send<AppTagsResponse>({ method: 'GET', path: '/api/app/catalogue/tags', bearer: true, cached: true }, options),
  /** The gifts, in the order that staff gave them */
  fetchAppGifts: (options?: CallOptions) =>
    send<AppGiftsResponse>({ method: 'GET', path: '/api/app/catalogue/gifts', bearer: true, cached: true }, options),
  /** The animated gifts of live sessions, in the order that staff gave them */
  fetchAppLiveGifts: (options?: CallOptions) =>
    send<AppLiveGiftsResponse>({ method: 'GET', path: '/api/app/catalogue/live-gifts', bearer: true, cached: true }, options),
  /** The categories of live gifts, in the order that staff gave them */
  fetchAppLiveGiftCategories: (options?: CallOptions) =>
    send<AppLiveGiftCategoriesResponse>({ method: 'GET', path: '/api/app/catalogue/live-gift-categories', bearer: true, cached: true }, options),
  /** The entry effects, newest first */
  fetchAppEntryEffects: (options?: CallOptions) =>
    send<AppEntryEffectsResponse>({ method: 'GET', path: '/api/app/catalogue/entry-effects', bearer: true, cached: true }, options),
  /** The entry effects of levels, lowest first */
  fetchAppEntryEffectLevels: (options?: CallOptions) =>
    send<AppEntryEffectLevelsResponse>({ method: 'GET', path: '/api/app/catalogue/entry-effect-levels', bearer: true, cached: true }, options),
  /** The frames, newest first */
  fetchAppFrames: (options?: CallOptions) =>
    send<AppFramesResponse>({ method: 'GET', path: '/api/app/catalogue/frames', bearer: true, cached: true }, options),
  /** The frames of levels, lowest first */
  fetchAppFrameLevels: (options?: CallOptions) =>
    send<AppFrameLevelsResponse>({ method: 'GET', path: '/api/app/catalogue/frame-levels', bearer: true, cached: true }, options),
  /** The wallpapers of live rooms, newest first */
  fetchAppThemes: (options?: CallOptions) =>
    send<AppThemesResponse>({ method: 'GET', path: '/api/app/catalogue/themes', bearer: true, cached: true }, options),
  /** The backgrounds that have a picture, in their order */
  fetchAppBackgroundThemes: (options?: CallOptions) =>
    send<AppBackgroundThemesResponse>({ method: 'GET', path: '/api/app/catalogue/background-themes', bearer: true, cached: true }, options),
  /** The levels of hosts, lowest first */
  fetchAppLevels: (options?: CallOptions) =>
    send<AppLevelsResponse>({ method: 'GET', path: '/api/app/catalogue/levels', bearer: true, cached: true }, options),
  /** The levels of users, lowest first */
  fetchAppUserLevels: (options?: CallOptions) =>
    send<AppUserLevelsResponse>({ method: 'GET', path: '/api/app/catalogue/user-levels', bearer: true, cached: true }, options),
  /** The VIP packs, newest first */
  fetchAppVips: (options?: CallOptions) =>
    send<AppVipsResponse>({ method: 'GET', path: '/api/app/catalogue/vips', bearer: true, cached: true }, options),
  /** What the VIP packs hold, in the order that staff gave them */
  fetchAppVipItems: (options?: CallOptions) =>
    send<AppVipItemsResponse>({ method: 'GET', path: '/api/app/catalogue/vip-items', bearer: true, cached: true }, options),
  /** The songs, newest first */
  fetchAppSongs: (options?: CallOptions) =>
    send<AppSongsResponse>({ method: 'GET', path: '/api/app/catalogue/songs', bearer: true, cached: true }, options),
  /** The coin plans, in the order that staff gave them */
  fetchAppPlans: (options?: CallOptions) =>
    send<AppPlansResponse>({ method: 'GET', path: '/api/app/catalogue/plans', bearer: true, cached: true }, options),
  /** The titles under which the app groups what it shows, newest first */
  fetchAppContents: (options?: CallOptions) =>
    send<AppContentsResponse>({ method: 'GET', path: '/api/app/catalogue/contents', bearer: true, cached: true }, options),
  /** Ask for a code by SMS; the answer is the same whether or not the number has an account */
  askForPasswordCode: (body: ForgotPasswordDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/password/forgot', body }, options),
  /** Set a new password with the code; ends all sessions of the user */
  resetPassword: (body: SetForgottenPasswordDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/password/reset', body }, options),
  /** Whether this version of the app may go on, by `version` or the header X-App-Version */
  checkAppVersion: (query: { version?: string } = {}, options?: CallOptions) =>
    send<AppVersionVerdictResponse>({ method: 'GET', path: '/api/app/version', query }, options),
});

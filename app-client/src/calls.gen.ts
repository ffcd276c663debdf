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
  AppSettingsResponse,
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
  BuyItemDto,
  ChangeOwnPasswordDto,
  ContinueOrderDto,
  DeleteAccountDto,
  Envelope,
  ForgotPasswordDto,
  GiftGivenResponse,
  GiveGiftDto,
  GiveLiveGiftDto,
  InboxResponse,
  ItemBoughtResponse,
  LiveSessionIdDto,
  LoginUserDto,
  MakeOrderDto,
  MeResponse,
  OwnExperienceResponse,
  OwnItemListResponse,
  OwnLiveSessionResponse,
  OwnOrderListResponse,
  OwnProfileResponse,
  OwnVideoListResponse,
  OwnVideoResponse,
  OwnWithdrawalListResponse,
  OwnWithdrawalResponse,
  PayableOrderResponse,
  PublicProfileResponse,
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
  WearItemDto,
} from './schemas.gen.js';

export const callsOver = (send: Send) => ({
  /** Exchange a refresh token for the next pair of tokens */
  refreshSession: (body: RefreshDto, options?: CallOptions) =>
    send<RefreshResponse>({ method: 'POST', path: '/api/auth/refresh', body }, options),
  /** End the current session, or the view of an Owner */
  logout: (options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/auth/logout', bearer: true }, options),
  /** Read the role and profile of the caller, and what an admin may do */
  fetchMe: (options?: CallOptions) =>
    send<MeResponse>({ method: 'GET', path: '/api/auth/me', bearer: true }, options),
  /** List the caller's open sessions, last used first */
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
  /** Delete one of the caller's notifications from the inbox */
  deleteNotification: (id: string, options?: CallOptions) =>
    send<Envelope>({ method: 'DELETE', path: `/api/app/notifications/${encodeURIComponent(id)}`, bearer: true }, options),
  /** Register this phone for push until the session ends */
  registerPushToken: (body: PushTokenDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/pushtoken', bearer: true, body }, options),
  /** Stop push to this phone */
  dropPushToken: (body: PushTokenDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/pushtoken/drop', bearer: true, body }, options),
  /** Upload a video (MP4 or WebM, at most 100 MB) with a poster; other users see it after approval */
  uploadVideo: (body: AddVideoDto, options?: CallOptions) =>
    send<OwnVideoResponse>({ method: 'POST', path: '/api/app/videos', bearer: true, form: true, body }, options),
  /** List the user's own videos with their states, newest first */
  listOwnVideos: (query: { page?: number; limit?: number } = {}, options?: CallOptions) =>
    send<OwnVideoListResponse>({ method: 'GET', path: '/api/app/videos', bearer: true, query }, options),
  /** Delete one of the caller's videos */
  deleteOwnVideo: (id: string, options?: CallOptions) =>
    send<Envelope>({ method: 'DELETE', path: `/api/app/videos/${encodeURIComponent(id)}`, bearer: true }, options),
  /** Register an app user and sign the user in */
  registerUser: (body: RegisterUserDto, options?: CallOptions) =>
    send<AppLoginResponse>({ method: 'POST', path: '/api/app/register', body }, options),
  /** Request the SMS code that registration requires while SMS codes are set up */
  askForRegistrationCode: (body: RegistrationCodeDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/register/code', body }, options),
  /** Delete the caller's account: personal data is removed, coin entries stay without a name */
  deleteOwnAccount: (body: DeleteAccountDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/account/delete', bearer: true, body }, options),
  /** Sign in as an app user */
  loginUser: (body: LoginUserDto, options?: CallOptions) =>
    send<AppLoginResponse>({ method: 'POST', path: '/api/app/login', body }, options),
  /** Change the caller's password, confirmed by the current one; ends the other sessions */
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
  /** Apply to an agency as a host; a user can have one open or approved application */
  applyAsHost: (body: ApplyDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/host/apply', bearer: true, body }, options),
  /** List the caller's applications with status and, after a rejection, the reason; newest first */
  listOwnApplications: (options?: CallOptions) =>
    send<ApplicationsResponse>({ method: 'GET', path: '/api/app/host/applications', bearer: true }, options),
  /** Go live (approved hosts only); returns the running session when there is one */
  startLive: (body: StartLiveDto, options?: CallOptions) =>
    send<OwnLiveSessionResponse>({ method: 'POST', path: '/api/app/live/start', bearer: true, body }, options),
  /** Keep the live session alive; the server ends it after 60 s without this call */
  keepLive: (body: LiveSessionIdDto, options?: CallOptions) =>
    send<OwnLiveSessionResponse>({ method: 'POST', path: '/api/app/live/heartbeat', bearer: true, body }, options),
  /** End the caller's live session; a repeated call returns the same response */
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
  /** Request a withdrawal of earned coins; the coins are held until the decision */
  askForWithdrawal: (body: AskWithdrawalDto, options?: KeyedOptions) =>
    send<OwnWithdrawalResponse>({ method: 'POST', path: '/api/app/withdrawals', bearer: true, keyed: true, body }, options),
  /** List the caller's withdrawals with status and, after a rejection, the reason; newest first */
  listOwnWithdrawals: (query: { page?: number; limit?: number } = {}, options?: CallOptions) =>
    send<OwnWithdrawalListResponse>({ method: 'GET', path: '/api/app/withdrawals', bearer: true, query }, options),
  /** Order the coins of a plan; pay with the client secret */
  makeOrder: (body: MakeOrderDto, options?: KeyedOptions) =>
    send<PayableOrderResponse>({ method: 'POST', path: '/api/app/orders', bearer: true, keyed: true, body }, options),
  /** List the caller's orders, newest first */
  listOwnOrders: (query: { page?: number; limit?: number } = {}, options?: CallOptions) =>
    send<OwnOrderListResponse>({ method: 'GET', path: '/api/app/orders', bearer: true, query }, options),
  /** Get the client secret of an own order that is not paid yet */
  continueOrder: (body: ContinueOrderDto, options?: CallOptions) =>
    send<PayableOrderResponse>({ method: 'POST', path: '/api/app/orders/continue', bearer: true, body }, options),
  /** Buy an entry effect, a frame, a theme or a VIP pack */
  buyItem: (body: BuyItemDto, options?: KeyedOptions) =>
    send<ItemBoughtResponse>({ method: 'POST', path: '/api/app/items', bearer: true, keyed: true, body }, options),
  /** List what the caller owns now or later, newest first */
  listOwnItems: (options?: CallOptions) =>
    send<OwnItemListResponse>({ method: 'GET', path: '/api/app/items', bearer: true }, options),
  /** Wear an own item, or take off what is worn at its place */
  wearItem: (body: WearItemDto, options?: CallOptions) =>
    send<Envelope>({ method: 'PUT', path: '/api/app/items/worn', bearer: true, body }, options),
  /** Read what everybody sees of a user: name, picture, level, and what the user wears */
  fetchPublicProfile: (id: string, options?: CallOptions) =>
    send<PublicProfileResponse>({ method: 'GET', path: `/api/app/users/${encodeURIComponent(id)}`, bearer: true }, options),
  /** Read the caller's experience and level, and the next level */
  fetchOwnExperience: (options?: CallOptions) =>
    send<OwnExperienceResponse>({ method: 'GET', path: '/api/app/experience', bearer: true }, options),
  /** List the backgrounds that have a picture, in their order */
  fetchAppBackgroundThemes: (options?: CallOptions) =>
    send<AppBackgroundThemesResponse>({ method: 'GET', path: '/api/app/catalogue/background-themes', bearer: true, cached: true }, options),
  /** List the banners in the order set by staff */
  fetchAppBanners: (options?: CallOptions) =>
    send<AppBannersResponse>({ method: 'GET', path: '/api/app/catalogue/banners', bearer: true, cached: true }, options),
  /** List the titles under which the app groups its content, newest first */
  fetchAppContents: (options?: CallOptions) =>
    send<AppContentsResponse>({ method: 'GET', path: '/api/app/catalogue/contents', bearer: true, cached: true }, options),
  /** List the entry effects of levels, lowest first */
  fetchAppEntryEffectLevels: (options?: CallOptions) =>
    send<AppEntryEffectLevelsResponse>({ method: 'GET', path: '/api/app/catalogue/entry-effect-levels', bearer: true, cached: true }, options),
  /** List the entry effects, newest first */
  fetchAppEntryEffects: (options?: CallOptions) =>
    send<AppEntryEffectsResponse>({ method: 'GET', path: '/api/app/catalogue/entry-effects', bearer: true, cached: true }, options),
  /** List the frames of levels, lowest first */
  fetchAppFrameLevels: (options?: CallOptions) =>
    send<AppFrameLevelsResponse>({ method: 'GET', path: '/api/app/catalogue/frame-levels', bearer: true, cached: true }, options),
  /** List the frames, newest first */
  fetchAppFrames: (options?: CallOptions) =>
    send<AppFramesResponse>({ method: 'GET', path: '/api/app/catalogue/frames', bearer: true, cached: true }, options),
  /** List the gifts in the order set by staff */
  fetchAppGifts: (options?: CallOptions) =>
    send<AppGiftsResponse>({ method: 'GET', path: '/api/app/catalogue/gifts', bearer: true, cached: true }, options),
  /** List the levels of hosts, lowest first */
  fetchAppLevels: (options?: CallOptions) =>
    send<AppLevelsResponse>({ method: 'GET', path: '/api/app/catalogue/levels', bearer: true, cached: true }, options),
  /** List the categories of live gifts in the order set by staff */
  fetchAppLiveGiftCategories: (options?: CallOptions) =>
    send<AppLiveGiftCategoriesResponse>({ method: 'GET', path: '/api/app/catalogue/live-gift-categories', bearer: true, cached: true }, options),
  /** List the animated gifts of live sessions in the order set by staff */
  fetchAppLiveGifts: (options?: CallOptions) =>
    send<AppLiveGiftsResponse>({ method: 'GET', path: '/api/app/catalogue/live-gifts', bearer: true, cached: true }, options),
  /** List the coin plans in the order set by staff */
  fetchAppPlans: (options?: CallOptions) =>
    send<AppPlansResponse>({ method: 'GET', path: '/api/app/catalogue/plans', bearer: true, cached: true }, options),
  /** List the songs, newest first */
  fetchAppSongs: (options?: CallOptions) =>
    send<AppSongsResponse>({ method: 'GET', path: '/api/app/catalogue/songs', bearer: true, cached: true }, options),
  /** List the official tags by title */
  fetchAppTags: (options?: CallOptions) =>
    send<AppTagsResponse>({ method: 'GET', path: '/api/app/catalogue/tags', bearer: true, cached: true }, options),
  /** List the wallpapers of live rooms, newest first */
  fetchAppThemes: (options?: CallOptions) =>
    send<AppThemesResponse>({ method: 'GET', path: '/api/app/catalogue/themes', bearer: true, cached: true }, options),
  /** List the levels of users, lowest first */
  fetchAppUserLevels: (options?: CallOptions) =>
    send<AppUserLevelsResponse>({ method: 'GET', path: '/api/app/catalogue/user-levels', bearer: true, cached: true }, options),
  /** List the items of the VIP packs, in the order set by staff */
  fetchAppVipItems: (options?: CallOptions) =>
    send<AppVipItemsResponse>({ method: 'GET', path: '/api/app/catalogue/vip-items', bearer: true, cached: true }, options),
  /** List the VIP packs, newest first */
  fetchAppVips: (options?: CallOptions) =>
    send<AppVipsResponse>({ method: 'GET', path: '/api/app/catalogue/vips', bearer: true, cached: true }, options),
  /** Request a code by SMS; the response is the same whether or not the number has an account */
  askForPasswordCode: (body: ForgotPasswordDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/password/forgot', body }, options),
  /** Set a new password with the code; ends all sessions of the user */
  resetPassword: (body: SetForgottenPasswordDto, options?: CallOptions) =>
    send<Envelope>({ method: 'POST', path: '/api/app/password/reset', body }, options),
  /** Check whether an app version must update, by `version` or the header X-App-Version */
  checkAppVersion: (query: { version?: string } = {}, options?: CallOptions) =>
    send<AppVersionVerdictResponse>({ method: 'GET', path: '/api/app/version', query }, options),
  /** Read the settings of the app: live time, family image and the ids of services that may be public */
  readAppSettings: (options?: CallOptions) =>
    send<AppSettingsResponse>({ method: 'GET', path: '/api/app/settings', cached: true }, options),
});

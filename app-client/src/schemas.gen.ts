// Generated from backend/openapi.json by npm run generate: do not edit.
import type { Upload } from './uploads.js';

export interface AddVideoDto {
  /** A file: video */
  video: Upload;
  /** A file: image */
  poster: Upload;
  caption?: string;
}

export interface AppBackgroundThemesResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: BackgroundTheme[];
}

export interface AppBannersResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: Banner[];
}

export interface AppContentsResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: Content[];
}

export interface AppEntryEffectLevel {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean;
  /** Number of the level */
  level: number;
  /** Path below /api; '' when no image is set */
  image: string;
}

export interface AppEntryEffectLevelsResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: AppEntryEffectLevel[];
}

export interface AppEntryEffectsResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: Effect[];
}

export interface AppFrameLevel {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean;
  /** Number of the level */
  level: number;
  /** Path below /api; '' when no image is set */
  image: string;
  /** The animation, path below /api */
  svga: string;
}

export interface AppFrameLevelsResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: AppFrameLevel[];
}

export interface AppFramesResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: Effect[];
}

export interface AppGiftsResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: Gift[];
}

export interface AppLevel {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean;
  /** Number of the level */
  level: number;
  /** Lowest experience of the level */
  expFrom: number;
  /** Highest experience of the level */
  expTo: number;
  /** Path below /api; '' when no image is set */
  icon: string;
  /** The same as icon */
  image: string;
}

export interface AppLevelsResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: AppLevel[];
}

export interface AppLiveGiftCategoriesResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: LiveGiftCategory[];
}

export interface AppLiveGiftsResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: LiveGift[];
}

export interface AppLoginResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: User;
  /** For `Authorization: Bearer`. Absent for panels, which get a cookie */
  accessToken?: string;
  /** For auth/refresh, once. Absent for panels */
  refreshToken?: string;
  /** Seconds until the access token expires */
  expiresIn?: number;
}

export interface AppPlansResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: Plan[];
}

export interface AppSettings {
  /** Days a month with enough live time that a host should reach */
  liveDays: number;
  /** Minutes of live time that make a day count */
  liveMinutes: number;
  /** The family count */
  familyCount: number;
  /** Path below /api; '' when no image is set */
  familyImage: string;
  /** App id of Agora, for live video; '' when not set */
  agoraAppId: string;
  /** OAuth client id of Google, for sign-in; '' when not set */
  googleClientId: string;
  /** Publishable key of Stripe, for payments; '' when purchases are off */
  stripePublishableKey: string;
}

export interface AppSettingsResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: AppSettings;
}

export interface AppSongsResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: Song[];
}

export interface AppTagsResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: Tag[];
}

export interface AppThemesResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: Theme[];
}

export interface AppUserLevel {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean;
  /** Number of the level */
  level: number;
  /** Lowest experience of the level */
  expFrom: number;
  /** Highest experience of the level */
  expTo: number;
  /** Path below /api; '' when no image is set */
  image: string;
}

export interface AppUserLevelsResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: AppUserLevel[];
}

export interface AppVersionVerdict {
  /** Older versions must update, '' when all versions are allowed */
  minimum: string;
  /** Version in the app stores, '' when not set */
  latest: string;
  /** true: the calling version must update */
  mustUpdate: boolean;
}

export interface AppVersionVerdictResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: AppVersionVerdict;
}

export interface AppVipItemsResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: VipItem[];
}

export interface AppVipsResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: Vip[];
}

export interface Application {
  _id: string;
  /** Code of the agency */
  agencyCode: string;
  /** 0 pending, 1 approved, 2 rejected */
  status: number;
  /** Reason for the rejection, '' otherwise */
  reason: string;
  /** Time of the application */
  createdAt: string;
}

export interface ApplicationsResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: Application[];
}

export interface ApplyDto {
  /** Code of the agency */
  agencyCode: string;
  realName: string;
  number: string;
}

export interface AskWithdrawalDto {
  /** Earned coins */
  coins: number;
  /** 5 to 34 digits and letters */
  accountNo: string;
  bankName: string;
  /** 4 letters, a zero, 6 letters or digits */
  ifscCode: string;
  /** 5 letters, 4 digits, a letter */
  panNumber?: string;
}

export interface BackgroundTheme {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean;
  /** Path below /api; '' when no image is set */
  image: string;
}

/** 0 unbanned, 1 banned */
export type BanStatus = "0" | "1";

export interface Banner {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean;
  /** Country in which the banner is shown */
  country: string;
  /** Path below /api; '' when no image is set */
  image: string;
}

export interface BroughtItem {
  /** Catalogue */
  kind: BroughtKind;
  id: string;
  /** Name, for staff; '' once it is deleted */
  title?: string;
}

/** Catalogue */
export type BroughtKind = "entry-effects" | "frames" | "themes";

export interface BuyItemDto {
  /** Catalogue of the item */
  kind: SoldKind;
  /** _id of the frame, entry effect, theme or VIP pack */
  id: string;
  /** The price in coins that the buyer saw; VERSION_CONFLICT when it has changed */
  price?: number;
}

export interface ChangeOwnPasswordDto {
  /** The current password */
  oldPassword: string;
  newPassword: string;
}

export interface Content {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean;
  /** The title */
  content: string;
}

export interface ContinueOrderDto {
  /** _id of the own order */
  order: string;
}

export interface DeleteAccountDto {
  /** The current password, to confirm */
  password: string;
}

export interface Effect {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean;
  /** Name */
  title: string;
  /** ADMIN: given by staff; PURCHASED: bought by users */
  type: EffectType;
  /** Price in coins */
  price: number;
  /** Duration in days; 0: for good */
  valid: number;
  /** The animation, path below /api */
  svga: string;
  /** The still picture, as an absolute URL */
  thumbnail: string;
}

/** ADMIN: given by staff; PURCHASED: bought by users */
export type EffectType = "ADMIN" | "PURCHASED";

export interface Envelope {
  success: 1;
  /** Message for staff */
  message: string;
}

/** Error code for programs */
export type ErrorCode = "VALIDATION_FAILED" | "FILE_REJECTED" | "UNAUTHENTICATED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "CSRF" | "PASSWORD_CHANGE_REQUIRED" | "MFA_REQUIRED" | "PROOF_REQUIRED" | "ACCOUNT_BANNED" | "NOT_FOUND" | "INVALID_TRANSITION" | "INSUFFICIENT_COINS" | "WALLET_FROZEN" | "NEEDS_SECOND_ADMIN" | "DUPLICATE" | "IDEMPOTENCY_MISMATCH" | "VERSION_CONFLICT" | "OFFSET_MISMATCH" | "IN_USE" | "TOO_LARGE" | "UNSUPPORTED_TYPE" | "RANGE_NOT_SATISFIABLE" | "RATE_LIMITED" | "INTERNAL" | "UNAVAILABLE";

export interface ForgotPasswordDto {
  number: string;
}

export interface Gift {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean;
  /** Name of the gift */
  title: string;
  /** Price in coins */
  coin: number;
  /** Path below /api; '' when no image is set */
  image: string;
}

export interface GiftGivenResponse {
  success: 1;
  /** Message for staff */
  message: string;
  /** Remaining spendable coins */
  coin: number;
  /** Diamonds of the session */
  diamonds: number;
}

export interface GiveGiftDto {
  /** _id of the gift */
  gift: string;
  /** _id of the host, who must be live */
  userId: string;
  /** The price that the user saw; 409 when the price has changed */
  coin?: number;
}

export interface GiveLiveGiftDto {
  /** _id of the live gift */
  liveGift: string;
  /** _id of the host, who must be live */
  userId: string;
  /** The price that the user saw; 409 when the price has changed */
  coin?: number;
}

export interface InboxMessage {
  _id: string;
  /** Title */
  title: string;
  /** Message */
  description: string;
  /** Whether the user has read it */
  read: boolean;
  /** When it was sent; deleted 90 days later */
  createdAt: string;
}

export interface InboxResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: InboxMessage[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number;
}

export interface ItemBoughtResponse {
  success: 1;
  /** Message for staff */
  message: string;
  /** _id of the purchase */
  id: string;
  /** Remaining spendable coins */
  coin: number;
}

export interface LiveGift {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean;
  /** Name of the gift */
  title: string;
  /** Price in coins */
  coin: number;
  /** _id of a live gift category */
  category: string;
  /** The animation, path below /api */
  image: string;
  /** The still picture, path below /api */
  giftimage: string;
}

export interface LiveGiftCategory {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean;
  /** Name of the category */
  title: string;
}

export interface LiveSessionIdDto {
  /** _id of the live session */
  id: string;
}

/** Always live */
export type LiveStatus = "live" | "archive";

export interface LoginUserDto {
  number: string;
  password: string;
}

export interface MakeOrderDto {
  /** _id of the plan */
  plan: string;
}

export interface MeResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: UserMe;
}

/** open: not paid yet; paid: the coins are credited; ended: not paid within a day */
export type OrderState = "open" | "paid" | "ended";

export interface OwnExperience {
  /** Level */
  level: number;
  /** Experience */
  experience: number;
  /** Picture of the level, below /api; '' when the level has none */
  image: string;
  /** The next higher level; 0 when there is none */
  nextLevel: number;
  /** Experience at which the next higher level begins; 0 when there is none */
  nextFrom: number;
}

export interface OwnExperienceResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: OwnExperience;
}

export interface OwnItem {
  /** Catalogue of the item */
  kind: OwnedKind;
  /** _id of the record in its catalogue */
  id: string;
  /** Name */
  title: string;
  /** The still picture, path below /api */
  image: string;
  /** The animation, path below /api; '' when there is none */
  animation: string;
  /** When it begins */
  from: string;
  /** When it ends; omitted: the user has it for good */
  until?: string;
  /** Whether the caller wears it */
  worn: boolean;
}

export interface OwnItemListResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: OwnItem[];
}

export interface OwnLiveSession {
  _id: string;
  /** Name of the channel */
  channelName: string;
  /** live, or archive after the end */
  status: LiveStatus;
  /** Coins given in this session so far */
  diamonds: number;
  /** Whole minutes since the start */
  minutes: number;
  /** Start of the session */
  createdAt: string;
}

export interface OwnLiveSessionResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: OwnLiveSession;
}

export interface OwnOrder {
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
  paidAt?: string;
  /** When the user made it */
  createdAt: string;
}

export interface OwnOrderListResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: OwnOrder[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number;
}

export interface OwnProfileResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: User;
}

export interface OwnVideo {
  _id: string;
  /** Picture, a path below /api */
  thumbnail: string;
  /** The video, a path below /api */
  video: string;
  /** Caption by the owner, '' for none */
  caption: string;
  /** 0: undecided, 1: approved, 2: rejected, 3: deleted */
  status: 0 | 1 | 2 | 3;
  /** Reason of the decision, or '' */
  reason: string;
  /** When the video was uploaded */
  createdAt: string;
}

export interface OwnVideoListResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: OwnVideo[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number;
}

export interface OwnVideoResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: OwnVideo;
}

export interface OwnWithdrawal {
  _id: string;
  /** Coins */
  coins: number;
  /** Masked except for the last four characters */
  accountNo: string;
  /** Bank */
  bankName: string;
  /** 0 pending, 1 approved, 2 rejected */
  status: WithdrawalState;
  /** Why it was rejected, '' otherwise */
  reason: string;
  /** When the user requested it */
  createdAt: string;
}

export interface OwnWithdrawalListResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: OwnWithdrawal[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number;
}

export interface OwnWithdrawalResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: OwnWithdrawal;
}

/** Catalogue of the item */
export type OwnedKind = "entry-effects" | "frames" | "themes" | "vips" | "entry-effect-levels" | "frame-levels";

export interface PayableOrder {
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
  paidAt?: string;
  /** When the user made it */
  createdAt: string;
  /** Stripe's client secret of the payment */
  clientSecret: string;
}

export interface PayableOrderResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: PayableOrder;
}

export interface Plan {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean;
  /** Name of the plan */
  title: string;
  /** Coins */
  coins: number;
  /** Price in rupees */
  rs: number;
}

export interface PublicProfile {
  _id: string;
  /** Username */
  username: string;
  /** Name */
  name: string;
  /** What the user writes about themselves */
  bio: string;
  /** Path below /api; '' when no image is set */
  picture: string;
  /** Level */
  level: number;
  /** What the user wears, at most one thing a place */
  worn: WornItem[];
}

export interface PublicProfileResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: PublicProfile;
}

export interface PushTokenDto {
  /** Token that the app got from the push service */
  token: string;
}

export interface RefreshDto {
  /** Omitted by panels, which send their cookie */
  refreshToken?: string;
}

export interface RefreshResponse {
  success: 1;
  /** Message for staff */
  message: string;
  /** Absent for panels, which get a cookie */
  accessToken?: string;
  /** The next refresh token; absent for panels */
  refreshToken?: string;
  /** Seconds until the access token expires */
  expiresIn: number;
}

export interface RegisterUserDto {
  username: string;
  name: string;
  number: string;
  password: string;
  gender?: string;
  /** Code from app/register/code; required while SMS codes are set up */
  code?: string;
}

export interface RegistrationCodeDto {
  number: string;
}

export interface ReportDeviceDto {
  /** Id by which the app knows the device */
  deviceId: string;
}

export interface SessionInfo {
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
}

export interface SessionListResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: SessionInfo[];
}

export interface SetForgottenPasswordDto {
  number: string;
  /** The code from the SMS */
  code: string;
  password: string;
}

/** Catalogue of the item */
export type SoldKind = "entry-effects" | "frames" | "themes" | "vips";

export interface Song {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean;
  /** Name of the song */
  songName: string;
  /** The audio file, path below /api */
  songPath: string;
}

export interface StartLiveDto {
  channelName: string;
}

export interface Tag {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean;
  /** Shown next to the names of users with this tag */
  title: string;
  /** Path below /api; '' when no image is set */
  image: string;
}

export interface Theme {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean;
  /** FREE themes cost nothing */
  type: ThemeType;
  /** Price in coins */
  price: number;
  /** Path below /api; '' when no image is set */
  image: string;
}

/** FREE themes cost nothing */
export type ThemeType = "PAID" | "FREE";

export interface Unread {
  /** Number of unread messages */
  unread: number;
}

export interface UnreadResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: Unread;
}

export interface UpdateOwnProfileDto {
  name?: string;
  email?: string;
  bio?: string;
  gender?: string;
  /** A file: image */
  picture?: Upload;
}

export interface User {
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
}

export interface UserMe {
  /** Role of the caller: that of a panel, or `user` for the app */
  role: "user";
  /** Profile, as in the sign-in response of this role */
  profile: User;
}

export interface Vip {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean;
  /** Level that a user needs */
  levelreq: number;
  /** Name of the pack */
  title: string;
  /** Price in coins */
  price: number;
  /** Validity in days; 0: for good */
  valid: number;
  /** Path below /api */
  svga: string;
  /** Path below /api; '' when no image is set */
  image: string;
}

export interface VipItem {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean;
  /** _id of the pack */
  vipId: string;
  /** Name */
  name: string;
  /** The same as name */
  title: string;
  /** Path below /api; '' when no image is set */
  image: string;
  /** What the pack brings for its days. Omitted: the item is only shown */
  item?: BroughtItem;
}

export interface Wallet {
  /** Spendable coins */
  coin: number;
  /** Earned coins that can be withdrawn (the spelling is part of the wire format) */
  recievingCoins: number;
  /** Earned coins held for pending withdrawals */
  held: number;
  /** Coins that the user owes for refunded purchases; coins bought or given pay them first */
  owed: number;
  /** true: the wallet cannot send coins */
  frozen: boolean;
}

export interface WalletResponse {
  success: 1;
  /** Message for staff */
  message: string;
  details: Wallet;
}

export interface WearItemDto {
  /** Catalogue of the item */
  kind: OwnedKind;
  /** _id of an own item; '' takes off what is worn at the place of this kind */
  id: string;
}

/** 0: pending, 1: approved, 2: rejected */
export type WithdrawalState = 0 | 1 | 2;

export interface WornItem {
  /** Catalogue of the item */
  kind: OwnedKind;
  /** _id of the record in its catalogue */
  id: string;
  /** Name */
  title: string;
  /** The still picture, path below /api */
  image: string;
  /** The animation, path below /api; '' when there is none */
  animation: string;
  /** Where it is worn: one thing a place */
  place: WornPlace;
}

/** Where it is worn: one thing a place */
export type WornPlace = "entryEffect" | "frame" | "theme" | "vip";

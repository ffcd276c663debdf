// Every catalogue in one table: its calls, a valid record, and values to refuse. A catalogue without a row fails a test.
// The browser tests read the record too (frontend/e2e/support/catalogues.ts).
import type { CatalogueKind } from '../../src/modules/catalogues/registry/catalogue-list.js';
import { photograph } from '../support/factories/pictures.js';
import { mp3, svga } from '../support/factories/media.js';

type FileMaker = () => Promise<Buffer> | Buffer;

export interface CatalogueCase {
  /** Paths below /api; `{id}` is the record. */
  list: string;
  add?: string;
  /** `json`: the update accepts no files although adding does. */
  update?: { method?: 'post' | 'patch'; path: string; json?: boolean };
  remove?: string;
  fetch?: string;
  /** The key of records in answers. */
  key?: string;
  /** Text and number fields of a valid record. A function when they name another record. */
  fields:
    | Record<string, string | number>
    | ((ids: Record<string, string>) => Record<string, string | number>);
  files?: Record<string, FileMaker>;
  /** Fields of a change and the values that the answer then shows. */
  change?: Record<string, string | number>;
  /** Fields with another name in answers. */
  shownAs?: Record<string, string>;
  /** The labels of fields in the panel that are not the names of the fields. */
  labels?: Record<string, string>;
  /** Fields that accept numbers only. */
  numbers?: string[];
  /** The calls are sent as JSON and accept no files. */
  json?: boolean | undefined;
  /** A change accepts its files only together. */
  together?: [string, string];
  /** A change requires the file again. */
  fileOnChange?: string;
  /** A part of the text, which a search finds. */
  search?: string;
  /** Further stored fields that the app needs. */
  stored?: Record<string, string>;
  /** The parent catalogue of the record, and the stored field that names the parent. */
  belongsTo?: [kind: CatalogueKind, field: string];
  /** The app shows the records in manual order. Other catalogues are sorted by level or title, or newest first. */
  arranged?: true;
}

const picture: FileMaker = () => photograph('png');

const effect = (name: string, one: string): CatalogueCase => ({
  list: `admin/${one}/get${name}`,
  add: `admin/${one}/add${name}`,
  update: { path: `admin/${one}/update${name}` },
  remove: `admin/${one}/delete${name}/{id}`,
  fetch: `admin/${one}/fetch${name === 'entryeffects' ? 'entryeffect' : name}`,
  fields: { type: 'ADMIN', title: 'Golden dragon', price: 900, valid: 30 },
  files: { svga, thumbnail: picture },
  change: { title: 'Silver dragon', price: 800 },
  numbers: ['price', 'valid'],
  together: ['svga', 'thumbnail'],
  search: 'olden dra',
});

export const CATALOGUES: Record<CatalogueKind, CatalogueCase> = {
  banners: {
    list: 'admin/banner/getbanner',
    add: 'admin/banner/addBanner',
    update: { path: 'admin/banner/updatebanner' },
    remove: 'admin/banner/deletebanner/{id}',
    fetch: 'admin/banner/fetchbanner',
    fields: { country: 'India' },
    files: { image: picture },
    change: { country: 'Nepal' },
    search: 'ndi',
    arranged: true,
  },
  tags: {
    list: 'admin/tag/getTag',
    add: 'admin/tag/addTag',
    update: { path: 'admin/tag/updateTag' },
    remove: 'admin/tag/deleteTag/{id}',
    fetch: 'admin/tag/fetchTag',
    fields: { title: 'Official Host' },
    files: { image: picture },
    change: { title: 'Rising Star' },
    search: 'CIAL',
  },
  gifts: {
    list: 'admin/gifts/getgifts',
    add: 'admin/gifts/addGifts',
    update: { path: 'admin/gifts/updategifts' },
    remove: 'admin/gifts/deletegifts/{id}',
    fetch: 'admin/gifts/fetchGift',
    fields: { title: 'Rose', coin: 10 },
    files: { image: picture },
    change: { coin: 12 },
    numbers: ['coin'],
    search: 'os',
    arranged: true,
  },
  'live-gift-categories': {
    list: 'admin/livegiftcategory/getLiveGiftscategory',
    add: 'admin/livegiftcategory/addLiveGiftscategory',
    update: { path: 'admin/livegiftcategory/updateLiveGiftscategory' },
    remove: 'admin/livegiftcategory/deleteLiveGiftscategory/{id}',
    fetch: 'admin/livegiftcategory/fetchLiveGiftscategory',
    fields: { title: 'Popular' },
    change: { title: 'Rare' },
    json: true,
    search: 'pula',
    arranged: true,
  },
  'live-gifts': {
    list: 'admin/livegifts/getlivegifts',
    add: 'admin/livegifts/addlivegifts',
    update: { path: 'admin/livegifts/updatelivegifts' },
    remove: 'admin/livegifts/deletelivegifts/{id}',
    fetch: 'admin/livegifts/fetchlivegifts',
    fields: (ids) => ({ title: 'Rocket', coin: 500, category: ids['live-gift-categories']! }),
    files: { image: svga, giftimage: picture },
    change: { title: 'Comet' },
    numbers: ['coin'],
    search: 'cket',
    arranged: true,
    belongsTo: ['live-gift-categories', 'category'],
  },
  'entry-effects': effect('entryeffects', 'entryeffects'),
  frames: effect('frames', 'frame'),
  'entry-effect-levels': {
    list: 'admin/entryeffects/entryeffectlevel',
    add: 'admin/entryeffects/addentryeffectlevel',
    update: { method: 'patch', path: 'admin/entryeffects/updateentryeffectlevel?id={id}' },
    remove: 'admin/entryeffects/entryeffectlevel?id={id}',
    fields: { level: 5 },
    files: { image: picture },
    change: { level: 6 },
    numbers: ['level'],
  },
  'frame-levels': {
    list: 'admin/frame/framelevel',
    add: 'admin/frame/addframelevel',
    update: { method: 'patch', path: 'admin/frame/updateframelevel?id={id}' },
    remove: 'admin/frame/framelevel?id={id}',
    fields: { level: 5 },
    files: { image: picture, svga },
    change: { level: 6 },
    numbers: ['level'],
  },
  themes: {
    list: 'admin/wallpaper/getwallpaper',
    add: 'admin/wallpaper/addwallpaper',
    update: { path: 'admin/wallpaper/updatewallpaper' },
    remove: 'admin/wallpaper/deletewallpaper/{id}',
    fetch: 'admin/wallpaper/fetchwallpaper',
    fields: { type: 'PAID', price: 100 },
    files: { image: picture },
    change: { price: 90 },
    numbers: ['price'],
    fileOnChange: 'image',
  },
  'background-themes': {
    list: 'admin/wallpaper/background',
    update: { path: 'admin/wallpaper/updatebackground' },
    key: 'data',
    fields: {},
    files: { image: picture },
    change: {},
    fileOnChange: 'image',
    arranged: true,
  },
  levels: {
    list: 'admin/level/getlevel',
    add: 'admin/level/addlevel',
    update: { path: 'admin/level/updatelevel' },
    remove: 'admin/level/deletelevel/{id}',
    fetch: 'admin/level/fetchlevel',
    fields: { level: 3, expFrom: 100, expTo: 200 },
    files: { image: picture },
    change: { expTo: 300 },
    numbers: ['level', 'expFrom', 'expTo'],
    stored: { icon: 'uploads/x/1.webp' },
  },
  'user-levels': {
    list: 'admin/userlevel/all',
    add: 'admin/userlevel/upload',
    update: { method: 'patch', path: 'admin/userlevel/update', json: true },
    remove: 'admin/userlevel/delete/{id}',
    fields: { level: 3, expFrom: 100, expTo: 200 },
    files: { userlevel: picture },
    shownAs: { userlevel: 'image' },
    change: { expTo: 300 },
    numbers: ['level', 'expFrom', 'expTo'],
  },
  vips: {
    list: 'admin/vip/getVip',
    add: 'admin/vip/addVip',
    update: { path: 'admin/vip/updateVip' },
    remove: 'admin/vip/deleteVip/{id}',
    fetch: 'admin/vip/fetchVip',
    fields: { levelreq: 5, title: 'Gold', price: 5000, valid: 30 },
    files: { svga, image: picture },
    change: { valid: 60 },
    numbers: ['levelreq', 'price', 'valid'],
    together: ['svga', 'image'],
    search: 'OL',
  },
  'vip-items': {
    list: 'admin/vip/fetchVipCat?id={vips}',
    add: 'admin/vip/addVipPack',
    remove: 'admin/vip/deleteVipPack/{id}',
    fields: (ids) => ({ vipId: ids.vips!, name: 'Golden entry' }),
    files: { image: picture },
    arranged: true,
    belongsTo: ['vips', 'vip'],
  },
  songs: {
    list: 'admin/songs',
    add: 'admin/songs',
    update: { path: 'admin/songs/updateSongs' },
    fetch: 'admin/songs/fetchSongs',
    remove: 'admin/songs/deleteSongs/{id}',
    key: 'songs',
    fields: { songName: 'Monsoon' },
    files: { songs: mp3 },
    shownAs: { songs: 'songPath' },
    change: { songName: 'Harvest' },
    search: 'soo',
  },
  plans: {
    list: 'admin/plan/getPlan',
    add: 'admin/plan/createPlan',
    update: { path: 'admin/plan/updatePlan' },
    remove: 'admin/plan/deleteplan/{id}',
    fetch: 'admin/plan/fetchPlan',
    key: 'plans',
    fields: { title: 'Starter', coins: 1000, rs: 99.5 },
    change: { rs: 89 },
    numbers: ['coins', 'rs'],
    json: true,
    search: 'tart',
    arranged: true,
  },
  contents: {
    list: 'admin/content/getContent',
    add: 'admin/content/addcontent',
    update: { path: 'admin/content/updateContent' },
    fetch: 'admin/content/fetchContent',
    remove: 'admin/content/deleteContent/{id}',
    fields: { content: 'Trending now' },
    change: { content: 'This week' },
    json: true,
    search: 'ending',
  },
};

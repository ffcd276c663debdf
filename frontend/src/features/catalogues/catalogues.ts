import type { CatalogueKind } from '../../api/catalogues.gen';
import { paths } from '../../lib/paths';

/** What a catalogue is called and where its screens are. Odd spellings are documented ones and appear here only. */
export interface CatalogueScreens {
  /** One record of it. */
  one: string;
  /** Several, as the menu says it. */
  many: string;
  list: string;
  /** None where the API has no call for it. */
  add?: string;
  editPage?: string;
}

/** Every catalogue by its kind. */
export const catalogues = {
  banners: {
    one: 'Banner',
    many: 'Banners',
    list: '/admin/manageBanner',
    add: '/admin/addBanner',
    editPage: '/admin/editBanner',
  },
  tags: {
    one: 'Official tag',
    many: 'Official tags',
    list: '/admin/manageTag',
    add: paths.admin.addTag,
    editPage: '/admin/editTag',
  },
  gifts: {
    one: 'Gift',
    many: 'Gifts',
    list: '/admin/manageGift',
    add: '/admin/addGift',
    editPage: '/admin/editGift',
  },
  'live-gifts': {
    one: 'Live gift',
    many: 'Live gifts',
    list: '/admin/manageLiveGift',
    add: '/admin/addLiveGift',
    editPage: '/admin/editLiveGift',
  },
  'live-gift-categories': {
    one: 'Live gift category',
    many: 'Live gift categories',
    list: '/admin/manageLiveGiftCategory',
    add: '/admin/addLiveGiftCategory',
    editPage: '/admin/editLiveGiftCategory',
  },
  'entry-effects': {
    one: 'Entry effect',
    many: 'Entry effects',
    list: '/admin/manageEntryEffect',
    add: '/admin/addEntryEffect',
    editPage: '/admin/editEntryEffect',
  },
  frames: {
    one: 'Frame',
    many: 'Frames',
    list: '/admin/manageFrames',
    add: '/admin/addframes',
    editPage: '/admin/editFrames',
  },
  themes: {
    one: 'Theme',
    many: 'Themes',
    list: '/admin/manageTheme',
    add: '/admin/addTheme',
    editPage: '/admin/editTheme',
  },
  'background-themes': {
    one: 'Background theme',
    many: 'Background themes',
    list: '/admin/backgroundtheme',
    editPage: '/admin/editbackgroundtheme',
  },
  levels: {
    one: 'Level',
    many: 'Levels',
    list: '/admin/manageLevel',
    add: '/admin/addLevel',
    editPage: '/admin/editLevel',
  },
  'entry-effect-levels': {
    one: 'Entry-effect level',
    many: 'Entry-effect levels',
    list: '/admin/entryEffectslevel',
    add: '/admin/addentryeffectslevel',
    editPage: '/admin/updatewallpaper',
  },
  'frame-levels': {
    one: 'Frame level',
    many: 'Frame levels',
    list: '/admin/framelevel',
    add: '/admin/addframelevel',
    editPage: '/admin/updateframelevel',
  },
  'user-levels': {
    one: 'User level',
    many: 'User levels',
    list: '/admin/userwallpaper',
    add: '/admin/userlevelupload',
    editPage: '/admin/edituserlevel',
  },
  vips: {
    one: 'VIP pack',
    many: 'VIP packs',
    list: '/admin/manageVip',
    add: '/admin/addVip',
    editPage: '/admin/editVip',
  },
  'vip-items': {
    one: 'Item',
    many: 'Items',
    list: '/admin/viewVipPack',
    add: '/admin/addVipPack',
  },
  songs: {
    one: 'Song',
    many: 'Songs',
    list: '/admin/manageSongs',
    add: '/admin/addSongs',
    editPage: '/admin/editSongs',
  },
  plans: {
    one: 'Plan',
    many: 'Plans',
    list: '/admin/managePlan',
    add: '/admin/addPlan',
    editPage: '/admin/editplan',
  },
  contents: {
    one: 'Content',
    many: 'Content',
    list: '/admin/manageContent',
    add: '/admin/addContent',
    editPage: '/admin/editContent',
  },
} satisfies Record<CatalogueKind, CatalogueScreens>;

import { catalogueKinds, catalogueNames } from '../../../lib/kinds.gen';
import { paths } from '../../../lib/paths';
import type { CatalogueKind } from '../../../api/catalogues.gen';
import type { FirstRead } from '../../../components/base/app-shell/screens';
import type { texts } from './catalogues.texts';

interface Own {
  /** The names of one record and of several, where they are not those of the document. */
  one?: string;
  many?: string;
  /** The heading on the page of all catalogues; undefined for a list that is opened from a record of the catalogue `below`. */
  group?: keyof typeof texts.groups;
  below?: CatalogueKind;
  /** The address of the list. Some addresses have unusual spellings that are required. */
  list: string;
  /** Undefined if the API has no such call. */
  add?: string;
  editPage?: string;
  /** False for a list that does not begin with the first page of the call that declares it. */
  first?: false;
  /** What the screens read at their start, besides the first page of the list, the edited record and its history. */
  reads?: { list?: readonly FirstRead[]; add?: readonly FirstRead[]; edit?: readonly FirstRead[] };
  /** Staff can reorder the records; the app shows their order. */
  ordered?: true;
  /** What the form of a record plays. */
  plays?: 'animation' | 'audio';
}

/** The catalogues with documented addresses, in the order of their page. */
const documented = {
  banners: {
    group: 'app',
    list: '/admin/manageBanner',
    add: '/admin/addBanner',
    editPage: '/admin/editBanner',
    ordered: true,
  },
  tags: { group: 'app', list: '/admin/manageTag', add: paths.admin.addTag, editPage: '/admin/editTag' },
  contents: {
    group: 'app',
    list: '/admin/manageContent',
    add: '/admin/addContent',
    editPage: '/admin/editContent',
  },
  songs: {
    group: 'app',
    list: '/admin/manageSongs',
    add: '/admin/addSongs',
    editPage: '/admin/editSongs',
    plays: 'audio',
  },
  'background-themes': {
    group: 'app',
    list: '/admin/backgroundtheme',
    editPage: '/admin/editbackgroundtheme',
    reads: { edit: ['/api/admin/wallpaper/background'] },
  },
  gifts: {
    group: 'gifts',
    list: '/admin/manageGift',
    add: '/admin/addGift',
    editPage: '/admin/editGift',
    ordered: true,
  },
  'live-gifts': {
    group: 'gifts',
    list: '/admin/manageLiveGift',
    add: '/admin/addLiveGift',
    editPage: '/admin/editLiveGift',
    reads: {
      list: ['/api/admin/livegiftcategory/getLiveGiftscategory'],
      add: ['/api/admin/livegiftcategory/getLiveGiftscategory'],
      edit: ['/api/admin/livegiftcategory/getLiveGiftscategory'],
    },
    ordered: true,
    plays: 'animation',
  },
  'live-gift-categories': {
    group: 'gifts',
    list: '/admin/manageLiveGiftCategory',
    add: '/admin/addLiveGiftCategory',
    editPage: '/admin/editLiveGiftCategory',
    first: false,
    reads: { list: ['/api/admin/livegiftcategory/getLiveGiftscategory'] },
    ordered: true,
  },
  plans: {
    group: 'shop',
    list: '/admin/managePlan',
    add: '/admin/addPlan',
    editPage: '/admin/editplan',
    reads: { list: ['/api/admin/orders/purchases'] },
    ordered: true,
  },
  vips: {
    group: 'shop',
    list: '/admin/manageVip',
    add: '/admin/addVip',
    editPage: '/admin/editVip',
    plays: 'animation',
  },
  'vip-items': {
    one: 'Item',
    many: 'Items',
    below: 'vips',
    list: paths.admin.vipItemsPage,
    add: '/admin/addVipPack',
    reads: {
      list: ['/api/admin/vip/fetchVipCat?id=:id&limit=5&page=1', '/api/admin/vip/fetchVip?id=:id'],
      add: ['/api/admin/vip/fetchVip?id=:id'],
    },
    ordered: true,
  },
  'entry-effects': {
    group: 'shop',
    list: '/admin/manageEntryEffect',
    add: '/admin/addEntryEffect',
    editPage: '/admin/editEntryEffect',
    first: false,
    reads: { list: ['/api/admin/entryeffects/getentryeffects?limit=5&page=1'] },
    plays: 'animation',
  },
  frames: {
    group: 'shop',
    list: '/admin/manageFrames',
    add: '/admin/addframes',
    editPage: '/admin/editFrames',
    first: false,
    reads: { list: ['/api/admin/frame/getframes?limit=5&page=1'] },
    plays: 'animation',
  },
  themes: {
    group: 'shop',
    list: '/admin/manageTheme',
    add: '/admin/addTheme',
    editPage: '/admin/editTheme',
  },
  levels: {
    group: 'levels',
    list: '/admin/manageLevel',
    add: '/admin/addLevel',
    editPage: '/admin/editLevel',
    reads: {
      list: [
        '/api/admin/entryeffects/entryeffectlevel?limit=5&page=1',
        '/api/admin/frame/framelevel?limit=5&page=1',
      ],
      add: ['/api/admin/level/getlevel'],
      edit: ['/api/admin/level/getlevel'],
    },
  },
  'entry-effect-levels': {
    group: 'levels',
    list: '/admin/entryEffectslevel',
    add: '/admin/addentryeffectslevel',
    editPage: '/admin/updatewallpaper',
    reads: { edit: ['/api/admin/entryeffects/entryeffectlevel'] },
  },
  'frame-levels': {
    group: 'levels',
    list: '/admin/framelevel',
    add: '/admin/addframelevel',
    editPage: '/admin/updateframelevel',
    reads: { edit: ['/api/admin/frame/framelevel'] },
    plays: 'animation',
  },
  'user-levels': {
    group: 'levels',
    list: '/admin/userwallpaper',
    add: '/admin/userlevelupload',
    editPage: '/admin/edituserlevel',
    reads: { add: ['/api/admin/userlevel/all'], edit: ['/api/admin/userlevel/all'] },
  },
} as const satisfies Partial<Record<CatalogueKind, Own>>;

/** The names of a catalogue, the addresses of its screens and its place on the page of all catalogues. */
export interface CatalogueScreens extends Own {
  kind: CatalogueKind;
  one: string;
  many: string;
  reads: NonNullable<Own['reads']>;
}

/** The screens of a catalogue that no document names. */
const newScreens = (kind: CatalogueKind) =>
  ({
    group: 'app',
    list: `/admin/${kind}`,
    add: `/admin/${kind}/add`,
    editPage: `/admin/${kind}/edit`,
  }) satisfies Own;

const isDocumented = (kind: CatalogueKind): kind is keyof typeof documented => kind in documented;
/** All kinds in the order of their page: those that no document names come last. */
const kinds = [
  ...(Object.keys(documented) as CatalogueKind[]),
  ...catalogueKinds.filter((kind) => !isDocumented(kind)),
];

function screensOf(kind: CatalogueKind): CatalogueScreens {
  const own: Own = isDocumented(kind) ? documented[kind] : newScreens(kind);
  const names: { one: string; many: string; read?: string } = catalogueNames[kind];
  const record = names.read && own.editPage ? [`${names.read}?id=:id` as FirstRead] : [];
  return {
    kind,
    one: names.one,
    many: names.many,
    ...own,
    reads: { ...own.reads, edit: [...record, ...(own.reads?.edit ?? [])] },
  };
}

/** The screens of all catalogues, in the order of their page. */
export const catalogueScreens = Object.fromEntries(kinds.map((kind) => [kind, screensOf(kind)])) as {
  [Kind in CatalogueKind]: CatalogueScreens &
    (Kind extends keyof typeof documented ? (typeof documented)[Kind] : ReturnType<typeof newScreens>) & {
      kind: Kind;
    };
};

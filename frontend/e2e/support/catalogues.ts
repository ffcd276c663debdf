// For every catalogue of the panel: how to add, find, edit and delete a record. The documented catalogues have a row here,
// because their forms have labels of their own. The row of any other one follows from its row in the tests of the API.
import { CATALOGUES } from '../../../backend/test/catalogues/table';
import { mp3, svga } from '../../../backend/test/support/factories/media';
import type { CatalogueKind } from '../../src/api/catalogues.gen';
import { catalogueScreens } from '../../src/features/catalogues/shared/catalogue-screens';
import { png, svga1, svga2, type MadeFile } from './media';

/** Unique numbers and names. */
const mark = Number(`${Date.now()}`.slice(-7)) % 9000;
const amount = 700_000 + mark;
const level = 80_000 + mark;
const named = (name: string) => `${name} ${amount}`;
const picture: MadeFile = { name: 'square.png', mimeType: 'image/png', buffer: png(64, [180, 60, 120]) };
const song: MadeFile = { name: 'tone.mp3', mimeType: 'audio/mpeg', buffer: mp3() };
const grouped = (value: number) => value.toLocaleString('en-GB');

export interface CatalogueCase {
  list: string;
  /** The heading of the list. */
  title: string;
  heads: string[];
  /** The button and heading of the add form. */
  add: string;
  /** The texts to type and files to choose, by field label. `choices` has the options to select. */
  fields: Record<string, string | MadeFile>;
  choices?: Record<string, string>;
  /** The name of the row in the labels of its buttons. */
  name: string;
  /** The search text that finds the record. Without a search text, `open` shows the list with the record in view. */
  search?: string;
  open?: string;
  /** The field to edit, the new name of the row, and the search text if it differs from that name. */
  edit?: { field: string; value: string; name: string; also?: Record<string, MadeFile>; search?: string };
  /** The number of files that the edit form does not show. */
  hidden?: number;
  /** Documented: saving a change shows no message. */
  quiet?: boolean;
}

const effect = (one: string, list: string, title: string): CatalogueCase => ({
  list,
  title,
  heads: ['Title', 'Type', 'Thumbnail', 'Price', 'Valid For', 'Action'],
  add: `Add ${one}`,
  choices: { Type: 'Purchased' },
  fields: { Title: named('Comet'), Price: '900', 'Valid days': '30', SVGA: svga2(), Thumbnail: picture },
  name: named('Comet'),
  search: named('Comet'),
  edit: { field: 'Title', value: named('Meteor'), name: named('Meteor') },
});

/** The catalogues with separate tests: background themes cannot be added, and VIP pack items are opened from their pack. */
const SEPARATE = ['background-themes', 'vip-items'] as const;
type Kind = Exclude<CatalogueKind, (typeof SEPARATE)[number]>;

const written: Partial<Record<Kind, CatalogueCase>> = {
  banners: {
    list: '/admin/manageBanner',
    title: 'Banners',
    heads: ['Banner Image', 'Country', 'Action'],
    add: 'Add banner',
    fields: { Country: named('Bhutan'), Image: picture },
    name: named('Bhutan'),
    search: named('Bhutan'),
    edit: { field: 'Country', value: named('Fiji'), name: named('Fiji') },
  },
  tags: {
    list: '/admin/manageTag',
    title: 'Official tags',
    heads: ['Title', 'Image', 'Action'],
    add: 'Add official tag',
    fields: { Title: named('Legend'), Image: picture },
    name: named('Legend'),
    search: named('Legend'),
    edit: { field: 'Title', value: named('Hero'), name: named('Hero') },
  },
  gifts: {
    list: '/admin/manageGift',
    title: 'Gifts',
    heads: ['Title', 'Image', 'Coin', 'Action'],
    add: 'Add gift',
    fields: { Title: named('Lotus'), Coin: '12', Image: picture },
    name: named('Lotus'),
    search: named('Lotus'),
    edit: { field: 'Title', value: named('Tulip'), name: named('Tulip') },
  },
  'live-gifts': {
    list: '/admin/manageLiveGift',
    title: 'Live gifts',
    heads: ['Title', 'Image', 'gift Image', 'Coin', 'Action'],
    add: 'Add live gift',
    choices: { Category: 'Popular' },
    fields: { Title: named('Swan'), Coin: '90', SVGA: svga1(), 'gift Image': picture },
    name: named('Swan'),
    search: named('Swan'),
    edit: { field: 'Title', value: named('Heron'), name: named('Heron') },
  },
  'live-gift-categories': {
    list: '/admin/manageLiveGiftCategory',
    title: 'Live gift categories',
    heads: ['Title', 'Action'],
    add: 'Add live gift category',
    fields: { Title: named('Rare') },
    name: named('Rare'),
    search: named('Rare'),
    edit: { field: 'Title', value: named('Rarest'), name: named('Rarest') },
  },
  'entry-effects': effect('entry effect', '/admin/manageEntryEffect', 'Entry effects'),
  frames: effect('frame', '/admin/manageFrames', 'Frames'),
  themes: {
    list: '/admin/manageTheme',
    title: 'Themes',
    heads: ['Image', 'Type', 'Price', 'Action'],
    add: 'Add theme',
    choices: { Type: 'Paid' },
    fields: { Price: String(amount), Image: picture },
    name: `Paid theme, ${grouped(amount)} coins`,
    search: 'paid',
    open: '?sort=-price',
    edit: {
      search: 'paid',
      field: 'Price',
      value: String(amount + 1),
      name: `Paid theme, ${grouped(amount + 1)} coins`,
      also: { Image: picture },
    },
    quiet: true,
  },
  levels: {
    list: '/admin/manageLevel',
    title: 'Levels',
    heads: ['Level', 'Image', 'Experience', 'Action'],
    add: 'Add level',
    fields: {
      Level: String(level),
      'Experience from': '800000000',
      'Experience to': '900000000',
      Icon: picture,
    },
    name: `Level ${grouped(level)}`,
    search: String(level),
    edit: { field: 'Experience to', value: '950000000', name: `Level ${grouped(level)}` },
  },
  'entry-effect-levels': {
    list: '/admin/entryEffectslevel',
    title: 'Entry-effect levels',
    heads: ['Level', 'Image', 'Action'],
    add: 'Add entry-effect level',
    fields: { Level: String(level), Image: picture },
    name: `Level ${grouped(level)}`,
    search: String(level),
    edit: {
      field: 'Level',
      value: String(level + 1),
      name: `Level ${grouped(level + 1)}`,
      search: String(level + 1),
    },
  },
  'frame-levels': {
    list: '/admin/framelevel',
    title: 'Frame levels',
    heads: ['Level', 'Image', 'Action'],
    add: 'Add frame level',
    fields: { Level: String(level), Image: picture, SVGA: svga2() },
    name: `Level ${grouped(level)}`,
    search: String(level),
    edit: {
      field: 'Level',
      value: String(level + 1),
      name: `Level ${grouped(level + 1)}`,
      search: String(level + 1),
    },
  },
  'user-levels': {
    list: '/admin/userwallpaper',
    title: 'User levels',
    heads: ['Level', 'Image', 'Experience', 'Action'],
    add: 'Add user level',
    fields: {
      Level: String(level),
      'Experience from': '800000000',
      'Experience to': '900000000',
      Image: picture,
    },
    name: `Level ${grouped(level)}`,
    search: String(level),
    edit: {
      field: 'Level',
      value: String(level + 1),
      name: `Level ${grouped(level + 1)}`,
      search: String(level + 1),
    },
    hidden: 1,
  },
  vips: {
    list: '/admin/manageVip',
    title: 'VIP packs',
    heads: ['Title', 'Price', 'Action'],
    add: 'Add VIP pack',
    fields: {
      Title: named('Platinum'),
      'Required level': '20',
      Price: '20000',
      'Valid days': '60',
      SVGA: svga1(),
      Image: picture,
    },
    name: named('Platinum'),
    search: named('Platinum'),
    edit: { field: 'Title', value: named('Emerald'), name: named('Emerald') },
  },
  songs: {
    list: '/admin/manageSongs',
    title: 'Songs',
    heads: ['Song', 'Action'],
    add: 'Add song',
    fields: { 'Song name': named('Lullaby'), 'Audio file': song },
    name: named('Lullaby'),
    search: named('Lullaby'),
    edit: { field: 'Song name', value: named('Ballad'), name: named('Ballad') },
    hidden: 1,
  },
  plans: {
    list: '/admin/managePlan',
    title: 'Plans',
    heads: ['Title', 'Coins', 'Action'],
    add: 'Add plan',
    fields: { Title: named('Festival'), Coins: '1000', 'Price in rupees': '99.5' },
    name: named('Festival'),
    search: named('Festival'),
    edit: { field: 'Title', value: named('Holiday'), name: named('Holiday') },
  },
  contents: {
    list: '/admin/manageContent',
    title: 'Content',
    heads: ['Content', 'Action'],
    add: 'Add content',
    fields: { Content: named('Cricket night') },
    name: named('Cricket night'),
    search: named('Cricket night'),
    edit: { field: 'Content', value: named('Derby day'), name: named('Derby day') },
  },
};

/** `soundFile` is shown as "Sound file". */
const labelOf = (field: string) =>
  field
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/[A-Z]/g, (letter, at: number) => (at ? ` ${letter.toLowerCase()}` : letter));

const fileOf = (make: unknown) => (make === svga ? svga1() : make === mp3 ? song : picture);

/**
 * Returns the row of a catalogue whose labels are the names of its fields, or those that its row in the tests of the API
 * states. The first text names a record.
 */
function derived(kind: Kind): CatalogueCase {
  const { fields, files = {}, labels = {} } = CATALOGUES[kind];
  const { list, one, many } = catalogueScreens[kind];
  const texts = typeof fields === 'function' ? [] : Object.entries(fields);
  const naming = texts.find(([, value]) => typeof value === 'string')?.[0];
  if (!naming)
    throw new Error(`The records of ${kind} have no text that names them: write a row in e2e/support`);
  const label = (field: string) => labels[field] ?? labelOf(field);
  const name = named('Firefly');
  const lower = one.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return {
    list,
    title: many,
    heads: [...texts.map(([field]) => field), ...Object.keys(files)].map(label).concat('Action'),
    add: `Add ${lower}`,
    fields: {
      ...Object.fromEntries(
        texts.map(([field, value]) => [label(field), field === naming ? name : String(value)]),
      ),
      ...Object.fromEntries(Object.entries(files).map(([field, make]) => [label(field), fileOf(make)])),
    },
    name,
    search: name,
    edit: { field: label(naming), value: named('Dragonfly'), name: named('Dragonfly') },
  };
}

const isSeparate = (kind: CatalogueKind): kind is (typeof SEPARATE)[number] =>
  SEPARATE.some((one) => one === kind);
const kinds = (Object.keys(CATALOGUES) as CatalogueKind[]).flatMap((kind) =>
  isSeparate(kind) ? [] : [kind],
);

export const cases = Object.fromEntries(
  kinds.map((kind) => [kind, written[kind] ?? derived(kind)]),
) as Record<Kind, CatalogueCase>;

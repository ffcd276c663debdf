// What users own: the kinds of things, where they are worn, and who may have which.
import { AppError } from '../../core/errors.js';
import type { CatalogueKind, RecordOf } from '../catalogues/registry/catalogue-list.js';

/** The kinds that users buy and that staff grant. */
export const SOLD_KINDS = [
  'entry-effects',
  'frames',
  'themes',
  'vips',
] as const satisfies readonly CatalogueKind[];
export type SoldKind = (typeof SOLD_KINDS)[number];

/** The kinds that come with a level. */
export const REWARD_KINDS = [
  'entry-effect-levels',
  'frame-levels',
] as const satisfies readonly CatalogueKind[];
export type RewardKind = (typeof REWARD_KINDS)[number];

export const OWNED_KINDS = [...SOLD_KINDS, ...REWARD_KINDS] as const;
export type OwnedKind = (typeof OWNED_KINDS)[number];

/** Where a user wears things. A user wears one thing at each place. */
export const WORN_PLACES = ['entryEffect', 'frame', 'theme', 'vip'] as const;
export type WornPlace = (typeof WORN_PLACES)[number];

export const PLACE_OF: Record<OwnedKind, WornPlace> = {
  'entry-effects': 'entryEffect',
  'entry-effect-levels': 'entryEffect',
  frames: 'frame',
  'frame-levels': 'frame',
  themes: 'theme',
  vips: 'vip',
};

/** What staff and users call one thing of a kind. */
export const NAME_OF: Record<OwnedKind, string> = {
  'entry-effects': 'entry effect',
  'entry-effect-levels': 'entry effect',
  frames: 'frame',
  'frame-levels': 'frame',
  themes: 'theme',
  vips: 'VIP pack',
};

export type OwnedRecord = RecordOf<OwnedKind>;
export type SoldRecord = RecordOf<SoldKind>;

/** What the rules of buying and owning need of a record of any kind. */
export interface Thing {
  title: string;
  /** Price in coins. */
  price: number;
  /** Days; 0: for good. */
  days: number;
  /** Only staff give it. */
  isStaffOnly: boolean;
  /** Belongs to everybody. */
  isFree: boolean;
  /** The level that a buyer needs. */
  level: number;
  image: string;
  /** The animation; '' for a still picture. */
  animation: string;
}

const NOTHING = { price: 0, days: 0, isStaffOnly: false, isFree: false, level: 0, animation: '' };

/** Reads a record of any owned kind. */
export function thingOf(kind: OwnedKind, record: OwnedRecord): Thing {
  if (kind === 'vips') {
    const { title, price, valid, levelreq, image, svga } = record as RecordOf<'vips'>;
    return { ...NOTHING, title, price, days: valid, level: levelreq, image, animation: svga };
  }
  if (kind === 'themes') {
    const { type, price, image } = record as RecordOf<'themes'>;
    return { ...NOTHING, title: 'Theme', price, isFree: type === 'FREE', image };
  }
  if (kind === 'entry-effects' || kind === 'frames') {
    const { title, type, price, valid, thumbnail, svga } = record as RecordOf<'frames'>;
    const own = { title, price, days: valid, isStaffOnly: type === 'ADMIN' };
    return { ...NOTHING, ...own, image: thumbnail, animation: svga };
  }
  const { level, image } = record as RecordOf<'entry-effect-levels'>;
  const animation = kind === 'frame-levels' ? (record as RecordOf<'frame-levels'>).svga : '';
  return { ...NOTHING, title: `Level ${level}`, image, animation };
}

/** Refuses a purchase that the kind or the type of the thing does not allow. */
export function assertSold(kind: SoldKind, { isStaffOnly, isFree }: Thing): void {
  if (isStaffOnly) throw new AppError('FORBIDDEN', `Only staff give this ${NAME_OF[kind]}`);
  if (isFree) throw new AppError('INVALID_TRANSITION', 'This theme is free: everybody has it');
}

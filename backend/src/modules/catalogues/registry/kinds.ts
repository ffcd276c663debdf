/** Every catalogue by the name that audit records, the trash and its files' folder call it. */
export const CATALOGUE_KINDS = [
  'banners',
  'tags',
  'gifts',
  'live-gifts',
  'live-gift-categories',
  'entry-effects',
  'entry-effect-levels',
  'frames',
  'frame-levels',
  'themes',
  'background-themes',
  'levels',
  'user-levels',
  'vips',
  'vip-items',
  'songs',
  'plans',
  'contents',
] as const;
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];

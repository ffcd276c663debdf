import type { CatalogueKind } from '../../../api/catalogues.gen';
import { catalogues, type CatalogueScreens } from '../catalogues';

/** What each catalogue is called and where its screens are, by the name that the API calls it. */
export const byKind: Record<CatalogueKind, CatalogueScreens> = {
  banners: catalogues.banner,
  tags: catalogues.tag,
  gifts: catalogues.gift,
  'live-gifts': catalogues.liveGift,
  'live-gift-categories': catalogues.liveGiftCategory,
  'entry-effects': catalogues.entryEffect,
  'entry-effect-levels': catalogues.entryEffectLevel,
  frames: catalogues.frame,
  'frame-levels': catalogues.frameLevel,
  themes: catalogues.theme,
  'background-themes': catalogues.backgroundTheme,
  levels: catalogues.level,
  'user-levels': catalogues.userLevel,
  vips: catalogues.vip,
  'vip-items': catalogues.vipItem,
  songs: catalogues.song,
  plans: catalogues.plan,
  contents: catalogues.content,
};

import { backgroundThemeCatalogue } from '../background-themes/background-theme.catalogue.js';
import { bannerCatalogue } from '../banners/banner.catalogue.js';
import { contentCatalogue } from '../contents/content.catalogue.js';
import { entryEffectLevelCatalogue } from '../entry-effect-levels/entry-effect-level.catalogue.js';
import { entryEffectCatalogue } from '../entry-effects/entry-effect.catalogue.js';
import { frameLevelCatalogue } from '../frame-levels/frame-level.catalogue.js';
import { frameCatalogue } from '../frames/frame.catalogue.js';
import { giftCatalogue } from '../gifts/gift.catalogue.js';
import { levelCatalogue } from '../levels/level.catalogue.js';
import { liveGiftCategoryCatalogue } from '../live-gift-categories/live-gift-category.catalogue.js';
import { liveGiftCatalogue } from '../live-gifts/live-gift.catalogue.js';
import { planCatalogue } from '../plans/plan.catalogue.js';
import { songCatalogue } from '../songs/song.catalogue.js';
import { tagCatalogue } from '../tags/tag.catalogue.js';
import { themeCatalogue } from '../themes/theme.catalogue.js';
import { userLevelCatalogue } from '../user-levels/user-level.catalogue.js';
import { vipItemCatalogue } from '../vip-items/vip-item.catalogue.js';
import { vipCatalogue } from '../vips/vip.catalogue.js';

export const CATALOGUES = [
  backgroundThemeCatalogue,
  bannerCatalogue,
  contentCatalogue,
  entryEffectLevelCatalogue,
  entryEffectCatalogue,
  frameLevelCatalogue,
  frameCatalogue,
  giftCatalogue,
  levelCatalogue,
  liveGiftCategoryCatalogue,
  liveGiftCatalogue,
  planCatalogue,
  songCatalogue,
  tagCatalogue,
  themeCatalogue,
  userLevelCatalogue,
  vipItemCatalogue,
  vipCatalogue,
] as const;

import {
  IconBackground,
  IconBadge,
  IconBolt,
  IconCategory,
  IconChartArrowsVertical,
  IconFrame,
  IconGift,
  IconHeading,
  IconMusic,
  IconPhoto,
  IconReceiptRupee,
  IconSparkles,
  IconStairs,
  IconStairsUp,
  IconUserUp,
  IconVip,
  IconWallpaper,
  type Icon,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { CatalogueKind } from '../../api/catalogues.gen';
import { backgroundThemeScreens } from './background-themes/background-theme-screens';
import { bannerScreens } from './banners/banner-screens';
import { contentScreens } from './contents/content-screens';
import { entryEffectLevelScreens } from './entry-effect-levels/entry-effect-level-screens';
import { entryEffectScreens } from './entry-effects/entry-effect-screens';
import { frameLevelScreens } from './frame-levels/frame-level-screens';
import { frameScreens } from './frames/frame-screens';
import { giftScreens } from './gifts/gift-screens';
import { levelScreens } from './levels/level-screens';
import { liveGiftCategoryScreens } from './live-gift-categories/live-gift-category-screens';
import { liveGiftScreens } from './live-gifts/live-gift-screens';
import { planScreens } from './plans/plan-screens';
import { songScreens } from './songs/song-screens';
import { tagScreens } from './tags/tag-screens';
import { themeScreens } from './themes/theme-screens';
import { userLevelScreens } from './user-levels/user-level-screens';
import { vipItemScreens } from './vip-items/vip-item-screens';
import { vipScreens } from './vips/vip-screens';
import type { CatalogueScreens } from './shared/catalogue-screens';

/** The pages of a catalogue; a missing page means that the catalogue has no such screen. */
export interface CataloguePages {
  List: ComponentType;
  Add?: ComponentType;
  Edit?: ComponentType;
}

/** A catalogue's screens with their code, which loads when a screen opens. */
export type Catalogue = CatalogueScreens & {
  pages: () => Promise<CataloguePages>;
  /** Undefined if the list has no menu entry. */
  icon: Icon | undefined;
};

// The icons are here, not in the screens: pages import their screens, and the bundler would make a separate file of
// each icon that pages and menu share.
const catalogue = (screens: CatalogueScreens, pages: Catalogue['pages'], icon?: Icon): Catalogue => ({
  ...screens,
  pages,
  icon,
});

/** All catalogues by kind, in the order of the menu. */
export const catalogues: Record<CatalogueKind, Catalogue> = {
  banners: catalogue(bannerScreens, () => import('./banners/banner-pages'), IconPhoto),
  tags: catalogue(tagScreens, () => import('./tags/tag-pages'), IconBadge),
  contents: catalogue(contentScreens, () => import('./contents/content-pages'), IconHeading),
  songs: catalogue(songScreens, () => import('./songs/song-pages'), IconMusic),
  'background-themes': catalogue(
    backgroundThemeScreens,
    () => import('./background-themes/background-theme-pages'),
    IconBackground,
  ),
  gifts: catalogue(giftScreens, () => import('./gifts/gift-pages'), IconGift),
  'live-gifts': catalogue(liveGiftScreens, () => import('./live-gifts/live-gift-pages'), IconSparkles),
  'live-gift-categories': catalogue(
    liveGiftCategoryScreens,
    () => import('./live-gift-categories/live-gift-category-pages'),
    IconCategory,
  ),
  plans: catalogue(planScreens, () => import('./plans/plan-pages'), IconReceiptRupee),
  vips: catalogue(vipScreens, () => import('./vips/vip-pages'), IconVip),
  'vip-items': catalogue(vipItemScreens, () => import('./vip-items/vip-item-pages')),
  'entry-effects': catalogue(
    entryEffectScreens,
    () => import('./entry-effects/entry-effect-pages'),
    IconBolt,
  ),
  frames: catalogue(frameScreens, () => import('./frames/frame-pages'), IconFrame),
  themes: catalogue(themeScreens, () => import('./themes/theme-pages'), IconWallpaper),
  levels: catalogue(levelScreens, () => import('./levels/level-pages'), IconStairs),
  'entry-effect-levels': catalogue(
    entryEffectLevelScreens,
    () => import('./entry-effect-levels/entry-effect-level-pages'),
    IconStairsUp,
  ),
  'frame-levels': catalogue(
    frameLevelScreens,
    () => import('./frame-levels/frame-level-pages'),
    IconChartArrowsVertical,
  ),
  'user-levels': catalogue(userLevelScreens, () => import('./user-levels/user-level-pages'), IconUserUp),
};

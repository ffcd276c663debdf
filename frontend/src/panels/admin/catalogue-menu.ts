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
import type { MenuItem } from '../../components/app-shell/menu';
import { catalogues, type CatalogueScreens } from '../../features/catalogues/catalogues';
import { texts } from '../../features/catalogues/shared/catalogues.texts';

/** The menu entry of a catalogue: its list; its forms, and screens of what belongs to it, keep it marked. */
const item = (
  { one, many, list, add, editPage }: CatalogueScreens,
  icon: Icon,
  ...below: CatalogueScreens[]
): MenuItem => ({
  label: many,
  // An abbreviation such as VIP stays as it is.
  one: one.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase()),
  to: list,
  icon,
  also: [add, editPage, ...below.flatMap((screens) => [screens.list, screens.add])].filter(
    (path) => path !== undefined,
  ),
  screens: add ? [{ label: texts.add(one), to: add }] : [],
});

export const app = [
  item(catalogues.banners, IconPhoto),
  item(catalogues.tags, IconBadge),
  item(catalogues.contents, IconHeading),
  item(catalogues.songs, IconMusic),
  item(catalogues['background-themes'], IconBackground),
];
export const gifts = [
  item(catalogues.gifts, IconGift),
  item(catalogues['live-gifts'], IconSparkles),
  item(catalogues['live-gift-categories'], IconCategory),
];
export const shop = [
  item(catalogues.plans, IconReceiptRupee),
  item(catalogues.vips, IconVip, catalogues['vip-items']),
  item(catalogues['entry-effects'], IconBolt),
  item(catalogues.frames, IconFrame),
  item(catalogues.themes, IconWallpaper),
];
export const levels = [
  item(catalogues.levels, IconStairs),
  item(catalogues['entry-effect-levels'], IconStairsUp),
  item(catalogues['frame-levels'], IconChartArrowsVertical),
  item(catalogues['user-levels'], IconUserUp),
];

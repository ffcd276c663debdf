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
  item(catalogues.banner, IconPhoto),
  item(catalogues.tag, IconBadge),
  item(catalogues.content, IconHeading),
  item(catalogues.song, IconMusic),
  item(catalogues.backgroundTheme, IconBackground),
];
export const gifts = [
  item(catalogues.gift, IconGift),
  item(catalogues.liveGift, IconSparkles),
  item(catalogues.liveGiftCategory, IconCategory),
];
export const shop = [
  item(catalogues.plan, IconReceiptRupee),
  item(catalogues.vip, IconVip, catalogues.vipItem),
  item(catalogues.entryEffect, IconBolt),
  item(catalogues.frame, IconFrame),
  item(catalogues.theme, IconWallpaper),
];
export const levels = [
  item(catalogues.level, IconStairs),
  item(catalogues.entryEffectLevel, IconStairsUp),
  item(catalogues.frameLevel, IconChartArrowsVertical),
  item(catalogues.userLevel, IconUserUp),
];

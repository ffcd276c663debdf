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
  IconStack2,
  IconStairs,
  IconStairsUp,
  IconUserUp,
  IconVip,
  IconWallpaper,
  type Icon,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { CatalogueKind } from '../../api/catalogues.gen';
import { catalogueScreens, type CatalogueScreens } from './shared/catalogue-screens';

/** The pages of a catalogue; a missing page means that the catalogue has no such screen. */
export interface CataloguePages {
  List: ComponentType;
  Add?: ComponentType;
  Edit?: ComponentType;
}

/** A catalogue's screens with their code, which loads when a screen opens. */
export type Catalogue = CatalogueScreens & { pages: () => Promise<CataloguePages>; icon: Icon };

// The icons are here, not in the screens: pages import their screens, and the bundler would make a separate file of
// each icon that pages and the table of screens share.
const icons: Partial<Record<CatalogueKind, Icon>> = {
  banners: IconPhoto,
  tags: IconBadge,
  contents: IconHeading,
  songs: IconMusic,
  'background-themes': IconBackground,
  gifts: IconGift,
  'live-gifts': IconSparkles,
  'live-gift-categories': IconCategory,
  plans: IconReceiptRupee,
  vips: IconVip,
  'entry-effects': IconBolt,
  frames: IconFrame,
  themes: IconWallpaper,
  levels: IconStairs,
  'entry-effect-levels': IconStairsUp,
  'frame-levels': IconChartArrowsVertical,
  'user-levels': IconUserUp,
};

/** The code of the pages, by the folder, which has the name of the kind. */
const pages = new Map(
  Object.entries(import.meta.glob<CataloguePages>('./*/*-pages.tsx')).map(([file, load]) => [
    file.split('/')[1],
    load,
  ]),
);

/** Returns the code of the pages of a kind. Throws if the kind has no folder with pages. */
function pagesOf(kind: CatalogueKind) {
  const load = pages.get(kind);
  if (!load) throw new Error(`The catalogue has no pages: ${kind}`);
  return load;
}

/** All catalogues, in the order of their page. */
export const catalogues: readonly Catalogue[] = Object.values(catalogueScreens).map((screens) => ({
  ...screens,
  pages: pagesOf(screens.kind),
  icon: icons[screens.kind] ?? IconStack2,
}));

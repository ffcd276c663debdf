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
import type { MenuScreen, Screen, ScreenGroup } from '../../components/app-shell/screens';
import { catalogues, type CatalogueScreens } from '../../features/catalogues/catalogues';
import { inSentence, texts as words } from '../../features/catalogues/shared/catalogues.texts';
import { texts } from '../panels.texts';

/** The pages of a catalogue; a page is missing where the catalogue has no such screen. */
interface CataloguePages {
  list: ComponentType;
  add?: ComponentType;
  edit?: ComponentType;
}

const pageOf = (pages: () => Promise<CataloguePages>, page: keyof CataloguePages) => async () => {
  const component = (await pages())[page];
  if (!component) throw new Error(`The catalogue has no page: ${page}`);
  return component;
};

/** The forms of a catalogue. */
const forms = ({ one, add, editPage }: CatalogueScreens, pages: () => Promise<CataloguePages>): Screen[] => [
  ...(add ? [{ path: add, label: words.add(one), lazy: pageOf(pages, 'add') }] : []),
  ...(editPage ? [{ path: editPage, lazy: pageOf(pages, 'edit') }] : []),
];

/** The screens of a catalogue: its list in the menu, below it its forms and `more`. */
const catalogue = (
  screens: CatalogueScreens,
  icon: Icon,
  pages: () => Promise<CataloguePages>,
  ...more: Screen[]
): MenuScreen => ({
  path: screens.list,
  label: screens.many,
  icon,
  // An abbreviation such as VIP stays as it is.
  one: inSentence(screens.one),
  lazy: pageOf(pages, 'list'),
  below: [...forms(screens, pages), ...more],
});

const vipItemPages = () => import('../../features/catalogues/vip-items/vip-item-pages');
/** The items of a VIP pack, which are opened from the pack. */
const vipItems: Screen[] = [
  { path: catalogues['vip-items'].list, lazy: async () => (await vipItemPages()).VipItemListPage },
  { path: catalogues['vip-items'].add, lazy: async () => (await vipItemPages()).AddVipItemPage },
];

/** The catalogues' part of the admin's screens, in the order of the menu. */
export const catalogueScreens: ScreenGroup[] = [
  {
    label: texts.groups.app,
    folded: true,
    screens: [
      catalogue(catalogues.banners, IconPhoto, async () => {
        const pages = await import('../../features/catalogues/banners/banner-pages');
        return { list: pages.BannerListPage, add: pages.AddBannerPage, edit: pages.EditBannerPage };
      }),
      catalogue(catalogues.tags, IconBadge, async () => {
        const pages = await import('../../features/catalogues/tags/tag-pages');
        return { list: pages.TagListPage, add: pages.AddTagPage, edit: pages.EditTagPage };
      }),
      catalogue(catalogues.contents, IconHeading, async () => {
        const pages = await import('../../features/catalogues/contents/content-pages');
        return { list: pages.ContentListPage, add: pages.AddContentPage, edit: pages.EditContentPage };
      }),
      catalogue(catalogues.songs, IconMusic, async () => {
        const pages = await import('../../features/catalogues/songs/song-pages');
        return { list: pages.SongListPage, add: pages.AddSongPage, edit: pages.EditSongPage };
      }),
      catalogue(catalogues['background-themes'], IconBackground, async () => {
        const pages = await import('../../features/catalogues/background-themes/background-theme-pages');
        return { list: pages.BackgroundThemeListPage, edit: pages.EditBackgroundThemePage };
      }),
    ],
  },
  {
    label: texts.groups.gifts,
    folded: true,
    screens: [
      catalogue(catalogues.gifts, IconGift, async () => {
        const pages = await import('../../features/catalogues/gifts/gift-pages');
        return { list: pages.GiftListPage, add: pages.AddGiftPage, edit: pages.EditGiftPage };
      }),
      catalogue(catalogues['live-gifts'], IconSparkles, async () => {
        const pages = await import('../../features/catalogues/live-gifts/live-gift-pages');
        return { list: pages.LiveGiftListPage, add: pages.AddLiveGiftPage, edit: pages.EditLiveGiftPage };
      }),
      catalogue(catalogues['live-gift-categories'], IconCategory, async () => {
        const pages = await import('../../features/catalogues/live-gift-categories/live-gift-category-pages');
        return {
          list: pages.LiveGiftCategoryListPage,
          add: pages.AddLiveGiftCategoryPage,
          edit: pages.EditLiveGiftCategoryPage,
        };
      }),
    ],
  },
  {
    label: texts.groups.shop,
    folded: true,
    screens: [
      catalogue(catalogues.plans, IconReceiptRupee, async () => {
        const pages = await import('../../features/catalogues/plans/plan-pages');
        return { list: pages.PlanListPage, add: pages.AddPlanPage, edit: pages.EditPlanPage };
      }),
      catalogue(
        catalogues.vips,
        IconVip,
        async () => {
          const pages = await import('../../features/catalogues/vips/vip-pages');
          return { list: pages.VipListPage, add: pages.AddVipPage, edit: pages.EditVipPage };
        },
        ...vipItems,
      ),
      catalogue(catalogues['entry-effects'], IconBolt, async () => {
        const pages = await import('../../features/catalogues/entry-effects/entry-effect-pages');
        return {
          list: pages.EntryEffectListPage,
          add: pages.AddEntryEffectPage,
          edit: pages.EditEntryEffectPage,
        };
      }),
      catalogue(catalogues.frames, IconFrame, async () => {
        const pages = await import('../../features/catalogues/frames/frame-pages');
        return { list: pages.FrameListPage, add: pages.AddFramePage, edit: pages.EditFramePage };
      }),
      catalogue(catalogues.themes, IconWallpaper, async () => {
        const pages = await import('../../features/catalogues/themes/theme-pages');
        return { list: pages.ThemeListPage, add: pages.AddThemePage, edit: pages.EditThemePage };
      }),
    ],
  },
  {
    label: texts.groups.levels,
    folded: true,
    screens: [
      catalogue(catalogues.levels, IconStairs, async () => {
        const pages = await import('../../features/catalogues/levels/level-pages');
        return { list: pages.LevelListPage, add: pages.AddLevelPage, edit: pages.EditLevelPage };
      }),
      catalogue(catalogues['entry-effect-levels'], IconStairsUp, async () => {
        const pages = await import('../../features/catalogues/entry-effect-levels/entry-effect-level-pages');
        return {
          list: pages.EntryEffectLevelListPage,
          add: pages.AddEntryEffectLevelPage,
          edit: pages.EditEntryEffectLevelPage,
        };
      }),
      catalogue(catalogues['frame-levels'], IconChartArrowsVertical, async () => {
        const pages = await import('../../features/catalogues/frame-levels/frame-level-pages');
        return {
          list: pages.FrameLevelListPage,
          add: pages.AddFrameLevelPage,
          edit: pages.EditFrameLevelPage,
        };
      }),
      catalogue(catalogues['user-levels'], IconUserUp, async () => {
        const pages = await import('../../features/catalogues/user-levels/user-level-pages');
        return { list: pages.UserLevelListPage, add: pages.AddUserLevelPage, edit: pages.EditUserLevelPage };
      }),
    ],
  },
];

import { Route, Routes } from 'react-router-dom';
import { NotFoundState } from '../../components/state-views';
import { catalogues } from '../../features/catalogues/catalogues';
import { lazyPage } from '../../lib/lazy-page';
import { panels } from '../../lib/panels';
import { below } from '../../lib/paths';

const {
  banners: banner,
  tags: tag,
  contents: content,
  songs: song,
  'background-themes': backgroundTheme,
  gifts: gift,
  'live-gifts': liveGift,
  'live-gift-categories': liveGiftCategory,
  plans: plan,
  vips: vip,
  'vip-items': vipItem,
  'entry-effects': entryEffect,
  frames: frame,
  themes: theme,
  levels: level,
  'entry-effect-levels': entryEffectLevel,
  'frame-levels': frameLevel,
  'user-levels': userLevel,
} = catalogues;
const bannerPages = () => import('../../features/catalogues/banners/banner-pages');
const BannerList = lazyPage(banner.list, bannerPages, 'BannerListPage');
const AddBanner = lazyPage(banner.add, bannerPages, 'AddBannerPage');
const EditBanner = lazyPage(banner.editPage, bannerPages, 'EditBannerPage');
const tagPages = () => import('../../features/catalogues/tags/tag-pages');
const TagList = lazyPage(tag.list, tagPages, 'TagListPage');
const AddTag = lazyPage(tag.add, tagPages, 'AddTagPage');
const EditTag = lazyPage(tag.editPage, tagPages, 'EditTagPage');
const contentPages = () => import('../../features/catalogues/contents/content-pages');
const ContentList = lazyPage(content.list, contentPages, 'ContentListPage');
const AddContent = lazyPage(content.add, contentPages, 'AddContentPage');
const EditContent = lazyPage(content.editPage, contentPages, 'EditContentPage');
const songPages = () => import('../../features/catalogues/songs/song-pages');
const SongList = lazyPage(song.list, songPages, 'SongListPage');
const AddSong = lazyPage(song.add, songPages, 'AddSongPage');
const EditSong = lazyPage(song.editPage, songPages, 'EditSongPage');
const backgroundThemePages = () =>
  import('../../features/catalogues/background-themes/background-theme-pages');
const BackgroundThemeList = lazyPage(backgroundTheme.list, backgroundThemePages, 'BackgroundThemeListPage');
const EditBackgroundTheme = lazyPage(
  backgroundTheme.editPage,
  backgroundThemePages,
  'EditBackgroundThemePage',
);
const giftPages = () => import('../../features/catalogues/gifts/gift-pages');
const GiftList = lazyPage(gift.list, giftPages, 'GiftListPage');
const AddGift = lazyPage(gift.add, giftPages, 'AddGiftPage');
const EditGift = lazyPage(gift.editPage, giftPages, 'EditGiftPage');
const liveGiftPages = () => import('../../features/catalogues/live-gifts/live-gift-pages');
const LiveGiftList = lazyPage(liveGift.list, liveGiftPages, 'LiveGiftListPage');
const AddLiveGift = lazyPage(liveGift.add, liveGiftPages, 'AddLiveGiftPage');
const EditLiveGift = lazyPage(liveGift.editPage, liveGiftPages, 'EditLiveGiftPage');
const liveGiftCategoryPages = () =>
  import('../../features/catalogues/live-gift-categories/live-gift-category-pages');
const LiveGiftCategoryList = lazyPage(
  liveGiftCategory.list,
  liveGiftCategoryPages,
  'LiveGiftCategoryListPage',
);
const AddLiveGiftCategory = lazyPage(liveGiftCategory.add, liveGiftCategoryPages, 'AddLiveGiftCategoryPage');
const EditLiveGiftCategory = lazyPage(
  liveGiftCategory.editPage,
  liveGiftCategoryPages,
  'EditLiveGiftCategoryPage',
);
const planPages = () => import('../../features/catalogues/plans/plan-pages');
const PlanList = lazyPage(plan.list, planPages, 'PlanListPage');
const AddPlan = lazyPage(plan.add, planPages, 'AddPlanPage');
const EditPlan = lazyPage(plan.editPage, planPages, 'EditPlanPage');
const vipPages = () => import('../../features/catalogues/vips/vip-pages');
const VipList = lazyPage(vip.list, vipPages, 'VipListPage');
const AddVip = lazyPage(vip.add, vipPages, 'AddVipPage');
const EditVip = lazyPage(vip.editPage, vipPages, 'EditVipPage');
const vipItemPages = () => import('../../features/catalogues/vip-items/vip-item-pages');
const VipItemList = lazyPage(vipItem.list, vipItemPages, 'VipItemListPage');
const AddVipItem = lazyPage(vipItem.add, vipItemPages, 'AddVipItemPage');
const entryEffectPages = () => import('../../features/catalogues/entry-effects/entry-effect-pages');
const EntryEffectList = lazyPage(entryEffect.list, entryEffectPages, 'EntryEffectListPage');
const AddEntryEffect = lazyPage(entryEffect.add, entryEffectPages, 'AddEntryEffectPage');
const EditEntryEffect = lazyPage(entryEffect.editPage, entryEffectPages, 'EditEntryEffectPage');
const framePages = () => import('../../features/catalogues/frames/frame-pages');
const FrameList = lazyPage(frame.list, framePages, 'FrameListPage');
const AddFrame = lazyPage(frame.add, framePages, 'AddFramePage');
const EditFrame = lazyPage(frame.editPage, framePages, 'EditFramePage');
const themePages = () => import('../../features/catalogues/themes/theme-pages');
const ThemeList = lazyPage(theme.list, themePages, 'ThemeListPage');
const AddTheme = lazyPage(theme.add, themePages, 'AddThemePage');
const EditTheme = lazyPage(theme.editPage, themePages, 'EditThemePage');
const levelPages = () => import('../../features/catalogues/levels/level-pages');
const LevelList = lazyPage(level.list, levelPages, 'LevelListPage');
const AddLevel = lazyPage(level.add, levelPages, 'AddLevelPage');
const EditLevel = lazyPage(level.editPage, levelPages, 'EditLevelPage');
const entryEffectLevelPages = () =>
  import('../../features/catalogues/entry-effect-levels/entry-effect-level-pages');
const EntryEffectLevelList = lazyPage(
  entryEffectLevel.list,
  entryEffectLevelPages,
  'EntryEffectLevelListPage',
);
const AddEntryEffectLevel = lazyPage(entryEffectLevel.add, entryEffectLevelPages, 'AddEntryEffectLevelPage');
const EditEntryEffectLevel = lazyPage(
  entryEffectLevel.editPage,
  entryEffectLevelPages,
  'EditEntryEffectLevelPage',
);
const frameLevelPages = () => import('../../features/catalogues/frame-levels/frame-level-pages');
const FrameLevelList = lazyPage(frameLevel.list, frameLevelPages, 'FrameLevelListPage');
const AddFrameLevel = lazyPage(frameLevel.add, frameLevelPages, 'AddFrameLevelPage');
const EditFrameLevel = lazyPage(frameLevel.editPage, frameLevelPages, 'EditFrameLevelPage');
const userLevelPages = () => import('../../features/catalogues/user-levels/user-level-pages');
const UserLevelList = lazyPage(userLevel.list, userLevelPages, 'UserLevelListPage');
const AddUserLevel = lazyPage(userLevel.add, userLevelPages, 'AddUserLevelPage');
const EditUserLevel = lazyPage(userLevel.editPage, userLevelPages, 'EditUserLevelPage');

/** The catalogues' screens: a table of its own, since half of all screens are theirs. */
export function CatalogueRoutes() {
  return (
    <Routes>
      <Route path={below(banner.list)} element={<BannerList />} />
      <Route path={below(banner.add)} element={<AddBanner />} />
      <Route path={below(banner.editPage)} element={<EditBanner />} />
      <Route path={below(tag.list)} element={<TagList />} />
      <Route path={below(tag.add)} element={<AddTag />} />
      <Route path={below(tag.editPage)} element={<EditTag />} />
      <Route path={below(content.list)} element={<ContentList />} />
      <Route path={below(content.add)} element={<AddContent />} />
      <Route path={below(content.editPage)} element={<EditContent />} />
      <Route path={below(song.list)} element={<SongList />} />
      <Route path={below(song.add)} element={<AddSong />} />
      <Route path={below(song.editPage)} element={<EditSong />} />
      <Route path={below(backgroundTheme.list)} element={<BackgroundThemeList />} />
      <Route path={below(backgroundTheme.editPage)} element={<EditBackgroundTheme />} />
      <Route path={below(gift.list)} element={<GiftList />} />
      <Route path={below(gift.add)} element={<AddGift />} />
      <Route path={below(gift.editPage)} element={<EditGift />} />
      <Route path={below(liveGift.list)} element={<LiveGiftList />} />
      <Route path={below(liveGift.add)} element={<AddLiveGift />} />
      <Route path={below(liveGift.editPage)} element={<EditLiveGift />} />
      <Route path={below(liveGiftCategory.list)} element={<LiveGiftCategoryList />} />
      <Route path={below(liveGiftCategory.add)} element={<AddLiveGiftCategory />} />
      <Route path={below(liveGiftCategory.editPage)} element={<EditLiveGiftCategory />} />
      <Route path={below(plan.list)} element={<PlanList />} />
      <Route path={below(plan.add)} element={<AddPlan />} />
      <Route path={below(plan.editPage)} element={<EditPlan />} />
      <Route path={below(vip.list)} element={<VipList />} />
      <Route path={below(vip.add)} element={<AddVip />} />
      <Route path={below(vip.editPage)} element={<EditVip />} />
      <Route path={below(vipItem.list)} element={<VipItemList />} />
      <Route path={below(vipItem.add)} element={<AddVipItem />} />
      <Route path={below(entryEffect.list)} element={<EntryEffectList />} />
      <Route path={below(entryEffect.add)} element={<AddEntryEffect />} />
      <Route path={below(entryEffect.editPage)} element={<EditEntryEffect />} />
      <Route path={below(frame.list)} element={<FrameList />} />
      <Route path={below(frame.add)} element={<AddFrame />} />
      <Route path={below(frame.editPage)} element={<EditFrame />} />
      <Route path={below(theme.list)} element={<ThemeList />} />
      <Route path={below(theme.add)} element={<AddTheme />} />
      <Route path={below(theme.editPage)} element={<EditTheme />} />
      <Route path={below(level.list)} element={<LevelList />} />
      <Route path={below(level.add)} element={<AddLevel />} />
      <Route path={below(level.editPage)} element={<EditLevel />} />
      <Route path={below(entryEffectLevel.list)} element={<EntryEffectLevelList />} />
      <Route path={below(entryEffectLevel.add)} element={<AddEntryEffectLevel />} />
      <Route path={below(entryEffectLevel.editPage)} element={<EditEntryEffectLevel />} />
      <Route path={below(frameLevel.list)} element={<FrameLevelList />} />
      <Route path={below(frameLevel.add)} element={<AddFrameLevel />} />
      <Route path={below(frameLevel.editPage)} element={<EditFrameLevel />} />
      <Route path={below(userLevel.list)} element={<UserLevelList />} />
      <Route path={below(userLevel.add)} element={<AddUserLevel />} />
      <Route path={below(userLevel.editPage)} element={<EditUserLevel />} />
      <Route path="*" element={<NotFoundState home={panels.admin.dashboard} />} />
    </Routes>
  );
}

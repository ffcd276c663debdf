import { Route, Routes } from 'react-router-dom';
import { NotFoundState } from '../../components/state-views';
import { catalogues } from '../../features/catalogues/catalogues';
import { lazyPage } from '../../lib/lazy-page';
import { panels } from '../../lib/panels';
import { below } from '../../lib/paths';

const { banner, tag, gift, plan, content, theme } = catalogues;
const bannerPages = () => import('../../features/catalogues/banner/banner-pages');
const BannerList = lazyPage(banner.list, bannerPages, 'BannerListPage');
const AddBanner = lazyPage(banner.add, bannerPages, 'AddBannerPage');
const EditBanner = lazyPage(banner.editPage, bannerPages, 'EditBannerPage');
const tagPages = () => import('../../features/catalogues/tag/tag-pages');
const TagList = lazyPage(tag.list, tagPages, 'TagListPage');
const AddTag = lazyPage(tag.add, tagPages, 'AddTagPage');
const EditTag = lazyPage(tag.editPage, tagPages, 'EditTagPage');
const giftPages = () => import('../../features/catalogues/gift/gift-pages');
const GiftList = lazyPage(gift.list, giftPages, 'GiftListPage');
const AddGift = lazyPage(gift.add, giftPages, 'AddGiftPage');
const EditGift = lazyPage(gift.editPage, giftPages, 'EditGiftPage');
const planPages = () => import('../../features/catalogues/plan/plan-pages');
const PlanList = lazyPage(plan.list, planPages, 'PlanListPage');
const AddPlan = lazyPage(plan.add, planPages, 'AddPlanPage');
const EditPlan = lazyPage(plan.editPage, planPages, 'EditPlanPage');
const contentPages = () => import('../../features/catalogues/content/content-pages');
const ContentList = lazyPage(content.list, contentPages, 'ContentListPage');
const AddContent = lazyPage(content.add, contentPages, 'AddContentPage');
const themePages = () => import('../../features/catalogues/theme/theme-pages');
const ThemeList = lazyPage(theme.list, themePages, 'ThemeListPage');
const AddTheme = lazyPage(theme.add, themePages, 'AddThemePage');
const EditTheme = lazyPage(theme.editPage, themePages, 'EditThemePage');

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
      <Route path={below(gift.list)} element={<GiftList />} />
      <Route path={below(gift.add)} element={<AddGift />} />
      <Route path={below(gift.editPage)} element={<EditGift />} />
      <Route path={below(plan.list)} element={<PlanList />} />
      <Route path={below(plan.add)} element={<AddPlan />} />
      <Route path={below(plan.editPage)} element={<EditPlan />} />
      <Route path={below(content.list)} element={<ContentList />} />
      <Route path={below(content.add)} element={<AddContent />} />
      <Route path={below(theme.list)} element={<ThemeList />} />
      <Route path={below(theme.add)} element={<AddTheme />} />
      <Route path={below(theme.editPage)} element={<EditTheme />} />
      <Route path="*" element={<NotFoundState home={panels.admin.dashboard} />} />
    </Routes>
  );
}

import type { CatalogueScreens } from '../shared/catalogue-screens';

export const bannerScreens = {
  kind: 'banners',
  one: 'Banner',
  many: 'Banners',
  group: 'app',
  list: '/admin/manageBanner',
  add: '/admin/addBanner',
  editPage: '/admin/editBanner',
  reads: {
    edit: ['/api/admin/banner/fetchbanner?id=:id'],
  },
  ordered: true,
} satisfies CatalogueScreens;

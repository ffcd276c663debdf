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
    list: ['/api/admin/banner/getbanner?limit=5&page=1'],
    edit: ['/api/admin/banner/fetchbanner?id=:id'],
  },
  ordered: true,
} satisfies CatalogueScreens;

import type { CatalogueScreens } from '../shared/catalogue-screens';

export const vipScreens = {
  kind: 'vips',
  one: 'VIP pack',
  many: 'VIP packs',
  group: 'shop',
  list: '/admin/manageVip',
  add: '/admin/addVip',
  editPage: '/admin/editVip',
  reads: { edit: ['/api/admin/vip/fetchVip?id=:id'] },
  plays: 'animation',
} satisfies CatalogueScreens;

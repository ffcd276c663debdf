import type { CatalogueScreens } from '../shared/catalogue-screens';

export const vipScreens = {
  kind: 'vips',
  one: 'VIP Pack',
  many: 'VIP Packs',
  group: 'shop',
  list: '/admin/manageVip',
  add: '/admin/addVip',
  editPage: '/admin/editVip',
} satisfies CatalogueScreens;

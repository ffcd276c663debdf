import { paths } from '../../../lib/paths';
import type { CatalogueScreens } from '../shared/catalogue-screens';

export const vipItemScreens = {
  kind: 'vip-items',
  one: 'Item',
  many: 'Items',
  below: 'vips',
  list: paths.admin.vipItemsPage,
  add: '/admin/addVipPack',
  reads: {
    list: ['/api/admin/vip/fetchVipCat?id=:id&limit=5&page=1', '/api/admin/vip/fetchVip?id=:id'],
    add: ['/api/admin/vip/fetchVip?id=:id'],
  },
  ordered: true,
} satisfies CatalogueScreens;

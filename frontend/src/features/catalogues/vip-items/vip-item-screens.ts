import { paths } from '../../../lib/paths';
import type { CatalogueScreens } from '../shared/catalogue-screens';

export const vipItemScreens = {
  kind: 'vip-items',
  one: 'Item',
  many: 'Items',
  below: 'vips',
  list: paths.admin.vipItemsPage,
  add: '/admin/addVipPack',
} satisfies CatalogueScreens;

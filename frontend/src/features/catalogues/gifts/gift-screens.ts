import type { CatalogueScreens } from '../shared/catalogue-screens';

export const giftScreens = {
  kind: 'gifts',
  one: 'Gift',
  many: 'Gifts',
  group: 'gifts',
  list: '/admin/manageGift',
  add: '/admin/addGift',
  editPage: '/admin/editGift',
  reads: { edit: ['/api/admin/gifts/fetchGift?id=:id'] },
  ordered: true,
} satisfies CatalogueScreens;

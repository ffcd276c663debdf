import { IconGift } from '@tabler/icons-react';
import type { CatalogueScreens } from '../shared/catalogue-screens';

export const giftScreens = {
  kind: 'gifts',
  one: 'Gift',
  many: 'Gifts',
  group: 'gifts',
  icon: IconGift,
  list: '/admin/manageGift',
  add: '/admin/addGift',
  editPage: '/admin/editGift',
} satisfies CatalogueScreens;

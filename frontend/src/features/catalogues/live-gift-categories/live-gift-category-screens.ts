import { IconCategory } from '@tabler/icons-react';
import type { CatalogueScreens } from '../shared/catalogue-screens';

export const liveGiftCategoryScreens = {
  kind: 'live-gift-categories',
  one: 'Live Gift Category',
  many: 'Live Gift Categories',
  group: 'gifts',
  icon: IconCategory,
  list: '/admin/manageLiveGiftCategory',
  add: '/admin/addLiveGiftCategory',
  editPage: '/admin/editLiveGiftCategory',
} satisfies CatalogueScreens;

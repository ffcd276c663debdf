import type { CatalogueScreens } from '../shared/catalogue-screens';

export const liveGiftCategoryScreens = {
  kind: 'live-gift-categories',
  one: 'Live Gift Category',
  many: 'Live Gift Categories',
  group: 'gifts',
  list: '/admin/manageLiveGiftCategory',
  add: '/admin/addLiveGiftCategory',
  editPage: '/admin/editLiveGiftCategory',
} satisfies CatalogueScreens;

import type { CatalogueScreens } from '../shared/catalogue-screens';

export const liveGiftCategoryScreens = {
  kind: 'live-gift-categories',
  one: 'Live gift category',
  many: 'Live gift categories',
  group: 'gifts',
  list: '/admin/manageLiveGiftCategory',
  add: '/admin/addLiveGiftCategory',
  editPage: '/admin/editLiveGiftCategory',
} satisfies CatalogueScreens;

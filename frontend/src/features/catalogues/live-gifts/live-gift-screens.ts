import type { CatalogueScreens } from '../shared/catalogue-screens';

export const liveGiftScreens = {
  kind: 'live-gifts',
  one: 'Live gift',
  many: 'Live gifts',
  group: 'gifts',
  list: '/admin/manageLiveGift',
  add: '/admin/addLiveGift',
  editPage: '/admin/editLiveGift',
} satisfies CatalogueScreens;

import type { CatalogueScreens } from '../shared/catalogue-screens';

export const liveGiftScreens = {
  kind: 'live-gifts',
  one: 'Live Gift',
  many: 'Live Gifts',
  group: 'gifts',
  list: '/admin/manageLiveGift',
  add: '/admin/addLiveGift',
  editPage: '/admin/editLiveGift',
} satisfies CatalogueScreens;

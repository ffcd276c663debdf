import { IconSparkles } from '@tabler/icons-react';
import type { CatalogueScreens } from '../shared/catalogue-screens';

export const liveGiftScreens = {
  kind: 'live-gifts',
  one: 'Live Gift',
  many: 'Live Gifts',
  group: 'gifts',
  icon: IconSparkles,
  list: '/admin/manageLiveGift',
  add: '/admin/addLiveGift',
  editPage: '/admin/editLiveGift',
} satisfies CatalogueScreens;

import type { CatalogueScreens } from '../shared/catalogue-screens';

export const liveGiftCategoryScreens = {
  kind: 'live-gift-categories',
  one: 'Live gift category',
  many: 'Live gift categories',
  group: 'gifts',
  list: '/admin/manageLiveGiftCategory',
  add: '/admin/addLiveGiftCategory',
  editPage: '/admin/editLiveGiftCategory',
  first: false,
  reads: {
    list: ['/api/admin/livegiftcategory/getLiveGiftscategory'],
    edit: ['/api/admin/livegiftcategory/fetchLiveGiftscategory?id=:id'],
  },
  ordered: true,
} satisfies CatalogueScreens;

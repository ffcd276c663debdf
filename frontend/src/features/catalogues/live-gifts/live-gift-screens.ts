import type { CatalogueScreens } from '../shared/catalogue-screens';

export const liveGiftScreens = {
  kind: 'live-gifts',
  one: 'Live gift',
  many: 'Live gifts',
  group: 'gifts',
  list: '/admin/manageLiveGift',
  add: '/admin/addLiveGift',
  editPage: '/admin/editLiveGift',
  reads: {
    list: ['/api/admin/livegiftcategory/getLiveGiftscategory'],
    add: ['/api/admin/livegiftcategory/getLiveGiftscategory'],
    edit: ['/api/admin/livegifts/fetchlivegifts?id=:id', '/api/admin/livegiftcategory/getLiveGiftscategory'],
  },
  ordered: true,
  plays: 'animation',
} satisfies CatalogueScreens;

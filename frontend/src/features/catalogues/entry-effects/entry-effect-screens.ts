import type { CatalogueScreens } from '../shared/catalogue-screens';

export const entryEffectScreens = {
  kind: 'entry-effects',
  one: 'Entry effect',
  many: 'Entry effects',
  group: 'shop',
  list: '/admin/manageEntryEffect',
  add: '/admin/addEntryEffect',
  editPage: '/admin/editEntryEffect',
  first: false,
  reads: {
    list: ['/api/admin/entryeffects/getentryeffects?limit=5&page=1'],
    edit: ['/api/admin/entryeffects/fetchentryeffect?id=:id'],
  },
  plays: 'animation',
} satisfies CatalogueScreens;

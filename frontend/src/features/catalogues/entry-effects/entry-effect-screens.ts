import type { CatalogueScreens } from '../shared/catalogue-screens';

export const entryEffectScreens = {
  kind: 'entry-effects',
  one: 'Entry effect',
  many: 'Entry effects',
  group: 'shop',
  list: '/admin/manageEntryEffect',
  add: '/admin/addEntryEffect',
  editPage: '/admin/editEntryEffect',
} satisfies CatalogueScreens;

import type { CatalogueScreens } from '../shared/catalogue-screens';

export const entryEffectLevelScreens = {
  kind: 'entry-effect-levels',
  one: 'Entry-effect level',
  many: 'Entry-effect levels',
  group: 'levels',
  list: '/admin/entryEffectslevel',
  add: '/admin/addentryeffectslevel',
  editPage: '/admin/updatewallpaper',
  reads: {
    edit: ['/api/admin/entryeffects/entryeffectlevel'],
  },
} satisfies CatalogueScreens;

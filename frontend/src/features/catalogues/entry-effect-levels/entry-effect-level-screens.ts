import type { CatalogueScreens } from '../shared/catalogue-screens';

export const entryEffectLevelScreens = {
  kind: 'entry-effect-levels',
  one: 'Entry-Effect Level',
  many: 'Entry-Effect Levels',
  group: 'levels',
  list: '/admin/entryEffectslevel',
  add: '/admin/addentryeffectslevel',
  editPage: '/admin/updatewallpaper',
} satisfies CatalogueScreens;

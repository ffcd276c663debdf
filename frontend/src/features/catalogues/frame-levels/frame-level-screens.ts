import type { CatalogueScreens } from '../shared/catalogue-screens';

export const frameLevelScreens = {
  kind: 'frame-levels',
  one: 'Frame level',
  many: 'Frame levels',
  group: 'levels',
  list: '/admin/framelevel',
  add: '/admin/addframelevel',
  editPage: '/admin/updateframelevel',
  reads: { edit: ['/api/admin/frame/framelevel'] },
  plays: 'animation',
} satisfies CatalogueScreens;

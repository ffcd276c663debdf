import type { CatalogueScreens } from '../shared/catalogue-screens';

export const frameLevelScreens = {
  kind: 'frame-levels',
  one: 'Frame level',
  many: 'Frame levels',
  group: 'levels',
  list: '/admin/framelevel',
  add: '/admin/addframelevel',
  editPage: '/admin/updateframelevel',
  reads: { list: ['/api/admin/frame/framelevel?limit=5&page=1'], edit: ['/api/admin/frame/framelevel'] },
  plays: 'animation',
} satisfies CatalogueScreens;

import type { CatalogueScreens } from '../shared/catalogue-screens';

export const levelScreens = {
  kind: 'levels',
  one: 'Level',
  many: 'Levels',
  group: 'levels',
  list: '/admin/manageLevel',
  add: '/admin/addLevel',
  editPage: '/admin/editLevel',
  reads: {
    list: [
      '/api/admin/entryeffects/entryeffectlevel?limit=5&page=1',
      '/api/admin/frame/framelevel?limit=5&page=1',
    ],
    add: ['/api/admin/level/getlevel'],
    edit: ['/api/admin/level/fetchlevel?id=:id', '/api/admin/level/getlevel'],
  },
} satisfies CatalogueScreens;

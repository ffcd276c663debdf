import { defineCatalogue } from '../shared/define-catalogue.js';
import { AppThemeController, ThemeController } from './theme.controller.js';
import { AddThemeDto } from './theme.dto.js';
import { Theme } from './theme.schema.js';

export const themeCatalogue = defineCatalogue({
  kind: 'themes',
  record: Theme,
  input: AddThemeDto,
  label: ({ type }) => type,
  price: 'price',
  search: ['type'],
  indexes: [[{ deletedAt: 1, type: 1, createdAt: -1, _id: -1 }], [{ deletedAt: 1, price: 1, _id: 1 }]],
  controllers: [ThemeController],
  appController: AppThemeController,
});

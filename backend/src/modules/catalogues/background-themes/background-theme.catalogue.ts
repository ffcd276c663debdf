import { defineCatalogue } from '../shared/define-catalogue.js';
import { AppBackgroundThemeController, BackgroundThemeController } from './background-theme.controller.js';
import { UpdateBackgroundThemeDto } from './background-theme.dto.js';
import { BackgroundTheme } from './background-theme.schema.js';
import { BackgroundThemeSeed } from './background-theme.seed.js';

export const backgroundThemeCatalogue = defineCatalogue({
  kind: 'background-themes',
  record: BackgroundTheme,
  input: UpdateBackgroundThemeDto,
  label: ({ order }) => `Background ${order}`,
  sort: 'order',
  fixedOrder: true,
  // Creates each background once, even if several processes start together.
  indexes: [[{ order: 1 }, { unique: true }]],
  controllers: [BackgroundThemeController],
  appController: AppBackgroundThemeController,
  providers: [BackgroundThemeSeed],
});

import { Module } from '@nestjs/common';
import { BackgroundThemeController } from './background-theme.controller.js';
import { BACKGROUND_THEMES } from './background-theme.schema.js';
import { BackgroundThemeSeed } from './background-theme.seed.js';

@Module({
  ...BACKGROUND_THEMES.parts,
  providers: [...BACKGROUND_THEMES.parts.providers, BackgroundThemeSeed],
  controllers: [BackgroundThemeController],
})
export class BackgroundThemeModule {}

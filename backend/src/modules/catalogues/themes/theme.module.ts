import { Module } from '@nestjs/common';
import { ThemeController } from './theme.controller.js';
import { THEMES } from './theme.schema.js';

@Module({ ...THEMES.parts, controllers: [ThemeController] })
export class ThemeModule {}

import { Module } from '@nestjs/common';
import { ContentController } from './content.controller.js';
import { CONTENTS } from './content.schema.js';

@Module({ ...CONTENTS.parts, controllers: [ContentController] })
export class ContentModule {}

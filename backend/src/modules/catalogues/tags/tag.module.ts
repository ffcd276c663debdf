import { Module } from '@nestjs/common';
import { TagController } from './tag.controller.js';
import { TAGS } from './tag.schema.js';

@Module({ ...TAGS.parts, controllers: [TagController] })
export class TagModule {}

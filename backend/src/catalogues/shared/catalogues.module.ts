import { Global, Module } from '@nestjs/common';
import { CatalogueTools } from './catalogue-tools.js';

@Global()
@Module({ providers: [CatalogueTools], exports: [CatalogueTools] })
export class CataloguesModule {}

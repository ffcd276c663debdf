import { defineCatalogue } from '../shared/define-catalogue.js';
import { AppContentController, ContentController } from './content.controller.js';
import { AddContentDto } from './content.dto.js';
import { Content } from './content.schema.js';

export const contentCatalogue = defineCatalogue({
  kind: 'contents',
  record: Content,
  input: AddContentDto,
  label: ({ content }) => content,
  search: ['content'],
  controllers: [ContentController],
  appController: AppContentController,
});

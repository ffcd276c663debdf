import { defineCatalogue } from '../shared/define-catalogue.js';
import { AppTagController, TagController } from './tag.controller.js';
import { AddTagDto } from './tag.dto.js';
import { Tag } from './tag.schema.js';

export const tagCatalogue = defineCatalogue({
  kind: 'tags',
  record: Tag,
  input: AddTagDto,
  label: ({ title }) => title,
  search: ['title'],
  sort: 'title',
  indexes: [[{ deletedAt: 1, title: 1, _id: 1 }]],
  controllers: [TagController],
  appController: AppTagController,
});

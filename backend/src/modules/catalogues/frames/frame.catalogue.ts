import { defineCatalogue } from '../shared/define-catalogue.js';
import { AddEffectDto } from '../shared/effect.dto.js';
import { AppFrameController, FrameController } from './frame.controller.js';
import { Frame } from './frame.schema.js';

export const frameCatalogue = defineCatalogue({
  kind: 'frames',
  record: Frame,
  input: AddEffectDto,
  label: ({ title }) => title,
  price: 'price',
  search: ['title'],
  indexes: [[{ deletedAt: 1, type: 1, createdAt: -1, _id: -1 }], [{ deletedAt: 1, price: 1, _id: 1 }]],
  controllers: [FrameController],
  appController: AppFrameController,
});

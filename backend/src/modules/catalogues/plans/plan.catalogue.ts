import { defineCatalogue } from '../shared/define-catalogue.js';
import { AppPlanController, PlanController } from './plan.controller.js';
import { AddPlanDto } from './plan.dto.js';
import { Plan } from './plan.schema.js';

export const planCatalogue = defineCatalogue({
  kind: 'plans',
  record: Plan,
  input: AddPlanDto,
  label: ({ title }) => title,
  search: ['title'],
  sort: 'order',
  indexes: [[{ deletedAt: 1, coins: 1, _id: 1 }], [{ deletedAt: 1, rs: 1, _id: 1 }]],
  controllers: [PlanController],
  appController: AppPlanController,
});

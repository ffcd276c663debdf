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
  controllers: [PlanController],
  appController: AppPlanController,
});

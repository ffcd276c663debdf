import { ApiSchema, IntersectionType } from '@nestjs/swagger';
import { Int, Rupees, Text } from '../../../http/fields.js';
import { Shows, ShowsInt, ShowsText } from '../../../http/shown-fields.js';
import { CoinsOf, NumberRange } from '../../../http/filter-fields.js';
import { Sort } from '../../../http/list-query.js';
import {
  CatalogueFields,
  CatalogueListQuery,
  CatalogueRecordDto,
  recordDto,
  updateOf,
} from '../shared/catalogue.dto.js';
import type { Plan } from './plan.schema.js';

export class PlanListQuery extends IntersectionType(
  CatalogueListQuery,
  CoinsOf('coins'),
  NumberRange('rs', 'Price in rupees', 'rs', Rupees),
) {
  @Sort('order', 'title', 'coins', 'rs', 'createdAt') sort?: string;
}
export class AddPlanDto extends CatalogueFields {
  @Text(60, { example: 'Starter' }) title: string;
  @Int(1, 1_000_000_000, { description: 'Coins', example: 1000 }) coins: number;
  @Rupees({ description: 'Price in rupees', example: 99 }) rs: number;
}
export class UpdatePlanDto extends updateOf(AddPlanDto) {}

@ApiSchema({ name: 'Plan' })
export class PlanDto extends CatalogueRecordDto {
  @ShowsText('Name of the plan', 'Starter') title: string;
  @ShowsInt('Coins', 1000) coins: number;
  @Shows({ type: Number, description: 'Price in rupees', example: 99 }) rs: number;
}

export const toPlanDto = ({ _id, shown, version, title, coins, rs }: Plan): PlanDto => ({
  ...recordDto({ _id, shown, version }),
  title,
  coins,
  rs,
});

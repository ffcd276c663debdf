import { ApiSchema } from '@nestjs/swagger';
import { Int, Rupees, Text } from '../../../http/fields.js';
import { Shows, ShowsId, ShowsInt, ShowsText } from '../../../http/shown-fields.js';
import { ListQuery, Sort } from '../../../http/list-query.js';
import { updateOf } from '../shared/catalogue.dto.js';
import type { Plan } from './plan.schema.js';

export class PlanListQuery extends ListQuery {
  @Sort('order', 'title', 'coins', 'rs', 'createdAt') sort?: string;
}
export class AddPlanDto {
  @Text(60, { example: 'Starter' }) title: string;
  @Int(1, 1_000_000_000, { description: 'Coins', example: 1000 }) coins: number;
  @Rupees({ description: 'Price in rupees', example: 99 }) rs: number;
}
export class UpdatePlanDto extends updateOf(AddPlanDto) {}

@ApiSchema({ name: 'Plan' })
export class PlanDto {
  @ShowsId() _id: string;
  @ShowsText('Name of the plan', 'Starter') title: string;
  @ShowsInt('Coins', 1000) coins: number;
  @Shows({ type: Number, description: 'Price in rupees', example: 99 }) rs: number;
}

export const toPlanDto = ({ _id, title, coins, rs }: Plan): PlanDto => ({
  _id: _id.toHexString(),
  title,
  coins,
  rs,
});
